import TestSupport
import UIKit

@testable import ActionSheet

/// A window, a sheet to present in it, and one virtual time for both.
@MainActor final class PresentationStage {
  /// Made when it is first asked for: hosts that wait for their tests slow down the one that runs.
  private(set) lazy var host = TestHost(
    size: size, safeAreaInsets: safeArea, idiom: idiom)
  private let size: CGSize
  private let safeArea: UIEdgeInsets
  private let idiom: UIUserInterfaceIdiom
  let clock = ManualPresentationClock()
  let controller: ActionSheetController
  let log = SheetLog()

  /// - Parameter titles: Of the actions: one that begins with "!" destroys, one that begins with "x"
  ///   cancels.
  init(
    _ titles: [String] = ["Copy", "!Delete", "xCancel"], title: String? = "Draft",
    size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero,
    listens: Bool = true, idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.size = size
    self.safeArea = safeArea
    self.idiom = idiom
    controller = ActionSheetController(title: title)
    controller.presenter.clock = clock
    controller.presenter.report = { [log] in log.reports.append($0) }
    for title in titles { controller.addAction(action(title)) }
    if listens { controller.delegate = log }
    log.follow(controller)
  }

  func action(_ title: String) -> ActionSheetAction {
    let role: ActionSheetAction.Role =
      title.hasPrefix("!") ? .destructive : title.hasPrefix("x") ? .cancel : .default
    let name = role == .default ? title : String(title.dropFirst())
    return ActionSheetAction(name, id: SheetItemID(name), role: role) { [log] action in
      log.add("handler \(action.title)")
    }
  }

  var root: UIViewController { host.rootViewController }
  var sheet: ActionSheetControl { controller.sheet }

  /// Presents the sheet and waits until it is there.
  func show(animated: Bool = true) {
    controller.present(from: root, animated: animated)
    run()
  }

  /// Lets time pass, frame by frame, on the screen and for the watchdog.
  func run(_ seconds: Double = 1) {
    for _ in 0..<max(Int((seconds * 60).rounded(.up)), 1) {
      host.advanceFrames()
      clock.advance(by: .seconds(1) / 60)
    }
  }

  /// Lets time pass, and runs tasks between the frames.
  func runWithTasks(_ seconds: Double = 1) async {
    for _ in 0..<max(Int((seconds * 60).rounded(.up)), 1) {
      await host.advance(by: 1 / 60)
      clock.advance(by: .seconds(1) / 60)
    }
  }

  /// The middle of an action's row, in the window.
  func point(_ id: String) -> CGPoint {
    let layout = sheet.layout
    guard let row = layout.rows.index(of: SheetItemID(id)),
      let frame = layout.frameInContainer(ofRow: row, scrolledBy: sheet.scrollOffset)
    else { return .zero }
    return sheet.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  /// Taps an action's row.
  func tap(_ id: String) {
    host.touches.tap(at: point(id))
  }

  /// Taps the window above the sheet.
  func tapBeside() {
    host.touches.tap(at: CGPoint(x: host.window.bounds.midX, y: 20))
  }

  /// Where the sheet is drawn, in its controller's view.
  var shownFrame: CGRect { sheet.layer.presentation()?.frame ?? sheet.frame }

  /// How much is dimmed at the moment, from 0 to 1.
  var shownDimming: CGFloat {
    CGFloat(controller.dimmingView.layer.presentation()?.opacity ?? -1)
  }
}

/// Writes down what a sheet tells.
@MainActor final class SheetLog: ActionSheetControllerDelegate {
  var entries: [String] = []
  var reports: [String] = []
  var allowsSelecting = true
  var allowsCancelling = true
  var asked: (() -> Void)?
  var willDismiss: (() -> Void)?
  var didSelect: (() -> Void)?

  func add(_ entry: String) {
    entries.append(entry)
  }

  /// The end of a presentation releases the handler.
  func follow(_ controller: ActionSheetController) {
    controller.dismissed = { [weak self] in self?.add("dismissed \(text(of: $0))") }
  }

  func actionSheetControllerWillPresent(_ controller: ActionSheetController) {
    if controller.dismissed == nil { follow(controller) }
    add("willPresent")
  }

  func actionSheetControllerDidPresent(_ controller: ActionSheetController) {
    add("didPresent")
  }

  func actionSheetController(
    _ controller: ActionSheetController, shouldSelect action: ActionSheetAction, at index: Int
  ) -> Bool {
    add("shouldSelect \(action.title)")
    asked?()
    return allowsSelecting
  }

  func actionSheetController(
    _ controller: ActionSheetController,
    shouldCancelBecauseOf cause: SheetOutcome.CancellationCause
  ) -> Bool {
    add("shouldCancel \(cause)")
    return allowsCancelling
  }

  func actionSheetController(
    _ controller: ActionSheetController, action: ActionSheetAction, didFailWith error: any Error
  ) {
    add("didFail \(action.title) \(error.localizedDescription)")
  }

  func actionSheetController(
    _ controller: ActionSheetController, willDismissWith outcome: SheetOutcome
  ) {
    add("willDismiss \(text(of: outcome))")
    willDismiss?()
  }

  func actionSheetController(
    _ controller: ActionSheetController, didSelect action: ActionSheetAction, at index: Int
  ) {
    add("didSelect \(action.title) \(index)")
    didSelect?()
  }

  func actionSheetController(
    _ controller: ActionSheetController, didCancelBecauseOf cause: SheetOutcome.CancellationCause
  ) {
    add("didCancel \(cause)")
  }

  func actionSheetController(
    _ controller: ActionSheetController, didDismissWith outcome: SheetOutcome
  ) {
    add("didDismiss \(text(of: outcome))")
  }
}

/// An outcome in a word or two.
func text(of outcome: SheetOutcome) -> String {
  switch outcome {
  case .selected(let choice): "selected \(choice.index)"
  case .cancelled(.cancelAction(let choice)): "cancelled \(choice.index)"
  case .cancelled(let cause): "\(cause)"
  case .failed(let failure): "failed \(failure.choice.index) \(failure.error.localizedDescription)"
  }
}
