import CoreGraphics
import Foundation

/// Where values lie along a slider and what its parts' frames are.
///
/// The thumbs' centres run between half a thumb from either end, so that a thumb never leaves the
/// bounds. Every frame is finite for any finite bounds, empty ones and ones narrower than a thumb
/// included. It knows no views; all of it takes constant time.
public struct SliderGeometry: Equatable, Sendable {
  /// The control's bounds, in points.
  public var bounds: CGRect

  /// The size of a thumb, in points.
  public var thumbSize: CGSize

  /// The height of the track, in points.
  public var trackHeight: CGFloat

  /// The least value.
  public var minimum: Double

  /// The greatest value; not below the least.
  public var maximum: Double

  /// Whether the least value lies on the right.
  public var isMirrored: Bool

  /// Makes a geometry; sides, sizes and heights below zero or not finite count as zero.
  public init(
    bounds: CGRect, thumbSize: CGSize, trackHeight: CGFloat, minimum: Double, maximum: Double,
    isMirrored: Bool
  ) {
    self.bounds = bounds.isFinite ? bounds.withoutReversal : .zero
    self.thumbSize = CGSize(width: thumbSize.width.length, height: thumbSize.height.length)
    self.trackHeight = trackHeight.length
    self.minimum = minimum
    self.maximum = maximum
    self.isMirrored = isMirrored
  }

  /// How far a thumb's centre can travel, in points; 0 where the bounds leave no room.
  public var travel: CGFloat {
    max(bounds.width - thumbSize.width, 0)
  }

  /// Whether a touch can mean a value: there is room to travel and more than one value.
  public var canTrack: Bool {
    travel > 0 && maximum > minimum
  }

  /// The x of the centre of a thumb at a value, in points; values outside the bounds stop there.
  public func position(of value: Double) -> CGFloat {
    let range = maximum - minimum
    var fraction = range > 0 ? min(max((value - minimum) / range, 0), 1) : 0
    if fraction.isNaN { fraction = 0 }
    return start + travel * CGFloat(isMirrored ? 1 - fraction : fraction)
  }

  /// The value at an x in points, which may lie outside the bounds of the slider.
  ///
  /// Positions beyond either end give values beyond ``minimum`` and ``maximum``; the caller clamps.
  public func value(at position: CGFloat) -> Double {
    guard travel > 0 else { return minimum }
    let along = Double((position - start) / travel)
    return minimum + (isMirrored ? 1 - along : along) * (maximum - minimum)
  }

  /// The frame of a thumb of some size at a value, in points.
  public func thumbFrame(at value: Double, size: CGSize) -> CGRect {
    CGRect(
      x: position(of: value) - size.width / 2, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The frame of the track, in points, as wide as the bounds and in their middle.
  public var trackFrame: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.midY - trackHeight / 2, width: bounds.width, height: trackHeight)
  }

  /// The frame of the part between two values, from centre to centre, in points.
  ///
  /// Its width is never negative, and zero where the values meet.
  public func fillFrame(lower: Double, upper: Double) -> CGRect {
    let first = position(of: lower)
    let second = position(of: upper)
    return CGRect(
      x: min(first, second), y: trackFrame.minY, width: abs(second - first), height: trackHeight)
  }

  private var start: CGFloat {
    travel > 0 ? bounds.minX + thumbSize.width / 2 : bounds.midX
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
