import ActionSheet
import UIKit

/// A scene with a sheet presented over it, and a button that brings the sheet back.
///
///     view
///     ├── landscape
///     └── show
final class SheetScreen: UIViewController, PresentingScreen {
  private let report: CatalogPage.Report
  private let landscape = LandscapeView()
  private var closing: UIViewPropertyAnimator?

  /// The button, which the sheet points at where it is a popover.
  let showButton = UIButton(type: .system)

  /// The sheet of the page, made once, so that what was changed on it lasts.
  let sheetController = ActionSheetController()

  /// Makes a scene.
  ///
  /// - Parameter report: A function that events are reported to.
  init(report: @escaping CatalogPage.Report = { _ in }) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
    sheetController.delegate = self
    sheetController.sheet.addAction(
      UIAction { _ in report("valueChanged") }, for: .valueChanged)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  // A window that is released does not report that its page disappears, and UIKit raises when an
  // animator is released while it is paused. Invariant: UIKit releases controllers on the main thread.
  deinit {
    let closing = closing
    MainActor.assumeIsolated { closing?.stopAnimation(true) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(landscape)
    var configuration = UIButton.Configuration.filled()
    configuration.title = localized("Show Sheet")
    configuration.cornerStyle = .capsule
    showButton.configuration = configuration
    showButton.addAction(
      UIAction { [weak self] _ in self?.open(animated: true) {} }, for: .primaryActionTriggered)
    view.addSubview(showButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    landscape.frame = view.bounds
    let size = showButton.sizeThatFits(view.bounds.size)
    showButton.frame = CGRect(
      x: (view.bounds.width - size.width) / 2, y: view.bounds.height * 0.6 - size.height / 2,
      width: size.width, height: size.height)
  }

  func open(animated: Bool, completion: @escaping @MainActor () -> Void) {
    switch sheetController.modalPresentationStyle {
    case .pageSheet, .formSheet, .fullScreen:
      present(sheetController, animated: animated, completion: completion)
    default:
      sheetController.present(
        from: self, anchoredTo: showButton, animated: animated, completion: completion)
    }
  }

  func close(animated: Bool, completion: @escaping @MainActor () -> Void) {
    endClosing()
    guard sheetController.isPresented else { return completion() }
    sheetController.cancel(animated: animated, completion: completion)
  }

  /// Shows the sheet half-way out, by the animation that closes it.
  func poseClosing() {
    guard let container = sheetController.presentationController?.containerView,
      let dimming = container.subviews.first
    else { return }
    let sheet = sheetController.sheet
    let animation = sheetController.dismissalAnimation ?? .slide
    let animator = animation.animator(
      for: ActionSheetAnimation.Context(
        isPresenting: false, sheetView: sheet, dimmingView: dimming, containerView: container,
        timing: sheet.style.animation))
    animator.fractionComplete = 0.5
    closing = animator
  }

  private func endClosing() {
    guard let animator = closing else { return }
    closing = nil
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
  }
}

extension SheetScreen: ActionSheetControllerDelegate {
  func actionSheetController(
    _ controller: ActionSheetController, didSelect action: ActionSheetAction, at index: Int
  ) {
    report("selected \(index) \(action.title)")
  }

  func actionSheetController(
    _ controller: ActionSheetController, action: ActionSheetAction, didFailWith error: any Error
  ) {
    report("failed \(action.title)")
  }

  func actionSheetController(
    _ controller: ActionSheetController,
    didCancelBecauseOf cause: SheetOutcome.CancellationCause
  ) {
    report("cancelled \(cause)")
  }

  func actionSheetControllerDidPresent(_ controller: ActionSheetController) {
    report("presented")
  }

  func actionSheetControllerDidChangeSelectedDetent(_ controller: ActionSheetController) {
    report("detent \(controller.selectedDetent?.id ?? "none")")
  }

  func actionSheetController(
    _ controller: ActionSheetController, willDismissWith outcome: SheetOutcome
  ) {
    endClosing()
  }
}

extension PageSubject {
  /// A sheet over a scene.
  static func sheet(_ report: @escaping CatalogPage.Report) -> PageSubject {
    let screen = SheetScreen(report: report)
    return .screen(
      screen, object: screen.sheetController, control: screen.sheetController.sheet)
  }
}
