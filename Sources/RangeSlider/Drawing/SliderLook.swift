import UIKit

/// What an app has said about a slider's look; what it has not said is at its default.
@MainActor
struct SliderLook {
  var axis = SliderAxis.horizontal
  var thumbAlignment = ThumbAlignment.inside
  var trackTintColor = RangeSliderControl.defaultTrackTintColor

  /// `nil` until set: then the fill follows the tint.
  var trackHighlightTintColor: UIColor?

  var trackHeight: CGFloat = 4

  /// Below zero for fully round ends.
  var trackCornerRadius: CGFloat = -1

  var cornerCurve = CALayerCornerCurve.circular

  /// `nil` until set: then drawn thumbs are white, and templates follow the tint.
  var thumbTintColor: UIColor?

  var ownThumbTintColors: [Thumb: UIColor] = [:]
  var thumbSize = ThumbPicture.defaultSize
  var ownThumbSizes: [Thumb: CGSize] = [:]
  var thumbImages = ThumbImages()
  var showsTicks = false

  /// 0 for a tick at every stop.
  var tickCount = 0

  /// `nil` until set: then ticks have the colours of track and fill.
  var tickColor: UIColor?

  /// The colour of the fill.
  ///
  /// A tint that is the view's own, or dimmed because an alert is in front, comes before the default.
  func fillColor(tint: UIColor, traits: UITraitCollection) -> UIColor {
    if let trackHighlightTintColor { return trackHighlightTintColor.resolvedColor(with: traits) }
    let tint = tint.resolvedColor(with: traits)
    return tint == UIColor.systemBlue.resolvedColor(with: traits)
      ? RangeSliderControl.defaultTrackHighlightTintColor : tint
  }

  func thumbTintColor(of thumb: Thumb) -> UIColor? {
    ownThumbTintColors[thumb] ?? thumbTintColor
  }

  /// The size of a thumb as long as nobody touches it, in points.
  ///
  /// A thumb that is held may be larger; where thumbs can be does not depend on that.
  func restingSize(of thumb: Thumb) -> CGSize {
    thumbImages.image(of: thumb, in: .normal)?.size ?? drawnSize(of: thumb)
  }

  func drawnSize(of thumb: Thumb) -> CGSize {
    ownThumbSizes[thumb] ?? thumbSize
  }

  /// The sides of the larger thumb, in points: both have the same room to travel in.
  var thumbRoom: CGSize {
    let (lower, upper) = (restingSize(of: .lower), restingSize(of: .upper))
    return CGSize(
      width: max(lower.width, upper.width), height: max(lower.height, upper.height))
  }
}
