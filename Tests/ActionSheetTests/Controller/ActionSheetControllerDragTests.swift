import TestSupport
import Testing

@testable import ActionSheet

/// A finger that drags the sheet down.
@MainActor
@Suite(.serialized)
struct ActionSheetControllerDragTests {
  private let stage = PresentationStage()

  init() {
    stage.controller.style.closesOnSwipe = true
  }

  private var touches: TouchDriver { stage.host.touches }
  private var height: CGFloat { stage.sheet.bounds.height }

  /// Takes the sheet at a row and moves it, and keeps hold of it.
  private func take(_ id: String = "Copy", by way: CGFloat, duration: Double = 0.4) {
    let start = stage.point(id)
    touches.down(start)
    touches.glide(to: CGPoint(x: start.x, y: start.y + way), duration: duration)
  }

  @Test("The sheet follows the finger, and the dimming fades on the way down")
  func follows() {
    stage.show()
    take(by: 60)
    #expect(isClose(stage.sheet.transform.ty, 60))
    #expect(isClose(stage.controller.dimmingView.alpha, 1 - 60 / height))
    touches.up()
  }

  @Test("A sheet released at rest above the half returns, and the delegate is not called")
  func returns() {
    stage.show()
    stage.log.entries = []
    take(by: 60)
    touches.advance(by: 0.3)
    touches.up()
    stage.run()
    #expect(stage.sheet.transform.ty == 0)
    #expect(stage.controller.dimmingView.alpha == 1)
    #expect(stage.shownFrame.maxY == 844)
    #expect(stage.log.entries.isEmpty)
  }

  @Test("A sheet released at rest below the half closes, with the swipe as cause")
  func closes() {
    stage.show()
    stage.log.entries = []
    take(by: height * 0.6, duration: 1)
    touches.advance(by: 0.3)
    touches.up()
    stage.run()
    #expect(
      stage.log.entries == [
        "shouldCancel swipe", "willDismiss swipe", "didCancel swipe", "handler Cancel",
        "didDismiss swipe",
        "dismissed swipe",
      ])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A flick closes from near the start, and continues at the speed of the finger")
  func flick() {
    stage.show()
    take(by: 90, duration: 0.06)
    let before = stage.shownFrame.minY
    touches.up()
    stage.run(1.0 / 60)
    let step = stage.shownFrame.minY - before
    #expect(step > 8, "it went \(step) points in a frame")
    stage.run()
    #expect(stage.log.entries.last == "dismissed swipe")
  }

  @Test("A drag upwards meets resistance")
  func resistsUpwards() {
    stage.show()
    touches.down(stage.point("Copy"))
    let start = stage.point("Copy")
    // It begins downwards only; from there the finger may go anywhere.
    touches.glide(to: CGPoint(x: start.x, y: start.y + 12), steps: 4)
    touches.glide(to: CGPoint(x: start.x, y: start.y - 150), duration: 0.5)
    #expect(stage.sheet.transform.ty < 0)
    #expect(stage.sheet.transform.ty > -75)
    #expect(stage.controller.dimmingView.alpha == 1)
    touches.up()
    stage.run()
    #expect(stage.sheet.transform.ty == 0)
  }

  @Test("A sheet that cannot be closed resists downwards, however hard it is thrown")
  func modal() {
    stage.controller.isModalInPresentation = true
    stage.show()
    take(by: 200, duration: 0.1)
    #expect(stage.sheet.transform.ty > 0)
    #expect(stage.sheet.transform.ty < 120)
    touches.up()
    stage.run()
    #expect(stage.controller.isPresented)
    #expect(stage.sheet.transform.ty == 0)
  }

  @Test("A sheet whose delegate refuses the swipe springs back to its place")
  func refused() {
    stage.log.allowsCancelling = false
    stage.show()
    take(by: height * 0.8)
    touches.up()
    stage.run()
    #expect(stage.log.entries.last == "shouldCancel swipe")
    #expect(stage.controller.isPresented)
    #expect(stage.sheet.transform.ty == 0)
    #expect(stage.controller.dimmingView.alpha == 1)
  }

  @Test("A style that does not close on a swipe keeps the sheet where it is")
  func switchedOff() {
    stage.controller.style.closesOnSwipe = false
    stage.show()
    take(by: 100)
    #expect(stage.sheet.transform.ty == 0)
    touches.cancel()
    stage.run()
    #expect(stage.controller.isPresented)
  }

  @Test("A drag chooses nothing and leaves no row pressed")
  func choosesNothing() {
    stage.show()
    take(by: 40)
    #expect(stage.sheet.container.live.values.allSatisfy { !$0.isHighlighted })
    touches.up()
    stage.run()
    #expect(stage.controller.isPresented)
    #expect(!stage.log.entries.contains { $0.hasPrefix("shouldSelect") })
  }

  @Test("A sideways movement is not a drag: the finger slides on over the rows")
  func sideways() {
    stage.show()
    let start = stage.point("Copy")
    touches.down(start)
    touches.glide(to: CGPoint(x: start.x + 60, y: start.y + 4))
    touches.glide(to: stage.point("Delete"))
    #expect(stage.sheet.transform.ty == 0)
    touches.up()
    stage.run()
    #expect(stage.log.entries.contains("handler Delete"))
  }

