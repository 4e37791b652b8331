import QuartzCore

extension UIView {
  final func autoresizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
    for subview in childViews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(from: oldSize, to: newSize)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let old = frame
    var horizontal = Span(start: old.origin.x, length: old.size.width)
    var vertical = Span(start: old.origin.y, length: old.size.height)
    horizontal.follow(
      from: oldSize.width, to: newSize.width,
      flexibleStart: autoresizingMask.contains(.flexibleLeftMargin),
      flexibleLength: autoresizingMask.contains(.flexibleWidth),
      flexibleEnd: autoresizingMask.contains(.flexibleRightMargin))
    vertical.follow(
      from: oldSize.height, to: newSize.height,
      flexibleStart: autoresizingMask.contains(.flexibleTopMargin),
      flexibleLength: autoresizingMask.contains(.flexibleHeight),
      flexibleEnd: autoresizingMask.contains(.flexibleBottomMargin))
    frame = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}

// One dimension of a frame inside its superview.
private struct Span {
  var start: CGFloat
  var length: CGFloat

  // Shares the change among the flexible parts, in proportion to their old sizes; equally when all
  // of them were empty.
  mutating func follow(
    from oldTotal: CGFloat, to newTotal: CGFloat, flexibleStart: Bool, flexibleLength: Bool,
    flexibleEnd: Bool
  ) {
    let change = newTotal - oldTotal
    let end = oldTotal - start - length
    let parts: [(size: CGFloat, isFlexible: Bool)] = [
      (start, flexibleStart), (length, flexibleLength), (end, flexibleEnd),
    ]
    let count = parts.filter(\.isFlexible).count
    guard change != 0, count > 0 else { return }
    let total = parts.reduce(0) { $0 + ($1.isFlexible ? $1.size : 0) }
    func share(_ part: (size: CGFloat, isFlexible: Bool)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total > 0 ? change * part.size / total : change / CGFloat(count)
    }
    start += share(parts[0])
    length = max(0, length + share(parts[1]))
  }
}
