extension UIScrollView {
  private static let edgeDistance: CGFloat = 3
  private static let minimumLength: CGFloat = 36

  func showIndicators() {
    indicatorFade += 1
    guard !isShowingIndicators else { return }
    isShowingIndicators = true
    updateIndicatorColors()
    for indicator in [verticalIndicator, horizontalIndicator] {
      if indicator.superview !== self { addSubview(indicator) }
      indicator.layer.removeAllAnimations()
      indicator.alpha = 1
    }
    setNeedsLayout()
  }

  /// Fades the indicators out after `delay` seconds without further scrolling.
  func hideIndicators(after delay: CFTimeInterval) {
    guard isShowingIndicators else { return }
    indicatorFade += 1
    let fade = indicatorFade
    _ = AppContext.current.frameTimers.schedule(after: delay) { [weak self] in
      guard let self, fade == indicatorFade else { return }
      fadeIndicators()
    }
  }

  private func fadeIndicators() {
    isShowingIndicators = false
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.verticalIndicator.alpha = 0
        self.horizontalIndicator.alpha = 0
      }, completion: nil)
  }

  func updateIndicatorColors() {
    let color =
      switch indicatorStyle {
      case .black: UIColor.black.withAlphaComponent(0.35)
      case .white: UIColor.white.withAlphaComponent(0.5)
      case .default:
        UIColor { traits in
          traits.userInterfaceStyle == .dark
            ? UIColor.white.withAlphaComponent(0.5) : UIColor.black.withAlphaComponent(0.35)
        }
      }
    verticalIndicator.backgroundColor = color
    horizontalIndicator.backgroundColor = color
  }

  func layoutIndicators() {
    guard verticalIndicator.superview === self else { return }
    let range = offsetRange
    let safeArea = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    let thickness = ScrollIndicatorView.thickness

    let isVertical = showsVerticalScrollIndicator && range.y.upperBound > range.y.lowerBound
    verticalIndicator.isHidden = !isVertical
    if isVertical {
      let area = visible.inset(by: verticalScrollIndicatorInsets + safeArea)
      let bar = indicatorSpan(
        along: area.height, content: contentSize.height, offset: contentOffset.y, range: range.y)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x =
        isRightToLeft
        ? area.minX + Self.edgeDistance : area.maxX - Self.edgeDistance - thickness
      place(
        verticalIndicator,
        at: CGRect(x: x, y: area.minY + bar.start, width: thickness, height: bar.length))
    }

    let isHorizontal = showsHorizontalScrollIndicator && range.x.upperBound > range.x.lowerBound
    horizontalIndicator.isHidden = !isHorizontal
    if isHorizontal {
      let area = visible.inset(by: horizontalScrollIndicatorInsets + safeArea)
      let bar = indicatorSpan(
        along: area.width, content: contentSize.width, offset: contentOffset.x, range: range.x)
      place(
        horizontalIndicator,
        at: CGRect(
          x: area.minX + bar.start, y: area.maxY - Self.edgeDistance - thickness,
          width: bar.length, height: thickness))
    }
  }

  private func place(_ indicator: UIView, at frame: CGRect) {
    UIView.performWithoutAnimation { indicator.frame = frame }
  }

  /// A bar gets shorter while the content is pulled beyond an edge.
  private func indicatorSpan(
    along length: CGFloat, content: CGFloat, offset: CGFloat, range: ClosedRange<CGFloat>
  ) -> (start: CGFloat, length: CGFloat) {
    let track = max(length - 2 * Self.edgeDistance, 0)
    guard track > 0 else { return (Self.edgeDistance, 0) }
    let extent = range.upperBound - range.lowerBound
    var bar = max(track * length / max(length + extent, 1), min(Self.minimumLength, track))
    let overshoot = max(range.lowerBound - offset, offset - range.upperBound, 0)
    bar = max(bar - overshoot, ScrollIndicatorView.thickness * 2)
    let share = min(max((offset - range.lowerBound) / max(extent, 1), 0), 1)
    return (Self.edgeDistance + (track - bar) * share, bar)
  }
}
