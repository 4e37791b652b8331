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
///     │   └── track        rounded
///     │       └── fill     from the first thumb to the last
///     └── thumb            one for each
///
/// Only properties that have changed are set: a move of one thumb changes a thumb and the fill.
@MainActor
final class SliderLayers {
  static let disabledOpacity: Float = 0.5

  let content = CALayer()
  let ticks = TickLayers(isRounded: true)

  private let bar = CALayer()
  private let track = CALayer()
  private let fill = CALayer()
  let histogram = TickLayers(isRounded: false)
  private let thumbs: [ThumbLayer]
  private var bounds: CGRect?
  private var frames: BarFrames?
  private var front: Thumb
  private var isInTransaction = false

  init(count: Int) {
    thumbs = (0..<count).map { _ in ThumbLayer() }
    front = Thumb(rawValue: count - 1)
    content.addSublayer(bar)
    bar.addSublayer(histogram.content)
    bar.addSublayer(ticks.content)
    bar.addSublayer(track)
    track.addSublayer(fill)
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

  /// Sets the colors of track and fill.
  func setColors(track trackColor: UIColor, fill fillColor: UIColor) {
    withoutImplicitAnimation {
      track.backgroundColor = trackColor.cgColor
      fill.backgroundColor = fillColor.cgColor
    }
  }

  /// Sets the corner curve of the track.
  func setCornerCurve(_ curve: CALayerCornerCurve) {
    guard track.cornerCurve != curve else { return }
    withoutImplicitAnimation {
      track.cornerCurve = curve
      fill.cornerCurve = curve
    }
  }

  /// Dims the slider, or only its bar if the thumbs have images of their own for the disabled state.
  func setDimmed(_ isDimmed: Bool, barOnly: Bool) {
    withoutImplicitAnimation {
      content.opacity = isDimmed && !barOnly ? Self.disabledOpacity : 1
      bar.opacity = isDimmed && barOnly ? Self.disabledOpacity : 1
    }
  }

  /// Sets the style of a thumb.
  func setStyle(_ style: ThumbStyle, of thumb: Thumb, opacity: Float) {
    let thumb = thumbs[thumb.rawValue]
    withoutImplicitAnimation {
      thumb.setStyle(style)
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

  var fillLayer: CALayer { fill }

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

/// The layers of ticks or of the bars of a histogram, which are reused.
@MainActor
final class TickLayers {
  /// The size of a tick along and across the track, in points.
  static let size = CGSize(width: 2, height: 10)

  let content = CALayer()

  private let isRounded: Bool
  private var layers: [CALayer] = []
  private var shown: [Tick] = []
  private var colors: (inside: CGColor?, outside: CGColor?) = (nil, nil)

  init(isRounded: Bool) {
    self.isRounded = isRounded
  }

  /// A tick or a bar as displayed.
  struct Tick: Equatable {
    /// In points of the control.
    let frame: CGRect

    /// Whether it lies between the thumbs.
    let isInside: Bool
  }

  /// Sets the colors of the ticks between the thumbs and of the others.
  func setColors(inside: CGColor, outside: CGColor) {
    colors = (inside, outside)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (tick, layer) in zip(shown, layers) { color(layer, as: tick) }
    CATransaction.commit()
  }

  /// Shows ticks.
  func show(_ ticks: [Tick]) {
    guard ticks != shown else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    while layers.count < ticks.count {
      let layer = CALayer()
      content.addSublayer(layer)
      layers.append(layer)
    }
    for (index, layer) in layers.enumerated() {
      let old = index < shown.count ? shown[index] : nil
      let new = index < ticks.count ? ticks[index] : nil
      guard old != new else { continue }
      layer.isHidden = new == nil
      guard let new else { continue }
      if old?.frame != new.frame {
        layer.frame = new.frame
        if isRounded { layer.cornerRadius = min(new.frame.width, new.frame.height) / 2 }
      }
      if old?.isInside != new.isInside { color(layer, as: new) }
    }
    shown = ticks
    CATransaction.commit()
  }

  private func color(_ layer: CALayer, as tick: Tick) {
    layer.backgroundColor = tick.isInside ? colors.inside : colors.outside
  }
}

/// The ring around the thumb with the keyboard focus.
///
/// The slider draws it, because the ring of the system does not follow a thumb that moves.
@MainActor
final class FocusRing {
  private static let width: CGFloat = 3
  private static let gap: CGFloat = 2

  let layer = CALayer()

  init() {
    layer.borderWidth = Self.width
    layer.isHidden = true
  }

  /// Shows the ring around the frame of a thumb, in points of the slider, or hides it for `nil`.
  func show(around frame: CGRect?) {
    if frame == nil, layer.isHidden { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    layer.isHidden = frame == nil
    guard let frame else { return }
    let distance = Self.gap + Self.width
    layer.frame = frame.insetBy(dx: -distance, dy: -distance)
    layer.cornerRadius = min(layer.bounds.width, layer.bounds.height) / 2
  }

  /// Sets the color of the ring, resolved for the traits of the slider.
  func setColor(_ color: UIColor) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.borderColor = color.cgColor
    CATransaction.commit()
  }
}

/// The pixel grid of a screen, in points.
///
/// A layer whose frame is on the grid is copied to the screen pixel by pixel. Otherwise each pixel is
/// interpolated, which is slower and blurred.
struct PixelGrid: Equatable, Sendable {
  /// Pixels per point.
  let scale: CGFloat

  /// Creates a grid.
  ///
  /// A scale that is less than 1 or not finite counts as 1.
  init(scale: CGFloat) {
    self.scale = scale.isFinite ? max(scale, 1) : 1
  }

  /// Returns the nearest line of the grid, or 0 for a position that is not finite.
  func aligned(_ position: CGFloat) -> CGFloat {
    position.isFinite ? position.roundedToPixel(scale: scale) : 0
  }

  /// Returns a size rounded up to whole pixels.
  func roundedUp(_ size: CGSize) -> CGSize {
    func length(_ side: CGFloat) -> CGFloat {
      side.isFinite && side > 0 ? side.roundedUpToPixel(scale: scale) : 0
    }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  /// Returns a rectangle around a center with its origin on the grid.
  func rect(around center: CGPoint, size: CGSize) -> CGRect {
    CGRect(
      x: aligned(center.x - size.width / 2), y: aligned(center.y - size.height / 2),
      width: size.width, height: size.height)
  }

  /// Returns a rectangle with all edges on the grid, and without negative sides.
  func aligned(_ rect: CGRect) -> CGRect {
    let (minX, minY) = (aligned(rect.minX), aligned(rect.minY))
    return CGRect(
      x: minX, y: minY, width: max(aligned(rect.maxX) - minX, 0),
      height: max(aligned(rect.maxY) - minY, 0))
  }
}
