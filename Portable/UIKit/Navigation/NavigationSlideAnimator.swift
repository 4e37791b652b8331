/// The system's push and pop: the upper view slides over the lower one, which moves along a third
/// of the way under a faint shade.
final class NavigationSlideAnimator: SystemAnimator {
  private let isRightToLeft: Bool

  init(operation: UINavigationController.Operation, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    super.init(
      isPresentation: operation != .pop, duration: TransitionTiming.navigationDuration)
  }

  override func addAnimations(
    to animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    let isPush = isPresentation
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    let upper = isPush ? to : from
    let lower = isPush ? from : to
    to.frame = context.finalFrame(for: controller)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    container.insertSubview(shade, aboveSubview: lower)
    let shadow = NavigationEdgeShadow(frame: .zero)
    shadow.isMirrored = isRightToLeft
    container.insertSubview(shadow, belowSubview: upper)
    container.layoutIfNeeded()

    let width = container.bounds.width
    let away: CGFloat = isRightToLeft ? -width : width
    let upperHome = upper.center
    let lowerHome = lower.center
    let upperAway = CGPoint(x: upperHome.x + away, y: upperHome.y)
    let lowerAway = CGPoint(x: lowerHome.x - away * 0.3, y: lowerHome.y)
    let strip = NavigationEdgeShadow.width
    let shadowHome = CGRect(
      x: isRightToLeft ? width : -strip, y: 0, width: strip, height: container.bounds.height)
    let place: (Bool) -> Void = { isCovering in
      upper.center = isCovering ? upperHome : upperAway
      lower.center = isCovering ? lowerAway : lowerHome
      shade.alpha = isCovering ? 0.1 : 0
      shadow.frame = isCovering ? shadowHome : shadowHome.offsetBy(dx: away, dy: 0)
      shadow.alpha = isCovering ? 1 : 0
    }
    UIView.performWithoutAnimation { place(!isPush) }
    animator.addAnimations { place(isPush) }
    animator.addCompletion { _ in
      shade.removeFromSuperview()
      shadow.removeFromSuperview()
      lower.center = lowerHome
      upper.center = upperHome
    }
  }
}

/// The shadow that the upper view throws from its edge.
final class NavigationEdgeShadow: UIView {
  static let width: CGFloat = 9
  private let gradient = CAGradientLayer()

  var isMirrored = false {
    didSet {
      gradient.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
      gradient.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    gradient.colors = [
      CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0),
      CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.16),
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
  }
}
