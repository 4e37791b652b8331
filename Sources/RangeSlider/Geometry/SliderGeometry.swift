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
  package let thumbSize: CGSize
  package let trackHeight: CGFloat
  package let values: ClosedRange<Double>
  package let isVertical: Bool

  // A Boolean value that indicates whether a horizontal slider has its least value on the right. It has no
  // effect on the values of a vertical slider.
  package let isMirrored: Bool
  package let isInverted: Bool
  package let centersThumbsOnTrackEnds: Bool
  package let scale: SliderScale

  // The visible part of the way from the least value to the greatest, as fractions. The positions of all
  // other values are beyond the ends of the track.
  package let visible: ClosedRange<Double>

  // Creates a geometry. Lengths that are negative or not finite count as zero, and so does a minimum that is
  // not finite. A maximum that is not finite or less than the minimum counts as the minimum.
  package init(
    bounds: CGRect, thumbSize: CGSize, trackHeight: CGFloat, minimum: Double, maximum: Double,
    isVertical: Bool = false, isMirrored: Bool = false, isInverted: Bool = false,
    centersThumbsOnTrackEnds: Bool = false, scale: SliderScale = .linear,
    visible: ClosedRange<Double> = 0...1
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
    self.visible = visible
  }

  // MARK: Axis

  /// A Boolean value that indicates whether greater values have smaller coordinates.
  package var isReversed: Bool { (isVertical || isMirrored) != isInverted }

  package func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  package func across(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }

  var middle: CGFloat { across(CGPoint(x: bounds.midX, y: bounds.midY)) }

  /// Returns a point with its coordinate along the slider as `x` and across it as `y`, in points.
  package func alongAndAcross(_ point: CGPoint) -> CGPoint {
    CGPoint(x: along(point), y: across(point))
  }

  package func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  package func thickness(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  package func rectangle(
    along start: CGFloat, length: CGFloat, across: CGFloat, thickness: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: start, width: thickness, height: length)
      : CGRect(x: start, y: across, width: length, height: thickness)
  }

  // MARK: Values

  /// The distance from the least value to the greatest, in points, or 0 without room.
  package var travel: CGFloat { visibleTravel / CGFloat(visible.upperBound - visible.lowerBound) }

  /// The distance that the center of a thumb can move within the bounds, in points, or 0 without room.
  private var visibleTravel: CGFloat { max(length(of: bounds.size) - length(of: thumbSize), 0) }

  /// The positions within the bounds that the center of a thumb can have, in points.
  package var visiblePositions: ClosedRange<CGFloat> {
    let start =
      visibleTravel > 0
      ? along(bounds.origin) + length(of: thumbSize) / 2
      : along(CGPoint(x: bounds.midX, y: bounds.midY))
    return start...start + visibleTravel
  }

  package func visiblePosition(of value: Double) -> CGFloat {
    let positions = visiblePositions
    return min(max(position(of: value), positions.lowerBound), positions.upperBound)
  }

  /// Returns whether a position is on the visible part of the track; half a point does not matter.
  package func isVisible(_ position: CGFloat) -> Bool {
    let positions = visiblePositions
    return position >= positions.lowerBound - 0.5 && position <= positions.upperBound + 0.5
  }

  /// Whether a touch can mean a value: there is room to travel and more than one value.
  package var canTrack: Bool { travel > 0 && values.upperBound > values.lowerBound }

  /// The place of the center of a thumb at a value, in points; values outside the bounds stop there, and
  /// those that are not visible are beyond the ends of the track.
  package func position(of value: Double) -> CGFloat {
    position(atFraction: scale.fraction(of: value, in: values))
  }

  package func position(atFraction fraction: Double) -> CGFloat {
    start + travel * CGFloat(isReversed ? 1 - fraction : fraction)
  }

  // Returns the value at a position in points. Beyond an end it is the value of that end.
  package func value(at position: CGFloat) -> Double {
    scale.value(atFraction: fraction(at: position), in: values)
  }

  // Returns the fraction of the travel from the least value at a position in points. Beyond an end it is 0
  // or 1.
  package func fraction(at position: CGFloat) -> Double {
    guard travel > 0 else { return 0 }
    let along = Double((position - start) / travel)
    return min(max(isReversed ? 1 - along : along, 0), 1)
  }

  package func shows(_ value: Double) -> Bool {
    values.contains(value) && isVisible(position(of: value))
  }

  /// Returns whether another geometry has the same positions for equal fractions of the travel.
  package func hasSamePlaces(as other: SliderGeometry) -> Bool {
    bounds == other.bounds && thumbSize == other.thumbSize && isVertical == other.isVertical
      && isReversed == other.isReversed && visible == other.visible
  }

  // MARK: Frames

  func point(along position: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: bounds.midX, y: position) : CGPoint(x: position, y: bounds.midY)
  }

  package func center(of value: Double) -> CGPoint { point(along: position(of: value)) }

  package func thumbFrame(at value: Double, size: CGSize) -> CGRect {
    CGRect(center: center(of: value), size: size)
  }

  // The frame of the track, in points, in the middle of the bounds. It is as long as the bounds, or as the
  // travel of the thumbs if ``centersThumbsOnTrackEnds``.
  package var trackFrame: CGRect {
    let isInside = !centersThumbsOnTrackEnds
    return rectangle(
      along: isInside ? along(bounds.origin) : visiblePositions.lowerBound,
      length: isInside ? length(of: bounds.size) : visibleTravel,
      across: middle - trackHeight / 2, thickness: trackHeight)
  }

  /// The position of the end with the smaller coordinate, in points.
  package var start: CGFloat {
    let fraction = isReversed ? 1 - visible.upperBound : visible.lowerBound
    return visiblePositions.lowerBound - travel * CGFloat(fraction)
  }
}

extension CGRect {
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  fileprivate var withoutReversal: CGRect {
    CGRect(x: origin.x, y: origin.y, width: max(size.width, 0), height: max(size.height, 0))
  }

  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGFloat {
  fileprivate var length: CGFloat { isFinite && self > 0 ? self : 0 }
}

/// The lengths across a slider: thumbs in the middle, labels on one side, tick titles on the other, and a
/// histogram that stands on the track.
struct SliderBand: Equatable, Sendable {
  static let minimumThickness: CGFloat = 44

  /// The thickness of the thumbs or the track, whichever is greater, in points.
  var thumbs: CGFloat
  var labels: CGFloat = 0
  var titles: CGFloat = 0

  /// The height of the histogram above the middle of the track, in points.
  var histogram: CGFloat = 0
  var distance: CGFloat = 4
  var labelsComeFirst = true

  /// The thickness of all parts, in points, and at least the length of a touch target.
  var thickness: CGFloat { max(before + thumbs + after, Self.minimumThickness) }

  func middle(from start: CGFloat, to end: CGFloat) -> CGFloat {
    (start + end) / 2 + (before - after) / 2
  }

  var labelDistance: CGFloat { labelsComeFirst ? clearance + distance : distance }
  var titleDistance: CGFloat { labelsComeFirst ? distance : clearance + distance }
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
