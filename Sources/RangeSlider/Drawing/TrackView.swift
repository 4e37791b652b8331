import UIKit

/// The appearance of the track, with all colors resolved for the traits.
struct TrackStyle: Equatable {
  /// What covers the track or the fill, from the least value to the greatest.
  enum Art: Equatable {
    case gradient([UIColor])
    case image(UIImage)
  }

  /// The appearance of a part between two neighboring thumbs.
  enum Segment: Equatable {
    /// The track is visible.
    case track
    case fill
    case color(UIColor)
  }

  var color: UIColor
  var fillColor: UIColor
  var art: Art?
  var fillArt: Art?

  /// The segments from the least value to the greatest, or `nil` if the fill is one part.
  var segments: [Segment]?

  var cornerCurve = CALayerCornerCurve.circular
}

/// The layers of the track.
///
///     track                rounded
///     ├── art              a gradient or an image
///     ├── fill art         a gradient or an image, with the fill and the filled segments as its mask
///     ├── fill             from the first thumb to the last
///     └── segment          one more than there are thumbs, instead of the fill
///
/// Art and segments exist only with a style that has them.
@MainActor
final class TrackLayers {
  let track = CALayer()
  let fill = CALayer()

  private var style: TrackStyle?
  private var frames: BarFrames?
  private var isReversed = false
  private var art: TrackArt?
  private var fillArt: TrackArt?
  private var mask: CALayer?
  private var segments: [CALayer] = []
  private var segmentFrames: SegmentFrames?

  init() {
    track.addSublayer(fill)
  }

  /// A Boolean value that indicates whether the segments need their frames.
  var isSegmented: Bool { style?.segments != nil }

  // MARK: Style

  /// Shows a style.
  func setStyle(_ new: TrackStyle) {
    guard style != new else { return }
    let old = style
    style = new
    if old?.cornerCurve != new.cornerCurve { setCornerCurve(new.cornerCurve) }
    if old?.art != new.art || old?.fillArt != new.fillArt { setArt(of: new) }
    if old?.segments?.count != new.segments?.count || old?.fillArt != new.fillArt {
      setSegmentCount(new.segments?.count ?? 0)
    }
    track.backgroundColor = new.art == nil ? new.color.cgColor : nil
    fill.backgroundColor = new.fillColor.cgColor
    fill.isHidden = new.segments != nil
    for (segment, layer) in zip(new.segments ?? [], segments) {
      // Segments that have a color of their own are no part of the mask.
      let isMask = segment == .fill && mask != nil
      let parent = isMask ? mask ?? track : track
      if layer.superlayer !== parent { parent.addSublayer(layer) }
      layer.backgroundColor =
        switch segment {
        case .track: nil
        case .fill: new.fillColor.cgColor
        case .color(let color): color.cgColor
        }
    }
    if old?.segments != nil || new.segments != nil || old?.art != new.art
      || old?.fillArt != new.fillArt
    {
      placeArt()
      updateClipping()
    }
  }

  private func setCornerCurve(_ curve: CALayerCornerCurve) {
    track.cornerCurve = curve
    fill.cornerCurve = curve
    art?.setCornerCurve(curve)
  }

  private func setArt(of style: TrackStyle) {
    art?.layer.removeFromSuperlayer()
    art = style.art.map { TrackArt($0, tint: style.color) }
    fillArt?.layer.removeFromSuperlayer()
    fillArt = style.fillArt.map { TrackArt($0, tint: style.fillColor) }
    if let art {
      art.setCornerCurve(style.cornerCurve)
      track.insertSublayer(art.layer, at: 0)
    }
    if let fillArt {
      let mask = CALayer()
      self.mask = mask
      mask.addSublayer(fill)
      fillArt.layer.mask = mask
      track.insertSublayer(fillArt.layer, at: art == nil ? 0 : 1)
    } else {
      mask = nil
      track.addSublayer(fill)
    }
  }

  private func setSegmentCount(_ count: Int) {
    for layer in segments { layer.removeFromSuperlayer() }
    segments = (0..<count).map { _ in CALayer() }
    for layer in segments { track.addSublayer(layer) }
    segmentFrames = nil
  }

  // MARK: Frames

  /// Sets the frames of track, fill and art.
  func place(_ new: BarFrames, isReversed: Bool, animatesThickness: Bool) {
    guard frames != new || self.isReversed != isReversed else { return }
    let old = frames
    frames = new
    self.isReversed = isReversed
    if old?.track != new.track { track.frame = new.track }
    if old?.trackRadius != new.trackRadius { track.cornerRadius = new.trackRadius }
    if old?.clipsFill != new.clipsFill { updateClipping() }
    fill.frame = new.fill.offsetBy(dx: -new.track.minX, dy: -new.track.minY)
    let corners = new.roundedCorners
    let radius = corners.isEmpty ? 0 : new.trackRadius
    if fill.cornerRadius != radius { fill.cornerRadius = radius }
    if !corners.isEmpty, fill.maskedCorners != corners { fill.maskedCorners = corners }
    placeArt()
    if animatesThickness, let old, old.isVertical == new.isVertical {
      animateThickness(from: old.track.size, to: new.track.size, isVertical: new.isVertical)
    }
  }

