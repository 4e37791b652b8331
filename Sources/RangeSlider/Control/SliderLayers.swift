import UIKit

/// The layers a range slider is drawn with, and nothing about values or touches.
///
///     content            dimmed while disabled
///     ├── track          rounded, clips
///     │   └── fill       from thumb to thumb
///     ├── thumb          lower
///     └── thumb          upper
@MainActor
final class SliderLayers {
  /// The diameter of a drawn thumb, in points.
  static let thumbDiameter: CGFloat = 28

  private static let disabledOpacity: Float = 0.5

  let content = CALayer()
  private let track = CALayer()
  private let fill = CALayer()
  private let thumbs: [Thumb: CALayer] = [.lower: CALayer(), .upper: CALayer()]

  init() {
    content.addSublayer(track)
    track.addSublayer(fill)
    track.masksToBounds = true
    for thumb in Thumb.allCases { thumbs[thumb].map(content.addSublayer) }
  }

  /// The size of a thumb with a picture, or drawn where there is none, in points.
  static func thumbSize(of image: UIImage?) -> CGSize {
    image?.size ?? CGSize(width: thumbDiameter, height: thumbDiameter)
  }

  func layOut(_ geometry: SliderGeometry, values: (Thumb) -> Double, sizes: (Thumb) -> CGSize) {
    withoutImplicitAnimation {
      content.frame = geometry.bounds
      // The parts are laid out in the control's own coordinates, whatever their origin.
      content.bounds = geometry.bounds
      track.frame = geometry.trackFrame
      track.cornerRadius = geometry.trackFrame.height / 2
      fill.frame = geometry.fillFrame(lower: values(.lower), upper: values(.upper))
        .offsetBy(dx: -geometry.trackFrame.minX, dy: -geometry.trackFrame.minY)
      for (thumb, layer) in thumbs {
        layer.frame = geometry.thumbFrame(at: values(thumb), size: sizes(thumb))
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

  /// Shows a thumb as a picture, or as a white disc with a soft shadow where there is none.
  func setLook(of thumb: Thumb, image: UIImage?, traits: UITraitCollection) {
    guard let layer = thumbs[thumb] else { return }
    let isDrawn = image == nil
    let disc = CGRect(x: 0, y: 0, width: Self.thumbDiameter, height: Self.thumbDiameter)
    withoutImplicitAnimation {
      layer.contents = image.flatMap(Self.contents)
      layer.contentsScale = image?.scale ?? max(traits.displayScale, 1)
      layer.backgroundColor = isDrawn ? UIColor.white.cgColor : nil
      layer.cornerRadius = isDrawn ? Self.thumbDiameter / 2 : 0
      // White on white needs an edge; increased contrast asks for one that cannot be missed.
      let isHighContrast = traits.accessibilityContrast == .high
      layer.borderColor = UIColor(white: 0, alpha: isHighContrast ? 1 : 0.06).cgColor
      layer.borderWidth = isDrawn ? (isHighContrast ? 1 : 0.5) : 0
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = isDrawn ? 0.16 : 0
      layer.shadowRadius = 6
      layer.shadowOffset = CGSize(width: 0, height: 4)
      layer.shadowPath = isDrawn ? CGPath(ellipseIn: disc, transform: nil) : nil
    }
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
