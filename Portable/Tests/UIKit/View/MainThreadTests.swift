import TestSupport
import Testing
import UIKit

/// The Main Thread Checker "dynamically replaces the implementations of methods that should only be
/// called on the main thread with a version that prepends the check": Apple's article "Main Thread
/// Checker". "Use UIKit classes only from your app's main thread or main dispatch
/// queue, unless otherwise indicated in the documentation for those classes. This restriction
/// particularly applies to classes that derive from UIResponder or that involve manipulating your app's
/// user interface in any way": Apple's page "UIKit".
@MainActor struct MainThreadTests {
  /// Runs code of the main actor on another thread, as code in the Swift 5 mode can.
  private func offMainThread(_ body: @escaping @MainActor () -> Void) async {
    // The functions have the same form; only the type says where one runs.
    let function = unsafeBitCast(body, to: (@Sendable () -> Void).self)
    await Task.detached { function() }.value
  }

  nonisolated static let viewUses: [(name: String, use: @MainActor @Sendable (UILabel) -> Void)] = [
    ("layer", { _ = $0.layer }),
    ("bounds", { _ = $0.bounds }),
    ("frame", { $0.frame.size.width = 10 }),
    ("center", { $0.center = .zero }),
    ("transform", { $0.transform = .identity }),
    ("alpha", { $0.alpha = 0.5 }),
    ("isHidden", { $0.isHidden = true }),
    ("text", { $0.text = "Off" }),
    ("setNeedsLayout()", { $0.setNeedsLayout() }),
    ("setNeedsDisplay()", { $0.setNeedsDisplay() }),
    ("layoutIfNeeded()", { $0.layoutIfNeeded() }),
  ]

  @Test("A view is used on the main thread only", arguments: viewUses.indices)
  func aViewIsUsedOnTheMainThreadOnly(_ index: Int) async {
    let label = UILabel()
    let use = Self.viewUses[index].use
    await reportsMisuse("UIView") { use(label) }
  }

  @Test("A view is created on the main thread only") func aViewIsCreatedOnTheMainThreadOnly() async
  {
    await reportsMisuse("UIView") { _ = UIView() }
  }

  @Test("The tree of views changes on the main thread only")
  func theTreeOfViewsChangesOnTheMainThreadOnly() async {
    let (view, child, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    await reportsMisuse("UIView.addSubview(_:)") { view.addSubview(child) }
    await reportsMisuse("UIView.removeFromSuperview()") { child.removeFromSuperview() }
    await reportsMisuse("UIView.addGestureRecognizer(_:)") { view.addGestureRecognizer(tap) }
    await reportsMisuse("UIView.removeGestureRecognizer(_:)") { view.removeGestureRecognizer(tap) }
  }

  @Test("A view controller is used on the main thread only")
  func aViewControllerIsUsedOnTheMainThreadOnly() async {
    let (controller, child) = (UIViewController(), UIViewController())
    controller.loadViewIfNeeded()
    await reportsMisuse("UIViewController.view") { _ = controller.view }
    await reportsMisuse("UIViewController.title") { controller.title = "Off" }
    await reportsMisuse("UIViewController.addChild(_:)") { controller.addChild(child) }
    await reportsMisuse("UIViewController.removeFromParent()") { child.removeFromParent() }
    await reportsMisuse("UIViewController.dismiss(animated:completion:)") {
      controller.dismiss(animated: false)
    }
  }

  // "-[UIApplication delegate] must be used from main thread only", "-[UIApplication
  // applicationState] must be used from main thread only": the checker's messages.
  @Test("The application is used on the main thread only")
  func theApplicationIsUsedOnTheMainThreadOnly() async {
    let application = UIApplication.shared
    await reportsMisuse("UIApplication.delegate") { _ = application.delegate }
    await reportsMisuse("UIApplication.applicationState") { _ = application.applicationState }
    await reportsMisuse("UIApplication") { _ = application.connectedScenes }
  }

  @Test("A control sends its actions on the main thread only")
  func aControlSendsItsActionsOnTheMainThreadOnly() async {
    let control = UIControl()
    await reportsMisuse("UIControl.sendActions(for:)") { control.sendActions(for: .valueChanged) }
  }

  @Test("A gesture recognizer is used on the main thread only")
  func aGestureRecognizerIsUsedOnTheMainThreadOnly() async {
    let tap = UITapGestureRecognizer()
    await reportsMisuse("UIGestureRecognizer.state") { _ = tap.state }
    await reportsMisuse("UIGestureRecognizer.view") { _ = tap.view }
    await reportsMisuse("UIGestureRecognizer.isEnabled") { tap.isEnabled = false }
  }

  @Test("The main queue is the main thread, on whatever thread it runs")
  func theMainQueueIsTheMainThreadOnWhateverThreadItRuns() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        UIView().alpha = 0.5
        continuation.resume()
      }
    }
  }

  /// Expects the misuse of an API. What else the call uses is misuse as well.
  private func reportsMisuse(
    _ api: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @MainActor () -> Void
  ) async {
    let id = MisuseLog.addCollector { $0.advice.contains("off the main thread") }
    defer { MisuseLog.removeCollector(id) }
    await expectMisuse(api, reason: "is used off the main thread", sourceLocation: sourceLocation) {
      await offMainThread(body)
    }
  }
}
