/// The haptic feedback of a drag: the next stop, an end, another thumb.
///
/// A thumb that meets an obstacle gives feedback once, and not while it stays there.
struct DragFeedback: Equatable, Sendable {
  /// An event that gives feedback.
  enum Sensation: Equatable, Sendable {
    /// A thumb moved to another stop.
    case step

    /// A thumb met an end.
    case end

    /// A thumb met another one, or its greatest distance from it.
    case contact
  }

  private enum Obstacle: Equatable {
    case minimum
    case maximum
    case neighbor
  }

  private var obstacle: Obstacle?

  /// Starts with the obstacles that the thumbs already touch.
  init(holding thumbs: ThumbSet, in values: SliderValues, collision: ThumbCollision) {
    obstacle = Self.obstacle(to: thumbs, in: values, collision: collision)
  }

  /// Returns the feedback of a movement, or `nil` for none.
  mutating func sensation(
    holding thumbs: ThumbSet, from before: SliderValues, to after: SliderValues,
    collision: ThumbCollision
  ) -> Sensation? {
    let previous = obstacle
    obstacle = Self.obstacle(to: thumbs, in: after, collision: collision)
    guard before.values != after.values else { return nil }
    if let obstacle, obstacle != previous { return obstacle == .neighbor ? .contact : .end }
    return after.grid == nil ? nil : .step
  }

  private static func obstacle(
    to thumbs: ThumbSet, in values: SliderValues, collision: ThumbCollision
  ) -> Obstacle? {
    let last = Thumb(rawValue: values.count - 1)
    if thumbs.contains(.lower), values.lower == values.minimum { return .minimum }
    if thumbs.contains(last), values.upper == values.maximum { return .maximum }
    guard let thumb = thumbs.single else { return nil }
    // A pushing thumb can meet the end toward the other thumbs as well.
    if thumb != last, values.value(of: thumb) == values.maximum { return .maximum }
    if thumb != .lower, values.value(of: thumb) == values.minimum { return .minimum }
    guard collision != .swap else { return nil }
    let isBlocked =
      !values.canMove(thumb, towardMaximum: true) || !values.canMove(thumb, towardMaximum: false)
    return isBlocked ? .neighbor : nil
  }
}