  /// Sets the frames of the segments.
  func place(_ new: SegmentFrames) {
    guard segmentFrames != new else { return }
    segmentFrames = new
    for (layer, frame) in zip(segments, new.frames) { layer.frame = frame }
  }

  private func placeArt() {
    guard let frames, art != nil || fillArt != nil else { return }
    let bounds = CGRect(origin: .zero, size: frames.track.size)
    art?.place(
      in: bounds, radius: frames.trackRadius, isVertical: frames.isVertical,
      isReversed: isReversed)
    fillArt?.place(in: bounds, radius: 0, isVertical: frames.isVertical, isReversed: isReversed)
    mask?.frame = bounds
  }

  private func updateClipping() {
    let clips = isSegmented || frames?.clipsFill == true
    if track.masksToBounds != clips { track.masksToBounds = clips }
  }

  private func animateThickness(from old: CGSize, to new: CGSize, isVertical: Bool) {
    let (before, after) = isVertical ? (old.width, new.width) : (old.height, new.height)
    guard before != after, after > 0 else { return }
    let animation = CABasicAnimation(
      keyPath: isVertical ? "transform.scale.x" : "transform.scale.y")
    animation.fromValue = before / after
    animation.toValue = 1
    animation.duration = ThumbAnimations.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    track.add(animation, forKey: "ControlKit.thickness")
  }

  // MARK: Animation

  /// A layer that ends at thumbs, with the coordinates of its ends along the slider.
  struct Piece {
    let layer: CALayer
    let start: CGFloat
    let end: CGFloat

    /// The thumb at the end with the smaller coordinate, or `nil` for the end of the track.
    let startThumb: Thumb?

    /// The thumb at the end with the greater coordinate, or `nil` for the end of the track.
    let endThumb: Thumb?
  }

  /// The layers that animate with the thumbs of a slider with so many of them.
  func pieces(count: Int) -> [Piece] {
    guard let frames else { return [] }
    func piece(_ layer: CALayer, _ frame: CGRect, _ low: Int, _ high: Int) -> Piece {
      let ends = [low, high].map { (0..<count).contains($0) ? Thumb(rawValue: $0) : nil }
      return Piece(
        layer: layer, start: frames.isVertical ? frame.minY : frame.minX,
        end: frames.isVertical ? frame.maxY : frame.maxX, startThumb: ends[isReversed ? 1 : 0],
        endThumb: ends[isReversed ? 0 : 1])
    }
    guard isSegmented, let segmentFrames else {
      return [piece(fill, frames.fill, 0, count - 1)]
    }
    return zip(segments, segmentFrames.frames).enumerated().map { index, part in
      piece(part.0, part.1, index - 1, index)
    }
  }
}

/// The layer of a gradient or an image that runs from the least value to the greatest.
@MainActor
private final class TrackArt {
  let layer = CALayer()
  private let content: CALayer

  init(_ art: TrackStyle.Art, tint: UIColor) {
    switch art {
    case .gradient(let colors):
      let gradient = CAGradientLayer()
      // A gradient needs two colors.
      gradient.colors = (colors.count == 1 ? colors + colors : colors).map(\.cgColor)
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      content = gradient
    case .image(let image):
      content = CALayer()
      content.contents = image.rendered(tint: tint)
      content.contentsScale = image.scale
      content.contentsCenter = image.unitCenter
    }
    layer.addSublayer(content)
  }

  func setCornerCurve(_ curve: CALayerCornerCurve) { content.cornerCurve = curve }

  /// Fills the bounds of the track.
  ///
  /// The content is turned instead of the layer, so that the mask keeps the coordinates of the track.
  func place(in bounds: CGRect, radius: CGFloat, isVertical: Bool, isReversed: Bool) {
    layer.frame = bounds
    content.setAffineTransform(.identity)
    content.bounds = CGRect(
      origin: .zero,
      size: isVertical ? CGSize(width: bounds.height, height: bounds.width) : bounds.size)
    content.position = CGPoint(x: bounds.midX, y: bounds.midY)
    if content is CAGradientLayer { content.cornerRadius = radius }
    let turn: CGAffineTransform =
      switch (isVertical, isReversed) {
      case (false, false): .identity
      case (false, true): CGAffineTransform(scaleX: -1, y: 1)
      case (true, true): CGAffineTransform(rotationAngle: -.pi / 2)
      case (true, false): CGAffineTransform(rotationAngle: .pi / 2)
      }
    content.setAffineTransform(turn)
  }
}

extension UIImage {
  /// The part of the image that stretches, in units of its size.
  fileprivate var unitCenter: CGRect {
    guard size.width > 0, size.height > 0, capInsets != .zero else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    // One pixel stretches if the insets leave nothing.
    let pixel = CGSize(width: 1 / (size.width * scale), height: 1 / (size.height * scale))
    let left = capInsets.left / size.width
    let top = capInsets.top / size.height
    return CGRect(
      x: left, y: top, width: max(1 - left - capInsets.right / size.width, pixel.width),
      height: max(1 - top - capInsets.bottom / size.height, pixel.height))
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
