import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

// UIKit leaves what the old root has presented in a window that gets another root, also since iOS 13: "Modal
// view controllers presented by the previous view controller need to be manually dismissed or else they will
// remain in the hierarchy, even on iOS 13" (AdevintaSpain/Sencha, pull request 23). It dismisses them
// afterwards as well: many apps call dismiss(animated: false) on the old root once the new one is set
// (antoinepay/helmee, Helmee/UIWindow.swift).

/// A presentation whose presenter, root or window goes has one outcome, and leaves nothing on screen.
@MainActor
@Suite(.serialized)
struct PresentationEndTests {
  /// How a sheet is presented.
  enum Form: CaseIterable {
    case bottom, popover, dialog, card

    @MainActor func apply(to stage: PresentationStage, _ source: UIView) {
      switch self {
      case .bottom: stage.controller.present(from: stage.root)
      case .popover:
        stage.controller.adaptivity = .alwaysPopover
        stage.controller.present(from: stage.root, anchoredTo: source)
      case .dialog:
        stage.controller.preferredStyle = .alert
        stage.controller.present(from: stage.root)
      case .card:
        stage.controller.modalPresentationStyle = .pageSheet
        stage.root.present(stage.controller, animated: true)
      }
    }
  }

  private func make(_ form: Form) -> PresentationStage {
    let stage = PresentationStage()
    let source = stage.host.add(UIView(frame: CGRect(x: 150, y: 100, width: 60, height: 40)))
    form.apply(to: stage, source)
    return stage
  }

  /// Sees that the sheet is gone with one outcome, and can be presented on the new root.
  private func expectEnd(
    of stage: PresentationStage, _ outcomes: [String], _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ends = stage.log.entries.filter { $0.hasPrefix("dismissed") }
    #expect(
      outcomes.map { ["dismissed \($0)"] }.contains(ends), comment, sourceLocation: sourceLocation)
    #expect(!stage.controller.isPresented, comment, sourceLocation: sourceLocation)
    #expect(
      stage.controller.presentingViewController == nil, comment, sourceLocation: sourceLocation)
    #expect(stage.host.window.subviews.count == 1, comment, sourceLocation: sourceLocation)
    guard let root = stage.host.window.rootViewController else { return }
    stage.controller.present(from: root, animated: false)
    stage.run(0.2)
    #expect(root.presentedViewController != nil, comment, sourceLocation: sourceLocation)
  }

  @Test("The window gets another root at any frame of the presentation", arguments: Form.allCases)
  func rootReplacedWhileAppearing(form: Form) {
    // UIKit drops a card in whose turn the root is replaced, and reports nothing of it to the sheet.
    for frame in (form == .card ? 1 : 0)...45 {
      let stage = make(form)
      _ = reports {
        stage.host.advanceFrames(frame)
        stage.host.window.rootViewController = UIViewController()
        stage.run(2)
      }
      // The source of a popover goes with the root.
      expectEnd(of: stage, ["presenterRemoved", "sourceRemoved"], "\(form) at frame \(frame)")
    }
  }

  @Test("The window gets another root at any frame of the dismissal", arguments: Form.allCases)
  func rootReplacedWhileDisappearing(form: Form) {
    for frame in 0...30 {
      let stage = make(form)
      stage.run()
      _ = reports {
        stage.controller.cancel()
        stage.host.advanceFrames(frame)
        stage.host.window.rootViewController = UIViewController()
        stage.run(2)
      }
      expectEnd(of: stage, ["programmatic"], "\(form) at frame \(frame)")
    }
  }

  @Test("A parent is dismissed at any frame of the presentation", arguments: Form.allCases)
  func parentDismissed(form: Form) {
    for frame in stride(from: 0, through: 45, by: 3) {
      let stage = PresentationStage()
      let page = Popup("page")
      stage.root.present(page, animated: false)
      stage.run(0.2)
      let source = UIView(frame: CGRect(x: 150, y: 100, width: 60, height: 40))
      page.view.addSubview(source)
      _ = reports {
        form.apply(to: stage, source)
        if form == .card { page.present(stage.controller, animated: true) }
        stage.run(Double(frame) / 60)
        // UIKit refuses while a transition is under way; the app asks until it is done.
        for _ in 0..<120 where stage.root.presentedViewController != nil {
          stage.root.dismiss(animated: true)
          stage.run(1.0 / 60)
        }
        stage.run(2)
      }
      expectEnd(of: stage, ["programmatic", "sourceRemoved"], "\(form) at frame \(frame)")
    }
  }

  @Test(
    "The window of a sheet is released, or leaves its scene", arguments: [false, true], [0, 6, 60])
  func windowGone(isReleased: Bool, frame: Int) async {
    let stage = PresentationStage()
    var window: UIWindow? = UIWindow(windowScene: stage.host.host.scene)
    window?.rootViewController = UIViewController()
    window?.isHidden = false
    stage.host.layout()
    let task = Task { [stage] in
      guard let root = window?.rootViewController else { return SheetOutcome.cancelled(.rotation) }
      return await stage.controller.result(from: root)
    }
    for _ in 0..<10 { await Task.yield() }
    await stage.runWithTasks(Double(frame) / 60)
    if !isReleased { window?.windowScene = nil }
    window = nil
    await stage.runWithTasks(2)
    #expect(!stage.controller.isPresented)
    #expect(
      stage.log.entries.filter { $0.hasPrefix("dismissed") } == ["dismissed presenterRemoved"])
    if stage.controller.isPresented { task.cancel() }
    #expect(await task.value == .cancelled(.presenterRemoved))
    stage.show()
    #expect(stage.root.presentedViewController === stage.controller)
  }

  @Test("A popover whose source is gone before it is shown closes", arguments: [0, 3, 6, 12])
  func sourceGoneWhileAppearing(frame: Int) {
    let stage = PresentationStage()
    let source = stage.host.add(UIView(frame: CGRect(x: 150, y: 100, width: 60, height: 40)))
    Form.popover.apply(to: stage, source)
    stage.run(Double(frame) / 60)
    source.removeFromSuperview()
    stage.run(2)
    #expect(stage.log.entries.last == "dismissed sourceRemoved")
    #expect(stage.root.presentedViewController == nil)
  }

  @Test(
    "A row that is chosen while the sheet appears is asked for after it is reported as presented")
  func chosenWhileAppearing() {
    let stage = PresentationStage()
    stage.controller.present(from: stage.root)
    stage.run(0.1)
    stage.sheet.selectAction(id: "Copy")
    stage.run()
    #expect(stage.log.entries.prefix(3) == ["willPresent", "didPresent", "shouldSelect Copy"])
    #expect(stage.log.entries.last == "dismissed selected 0")
  }
}
