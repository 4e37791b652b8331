/// Slides the presented view up from the bottom edge, and down again.
final class CoverVerticalAnimator: SystemAnimator {
  init(isPresentation: Bool) {
    super.init(
      isPresentation: isPresentation, duration: TransitionTiming.presentationDuration)
  }

  override func addAnimations(
    to animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    let bottom = context.containerView.bounds.maxY
    if let view = presentedView(in: context) {
      let frame = view.frame
      view.frame = frame.offsetBy(dx: 0, dy: bottom - frame.minY)
      animator.addAnimations { view.frame = frame }
    } else if let view = context.view(forKey: .from) {
      let below = view.frame.offsetBy(dx: 0, dy: bottom - view.frame.minY)
      animator.addAnimations { view.frame = below }
    }
  }
}
