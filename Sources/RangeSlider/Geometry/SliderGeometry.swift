import CoreGraphics
import Foundation

/// Where values lie along a slider and what its parts' frames are.
///
/// The thumbs' centres run between half a thumb from either end, so that a thumb never leaves the
/// bounds. Places along the slider are x coordinates of the control's own system, or y coordinates
/// where it is vertical. Every frame is finite for any bounds, empty ones and ones narrower than a
/// thumb included. It knows no views; all of it takes constant time and allocates nothing.
public struct SliderGeometry: Equatable, Sendable {
  /// The control's bounds, in points; zero where they were not finite.
  public let bounds: CGRect

  /// The size of a thumb, in points.
  public let thumbSize: CGSize

  /// How thick the track is, in points.
  public let trackHeight: CGFloat

  /// The bounds of the values.
  public let values: ClosedRange<Double>

  /// The direction the slider runs in.
  public let axis: SliderAxis

  /// Whether a horizontal slider has its least value on the right; of no effect on a vertical one.
  public let isMirrored: Bool

  /// Where a thumb at an end sits on the track.
  public let thumbAlignment: ThumbAlignment

  /// How values are spread along the track.
  public let scale: SliderScale

  /// Makes a geometry; sides, sizes and heights below zero or not finite count as zero.
  ///
  /// A minimum that is not finite counts as zero, a maximum that is not finite or is below the
  /// minimum counts as the minimum.
  public init(
    bounds: CGRect, thumbSize: CGSize, trackHeight: CGFloat, minimum: Double, maximum: Double,
    axis: SliderAxis = .horizontal, isMirrored: Bool = false,
    thumbAlignment: ThumbAlignment = .inside, scale: SliderScale = .linear
  ) {
    self.bounds = bounds.isFinite ? bounds.withoutReversal : .zero
    self.thumbSize = CGSize(width: thumbSize.width.length, height: thumbSize.height.length)
    self.trackHeight = trackHeight.length
    let start = minimum.isFinite ? minimum : 0
    values = start...(maximum.isFinite ? max(start, maximum) : start)
    self.axis = axis
    self.isMirrored = isMirrored
    self.thumbAlignment = thumbAlignment
    self.scale = scale
  }

  // MARK: Axis

  /// Whether greater values have smaller coordinates.
  public var isReversed: Bool { axis == .vertical || isMirrored }

  /// The coordinate of a point along the slider, in points.
  public func along(_ point: CGPoint) -> CGFloat {
    axis == .vertical ? point.y : point.x
  }

  /// The coordinate of a point across the slider, in points.
  public func across(_ point: CGPoint) -> CGFloat {
    axis == .vertical ? point.x : point.y
  }

  /// The length of a size along the slider, in points.
  public func length(of size: CGSize) -> CGFloat {
    axis == .vertical ? size.height : size.width
  }

  /// The thickness of a size across the slider, in points.
  public func thickness(of size: CGSize) -> CGFloat {
    axis == .vertical ? size.width : size.height
  }

  /// A rectangle from its place and length along the slider and across it, in points.
  public func rectangle(
    along start: CGFloat, length: CGFloat, across: CGFloat, thickness: CGFloat
  ) -> CGRect {
    axis == .vertical
      ? CGRect(x: across, y: start, width: thickness, height: length)
      : CGRect(x: start, y: across, width: length, height: thickness)
  }

  // MARK: Values

  /// How far a thumb's centre can travel, in points; 0 where the bounds leave no room.
  public var travel: CGFloat {
    max(length(of: bounds.size) - length(of: thumbSize), 0)
  }

  /// Whether a touch can mean a value: there is room to travel and more than one value.
  public var canTrack: Bool {
    travel > 0 && values.upperBound > values.lowerBound
  }

  /// The place of the centre of a thumb at a value, in points; values outside the bounds stop there.
  public func position(of value: Double) -> CGFloat {
    position(atFraction: scale.fraction(of: value, in: values))
  }

  /// The place at a share of the travel from the least value on, in points.
  public func position(atFraction fraction: Double) -> CGFloat {
    start + travel * CGFloat(isReversed ? 1 - fraction : fraction)
  }

  /// The value at a place in points; places beyond either end mean the value of that end.
  public func value(at position: CGFloat) -> Double {
    guard travel > 0 else { return values.lowerBound }
    let along = Double((position - start) / travel)
    return scale.value(atFraction: isReversed ? 1 - along : along, in: values)
  }

  /// Whether equal fractions of the travel lie at equal places in another geometry.
  public func hasSamePlaces(as other: SliderGeometry) -> Bool {
    bounds == other.bounds && thumbSize == other.thumbSize && axis == other.axis
      && isReversed == other.isReversed
  }

  // MARK: Frames

  /// The centre of a thumb at a value, in points.
  public func center(of value: Double) -> CGPoint {
    axis == .vertical
      ? CGPoint(x: bounds.midX, y: position(of: value))
      : CGPoint(x: position(of: value), y: bounds.midY)
  }

  /// The frame of a thumb of some size at a value, in points.
  public func thumbFrame(at value: Double, size: CGSize) -> CGRect {
    let center = center(of: value)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The frame of a thumb of ``thumbSize`` at a value, in points.
  public func thumbFrame(at value: Double) -> CGRect {
    thumbFrame(at: value, size: thumbSize)
  }

  /// The frame of the track, in points, in the middle of the bounds.
  ///
  /// It is as long as the bounds, or as the thumbs' travel where ``thumbAlignment`` is
  /// ``ThumbAlignment/center``.
  public var trackFrame: CGRect {
    let middle = across(CGPoint(x: bounds.midX, y: bounds.midY))
    let isInside = thumbAlignment == .inside
    return rectangle(
      along: isInside ? along(bounds.origin) : start,
      length: isInside ? length(of: bounds.size) : travel,
      across: middle - trackHeight / 2, thickness: trackHeight)
  }

  /// The frame of the part between two values, from centre to centre, in points.
  ///
  /// It lies on the track. Its length is never negative, and zero where the values meet.
  public func fillFrame(lower: Double, upper: Double) -> CGRect {
    let (first, second) = (position(of: lower), position(of: upper))
    return rectangle(
      along: min(first, second), length: abs(second - first),
      across: across(trackFrame.origin), thickness: trackHeight)
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
