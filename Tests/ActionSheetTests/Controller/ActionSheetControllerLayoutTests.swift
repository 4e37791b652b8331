import TestSupport
import Testing

@testable import ActionSheet

@MainActor struct ActionSheetControllerLayoutTests {
  @Test("A sheet is centered at the bottom, also after a rotation")
  func r1() {
    let stage = PresentationStage()
    stage.show()
    let upright = stage.sheet.frame
    #expect(upright.maxY == 844)
    #expect(upright.midX == 195)
    stage.host.host.rotate(to: .landscapeLeft)
    stage.run()
    #expect(stage.controller.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(stage.controller.dimmingView.frame == stage.controller.view.bounds)
    #expect(stage.sheet.frame.maxY == 390)
    #expect(stage.sheet.frame.midX == 422)
  }

  @Test("The width is always that of the short side")
  func r2() {
    let stage = PresentationStage()
    stage.show()
    let width = stage.sheet.bounds.width
    #expect(width == 374)
    stage.host.host.rotate(to: .landscapeLeft)
    stage.run()
    #expect(stage.sheet.bounds.width == width)
  }

  @Test("A sheet follows the window's size, not the screen's")
  func r4() {
    let stage = PresentationStage()
    stage.show()
    stage.host.host.resize(to: CGSize(width: 320, height: 700))
    stage.run()
    #expect(stage.sheet.frame.maxY == 700)
    #expect(stage.sheet.frame.midX == 160)
    #expect(stage.sheet.bounds.width == 304)
  }

