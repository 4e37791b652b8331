/// The drag from the leading edge that goes back.
@MainActor
final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate, _SelectorReceiving {
  weak var navigation: UINavigationController?
  private(set) var recognizer: UIScreenEdgePanGestureRecognizer?
  private(set) var interactor: UIPercentDrivenInteractiveTransition?

  func attach(to view: UIView, of navigation: UINavigationController) {
    self.navigation = navigation
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: "dragged:")
    pan.delegate = self
    view.addGestureRecognizer(pan)
    recognizer = pan
    updateEdge()
  }

  /// Follows the layout direction.
  func updateEdge() {
    let isRightToLeft =
      navigation?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    recognizer?.edges = isRightToLeft ? .right : .left
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, let top = navigation.bar.topItem, !navigation.isNavigationBarHidden else {
      return false
    }
    return top.showsBackButton(above: navigation.bar.backItem) && top.backAction == nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }

  static var _selectors: [_SelectorMethod] { [.init("dragged:", dragged)] }

  private func dragged(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let navigation, let view = pan.view else { return }
    let sign: CGFloat = pan.edges.contains(.right) ? -1 : 1
    let width = max(view.bounds.width, 1)
    let progress = pan.translation(in: view).x * sign / width
    switch pan.state {
    case .began:
      guard navigation.viewControllers.count > 1, navigation.transition == nil else { return }
      let interactor = UIPercentDrivenInteractiveTransition()
      interactor.completionCurve = .easeOut
      self.interactor = interactor
      navigation.popViewController(animated: true)
      // A custom animator brings its own interaction, or none.
      if navigation.transition?.isInteractive != true { self.interactor = nil }
      interactor.update(max(0, progress))
    case .changed:
      interactor?.update(min(max(progress, 0), 1))
    case .ended:
      let speed = pan.velocity(in: view).x * sign
      let isFinished = speed > 300 || (speed > -300 && progress > 0.5)
      if isFinished { interactor?.finish() } else { interactor?.cancel() }
      interactor = nil
    case .cancelled, .failed:
      interactor?.cancel()
      interactor = nil
    default:
      break
    }
  }
}
