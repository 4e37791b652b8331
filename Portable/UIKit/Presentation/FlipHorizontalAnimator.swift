/// Turns the presenting view over, edge on at half time, to show the presented one.
final class FlipHorizontalAnimator: SystemAnimator {
  init(isPresentation: Bool) {
    super.init(
      isPresentation: isPresentation, duration: 0.75,
      timing: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  override func addAnimations(
    to animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    // Only half of a turn is visible of each view: the outgoing one until it stands edge on, then
    // the incoming one.
    let edgeOn = CGAffineTransform(scaleX: 0.001, y: 1)
    let incoming = presentedView(in: context)
    let outgoing: UIView? =
      isPresentation
      ? context.viewController(forKey: .from)?.viewIfLoaded : context.view(forKey: .from)
    let revealed = incoming ?? context.viewController(forKey: .to)?.viewIfLoaded
    revealed?.transform = edgeOn
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          outgoing?.transform = edgeOn
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          revealed?.transform = .identity
        }
      }
    }
    animator.addCompletion { _ in
      outgoing?.transform = .identity
      revealed?.transform = .identity
    }
  }
}
