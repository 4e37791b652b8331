/// Presents an alert in the middle of the screen, or an action sheet at its bottom edge.
final class AlertPresentationController: UIPresentationController {
  private let dimming = SheetDimmingView(frame: .zero)
  private var keyboardTop: CGFloat?
  private var keyboardObserver: NSObjectProtocol?

  private var alert: UIAlertController? { storedPresented as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var shouldRemovePresentersView: Bool { false }

  override var raisesInterfaceLevel: Bool { true }

  override var surroundingView: UIView? { dimming }

  override func viewForTouchOutside(at point: CGPoint, with event: UIEvent?) -> UIView? { dimming }

  override var frameOfPresentedViewInContainerView: CGRect {
    alert?.adopt(isSheet ? .sheet : .alert)
    guard let container = containerView, let view = alert?.alertView else { return .zero }
    let area = container.bounds.inset(by: container.safeAreaInsets)
    return isSheet ? sheetFrame(of: view, in: container) : alertFrame(of: view, in: area)
  }

  private func alertFrame(of view: AlertView, in area: CGRect) -> CGRect {
    var area = area
    if let keyboardTop, keyboardTop < area.maxY {
      area.size.height = max(0, keyboardTop - area.minY)
    }
    let metrics = AlertMetrics(form: .alert, traits: traitCollection)
    let room = CGSize(width: metrics.alertWidth(in: area), height: max(44, area.height - 48))
    let size = view.sizeThatFits(room)
    return CGRect(
      x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  private func sheetFrame(of view: AlertView, in container: UIView) -> CGRect {
    let bounds = container.bounds
    let insets = container.safeAreaInsets
    let margin = AlertMetrics.sheetMargin
    let bottom = bounds.maxY - max(margin, insets.bottom)
    let top = bounds.minY + max(margin, insets.top)
    // A sheet in landscape is as wide as one in portrait.
    let width = max(0, min(bounds.width, bounds.height) - 2 * margin)
    let size = view.sizeThatFits(CGSize(width: width, height: max(44, bottom - top)))
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: bottom - size.height, width: size.width,
      height: size.height)
  }

  override func defaultAnimator(isPresentation: Bool)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    isSheet
      ? CoverVerticalAnimator(isPresentation: isPresentation)
      : FadeAnimator.alert(isPresentation: isPresentation)
  }

  override func decoratePresentation() {
    guard let container = containerView, let alert else { return }
    if alert.isWithoutContent {
      reportMisuse(
        "UIAlertController",
        "an alert controller needs a title, a message or an action to be presented")
    }
    dimming.frame = container.bounds
    dimming.onTap = { [weak self] in
      guard let self, isSheet else { return }
      self.alert?.cancel()
    }
    container.insertSubview(dimming, at: 0)
    observeKeyboard()
    alongsideTransition { [dimming] in dimming.alpha = 1 }
  }

  override func decorateDismissal() {
    alongsideTransition { [dimming] in dimming.alpha = 0 }
  }

  private func alongsideTransition(_ changes: @escaping () -> Void) {
    guard let coordinator = transition?.coordinator, coordinator.isAnimated else {
      return changes()
    }
    coordinator.animate(alongsideTransition: { _ in changes() })
  }

  override func removeDecoration() {
    dimming.removeFromSuperview()
    dimming.alpha = 0
    keyboardObserver.map(NotificationCenter.default.removeObserver)
    keyboardObserver = nil
    keyboardTop = nil
  }

  override func layOutPresentedView() {
    dimming.frame = containerView?.bounds ?? .zero
    guard transition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func userEscapes() -> Bool {
    alert?.cancel()
    return true
  }

  // MARK: Keyboard

  private func observeKeyboard() {
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      let duration =
        notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
      MainActor.assumeIsolated { self?.keyboardMoves(to: end, duration: duration ?? 0) }
    }
  }

  private func keyboardMoves(to frame: CGRect?, duration: TimeInterval) {
    guard let container = containerView, let frame else { return }
    keyboardTop = container.convert(frame, from: nil as UIView?).minY
    guard transition == nil else { return }
    container.setNeedsLayout()
    UIView.animate(withDuration: duration) { container.layoutIfNeeded() }
  }
}

/// Presents an action sheet as a popover where there is room for one.
final class AlertPopoverPresentationController: UIPopoverPresentationController {
  private var alert: UIAlertController? { storedPresented as? UIAlertController }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    let isRoomy =
      traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
    return isRoomy ? .none : .custom
  }

  override func makeReplacement(style: UIModalPresentationStyle, presented: UIViewController)
    -> UIPresentationController
  {
    guard style == .custom, presented is UIAlertController else {
      return super.makeReplacement(style: style, presented: presented)
    }
    return AlertPresentationController(
      presentedViewController: presented, presenting: storedPresenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    alert?.adopt(.popover)
    return super.frameOfPresentedViewInContainerView
  }

  override func userAsksToDismiss() {
    guard let alert, alert.cancelAction != nil else { return super.userAsksToDismiss() }
    alert.cancel()
  }
}

extension UIAlertController {
  fileprivate var isWithoutContent: Bool {
    (title ?? "").isEmpty && (message ?? "").isEmpty && actions.isEmpty
  }
}
