import ControlCore
import TestSupport
import Testing

@testable import ActionSheet

@MainActor struct ActionSheetControllerPresentingTests {
  @Test("A shown sheet is not presented a second time")
  func twice() {
    let stage = PresentationStage()
    stage.show()
    stage.controller.present(from: stage.root)
    stage.controller.present(in: stage.host.host.scene)
    stage.run()
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    #expect(stage.log.reports.count == 2)
    #expect(stage.log.reports.first?.contains("presented already") == true)
    #expect(stage.host.host.scene.windows.count == 1)
  }

  @Test("A presenter without a window gives the outcome at once, with a report")
  func withoutWindow() {
    let stage = PresentationStage()
    stage.controller.present(from: UIViewController())
    #expect(
      stage.log.entries == [
        "willPresent", "didCancel notPresented", "didDismiss notPresented",
        "dismissed notPresented",
      ])
    #expect(stage.log.reports.first?.contains("is in no window") == true)
    #expect(stage.log.reports.first?.contains("Draft") == true)
    #expect(!stage.controller.isPresented)
    stage.show()
    #expect(stage.log.entries.last == "didPresent")
  }

  @Test("The cancel action's handler does not run for a sheet that was never presented")
  func withoutWindowNobodyListens() {
    let stage = PresentationStage(listens: false)
    stage.controller.present(from: UIViewController())
    #expect(stage.log.entries == ["dismissed notPresented"])
  }

  @Test("An empty sheet is not presented")
  func empty() {
    let stage = PresentationStage([], title: nil)
    stage.controller.present(from: stage.root)
    #expect(stage.log.entries.last == "dismissed notPresented")
    #expect(stage.log.reports.first?.contains("nothing to show") == true)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Hidden actions are not enough to present a sheet, a title is")
  func almostEmpty() {
    let hidden = PresentationStage(["Copy"], title: nil)
    hidden.controller.updateAction(id: "Copy") { $0.isHidden = true }
    #expect(!hidden.controller.hasContent)
    #expect(PresentationStage([], title: "Title").controller.hasContent)
    let view = PresentationStage([], title: nil)
    view.controller.contentView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.controller.hasContent)
  }

  @Test("Presenting a sheet on itself is refused")
  func onItself() {
    let stage = PresentationStage()
    stage.controller.present(from: stage.controller)
    #expect(stage.log.entries.last == "dismissed notPresented")
  }

  @Test("A sheet is presented on top of the presenter's presented controller")
  func onTopOfAnother() {
    let stage = PresentationStage()
    let other = UIViewController()
    other.modalPresentationStyle = .overFullScreen
    stage.root.present(other, animated: false)
    stage.show()
    #expect(other.presentedViewController === stage.controller)
    #expect(stage.log.reports.isEmpty)
  }

  @Test("A sheet waits for the end of another presentation")
  func whileAnotherRuns() {
    let stage = PresentationStage()
    let other = UIViewController()
    other.modalPresentationStyle = .overFullScreen
    stage.root.present(other, animated: true)
    stage.controller.present(from: stage.root)
    #expect(stage.controller.presentingViewController == nil)
    stage.run(1.5)
    #expect(other.presentedViewController === stage.controller)
    #expect(stage.log.entries == ["willPresent", "didPresent"])
  }

  @Test("A sheet waits for the end of another dismissal")
  func whileAnotherLeaves() {
    let stage = PresentationStage()
    let other = UIViewController()
    other.modalPresentationStyle = .overFullScreen
    stage.root.present(other, animated: false)
    stage.run(0.1)
    stage.root.dismiss(animated: true)
    stage.controller.present(from: stage.root)
    stage.run(1.5)
    #expect(stage.root.presentedViewController === stage.controller)
  }

  @Test("A sheet canceled while it waits is not presented")
  func calledOffWhileWaiting() {
    let stage = PresentationStage()
    let other = UIViewController()
    other.modalPresentationStyle = .overFullScreen
    stage.root.present(other, animated: true)
    stage.controller.present(from: stage.root)
    stage.controller.cancel()
    #expect(stage.log.entries.last == "dismissed programmatic")
    stage.run(1.5)
    #expect(other.presentedViewController == nil)
    #expect(!stage.controller.isPresented)
  }

  @Test("A sheet that UIKit presents makes the same calls")
  func byUIKit() {
    let stage = PresentationStage()
    stage.root.present(stage.controller, animated: true)
    stage.run()
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries.last == "dismissed selected 0")
  }

  @Test("A sheet that UIKit dismisses has an outcome, and a handler can present")
  func dismissedByUIKit() {
    let stage = PresentationStage(listens: false)
    let next = UIViewController()
    stage.controller.dismissed = { [log = stage.log] outcome in
      log.add(text(of: outcome))
      stage.root.present(next, animated: false)
    }
    stage.show()
    stage.root.dismiss(animated: true)
    stage.run()
    #expect(stage.log.entries == ["programmatic"])
    #expect(stage.root.presentedViewController === next)
  }

  @Test("A sheet dismissed together with its presenter has an outcome")
  func dismissedWithOthers() {
    let stage = PresentationStage()
    let below = UIViewController()
    below.modalPresentationStyle = .overFullScreen
    stage.root.present(below, animated: false)
    stage.show()
    #expect(below.presentedViewController === stage.controller)
    stage.root.dismiss(animated: false)
    stage.run(0.1)
    #expect(stage.log.entries.last == "dismissed programmatic")
    #expect(!stage.controller.isPresented)
  }

  @Test("A full-screen controller that covers a sheet does not end it")
  func covered() {
    let stage = PresentationStage()
    stage.show()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.controller.present(cover, animated: false)
    stage.run(0.1)
    #expect(stage.controller.isPresented)
    stage.controller.dismiss(animated: false)
    stage.run(0.1)
    #expect(stage.controller.isPresented)
    #expect(stage.log.entries == ["willPresent", "didPresent"])
  }

  @Test("Closing a sheet also dismisses a controller that is presented on it")
  func coveredWhileGoing() {
    let stage = PresentationStage()
    stage.show()
    let cover = UIViewController()
    cover.modalPresentationStyle = .overFullScreen
    stage.controller.present(cover, animated: true)
    stage.controller.cancel()
    stage.run(2)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.log.entries.last == "dismissed programmatic")
  }

  @Test("dismiss(animated:) of the sheet itself closes it")
  func ownDismiss() {
    let stage = PresentationStage()
    stage.show()
    var isGone = false
    stage.controller.dismiss(animated: true) { isGone = true }
    stage.run()
    #expect(isGone)
    #expect(stage.log.entries.last == "dismissed programmatic")
  }

  @Test("The completion of presenting is called when the sheet is shown")
  func completion() {
    let stage = PresentationStage()
    stage.controller.present(from: stage.root) { [log = stage.log] in log.add("completion") }
    #expect(stage.log.entries == ["willPresent"])
    stage.run()
    #expect(stage.log.entries == ["willPresent", "didPresent", "completion"])
  }

  @Test("Without animation the sheet is shown with the next commit")
  func unanimated() {
    let stage = PresentationStage()
    stage.controller.present(from: stage.root, animated: false)
    stage.host.layout()
    #expect(stage.log.entries == ["willPresent", "didPresent"])
    stage.controller.cancel(animated: false)
    stage.host.layout()
    #expect(stage.log.entries.last == "dismissed programmatic")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Actions of one identity and invalid indices do no harm")
  func badContent() {
    let stage = PresentationStage(["Copy", "Copy", "xCancel"])
    #expect(stage.controller.action(at: -1) == nil)
    #expect(stage.controller.action(at: 99) == nil)
    #expect(stage.controller.removeAction(id: "None") == nil)
    #expect(!stage.controller.updateAction(id: "None") { _ in })
    stage.show()
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries.contains("handler Copy"))
  }

  @Test("A view of another superview moves into the sheet")
  func viewInAnotherTree() {
    let stage = PresentationStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    stage.host.add(view)
    stage.controller.contentView = view
    stage.show()
    #expect(view.isDescendant(of: stage.sheet))
  }

  @Test("Actions added to a shown sheet are visible in the next turn")
  func addedWhileShown() {
    let stage = PresentationStage()
    stage.show()
    let height = stage.sheet.bounds.height
    stage.controller.addAction(stage.action("More"))
    stage.run(0.1)
    #expect(stage.sheet.bounds.height > height)
    #expect(stage.sheet.frame.maxY == 844)
    stage.tap("More")
    stage.run()
    #expect(stage.log.entries.contains("handler More"))
  }

  @Test("isPresented is posted once each way, before the delegate is called")
  func observesPresence() {
    let stage = PresentationStage()
    let token = stage.controller.observe(\.isPresented, owner: stage.log) { log, value in
      log.add("observed \(value)")
    }
    for _ in 0..<2 {
      stage.log.entries = []
      stage.controller.updateAction(id: "Copy") { $0 = stage.action("Copy") }
      stage.show()
      #expect(stage.log.entries == ["observed true", "willPresent", "didPresent"])
      stage.log.entries = []
      stage.tap("Copy")
      stage.run()
      #expect(
        stage.log.entries == [
          "shouldSelect Copy", "willDismiss selected 0", "observed false", "didSelect Copy 0",
          "handler Copy", "didDismiss selected 0", "dismissed selected 0",
        ])
    }
    token.invalidate()
  }

  @Test("An observer of isPresented that closes the sheet at once does so in order")
  func observerCloses() {
    let stage = PresentationStage()
    let token = stage.controller.observe(\.isPresented, owner: stage.controller) {
      controller, value in
      if value { controller.cancel() }
    }
    stage.show()
    #expect(!stage.controller.isPresented)
    #expect(stage.log.entries.first == "willPresent")
    #expect(stage.log.entries.last == "dismissed programmatic")
    #expect(stage.log.entries.filter { $0.hasPrefix("didDismiss") }.count == 1)
    token.invalidate()
  }

  @Test("A presentation that fails posts both changes, a refused one posts none")
  func observesFailure() {
    let stage = PresentationStage([], title: nil)
    var values: [Bool] = []
    let token = stage.controller.observe(\.isPresented, owner: stage.controller) { _, value in
      values.append(value)
    }
    stage.show()
    #expect(values == [true, false])
    stage.controller.cancel()
    #expect(values == [true, false])
    token.invalidate()
  }
}
