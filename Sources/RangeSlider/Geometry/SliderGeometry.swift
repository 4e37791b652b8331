import CoreGraphics
import Foundation

/// The positions of values along a slider, and the frames of its parts.
///
/// The centers of the thumbs keep half a thumb away from the ends, so that no thumb leaves the bounds.
/// Positions along the slider are x coordinates of the control, or y coordinates of a vertical one. All
/// frames are finite, even for empty bounds and bounds that are narrower than a thumb.
///
/// Complexity: constant time, without allocations.
package struct SliderGeometry: Equatable, Sendable {
  /// The bounds of the control, in points, or zero if they are not finite.
  package let bounds: CGRect

  /// The size of a thumb, in points.
  package let thumbSize: CGSize

  /// The thickness of the track, in points.
  package let trackHeight: CGFloat

  /// The bounds of the values.
  package let values: ClosedRange<Double>

  /// A Boolean value that indicates whether the slider is vertical.
  package let isVertical: Bool

  /// A Boolean value that indicates whether a horizontal slider has its least value on the right.
  ///
  /// It has no effect on the values of a vertical slider.
  package let isMirrored: Bool

  /// A Boolean value that indicates whether the ends of the slider are exchanged.
  package let isInverted: Bool

  /// A Boolean value that indicates whether the center of a thumb at an end is on the end of the track.
  package let centersThumbsOnTrackEnds: Bool

  /// The distribution of the values along the track.
  package let scale: SliderScale

  /// Creates a geometry.
  ///
  /// Lengths that are negative or not finite count as zero, and so does a minimum that is not finite. A
  /// maximum that is not finite or less than the minimum counts as the minimum.
  package init(
    bounds: CGRect, thumbSize: CGSize, trackHeight: CGFloat, minimum: Double, maximum: Double,
    isVertical: Bool = false, isMirrored: Bool = false, isInverted: Bool = false,
    centersThumbsOnTrackEnds: Bool = false, scale: SliderScale = .linear
  ) {
    self.bounds = bounds.isFinite ? bounds.withoutReversal : .zero
    self.thumbSize = CGSize(width: thumbSize.width.length, height: thumbSize.height.length)
    self.trackHeight = trackHeight.length
    let start = minimum.isFinite ? minimum : 0
    values = start...(maximum.isFinite ? max(start, maximum) : start)
    self.isVertical = isVertical
    self.isMirrored = isMirrored
    self.isInverted = isInverted
    self.centersThumbsOnTrackEnds = centersThumbsOnTrackEnds
    self.scale = scale
  }

  // MARK: Axis

  /// A Boolean value that indicates whether greater values have smaller coordinates.
  package var isReversed: Bool { (isVertical || isMirrored) != isInverted }

  /// Returns the coordinate of a point along the slider, in points.
  package func along(_ point: CGPoint) -> CGFloat {
    isVertical ? point.y : point.x
  }

  /// Returns the coordinate of a point across the slider, in points.
  package func across(_ point: CGPoint) -> CGFloat {
    isVertical ? point.x : point.y
  }

  /// The middle of the bounds across the slider, in points.
  var middle: CGFloat { across(CGPoint(x: bounds.midX, y: bounds.midY)) }

  /// Returns a point with its coordinate along the slider as `x` and across it as `y`, in points.
  package func alongAndAcross(_ point: CGPoint) -> CGPoint {
    CGPoint(x: along(point), y: across(point))
  }

  /// Returns the length of a size along the slider, in points.
  package func length(of size: CGSize) -> CGFloat {
    isVertical ? size.height : size.width
  }

  /// Returns the thickness of a size across the slider, in points.
  package func thickness(of size: CGSize) -> CGFloat {
    isVertical ? size.width : size.height
  }

  /// Returns a rectangle from its position and length along the slider and across it, in points.
  package func rectangle(
    along start: CGFloat, length: CGFloat, across: CGFloat, thickness: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: start, width: thickness, height: length)
      : CGRect(x: start, y: across, width: length, height: thickness)
  }

  // MARK: Values

  /// The distance that the center of a thumb can move, in points, or 0 without room.
  package var travel: CGFloat {
    max(length(of: bounds.size) - length(of: thumbSize), 0)
  }

  /// Whether a touch can mean a value: there is room to travel and more than one value.
  package var canTrack: Bool {
    travel > 0 && values.upperBound > values.lowerBound
  }

  /// The place of the center of a thumb at a value, in points; values outside the bounds stop there.
  package func position(of value: Double) -> CGFloat {
    position(atFraction: scale.fraction(of: value, in: values))
  }

  /// Returns the position at a fraction of the travel from the least value, in points.
  package func position(atFraction fraction: Double) -> CGFloat {
    start + travel * CGFloat(isReversed ? 1 - fraction : fraction)
  }

  /// Returns the value at a position in points.
  ///
  /// Beyond an end it is the value of that end.
  package func value(at position: CGFloat) -> Double {
    scale.value(atFraction: fraction(at: position), in: values)
  }

  /// Returns the fraction of the travel from the least value at a position in points.
  ///
  /// Beyond an end it is 0 or 1.
  package func fraction(at position: CGFloat) -> Double {
    guard travel > 0 else { return 0 }
    let along = Double((position - start) / travel)
    return min(max(isReversed ? 1 - along : along, 0), 1)
  }

  /// Returns whether another geometry has the same positions for equal fractions of the travel.
  package func hasSamePlaces(as other: SliderGeometry) -> Bool {
    bounds == other.bounds && thumbSize == other.thumbSize && isVertical == other.isVertical
      && isReversed == other.isReversed
  }

  // MARK: Frames

  /// Returns the point in the middle of the slider at a position along it, in points.
  func point(along position: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: bounds.midX, y: position) : CGPoint(x: position, y: bounds.midY)
  }

  /// Returns the center of a thumb at a value, in points.
  package func center(of value: Double) -> CGPoint { point(along: position(of: value)) }

  /// Returns the frame of a thumb with a size at a value, in points.
  package func thumbFrame(at value: Double, size: CGSize) -> CGRect {
    let center = center(of: value)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The frame of the track, in points, in the middle of the bounds.
  ///
  /// It is as long as the bounds, or as the travel of the thumbs if ``centersThumbsOnTrackEnds``.
  package var trackFrame: CGRect {
    let isInside = !centersThumbsOnTrackEnds
    return rectangle(
      along: isInside ? along(bounds.origin) : start,
      length: isInside ? length(of: bounds.size) : travel,
      across: middle - trackHeight / 2, thickness: trackHeight)
  }

  private var start: CGFloat {
    travel > 0
      ? along(bounds.origin) + length(of: thumbSize) / 2
      : along(CGPoint(x: bounds.midX, y: bounds.midY))
  }
}

