/// What a finger feels while it drags: the next stop, an end, the other thumb.
///
/// It answers once when a thumb comes up against something, and not again while it stays pressed
/// against it. It plays nothing itself.
struct DragFeedback: Equatable, Sendable {
  /// Something to be felt.
  enum Sensation: Equatable, Sendable {
    /// Another stop.
    case step

    /// An end of the slider.
    case end

    /// The other thumb, or as far from it as allowed.
    case contact
  }

  private enum Obstacle: Equatable {
    case minimum
    case maximum
    case neighbor
  }

  private var obstacle: Obstacle?

  /// Starts with whatever the thumbs are up against already.
  init(holding thumbs: ThumbSet, in model: RangeModel, collision: ThumbCollision) {
    obstacle = Self.obstacle(to: thumbs, in: model, collision: collision)
  }

  /// What a movement of the thumbs feels like, or `nil` for nothing.
  mutating func sensation(
    holding thumbs: ThumbSet, from before: RangeModel, to after: RangeModel,
    collision: ThumbCollision
  ) -> Sensation? {
    let previous = obstacle
    obstacle = Self.obstacle(to: thumbs, in: after, collision: collision)
    guard (before.lower, before.upper) != (after.lower, after.upper) else { return nil }
    if let obstacle, obstacle != previous { return obstacle == .neighbor ? .contact : .end }
    return after.grid == nil ? nil : .step
  }

  private static func obstacle(
    to thumbs: ThumbSet, in model: RangeModel, collision: ThumbCollision
  ) -> Obstacle? {
    if thumbs.contains(.lower), model.lower == model.minimum { return .minimum }
    if thumbs.contains(.upper), model.upper == model.maximum { return .maximum }
    guard thumbs != .both, let thumb = Thumb.allCases.first(where: { thumbs.contains(.init($0)) })
    else { return nil }
    // Toward the other thumb an end is an obstacle as well, in push for both.
    if thumb == .lower, model.lower == model.maximum { return .maximum }
    if thumb == .upper, model.upper == model.minimum { return .minimum }
    guard collision != .swap else { return nil }
    let isNear = !model.canMove(thumb, towardMaximum: thumb == .lower)
    let isFar = !model.canMove(thumb, towardMaximum: thumb == .upper)
    return isNear || isFar ? .neighbor : nil
  }
}
