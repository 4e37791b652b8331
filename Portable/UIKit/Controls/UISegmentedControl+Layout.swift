/// The lengths of a segmented control, which differ between systems.
package struct SegmentMetrics {
  /// The height without the shadow.
  package var height: CGFloat = 31
  /// The height of what constraints leave out below the control.
  var shadow: CGFloat = 1
  /// The space beside the content of a segment.
  package var padding: CGFloat = 20
  package var divider: CGFloat = 0

  package init() {}
}

extension UISegmentedControl {
  func naturalWidths() -> [CGFloat] {
    segments.map { segment in
      let width = segment.contentWidth(in: .systemFont(ofSize: 13))
      return (metrics.divider > 0 ? width : ceil(width)) + metrics.padding
    }
  }

  func segmentFrames() -> [CGRect] {
    guard !segments.isEmpty else { return [] }
    let natural = naturalWidths()
    let total = natural.reduce(0, +)
    let widths = natural.map { width in
      apportionsSegmentWidthsByContent && total > 0
        ? width / total * bounds.width : bounds.width / CGFloat(natural.count)
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = bounds.minX
    return widths.map { width in
      defer { x += width }
      let left = isRightToLeft ? bounds.maxX - (x - bounds.minX) - width : x
      return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  func animateParts() {
    guard window != nil else {
      setNeedsLayout()
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.placeParts() }, completion: nil)
  }

  func placeParts() {
    let frames = segmentFrames()
    for (segment, frame) in zip(segments, frames) { segment.frame = frame }
    placeSelection(in: frames)
    placeDividers(in: frames)
  }

  func placeSelection(in frames: [CGRect]) {
    let isVisible = frames.indices.contains(selectedIndex)
    selectionView.alpha = isVisible ? 1 : 0
    guard isVisible else { return }
    let frame = frames[selectedIndex]
    // A control without a size has segments that are smaller than the insets.
    selectionView.bounds.size = CGSize(
      width: max(frame.width - Self.selectionInset * 2, 0),
      height: max(frame.height - Self.selectionInset * 2, 0))
    selectionView.center = CGPoint(x: frame.midX, y: frame.midY)
    let isPressed = pressedIndex == selectedIndex
    let scale: CGFloat = isPressed ? 0.95 : 1
    selectionView.transform = CGAffineTransform(scaleX: scale, y: scale)
    segments[selectedIndex].transform = selectionView.transform
    for (index, segment) in segments.enumerated() where index != selectedIndex {
      segment.transform = .identity
    }
  }

  func placeDividers(in frames: [CGRect]) {
    while dividers.count < max(segments.count - 1, 0) {
      let divider = UIView()
      divider.isUserInteractionEnabled = false
      divider.backgroundColor = ControlColors.segmentDivider
      divider.layer.cornerRadius = 0.5
      insertSubview(divider, at: 0)
      dividers.append(divider)
    }
    while dividers.count > max(segments.count - 1, 0) {
      dividers.removeLast().removeFromSuperview()
    }
    for (index, divider) in dividers.enumerated() {
      let left = min(frames[index].maxX, frames[index + 1].maxX)
      divider.frame = CGRect(
        x: left - 0.5, y: bounds.midY - bounds.height / 4, width: 1, height: bounds.height / 2)
      let isBesideSelection = index == selectedIndex || index + 1 == selectedIndex
      divider.alpha = isBesideSelection ? 0 : 1
    }
  }
}
