import CoreGraphics

/// A touch that holds a thumb, or both, from the moment it lands.
///
/// What is held keeps its distance to the finger, and where it is depends on where the finger is
/// now, not on the way there: past a stop and back again leaves it at the stop. It works out values
/// and knows no views and no events. A movement takes constant time and allocates nothing.
public struct ThumbDrag: Equatable, Sendable {
  /// What a touch holds.
  public enum Hold: Equatable, Sendable {
    /// One of two thumbs that lie on one another; the first movement tells which.
    case undecided

    /// One thumb.
    case thumb(Thumb)

    /// Both thumbs.
    case range
  }

  /// What the touch holds now.
  public private(set) var hold: Hold

  /// What happens when the thumb held meets the other one.
  public let collision: ThumbCollision

  /// Whether stops wait for the end of the drag.
  public let snapsOnRelease: Bool

  /// Where the finger was last, in points along the slider.
  public private(set) var location: CGFloat

  private var startLocation: CGFloat
  private var start: RangeModel
  private var heldAtStart: Hold

  /// Takes hold of a thumb or of both.
  ///
  /// - Parameters:
  ///   - hold: What the touch means.
  ///   - location: Where the finger is along the slider, in points.
  ///   - model: The values now.
  ///   - collision: What happens when the two thumbs meet; default they stop.
  ///   - snapsOnRelease: Whether stops wait for the end; default `false`.
  public init(
    _ hold: Hold, at location: CGFloat, model: RangeModel, collision: ThumbCollision = .stop,
    snapsOnRelease: Bool = false
  ) {
    self.hold = hold
    self.collision = collision
    self.snapsOnRelease = snapsOnRelease
    self.location = location
    startLocation = location
    start = model
    heldAtStart = hold
  }

  /// The thumb held, or `nil` where it is both or neither yet.
  public var thumb: Thumb? {
    if case .thumb(let thumb) = hold { thumb } else { nil }
  }

  /// The thumbs held; none while undecided.
  public var thumbs: ThumbSet {
    switch hold {
    case .undecided: []
    case .thumb(let thumb): ThumbSet(thumb)
    case .range: .both
    }
  }

  /// Moves what is held with the finger.
  ///
  /// - Parameters:
  ///   - location: Where the finger is along the slider, in points; what is not a number is ignored.
  ///   - geometry: Where values lie.
  ///   - model: The values, which change.
  public mutating func move(
    to location: CGFloat, in geometry: SliderGeometry, model: inout RangeModel
  ) {
    guard !location.isNaN else { return }
    self.location = location
    apply(to: &model, in: geometry, snapping: !snapsOnRelease)
  }

  /// Lets go; where stops waited for this they take hold now.
  public mutating func release(in geometry: SliderGeometry, model: inout RangeModel) {
    guard snapsOnRelease else { return }
    if geometry.canTrack { apply(to: &model, in: geometry, snapping: true) }
    model.settle()
  }

  /// Goes on from values, or a size, that something else has changed, so that nothing jumps to the
  /// finger.
  ///
  /// - Parameters:
  ///   - model: The values now.
  ///   - location: Where the finger is, in points along the slider; default where it was last.
  public mutating func rebase(on model: RangeModel, at location: CGFloat? = nil) {
    self.location = location ?? self.location
    startLocation = self.location
    start = model
    heldAtStart = hold
  }

  private mutating func apply(
    to model: inout RangeModel, in geometry: SliderGeometry, snapping: Bool
  ) {
    let distance = location - startLocation
    switch heldAtStart {
    case .undecided:
      let decision = ThumbPicker.decision(movedBy: distance, isReversed: geometry.isReversed)
      guard let decision else { return }
      heldAtStart = .thumb(decision)
      apply(to: &model, in: geometry, snapping: snapping)
    case .thumb(let thumb):
      let value = value(of: thumb, movedBy: distance, in: geometry)
      hold = .thumb(
        model.move(thumb, to: value, from: start, collision: collision, snapping: snapping))
    case .range:
      let value = value(of: .lower, movedBy: distance, in: geometry)
      model.moveRange(by: value - start.lower, from: start, snapping: snapping)
    }
  }

  /// Where the distance takes a thumb; without any, exactly where it was.
  private func value(
    of thumb: Thumb, movedBy distance: CGFloat, in geometry: SliderGeometry
  ) -> Double {
    let value = start.value(of: thumb)
    guard distance != 0 else { return value }
    return geometry.value(at: geometry.position(of: value) + distance)
  }
}