extension CGRect {
  /// The rectangle without negative sides.
  fileprivate var withoutReversal: CGRect {
    CGRect(x: origin.x, y: origin.y, width: max(size.width, 0), height: max(size.height, 0))
  }

  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGFloat {
  /// The number as a length, which is zero unless it is finite and positive.
  fileprivate var length: CGFloat { isFinite && self > 0 ? self : 0 }
}

/// The lengths across a slider: thumbs in the middle, labels on one side, tick titles on the other, and
/// a histogram that stands on the track.
struct SliderBand: Equatable, Sendable {
  /// The least thickness of a slider, in points.
  static let minimumThickness: CGFloat = 44

  /// The thickness of the thumbs or the track, whichever is greater, in points.
  var thumbs: CGFloat

  /// The thickness of the labels, in points, or 0 without labels.
  var labels: CGFloat = 0

  /// The thickness of the tick titles, in points, or 0 without titles.
  var titles: CGFloat = 0

  /// The height of the histogram above the middle of the track, in points.
  var histogram: CGFloat = 0

  /// The distance between the thumbs and the texts, in points.
  var distance: CGFloat = 4

  /// A Boolean value that determines whether the labels have the smaller coordinate.
  var labelsComeFirst = true

  /// The thickness of all parts, in points, and at least the length of a touch target.
  var thickness: CGFloat {
    max(before + thumbs + after, Self.minimumThickness)
  }

  /// Returns the middle of the thumbs between two coordinates.
  func middle(from start: CGFloat, to end: CGFloat) -> CGFloat {
    (start + end) / 2 + (before - after) / 2
  }

  /// The distance between the thumbs and the labels, in points.
  var labelDistance: CGFloat { labelsComeFirst ? clearance + distance : distance }

  /// The distance between the thumbs and the tick titles, in points.
  var titleDistance: CGFloat { labelsComeFirst ? distance : clearance + distance }

  /// The height of the histogram beyond the thumbs.
  private var clearance: CGFloat { max(histogram - thumbs / 2, 0) }

  private var before: CGFloat {
    let text = labelsComeFirst ? labels : titles
    return text > 0 ? text + clearance + distance : clearance
  }

  private var after: CGFloat {
    let text = labelsComeFirst ? titles : labels
    return text > 0 ? text + distance : 0
  }
}
