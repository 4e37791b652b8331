import CoreGraphics
import Foundation

/// Where values lie along a slider and what its parts' frames are.
///
/// The thumbs' centers run between half a thumb from either end, so that a thumb never leaves the
/// bounds. Places along the slider are x coordinates of the control's own system, or y coordinates
/// where it is vertical. Every frame is finite for any bounds, empty ones and ones narrower than a
/// thumb included. It knows no views; all of it takes constant time and allocates nothing.
package struct SliderGeometry: Equatable, Sendable {
  /// The control's bounds, in points; zero where they were not finite.
  package let bounds: CGRect

  /// The size of a thumb, in points.
  package let thumbSize: CGSize

  /// How thick the track is, in points.
  package let trackHeight: CGFloat

  /// The bounds of the values.
  package let values: ClosedRange<Double>

  /// Whether the slider runs from the bottom to the top.
  package let isVertical: Bool

  /// Whether a horizontal slider has its least value on the right; of no effect on a vertical one.
  package let isMirrored: Bool

  /// Whether the center of a thumb at an end lies on the end of the track.
  package let centersThumbsOnTrackEnds: Bool

  /// How values are spread along the track.
  package let scale: SliderScale

  /// Makes a geometry; sides, sizes and heights below zero or not finite count as zero.
  ///
  /// A minimum that is not finite counts as zero, a maximum that is not finite or is below the
  /// minimum counts as the minimum.
  package init(
    bounds: CGRect, thumbSize: CGSize, trackHeight: CGFloat, minimum: Double, maximum: Double,
    isVertical: Bool = false, isMirrored: Bool = false,
    centersThumbsOnTrackEnds: Bool = false, scale: SliderScale = .linear
  ) {
    self.bounds = bounds.isFinite ? bounds.withoutReversal : .zero
    self.thumbSize = CGSize(width: thumbSize.width.length, height: thumbSize.height.length)
    self.trackHeight = trackHeight.length
    let start = minimum.isFinite ? minimum : 0
    values = start...(maximum.isFinite ? max(start, maximum) : start)
    self.isVertical = isVertical
    self.isMirrored = isMirrored
    self.centersThumbsOnTrackEnds = centersThumbsOnTrackEnds
    self.scale = scale
  }

  // MARK: Axis

  /// Whether greater values have smaller coordinates.
  package var isReversed: Bool { isVertical || isMirrored }

  /// The coordinate of a point along the slider, in points.
  package func along(_ point: CGPoint) -> CGFloat {
    isVertical ? point.y : point.x
  }

  /// The coordinate of a point across the slider, in points.
  package func across(_ point: CGPoint) -> CGFloat {
    isVertical ? point.x : point.y
  }

  /// The point with its coordinate along the slider as `x` and across it as `y`, in points.
  package func alongAndAcross(_ point: CGPoint) -> CGPoint {
    CGPoint(x: along(point), y: across(point))
  }

  /// The length of a size along the slider, in points.
  package func length(of size: CGSize) -> CGFloat {
    isVertical ? size.height : size.width
  }

  /// The thickness of a size across the slider, in points.
  package func thickness(of size: CGSize) -> CGFloat {
    isVertical ? size.width : size.height
  }

  /// A rectangle from its place and length along the slider and across it, in points.
  package func rectangle(
    along start: CGFloat, length: CGFloat, across: CGFloat, thickness: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: start, width: thickness, height: length)
      : CGRect(x: start, y: across, width: length, height: thickness)
  }

  // MARK: Values

  /// How far a thumb's center can travel, in points; 0 where the bounds leave no room.
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

  /// The place at a share of the travel from the least value on, in points.
  package func position(atFraction fraction: Double) -> CGFloat {
    start + travel * CGFloat(isReversed ? 1 - fraction : fraction)
  }

  /// The value at a place in points; places beyond either end mean the value of that end.
  package func value(at position: CGFloat) -> Double {
    guard travel > 0 else { return values.lowerBound }
    let along = Double((position - start) / travel)
    return scale.value(atFraction: isReversed ? 1 - along : along, in: values)
  }

  /// Whether equal fractions of the travel lie at equal places in another geometry.
  package func hasSamePlaces(as other: SliderGeometry) -> Bool {
    bounds == other.bounds && thumbSize == other.thumbSize && isVertical == other.isVertical
      && isReversed == other.isReversed
  }

  // MARK: Frames

  /// The center of a thumb at a value, in points.
  package func center(of value: Double) -> CGPoint {
    isVertical
      ? CGPoint(x: bounds.midX, y: position(of: value))
      : CGPoint(x: position(of: value), y: bounds.midY)
  }

  /// The frame of a thumb of some size at a value, in points.
  package func thumbFrame(at value: Double, size: CGSize) -> CGRect {
    let center = center(of: value)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The frame of a thumb of ``thumbSize`` at a value, in points.
  package func thumbFrame(at value: Double) -> CGRect {
    thumbFrame(at: value, size: thumbSize)
  }

  /// The frame of the track, in points, in the middle of the bounds.
  ///
  /// It is as long as the bounds, or as the travel of the thumbs if ``centersThumbsOnTrackEnds``.
  package var trackFrame: CGRect {
    let middle = across(CGPoint(x: bounds.midX, y: bounds.midY))
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
  /// This rectangle, with sides below zero counted as zero.
  fileprivate var withoutReversal: CGRect {
    CGRect(x: origin.x, y: origin.y, width: max(size.width, 0), height: max(size.height, 0))
  }

  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGFloat {
  /// This number as a length: zero unless finite and positive.
  fileprivate var length: CGFloat { isFinite && self > 0 ? self : 0 }
}