  @Test("A list that is scrolled scrolls back first, and is dragged from its top")
  func scrolledList() {
    let stage = PresentationStage((1...40).map { "Row \($0)" } + ["xCancel"])
    stage.controller.style = .system
    stage.controller.style.closesOnSwipe = true
    stage.show()
    stage.sheet.container.body.contentOffset.y = 300
    stage.run(0.1)
    let middle = CGPoint(x: 195, y: 500)
    stage.host.touches.drag(from: middle, to: CGPoint(x: 195, y: 600), duration: 0.5)
    #expect(stage.sheet.transform.ty == 0)
    #expect(stage.sheet.scrollOffset < 300)
    stage.run()
    stage.sheet.container.body.contentOffset.y = 0
    stage.run(0.1)
    stage.host.touches.down(middle)
    stage.host.touches.glide(to: CGPoint(x: 195, y: 560))
    #expect(stage.sheet.transform.ty > 50)
    #expect(stage.sheet.scrollOffset == 0)
    stage.host.touches.up()
  }

  @Test("A drag on the header moves the sheet while the rows are scrolled")
  func header() throws {
    let stage = PresentationStage((1...40).map { "Row \($0)" } + ["xCancel"])
    stage.controller.style = .system
    stage.controller.style.closesOnSwipe = true
    stage.show()
    stage.sheet.container.body.contentOffset.y = 300
    stage.run(0.1)
    let header = stage.sheet.convert(stage.sheet.layout.header.viewport, to: nil)
    let start = CGPoint(x: header.midX, y: header.midY)
    stage.host.touches.down(start)
    stage.host.touches.glide(to: CGPoint(x: start.x, y: start.y + 60))
    #expect(stage.sheet.transform.ty > 50)
    stage.host.touches.up()
  }

  @Test("A sheet caught on its way in stays under the finger and has been presented")
  func caughtOnTheWayIn() {
    stage.controller.style.animation.duration = 1
    stage.controller.present(from: stage.root)
    stage.run(0.3)
    let caught = stage.shownFrame.minY
    #expect(caught > 844 - height && caught < 844)
    // Where the row is drawn at the moment.
    let start = CGPoint(x: 195, y: caught + 70)
    touches.down(start)
    touches.glide(to: CGPoint(x: start.x, y: start.y + 30), steps: 3, duration: 0.05)
    #expect(stage.log.entries.last == "didPresent")
    #expect(stage.sheet.transform.ty > 20)
    let held = stage.shownFrame.minY
    touches.advance(by: 0.5)
    #expect(stage.shownFrame.minY == held)
    touches.up()
    stage.run(2)
    #expect(stage.sheet.transform.ty == 0)
    #expect(stage.controller.isPresented)
  }

  @Test("A sheet caught on its way back does not jump")
  func caughtOnTheWayBack() {
    stage.show()
    take(by: 100)
    touches.advance(by: 0.2)
    touches.up()
    stage.run(0.1)
    let place = stage.shownFrame.minY
    let start = CGPoint(x: 195, y: place + 70)
    touches.down(start)
    touches.glide(to: CGPoint(x: start.x, y: start.y + 10), steps: 2, duration: 0.04)
    #expect(abs(stage.shownFrame.minY - place) < 40)
    let held = stage.shownFrame.minY
    touches.advance(by: 0.3)
    #expect(stage.shownFrame.minY == held)
    touches.up()
    stage.run()
    #expect(stage.sheet.transform.ty == 0)
  }

  @Test("A canceled touch lets the sheet return")
  func cancelled() {
    stage.show()
    take(by: 150)
    touches.cancel()
    stage.run()
    #expect(stage.controller.isPresented)
    #expect(stage.sheet.transform.ty == 0)
  }

  @Test("A sheet closed in code under the finger leaves from its current place")
  func closedWhileHeld() {
    stage.show()
    take(by: 80)
    let held = stage.shownFrame.minY
    stage.controller.cancel()
    stage.run(1.0 / 60)
    #expect(stage.shownFrame.minY >= held)
    touches.move(to: CGPoint(x: 195, y: 300))
    #expect(stage.shownFrame.minY >= held)
    touches.up()
    stage.run()
    #expect(stage.log.entries.last == "dismissed programmatic")
    stage.show()
    #expect(stage.sheet.transform.ty == 0)
    #expect(stage.shownFrame.maxY == 844)
  }

  @Test("A second finger neither takes over nor closes")
  func twoFingers() {
    stage.show()
    take(by: 40)
    touches.down(stage.point("Delete"), finger: 1)
    touches.glide(to: CGPoint(x: 195, y: 300), finger: 1)
    touches.up(finger: 1)
    #expect(isClose(stage.sheet.transform.ty, 40))
    touches.up()
    stage.run()
    #expect(stage.controller.isPresented)
  }

  @Test("A sheet turned under the finger ends up in its place")
  func turned() {
    stage.show()
    take(by: 60)
    stage.host.host.rotate(to: .landscapeLeft)
    touches.cancel()
    stage.run()
    #expect(stage.shownFrame.maxY == 390)
    #expect(stage.sheet.transform.ty == 0)
  }
}
