/// Where a popover stands and where its arrow is.
struct PopoverPlace: Equatable {
  /// The arrow on one edge of the bubble, by the position of its tip along that edge.
  struct Arrow: Equatable {
    var direction: UIPopoverArrowDirection
    var position: CGFloat
  }

  static let arrowHeight: CGFloat = 13
  static let arrowBase: CGFloat = 37
  static let cornerRadius: CGFloat = 13

  var frame = CGRect.zero
  var direction = UIPopoverArrowDirection.unknown
  var arrow: Arrow?

  /// The place with the most room for `content` among the permitted directions; without any room
  /// the bubble is made smaller, and with no permitted direction it has no arrow.
  static func best(
    content: CGSize, anchor: CGRect, area: CGRect, permitted: UIPopoverArrowDirection,
    mayOverlap: Bool
  ) -> PopoverPlace {
    let candidates: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
      .filter { permitted.contains($0) }
    guard !candidates.isEmpty else {
      let size = CGSize(
        width: min(content.width, area.width), height: min(content.height, area.height))
      let origin = CGPoint(
        x: (anchor.midX - size.width / 2).clamped(area.minX, area.maxX - size.width),
        y: (anchor.midY - size.height / 2).clamped(area.minY, area.maxY - size.height))
      return PopoverPlace(
        frame: CGRect(origin: origin, size: size).integral, direction: [], arrow: nil)
    }
    let places = candidates.map {
      place(content: content, anchor: anchor, area: area, direction: $0, mayOverlap: mayOverlap)
    }
    return places.max { $0.shownArea(of: content) < $1.shownArea(of: content) } ?? PopoverPlace()
  }

  private func shownArea(of content: CGSize) -> CGFloat {
    let isVertical = direction == .up || direction == .down
    let arrow = PopoverPlace.arrowHeight
    let width = frame.width - (isVertical ? 0 : arrow)
    let height = frame.height - (isVertical ? arrow : 0)
    return min(width, content.width) * min(height, content.height)
  }

  private static func place(
    content: CGSize, anchor: CGRect, area: CGRect, direction: UIPopoverArrowDirection,
    mayOverlap: Bool
  ) -> PopoverPlace {
    let isVertical = direction == .up || direction == .down
    var size = content
    if isVertical { size.height += arrowHeight } else { size.width += arrowHeight }
    let room: CGFloat =
      switch direction {
      case .up: area.maxY - anchor.maxY
      case .down: anchor.minY - area.minY
      case .left: area.maxX - anchor.maxX
      default: anchor.minX - area.minX
      }
    let limit = mayOverlap ? CGFloat.greatestFiniteMagnitude : max(room, arrowHeight + 1)
    size.width = min(size.width, area.width, isVertical ? area.width : limit)
    size.height = min(size.height, area.height, isVertical ? limit : area.height)
    var origin = CGPoint.zero
    if isVertical {
      origin.x = anchor.midX - size.width / 2
      origin.y = direction == .up ? anchor.maxY : anchor.minY - size.height
    } else {
      origin.y = anchor.midY - size.height / 2
      origin.x = direction == .left ? anchor.maxX : anchor.minX - size.width
    }
    origin.x = origin.x.clamped(area.minX, area.maxX - size.width).rounded()
    origin.y = origin.y.clamped(area.minY, area.maxY - size.height).rounded()
    let frame = CGRect(origin: origin, size: size)
    let edge = isVertical ? size.width : size.height
    let reach = cornerRadius + arrowBase / 2
    let tip = isVertical ? anchor.midX - origin.x : anchor.midY - origin.y
    return PopoverPlace(
      frame: frame, direction: direction,
      arrow: Arrow(direction: direction, position: tip.clamped(reach, edge - reach)))
  }
}

extension CGFloat {
  /// The value within two limits; the lower one when they cross.
  fileprivate func clamped(_ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
    Swift.max(lower, Swift.min(self, upper))
  }
}
