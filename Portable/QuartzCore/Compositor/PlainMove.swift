/// What changes on screen when a rectangle of one color moves or grows.
///
/// A bar that grows at one end needs nothing drawn anew but that end.
enum PlainMove {
  /// Edges closer than this, in points, are the same edge.
  private static let tolerance: CGFloat = 1e-6

  /// The areas that look different, in the coordinates of the frames.
  ///
  /// - Parameters:
  ///   - old: Where the rectangle was; null where it was nowhere.
  ///   - new: Where it is.
  ///   - cornerReach: How far its rounded corners reach along its sides.
  static func areas(from old: CGRect, to new: CGRect, cornerReach: CGSize) -> [CGRect] {
    guard !old.isNull, !new.isNull else { return [old, new] }
    let (oldX, newX) = (Span(old.minX, old.maxX), Span(new.minX, new.maxX))
    let (oldY, newY) = (Span(old.minY, old.maxY), Span(new.minY, new.maxY))
    let all = old.union(new)
    if oldY.isSame(as: newY), let kept = oldX.kept(by: newX, reach: cornerReach.width) {
      return [
        CGRect(x: all.minX, y: all.minY, width: kept.low - all.minX, height: all.height),
        CGRect(x: kept.high, y: all.minY, width: all.maxX - kept.high, height: all.height),
      ]
    }
    if oldX.isSame(as: newX), let kept = oldY.kept(by: newY, reach: cornerReach.height) {
      return [
        CGRect(x: all.minX, y: all.minY, width: all.width, height: kept.low - all.minY),
        CGRect(x: all.minX, y: kept.high, width: all.width, height: all.maxY - kept.high),
      ]
    }
    return [old, new]
  }

  /// The two ends of a rectangle along an axis.
  private struct Span {
    let low: CGFloat
    let high: CGFloat

    init(_ low: CGFloat, _ high: CGFloat) {
      self.low = low
      self.high = high
    }

    func isSame(as other: Span) -> Bool { hasSameLow(as: other) && hasSameHigh(as: other) }

    /// The part between the corners that both have; nil where there is none.
    func kept(by other: Span, reach: CGFloat) -> Span? {
      guard min(high - low, other.high - other.low) >= reach * 2 else { return nil }
      let first = hasSameLow(as: other) ? min(low, other.low) : max(low, other.low) + reach
      let last = hasSameHigh(as: other) ? max(high, other.high) : min(high, other.high) - reach
      return first < last ? Span(first, last) : nil
    }

    private func hasSameLow(as other: Span) -> Bool { abs(low - other.low) < tolerance }
    private func hasSameHigh(as other: Span) -> Bool { abs(high - other.high) < tolerance }
  }
}

extension CALayer {
  /// How far the rounded corners reach along the sides of a layer that draws one color and nothing
  /// else and has only changed its place or size; nil for any other.
  func cornerReach(_ shown: CALayer, after changes: LayerChange) -> CGFloat? {
    guard changes.isSubset(of: [.place, .size]), tree.children.isEmpty, maskLayer == nil,
      shown.ownContentExtent.isNull, shown.values.borderWidth <= 0, !shown.castsShadow,
      !readsBackdrop, render.caches?.fade == nil, type(of: self) == CALayer.self
    else { return nil }
    let shape = shown.outline
    guard !shape.hasOverlappingCorners else { return nil }
    return shape.isPlain
      ? 0 : shape.radius * (shape.isContinuous ? ContinuousCorner.expansion : 1)
  }
}
