/// Fades the presented view in and out. It may come into place from another size.
final class FadeAnimator: SystemAnimator {
  private let start: ((UIView) -> CGAffineTransform)?

  /// - Parameter start: Returns the transform that a presented view begins with; nil for its own.
  init(
    isPresentation: Bool, duration: TimeInterval, timing: any UITimingCurveProvider,
    from start: ((UIView) -> CGAffineTransform)? = nil
  ) {
    self.start = start
    super.init(isPresentation: isPresentation, duration: duration, timing: timing)
  }

  override func addAnimations(
    to animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    let presented = presentedView(in: context)
    guard let view = presented ?? context.view(forKey: .from) else { return }
    let (alpha, transform) = (view.alpha, view.transform)
    if presented != nil {
      view.alpha = 0
      if let start { view.transform = start(view) }
      animator.addAnimations {
        view.alpha = alpha
        view.transform = transform
      }
    } else {
      animator.addAnimations { view.alpha = 0 }
    }
    animator.addCompletion { _ in
      view.alpha = alpha
      view.transform = transform
    }
  }
}

extension FadeAnimator {
  /// The transition of the style ``UIModalTransitionStyle/crossDissolve``.
  static func crossDissolve(isPresentation: Bool) -> FadeAnimator {
    FadeAnimator(
      isPresentation: isPresentation, duration: 0.4,
      timing: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// An alert, which shrinks into place.
  static func alert(isPresentation: Bool) -> FadeAnimator {
    FadeAnimator(
      isPresentation: isPresentation, duration: 0.4, timing: TransitionTiming.slide
    ) { _ in CGAffineTransform(scaleX: 1.2, y: 1.2) }
  }

  /// A popover, which grows out of the tip of its arrow.
  static func popover(isPresentation: Bool) -> FadeAnimator {
    FadeAnimator(
      isPresentation: isPresentation, duration: isPresentation ? 0.35 : 0.25,
      timing: TransitionTiming.slide
    ) { view in
      let scale: CGFloat = 0.2
      let tip = (view as? PopoverBubbleView)?.tip ?? CGPoint(x: 0.5, y: 0.5)
      let shift = CGPoint(
        x: (tip.x - 0.5) * view.bounds.width * (1 - scale),
        y: (tip.y - 0.5) * view.bounds.height * (1 - scale))
      return CGAffineTransform(translationX: shift.x, y: shift.y).scaledBy(x: scale, y: scale)
    }
  }
}
