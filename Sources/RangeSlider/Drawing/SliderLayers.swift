import UIKit

/// The layers a range slider is drawn with, and nothing about values or touches.
///
///     content              dimmed while disabled
///     ├── bar              dimmed while disabled, where the thumbs have pictures for that
///     │   ├── ticks        a layer each
///     │   └── track        rounded
///     │       └── fill     from thumb to thumb
///     ├── thumb            lower
///     └── thumb            upper
///
/// Nothing is set that has not changed: a move of one thumb costs a thumb and the fill.
@MainActor
final class SliderLayers {
  static let disabledOpacity: Float = 0.5

  let content = CALayer()
  let ticks = TickLayers()

  private let bar = CALayer()
  private let track = CALayer()
  private let fill = CALayer()
  private let thumbs: [Thumb: ThumbLayer] = [.lower: ThumbLayer(), .upper: ThumbLayer()]
  private var frames: BarFrames?
  private var front = Thumb.upper

  init() {
    content.addSublayer(bar)
    bar.addSublayer(ticks.content)
    bar.addSublayer(track)
    track.addSublayer(fill)
    for thumb in Thumb.allCases { thumbs[thumb].map { content.addSublayer($0.layer) } }
  }

  // MARK: Frames

  /// Puts the drawing over the control's bounds; its parts are laid out in the control's coordinates.
  func setBounds(_ bounds: CGRect) {
    guard content.bounds != bounds || content.frame != bounds else { return }
    withoutImplicitAnimation {
      for layer in [content, bar, ticks.content] {
        layer.frame = bounds
        layer.bounds = bounds
      }
    }
  }

  /// Places track and fill.
  func place(_ new: BarFrames) {
    guard frames != new else { return }
    withoutImplicitAnimation {
      if frames?.track != new.track { track.frame = new.track }
      if frames?.trackRadius != new.trackRadius { track.cornerRadius = new.trackRadius }
      if frames?.clipsFill != new.clipsFill { track.masksToBounds = new.clipsFill }
      fill.frame = new.fill.offsetBy(dx: -new.track.minX, dy: -new.track.minY)
      let corners = new.roundedCorners
      let radius = corners.isEmpty ? 0 : new.trackRadius
      if fill.cornerRadius != radius { fill.cornerRadius = radius }
      if !corners.isEmpty, fill.maskedCorners != corners { fill.maskedCorners = corners }
    }
    frames = new
  }

  /// Places a thumb with its middle at a point, on whole pixels.
  func place(_ thumb: Thumb, at centre: CGPoint, grid: PixelGrid) {
    guard let thumb = thumbs[thumb] else { return }
    withoutImplicitAnimation { thumb.place(at: centre, grid: grid) }
  }

  /// Has a thumb lie above the other one.
  func bringToFront(_ thumb: Thumb) {
    guard front != thumb, let layer = thumbs[thumb]?.layer else { return }
    front = thumb
    withoutImplicitAnimation { content.addSublayer(layer) }
  }

  // MARK: Look

  /// Colours track and fill.
  func setColors(track trackColor: UIColor, fill fillColor: UIColor) {
    withoutImplicitAnimation {
      track.backgroundColor = trackColor.cgColor
      fill.backgroundColor = fillColor.cgColor
    }
  }

  /// Rounds the track's corners along a circle or more gently.
  func setCornerCurve(_ curve: CALayerCornerCurve) {
    guard track.cornerCurve != curve else { return }
    withoutImplicitAnimation {
      track.cornerCurve = curve
      fill.cornerCurve = curve
    }
  }

  /// Dims the whole slider, or its bar alone where the thumbs show a disabled state by themselves.
  func setDimmed(_ isDimmed: Bool, barOnly: Bool) {
    withoutImplicitAnimation {
      content.opacity = isDimmed && !barOnly ? Self.disabledOpacity : 1
      bar.opacity = isDimmed && barOnly ? Self.disabledOpacity : 1
    }
  }

  /// Gives a thumb its picture.
  func setLook(_ look: ThumbLook, of thumb: Thumb, opacity: Float) {
    guard let thumb = thumbs[thumb] else { return }
    withoutImplicitAnimation {
      thumb.setLook(look)
      thumb.layer.opacity = opacity
    }
  }

  /// Lets go of the app's pictures, of which others may have come.
  func forgetPictures() {
    for thumb in thumbs.values { thumb.forgetPictures() }
  }

  /// The middle of a thumb, on whole pixels in points of the control.
  func centre(of thumb: Thumb) -> CGPoint? { thumbs[thumb]?.centre }

  // MARK: Motion

  /// The layers that move with the thumbs.
  func layer(of thumb: Thumb) -> CALayer? { thumbs[thumb]?.layer }

  var fillLayer: CALayer { fill }

  private func withoutImplicitAnimation(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}

extension BarFrames {
  /// The corners of the fill that are as round as the track's.
  fileprivate var roundedCorners: CACornerMask {
    var corners: CACornerMask = []
    if roundsStart {
      corners.formUnion([
        .layerMinXMinYCorner, isVertical ? .layerMaxXMinYCorner : .layerMinXMaxYCorner,
      ])
    }
    if roundsEnd {
      corners.formUnion([
        .layerMaxXMaxYCorner, isVertical ? .layerMinXMaxYCorner : .layerMaxXMinYCorner,
      ])
    }
    return corners
  }
}
