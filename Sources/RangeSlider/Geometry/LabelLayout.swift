import CoreGraphics

/// Where the two thumbs' labels go.
///
/// Each label is centred on its thumb. Where the two would meet they part evenly, and neither leaves
/// the slider at its ends. Where both together are longer than the slider they are made shorter in
/// proportion. The outcome depends on the values only, so labels do not wander in a drag. Constant
/// time, nothing is allocated.
public struct LabelLayout: Equatable, Sendable {
  /// The frames of the two labels, in points.
  public struct Frames: Equatable, Sendable {
    /// The label of the lower thumb.
    public var lower: CGRect

    /// The label of the upper thumb.
    public var upper: CGRect
  }

  /// The least distance between the two labels, in points.
  public var spacing: CGFloat

  /// The distance between a thumb and its label, in points.
  public var distance: CGFloat

  /// The side of the thumbs that the labels are on.
  public var placement: LabelPlacement

  /// Makes a layout; what is not finite or is negative counts as zero.
  ///
  /// - Parameters:
  ///   - spacing: The least distance between the labels; default 8 points.
  ///   - distance: The distance between a thumb and its label; default 4 points.
  ///   - placement: The side of the thumbs; default above.
  public init(
    spacing: CGFloat = 8, distance: CGFloat = 4, placement: LabelPlacement = .above
  ) {
    self.spacing = spacing.isFinite ? max(spacing, 0) : 0
    self.distance = distance.isFinite ? max(distance, 0) : 0
    self.placement = placement
  }

  /// The frames of labels of these sizes for thumbs at these values.
  public func frames(
    in geometry: SliderGeometry, lower: Double, upper: Double, lowerSize: CGSize,
    upperSize: CGSize
  ) -> Frames {
    let (low, high) = (geometry.position(of: lower), geometry.position(of: upper))
    var lengths = (lower: geometry.length(of: lowerSize), upper: geometry.length(of: upperSize))
    let start = geometry.along(geometry.bounds.origin)
    let end = start + geometry.length(of: geometry.bounds.size)
    let room = max(end - start - spacing, 0)
    if lengths.lower + lengths.upper > room {
      let share = room / (lengths.lower + lengths.upper)
      lengths = (lengths.lower * share, lengths.upper * share)
    }
    let starts: (lower: CGFloat, upper: CGFloat)
    if geometry.isReversed {
      let places = Self.places(
        (high, lengths.upper), (low, lengths.lower), from: start, to: end, spacing: spacing)
      starts = (places.second, places.first)
    } else {
      let places = Self.places(
        (low, lengths.lower), (high, lengths.upper), from: start, to: end, spacing: spacing)
      starts = (places.first, places.second)
    }
    return Frames(
      lower: frame(along: starts.lower, length: lengths.lower, size: lowerSize, in: geometry),
      upper: frame(along: starts.upper, length: lengths.upper, size: upperSize, in: geometry))
  }

  private typealias Wish = (center: CGFloat, length: CGFloat)

  /// The starts of two labels on a line, the first with the smaller coordinate.
  private static func places(
    _ first: Wish, _ second: Wish, from start: CGFloat, to end: CGFloat, spacing: CGFloat
  ) -> (first: CGFloat, second: CGFloat) {
    func inside(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
      max(min(place, end - length), start)
    }
    var one = inside(first.center - first.length / 2, first.length)
    var two = inside(second.center - second.length / 2, second.length)
    let overlap = one + first.length + spacing - two
    guard overlap > 0 else { return (one, two) }
    one -= overlap / 2
    two += overlap / 2
    // What one end takes back the other label gives way to.
    if one < start {
      two += start - one
      one = start
    }
    if two > end - second.length {
      one -= two - (end - second.length)
      two = end - second.length
    }
    return (max(one, start), two)
  }

  private func frame(
    along start: CGFloat, length: CGFloat, size: CGSize, in geometry: SliderGeometry
  ) -> CGRect {
    let thickness = geometry.thickness(of: size)
    let middle = geometry.across(CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
    let reach = geometry.thickness(of: geometry.thumbSize) / 2 + distance
    let isOnTrailingSideOfMirrored = geometry.axis == .vertical && geometry.isMirrored
    let isBefore = (placement == .above) != isOnTrailingSideOfMirrored
    return geometry.rectangle(
      along: start, length: length,
      across: isBefore ? middle - reach - thickness : middle + reach, thickness: thickness)
  }
}
