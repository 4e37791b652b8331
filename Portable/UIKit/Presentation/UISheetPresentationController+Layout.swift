/// What the detents of one sheet are resolved against.
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}

extension UISheetPresentationController {
  static let peek: CGFloat = 10
  static let standardCornerRadius: CGFloat = 10

  /// Whether the sheet is a card at the bottom edge rather than centered.
  var isEdgeAttached: Bool {
    let traits = containerView?.traitCollection ?? traitCollection
    return traits.horizontalSizeClass != .regular || traits.verticalSizeClass == .compact
  }

  /// Whether the sheet fills a low screen.
  var fillsContainer: Bool {
    let traits = containerView?.traitCollection ?? traitCollection
    return traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
  }

  var activeDetents: [(detent: Detent, height: CGFloat)] {
    let context = DetentContext(
      traits: containerView?.traitCollection ?? traitCollection, maximum: maximumDetentValue)
    var active: [(detent: Detent, height: CGFloat)] = []
    for detent in detents {
      if let value = detent.resolvedValue(in: context) { active.append((detent, value)) }
    }
    return active.isEmpty ? [(Detent.large(), maximumDetentValue)] : active
  }

  var maximumDetentValue: CGFloat {
    guard let container = containerView else { return 0 }
    let insets = container.safeAreaInsets
    return max(0, container.bounds.height - insets.top - Self.peek - insets.bottom)
  }

  var selectedDetent: (detent: Detent, height: CGFloat) {
    let active = activeDetents
    return active.first { $0.detent.identifier == selectedDetentIdentifier } ?? active[0]
  }

  /// Whether the sheet stands at a detent that leaves what lies below usable.
  var isUndimmed: Bool {
    guard isEdgeAttached, let limit = largestUndimmedDetentIdentifier else { return false }
    let active = activeDetents
    guard let limitHeight = active.first(where: { $0.detent.identifier == limit })?.height else {
      return false
    }
    return selectedDetent.height <= limitHeight
  }

  func cardFrame() -> CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    if fillsContainer { return bounds }
    guard isEdgeAttached else { return centredFrame(in: container) }
    let height = selectedDetent.height + container.safeAreaInsets.bottom
    var width = bounds.width
    let preferred = presentedViewController.preferredContentSize.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 {
      width = min(width, preferred)
    }
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width,
      height: height)
  }

  private func centredFrame(in container: UIView) -> CGRect {
    let insets = container.safeAreaInsets
    let available = CGSize(
      width: container.bounds.width - 40,
      height: container.bounds.height - insets.top - insets.bottom - 40)
    let preferred = presentedViewController.preferredContentSize
    var size =
      style == .formSheet
      ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: available.height)
    if style == .formSheet, preferred.width > 0, preferred.height > 0 { size = preferred }
    size.width = min(size.width, available.width)
    size.height = min(size.height, available.height)
    var center = CGPoint(
      x: container.bounds.midX,
      y: (insets.top + container.bounds.height - insets.bottom) / 2)
    if let sourceView, sourceView.window != nil {
      // Over the source view, as far as the container has room there.
      let source = container.convert(sourceView.bounds, from: sourceView)
      let room = container.bounds.inset(by: insets)
        .insetBy(dx: 20 + size.width / 2, dy: 20 + size.height / 2)
      center.x = min(max(source.midX, room.minX), max(room.minX, room.maxX))
      center.y = min(max(source.midY, room.minY), max(room.minY, room.maxY))
    }
    return CGRect(
      x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  func detentsDidChange() {
    if detents.isEmpty {
      PortableLog.report("UISheetPresentationController: detents is empty; .large() is used")
    }
    layOutAnew()
  }

  func layOutAnew() {
    containerView?.setNeedsLayout()
  }

  /// The card with the presented controller's view in it; nil before that is loaded.
  func cardWithContent() -> UIView? {
    guard let content = presentedViewController.viewIfLoaded else { return nil }
    if card.content !== content || content.superview !== card { card.content = content }
    return card
  }

  func layOutCard() {
    guard containerView != nil else { return }
    refitPresenter()
    card.frame = cardFrame()
    applyCorners()
    setDimming(isUndimmed ? 0 : 1)
  }

  func applyCorners() {
    let above = presentedViewController.presentation.presented?.presentation.controller
    let own = !(above is UISheetPresentationController) ? preferredCornerRadius : nil
    let radius = fillsContainer ? 0 : own ?? Self.standardCornerRadius
    card.setCorners(radius: radius, roundsBottom: !isEdgeAttached)
  }
}
