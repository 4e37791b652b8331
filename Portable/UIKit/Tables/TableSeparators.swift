/// The hairlines of a row: one below, and in grouped tables one above the first.
@MainActor final class TableSeparators {
  private let bottom = UIView()
  private let top = UIView()

  func add(to view: UIView) {
    for line in [bottom, top] {
      line.isUserInteractionEnabled = false
      line.backgroundColor = .separator
      view.addSubview(line)
    }
  }

  /// A marked row has no line below it.
  func setMarked(_ isMarked: Bool) { bottom.alpha = isMarked ? 0 : 1 }

  func update(color: UIColor?, position: TablePosition) {
    bottom.backgroundColor = color ?? .separator
    top.backgroundColor = color ?? .separator
    let isEdged = position.isGrouped && !position.isInset
    top.isHidden = !position.hasSeparators || !position.isFirst || !isEdged
    bottom.isHidden = !position.hasSeparators || (position.isLast && position.isInset)
  }

  func layOut(
    in bounds: CGRect, inset: UIEdgeInsets, isFull: Bool, isMirrored: Bool, scale: CGFloat
  ) {
    let thickness = 1 / max(scale, 1)
    top.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: thickness)
    let left = isFull ? 0 : isMirrored ? inset.right : inset.left
    let right = isFull ? 0 : isMirrored ? inset.left : inset.right
    bottom.frame = CGRect(
      x: bounds.minX + left, y: bounds.maxY - thickness,
      width: max(0, bounds.width - left - right), height: thickness)
  }
}