  @Test("In landscape a sheet is a column at the bottom, clear of the notch")
  func turnedPicture() {
    let stage = PresentationStage(
      ["Copy", "Share", "!Delete", "xCancel"],
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    stage.controller.style = .system
    stage.host.view.backgroundColor = .systemTeal
    stage.show()
    stage.host.host.rotate(to: .landscapeLeft)
    stage.run()
    #expect(stage.sheet.bounds.width == 374)
    expectSnapshot(of: stage.host, named: "lying")
  }

  @Test("A sheet turned during its presentation ends up in the right place")
  func turnedWhileComing() {
    let stage = PresentationStage()
    stage.controller.present(from: stage.root)
    stage.run(0.05)
    stage.host.host.rotate(to: .landscapeLeft)
    stage.run()
    #expect(stage.sheet.frame.maxY == 390)
    #expect(stage.sheet.frame.midX == 422)
  }

  @Test("A rotation closes the sheet where the style says so")
  func closesOnRotation() {
    let stage = PresentationStage()
    stage.controller.style.closesOnRotation = true
    stage.show()
    stage.host.host.resize(to: CGSize(width: 380, height: 800))
    stage.run()
    #expect(stage.controller.isPresented)
    stage.host.host.rotate(to: .landscapeLeft)
    stage.run()
    #expect(stage.log.entries.last == "dismissed rotation")
  }

  @Test("The background closes the sheet without animation where the style says so")
  func closesInBackground() {
    let stage = PresentationStage()
    stage.show()
    HostApplication.enterBackground()
    #expect(stage.controller.isPresented)
    HostApplication.leaveBackground()
    HostApplication.activate()
    stage.controller.style.closesInBackground = true
    HostApplication.enterBackground()
    stage.host.layout()
    #expect(stage.log.entries.last == "dismissed enteredBackground")
    HostApplication.leaveBackground()
    HostApplication.activate()
  }

  @Test("A sheet keeps clear of the home indicator")
  func l9() {
    let stage = PresentationStage(
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    stage.show()
    let last = stage.sheet.layout.pinned.viewport.maxY
    let body = stage.sheet.layout.body.viewport.maxY
    #expect(isClose(stage.sheet.frame.minY + max(last, body), 844 - 34))
  }

  @Test("A sheet moves up for the keyboard and back")
  func keyboard() {
    let stage = PresentationStage()
    stage.show()
    let rest = stage.sheet.layout.body.viewport.maxY + stage.sheet.frame.minY
    let frame = CGRect(x: 0, y: 544, width: 390, height: 300)
    stage.host.host.moveKeyboard(from: nil, to: frame)
    stage.run()
    let raised = stage.sheet.layout.body.viewport.maxY + stage.sheet.frame.minY
    #expect(raised <= 544)
    #expect(raised < rest)
    stage.host.host.moveKeyboard(from: frame, to: nil)
    stage.run()
    #expect(stage.sheet.layout.body.viewport.maxY + stage.sheet.frame.minY == rest)
  }

  @Test("Views behind the sheet are dimmed by half until it has gone")
  func b1() throws {
    let stage = PresentationStage([], title: "Title")
    stage.controller.style = .classic
    stage.show()
    let color = try #require(stage.host.color(at: CGPoint(x: 195, y: 100)))
    #expect(abs(Int(color.red) - 127) <= 2)
    stage.controller.cancel()
    stage.run()
    #expect(stage.host.color(at: CGPoint(x: 195, y: 100))?.red == 255)
  }

  @Test("Taps beside the sheet are swallowed while they do not close it")
  func b2b3() {
    let stage = PresentationStage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    stage.host.add(button)
    let events = ControlEventRecorder(button)
    stage.show()
    stage.controller.style.closesOnBackgroundTap = false
    stage.tapBeside()
    stage.run()
    #expect(stage.controller.isPresented)
    #expect(events.names.isEmpty)
    stage.controller.style.closesOnBackgroundTap = true
    stage.tapBeside()
    stage.run()
    #expect(!stage.controller.isPresented)
  }

  @Test("The gap above the cancel action is beside the sheet")
  func b4() throws {
    let stage = PresentationStage()
    stage.show()
    let cancel = stage.point("Cancel")
    let row = try #require(stage.sheet.layout.rows.index(of: "Cancel"))
    let height = try #require(stage.sheet.layout.frameInContainer(ofRow: row, scrolledBy: 0)).height
    stage.host.touches.tap(at: CGPoint(x: cancel.x, y: cancel.y - height / 2 - 4))
    stage.run()
    #expect(stage.log.entries.last == "dismissed backgroundTap")
  }

  @Test("Without a source on a wide screen it is a centered column of limited width")
  func wideScreen() {
    let stage = PresentationStage(size: CGSize(width: 1024, height: 1366), idiom: .pad)
    stage.show()
    #expect(stage.sheet.bounds.width == 500)
    #expect(stage.sheet.frame.midX == 512)
  }

  @Test(
    "In a card and on a full screen cancel actions are shown, and a tap chooses them",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet])
  func cancelActions(style: UIModalPresentationStyle) {
    let stage = PresentationStage()
    stage.controller.modalPresentationStyle = style
    stage.root.present(stage.controller, animated: false)
    stage.run()
    stage.tap("Cancel")
    stage.run()
    #expect(stage.log.entries.last == "dismissed cancelled 2")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A tap below the rows closes a full screen")
  func fullScreenBackground() {
    let stage = PresentationStage(["Copy"])
    stage.controller.modalPresentationStyle = .fullScreen
    stage.root.present(stage.controller, animated: false)
    stage.run()
    stage.host.touches.tap(at: CGPoint(x: 195, y: 800))
    stage.run()
    #expect(stage.log.entries.last == "dismissed backgroundTap")
  }

  @Test("A sheet that is dismissed while its rows glide can be tapped when it is shown again")
  func dismissedWhileGliding() {
    let stage = PresentationStage((0..<60).map { "Action \($0)" })
    stage.show()
    stage.host.touches.down(CGPoint(x: 195, y: 700))
    stage.host.touches.glide(to: CGPoint(x: 195, y: 400), duration: 0.1)
    stage.host.touches.up()
    stage.run(0.05)
    #expect(stage.sheet.container.body.isDecelerating)
    stage.controller.cancel(animated: false)
    stage.run(0.5)
    stage.log.entries = []
    stage.show()
    let visible = stage.sheet.container.live.values.compactMap(\.rowID).sorted {
      "\($0)" < "\($1)"
    }
    guard
      let id = visible.first(where: { id in
        stage.host.window.bounds.insetBy(dx: 0, dy: 150).contains(stage.point(id.description))
      })
    else {
      Issue.record("no row")
      return
    }
    stage.tap(id.description)
    stage.run()
    #expect(stage.log.entries.last?.hasPrefix("dismissed selected") == true)
  }

  @Test(
    "In a card and on a full screen the rows are inside the safe area, on a background",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func safeArea(style: UIModalPresentationStyle) {
    let stage = PresentationStage(
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    stage.controller.modalPresentationStyle = style
    stage.root.present(stage.controller, animated: false)
    stage.run()
    let view: UIView = stage.controller.view
    guard stage.controller.isFilling else { return #expect(stage.sheet.frame.maxY == 844) }
    #expect(view.safeAreaInsets != .zero)
    #expect(
      stage.sheet.frame == view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16))
    #expect(view.backgroundColor == .systemGroupedBackground)
  }
}
