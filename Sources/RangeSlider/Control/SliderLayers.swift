import UIKit

/// The layers a range slider is drawn with, and nothing about values or touches.
///
///     content            dimmed while disabled
///     ├── track          rounded
///     ├── fill           rounded, from thumb to thumb
///     ├── thumb          lower
///     └── thumb          upper
@MainActor
final class SliderLayers {
  private static let disabledOpacity: Float = 0.5

  let content = CALayer()
  private let track = CALayer()
  private let fill = CALayer()
  private let thumbs: [Thumb: CALayer] = [.lower: CALayer(), .upper: CALayer()]

  /// How far each thumb's layer reaches beyond the thumb, in points.
  private var margins: [Thumb: CGFloat] = [:]

  init() {
    content.addSublayer(track)
    content.addSublayer(fill)
    for thumb in Thumb.allCases { thumbs[thumb].map(content.addSublayer) }
  }

  /// The size of a thumb with a picture, or drawn where there is none, in points.
  static func thumbSize(of image: UIImage?) -> CGSize {
    image?.size ?? CGSize(width: ThumbPicture.diameter, height: ThumbPicture.diameter)
  }

  func layOut(_ geometry: SliderGeometry, values: (Thumb) -> Double, sizes: (Thumb) -> CGSize) {
    withoutImplicitAnimation {
      content.frame = geometry.bounds
      // The parts are laid out in the control's own coordinates, whatever their origin.
      content.bounds = geometry.bounds
      track.frame = geometry.trackFrame
      track.cornerRadius = geometry.trackFrame.height / 2
      fill.frame = geometry.fillFrame(lower: values(.lower), upper: values(.upper))
      // Ends as round as the track's keep the fill inside it without a clip, which would cost a
      // bitmap at every frame.
      fill.cornerRadius = min(fill.bounds.width, fill.bounds.height) / 2
      for (thumb, layer) in thumbs {
        let margin = margins[thumb] ?? 0
        layer.frame = geometry.thumbFrame(at: values(thumb), size: sizes(thumb))
          .insetBy(dx: -margin, dy: -margin)
      }
    }
  }

  func setColors(track trackColor: UIColor, fill fillColor: UIColor, isEnabled: Bool) {
    withoutImplicitAnimation {
      track.backgroundColor = trackColor.cgColor
      fill.backgroundColor = fillColor.cgColor
      content.opacity = isEnabled ? 1 : Self.disabledOpacity
    }
  }

  /// Shows a thumb as the app's picture, or as the drawn one where there is none.
  func setLook(of thumb: Thumb, image: UIImage?, traits: UITraitCollection) {
    guard let layer = thumbs[thumb] else { return }
    withoutImplicitAnimation {
      if let image {
        layer.contents = Self.contents(of: image)
      } else {
        layer.contents = ThumbPicture.image(
          scale: traits.displayScale, isHighContrast: traits.accessibilityContrast == .high)
      }
      layer.contentsScale = image?.scale ?? max(traits.displayScale, 1)
    }
    margins[thumb] = image == nil ? ThumbPicture.margin : 0
  }

  /// The pixels of a picture as UIKit draws it: upright, tinted, a symbol as a picture.
  ///
  /// The image's own bitmap knows none of that.
  private static func contents(of image: UIImage) -> CGImage? {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    format.opaque = false
    let renderer = UIGraphicsImageRenderer(size: image.size, format: format)
    return renderer.image { _ in image.draw(at: .zero) }.cgImage
  }

  func bringToFront(_ thumb: Thumb) {
    guard let layer = thumbs[thumb] else { return }
    withoutImplicitAnimation { content.addSublayer(layer) }
  }

  private func withoutImplicitAnimation(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}
