import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Popups of a queue and a sheet that is presented directly, while roots are replaced, windows go, and the app
/// presents and dismisses controllers of its own, at random frames.
@MainActor final class PresentationEndMonkeyTests {
  private let stage = QueueStage()
  private var generator = SeededGenerator(seed: 46)
  private var presentations: [QueuedPresentation] = []
  private var ends: [Int] = []
  private var foreign: [UIViewController] = []
  private var popups: [UIViewController] = []
  private var sheet: ActionSheetController?
  private var sheetEnds: [SheetOutcome] = []
  private var sheetBegins = 0
  private var spareWindow: UIWindow?
  private var roots = 0

  @Test("After any events each presentation has one end, and nothing of it is on screen")
  func monkey() {
    let count = Torture.count(1_500, torture: 50_000)
    // UIKit ignores what comes during a transition, and says so.
    _ = reports {
      for step in 0..<count {
        act(step)
        stage.run(random(0..<4) == 0 ? 0.2 : 1.0 / 60)
        expectForeignsStay(step)
        if step % 50 == 49 || step == count - 1 {
          settle(step)
          if Task.isCancelled { break }
        }
      }
    }
    #expect(roots > count / 40)
  }

  private func random(_ range: Range<Int>) -> Int { .random(in: range, using: &generator) }

  private var root: UIViewController? { stage.host.window.rootViewController }

  private func act(_ step: Int) {
    switch random(0..<30) {
    case 0...3: enqueue(step)
    case 4, 5: presentForeign()
    case 6, 7: dismissForeign(animated: step % 2 == 0)
    case 8: replaceRoot()
    case 9, 10: presentations.randomElement(using: &generator)?.cancel()
    case 11: stage.queue.cancelAll()
    case 12, 13: presentSheet(step)
    case 14: sheet?.cancel(animated: step % 2 == 0)
    case 15: loseWindow(step)
    case 16: if let action = sheet?.actions.first { sheet?.sheet.selectAction(id: action.id) }
    case 17: if step % 3 == 0 { stage.queue.suspend() } else { stage.queue.resume() }
    default: break
    }
  }

  private func enqueue(_ step: Int) {
    guard presentations.count < 6 else { return }
    let styles: [UIModalPresentationStyle] = [.overFullScreen, .fullScreen, .pageSheet]
    var popup: UIViewController = Popup("popup \(step)", style: styles[random(0..<3)])
    if step % 2 == 0 { popup = makeSheet(step) }
    var request = PresentationRequest()
    request.policy = [.append, .interrupt(resuming: true), .replace, .next][random(0..<4)]
    if random(0..<3) == 0 { request.duration = .milliseconds(400) }
    let index = ends.count
    ends.append(0)
    popups.append(popup)
    let presentation = stage.queue.enqueue(popup, as: request)
    presentations.append(presentation)
    presentation.whenEnded { [weak self] _ in self?.ends[index] += 1 }
  }

  private func makeSheet(_ step: Int) -> ActionSheetController {
    let sheet = ActionSheetController(
      title: "Sheet \(step)", preferredStyle: step % 3 == 0 ? .alert : .actionSheet,
      items: [.action(.default("Choose", id: "choose")), .action(.cancel())])
    sheet.presenter.clock = stage.clock
    sheet.presenter.report = { _ in }
    return sheet
  }

  // MARK: The sheet of the app

  private func presentSheet(_ step: Int) {
    guard sheet?.isPresented != true, let base = spareWindow?.rootViewController ?? root else {
      return
    }
    let made = makeSheet(step)
    if step % 5 == 0 { made.modalPresentationStyle = .pageSheet }
    made.dismissed = { [weak self] in self?.sheetEnds.append($0) }
    sheet = made
    popups.append(made)
    sheetBegins += 1
    made.present(from: base, animated: step % 4 != 0)
  }

  // MARK: What the app does

  private func presentForeign() {
    guard let front = root?.frontmostPresented, foreign.count < 4 else { return }
    let alert = UIAlertController(title: "Foreign", message: nil, preferredStyle: .alert)
    let made = random(0..<2) == 0 ? alert : Popup("foreign", style: .overFullScreen)
    front.present(made, animated: random(0..<2) == 0)
    // UIKit drops a presentation if the root is replaced before it begins.
    if made.presentingViewController != nil { foreign.append(made) }
  }

  private func dismissForeign(animated: Bool) {
    guard let last = foreign.last, last.presentedViewController == nil else { return }
    last.dismiss(animated: animated)
    foreign.removeAll { $0.isBeingDismissed || $0.presentingViewController == nil }
  }

  private func replaceRoot() {
    roots += 1
    // The app forgets what it has presented on the old root.
    foreign = []
    stage.host.window.rootViewController = UIViewController()
  }

  private func loseWindow(_ step: Int) {
    if let window = spareWindow {
      if step % 2 == 0 { window.windowScene = nil }
      spareWindow = nil
    } else {
      let window = UIWindow(windowScene: stage.host.host.scene)
      window.windowLevel = .alert
      window.rootViewController = UIViewController()
      window.isHidden = false
      spareWindow = window
    }
  }

  // MARK: What holds

  /// Only the app dismisses what it has presented, or a sheet of the app on which that stands.
  private func expectForeignsStay(_ step: Int) {
    foreign.removeAll { controller in
      let isGone = controller.presentingViewController == nil || controller.isBeingDismissed
      if isGone, sheet?.outcome == nil, sheetBegins == 0 {
        Issue.record("a controller of the app went at step \(step)")
      }
      return isGone
    }
  }

  private func settle(_ step: Int) {
    stage.queue.resume()
    stage.queue.cancelAll()
    sheet?.cancel()
    if random(0..<2) == 0 { replaceRoot() }
    for _ in 0..<10 {
      stage.run(0.5)
      if let root, root.presentedViewController != nil { root.dismiss(animated: false) }
    }
    if step % 4 < 2 { spareWindow?.windowScene = nil }
    spareWindow = nil
    stage.run(4)
    #expect(stage.queue.isIdle, "the queue at step \(step)")
    #expect(ends.allSatisfy { $0 == 1 }, "the ends \(ends) at step \(step)")
    #expect(sheetEnds.count == sheetBegins, "the sheet at step \(step): \(sheetEnds)")
    #expect(sheet?.isPresented != true, "the sheet at step \(step)")
    #expect(root?.presentedViewController == nil, "a controller at step \(step)")
    // UIKit leaves what the app has presented on a root that is replaced.
    let left = popups.filter { $0.viewIfLoaded?.window?.windowScene != nil }
    #expect(left == [], "views at step \(step)")
    #expect(popups.allSatisfy { $0.presentingViewController == nil }, "a popup at step \(step)")
    #expect(stage.host.host.scene.windows.count == 1, "a window at step \(step)")
    (presentations, ends, foreign, sheetEnds, sheetBegins) = ([], [], [], [], 0)
    popups = []
    sheet = nil
  }
}
