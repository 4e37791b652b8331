import ControlCore
import UIKit

/// The layers of a slider.
///
/// They know nothing of values or touches.
///
///     content              dimmed while disabled
///     ├── bar              dimmed while disabled, if the thumbs have images for that
///     │   ├── histogram
///     │   ├── ticks        a layer each
///     │   └── track        with the fill
///     └── thumb            one for each
///
/// Only properties that have changed are set: a move of one thumb changes a thumb and the fill.
@MainActor
final class SliderLayers {
  static let disabledOpacity: Float = 0.5

  let content = CALayer()
  let ticks = TickLayers(isRounded: true)

  private let bar = CALayer()
  private let track = TrackLayers()
  let histogram = TickLayers(isRounded: false)
  private let thumbs: [ThumbLayer]
  private var bounds: CGRect?
  private var front: Thumb
  private var isInTransaction = false

  init(count: Int) {
    thumbs = (0..<count).map { _ in ThumbLayer() }
    front = Thumb(rawValue: count - 1)
    content.addSublayer(bar)
    bar.addSublayer(histogram.content)
    bar.addSublayer(ticks.content)
    bar.addSublayer(track.track)
    for thumb in thumbs { content.addSublayer(thumb.layer) }
  }

  // MARK: Frames

  /// Sets the frame of all layers that use the coordinates of the control.
  func setBounds(_ bounds: CGRect) {
    guard self.bounds != bounds else { return }
    self.bounds = bounds
    withoutImplicitAnimation {
      for layer in [content, bar, ticks.content, histogram.content] {
        layer.frame = bounds
        layer.bounds = bounds
      }
    }
  }

  /// Sets the frames of track and fill.
  func place(_ frames: BarFrames, isReversed: Bool, animatesThickness: Bool) {
    withoutImplicitAnimation {
      track.place(frames, isReversed: isReversed, animatesThickness: animatesThickness)
    }
  }

  /// A Boolean value that indicates whether the parts between the thumbs need their frames.
  var isSegmented: Bool { track.isSegmented }

  /// Sets the frames of the parts between the thumbs.
  func place(_ frames: SegmentFrames) {
    withoutImplicitAnimation { track.place(frames) }
  }

  /// Places a thumb with its middle at a point, on whole pixels.
  func place(_ thumb: Thumb, at center: CGPoint, grid: PixelGrid) {
    let thumb = thumbs[thumb.rawValue]
    guard let frame = thumb.frame(at: center, grid: grid) else { return }
    withoutImplicitAnimation { thumb.setFrame(frame) }
  }

  /// Moves a thumb above the others.
  func bringToFront(_ thumb: Thumb) {
    guard front != thumb else { return }
    front = thumb
    withoutImplicitAnimation { content.addSublayer(thumbs[thumb.rawValue].layer) }
  }

  // MARK: Appearance

  /// Sets the style of the track.
  func setStyle(_ style: TrackStyle) {
    withoutImplicitAnimation { track.setStyle(style) }
  }

  /// Dims the slider, or only its bar if the thumbs have images of their own for the disabled state.
  func setDimmed(_ isDimmed: Bool, barOnly: Bool) {
    withoutImplicitAnimation {
      content.opacity = isDimmed && !barOnly ? Self.disabledOpacity : 1
      bar.opacity = isDimmed && barOnly ? Self.disabledOpacity : 1
    }
  }

  /// Sets the style of a thumb.
  func setStyle(
    _ style: ThumbStyle, of thumb: Thumb, opacity: Float, magnification: CGFloat, isAnimated: Bool
  ) {
    let thumb = thumbs[thumb.rawValue]
    withoutImplicitAnimation {
      thumb.setStyle(style)
      thumb.setMagnification(magnification, isAnimated: isAnimated)
      if thumb.layer.opacity != opacity { thumb.layer.opacity = opacity }
    }
  }

  /// Discards the images of the app, which may have changed.
  func discardImages() {
    for thumb in thumbs { thumb.discardImages() }
  }

  /// Returns the center of a thumb on whole pixels, in points of the control.
  func center(of thumb: Thumb) -> CGPoint { thumbs[thumb.rawValue].center }

  /// Returns the size of a thumb without its shadow, in points.
  func size(of thumb: Thumb) -> CGSize { thumbs[thumb.rawValue].size }

  // MARK: Animation

  /// Returns the layer of a thumb.
  func layer(of thumb: Thumb) -> CALayer { thumbs[thumb.rawValue].layer }

  var fillLayer: CALayer { track.fill }

  /// The parts of the track that end at thumbs.
  var pieces: [TrackLayers.Piece] { track.pieces(count: thumbs.count) }

  /// Makes changes without implicit animations, in one transaction if the call is nested.
  func withoutImplicitAnimation(_ change: () -> Void) {
    guard !isInTransaction else { return change() }
    isInTransaction = true
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
    isInTransaction = false
  }
}
