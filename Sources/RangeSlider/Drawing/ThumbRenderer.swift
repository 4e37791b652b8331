import UIKit

// The properties that the image of a thumb depends on. Equal styles share an image.
struct ThumbStyle: Hashable {
  enum Shape: Hashable {
    case image(UIImage)
    case view(OwnThumbView)

    /// A disc, or a capsule if its sides differ.
    case drawn(CGSize)
  }

  var shape: Shape

  /// The color of a drawn thumb or of a template, resolved for the traits.
  var color: UIColor
  var scale: CGFloat
  var isOutlined = false

  /// Whether the thumb has no shadow, because it is locked.
  var isFlat = false

  /// The border of a drawn thumb, or `nil` for an edge that is hardly visible.
  var border: Border?

  /// The shadow of a drawn thumb, or `nil` for the two shadows of the system.
  var shadow: Shadow?

  struct Border: Hashable {
    var color: UIColor
    var width: CGFloat
  }

  struct Shadow: Hashable {
    var color: UIColor
    var offset: CGSize
    var radius: CGFloat

    var margins: UIEdgeInsets {
      let reach = (radius * 2).rounded(.up) + 1
      return UIEdgeInsets(
        top: max(reach - offset.height, 1), left: max(reach - offset.width, 1),
        bottom: max(reach + offset.height, 1), right: max(reach + offset.width, 1))
    }
  }

  var size: CGSize {
    switch shape {
    case .image(let image): image.size
    case .view(let view): view.size
    case .drawn(let size): size
    }
  }
}

// Renders the images of drawn thumbs, each once. Drawing a shadow and an edge at every move would cost more
// than all other work of the slider. A drawn thumb is a disc with two soft shadows.
@MainActor
enum ThumbRenderer {
  private static let shadowMargins = UIEdgeInsets(top: 6, left: 12, bottom: 18, right: 12)

  // The number of styles above which the cache is emptied. It is greater than the number of styles that an
  // app uses at a time.
  private static let cacheLimit = 32
  private static var drawn: [ThumbStyle: UIImage] = [:]

  static func margins(of style: ThumbStyle) -> UIEdgeInsets {
    switch style.shape {
    case .image, .view: .zero
    case .drawn: style.shadow?.margins ?? shadowMargins
    }
  }

  // Returns the image of a style with its margins, or `nil` if it has no pixels. Drawn thumbs are cached,
  // because all sliders share them.
  static func image(of style: ThumbStyle) -> UIImage? {
    switch style.shape {
    case .image(let image): return image
    case .view: return nil
    case .drawn(let size):
      guard size.width > 0, size.height > 0 else { return nil }
      if let image = drawn[style] { return image }
      if drawn.count >= cacheLimit { drawn.removeAll() }
      let margins = margins(of: style)
      let canvas = CGSize(
        width: size.width + margins.left + margins.right,
        height: size.height + margins.top + margins.bottom)
      let format = UIGraphicsImageRendererFormat()
      format.scale = max(style.scale, 1)
      format.opaque = false
      let image = UIGraphicsImageRenderer(size: canvas, format: format).image {
        draw(style, in: $0.cgContext)
      }
      drawn[style] = image
      return image
    }
  }

  private static func draw(_ style: ThumbStyle, in context: CGContext) {
    let margins = margins(of: style)
    let rect = CGRect(origin: CGPoint(x: margins.left, y: margins.top), size: style.size)
    context.setFillColor(style.color.cgColor)
    if style.isFlat {
      fill(rect, in: context)
    } else if let shadow = style.shadow {
      fill(rect, shadow: shadow.offset, blur: shadow.radius * 2, color: shadow.color, in: context)
    } else {
      // The wide shadow lifts the thumb; the narrow one separates it from the track.
      let color = UIColor(white: 0, alpha: 0.12)
      fill(rect, shadow: CGSize(width: 0, height: 6), blur: 13, color: color, in: context)
      fill(rect, shadow: CGSize(width: 0, height: 0.5), blur: 4, color: color, in: context)
    }
    // A white thumb on white needs an edge. Increased contrast requires a black one.
    let edge =
      style.border
      ?? (style.isOutlined
        ? ThumbStyle.Border(color: .black, width: 1)
        : ThumbStyle.Border(color: UIColor(white: 0, alpha: 0.04), width: 0.5))
    let width = min(edge.width, min(rect.width, rect.height) / 2)
    context.setStrokeColor(edge.color.cgColor)
    context.setLineWidth(width)
    context.addPath(path(rect.insetBy(dx: width / 2, dy: width / 2)))
    context.strokePath()
  }

  private static func fill(
    _ rect: CGRect, shadow offset: CGSize, blur: CGFloat, color: UIColor, in context: CGContext
  ) {
    context.saveGState()
    context.setShadow(offset: offset, blur: blur, color: color.cgColor)
    fill(rect, in: context)
    context.restoreGState()
  }

  private static func fill(_ rect: CGRect, in context: CGContext) {
    context.addPath(path(rect))
    context.fillPath()
  }

  private static func path(_ rect: CGRect) -> CGPath {
    if rect.width == rect.height { return UIBezierPath(ovalIn: rect).cgPath }
    let radius = max(min(rect.width, rect.height) / 2, 0)
    return UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
  }
}

/// The view of a thumb: a view or an image of the app, or the drawn image with its shadow.
@MainActor
final class ThumbView: UIImageView {
  private var style: ThumbStyle?
  private var imageFrame: CGRect?
  private var ownView: UIView?

  func setStyle(_ new: ThumbStyle) {
    guard style != new else { return }
    style = new
    // The color has been dimmed already if it is the tint color of the slider.
    tintAdjustmentMode = .normal
    tintColor = new.color
    image = ThumbRenderer.image(of: new)
    if case .view(let own) = new.shape {
      show(own.view)
      UIView.performWithoutAnimation { own.place() }
    } else {
      show(nil)
    }
  }

  private func show(_ view: UIView?) {
    guard ownView !== view else { return }
    let old = ownView
    ownView = view
    if old?.superview === self { old?.removeFromSuperview() }
    if let view { addSubview(view) }
  }

  /// Draws the thumb again if the app adds its view elsewhere.
  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard subview === ownView else { return }
    ownView = nil
    (superview?.superview as? SliderControl)?.thumbViewWasTaken(from: self)
  }

  /// The center of the thumb, which differs from the center of its image because of the shadow.
  var middle: CGPoint {
    let margins = style.map(ThumbRenderer.margins) ?? .zero
    let frame = imageFrame ?? .zero
    return CGPoint(
      x: frame.midX + (margins.left - margins.right) / 2,
      y: frame.midY + (margins.top - margins.bottom) / 2)
  }

  var thumbSize: CGSize { style?.size ?? .zero }
  private var magnification: CGFloat = 1

  func setMagnification(_ new: CGFloat, isAnimated: Bool) {
    guard magnification != new else { return }
    magnification = new
    guard isAnimated else { return updateTransform() }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: updateTransform)
  }

  private func updateTransform() {
    // The view scales around the center of its image, which the shadow moves away from the thumb's.
    let rest = 1 - magnification
    let center = imageFrame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    transform = CGAffineTransform(
      a: magnification, b: 0, c: 0, d: magnification, tx: (middle.x - center.x) * rest,
      ty: (middle.y - center.y) * rest)
  }

  var opacity: CGFloat = 1 { didSet { updateAlpha() } }

  /// A Boolean value that indicates whether the thumb is on the visible part of the track.
  var isShown = true { didSet { updateAlpha() } }

  private func updateAlpha() {
    let new = isShown ? opacity : 0
    if alpha != new { alpha = new }
  }

  func place(at center: CGPoint, grid: PixelGrid) {
    guard let style else { return }
    let margins = ThumbRenderer.margins(of: style)
    let thumb = grid.rect(around: center, size: style.size)
    let new = CGRect(
      x: thumb.minX - margins.left, y: thumb.minY - margins.top,
      width: thumb.width + margins.left + margins.right,
      height: thumb.height + margins.top + margins.bottom)
    guard imageFrame != new else { return }
    let old = imageFrame
    imageFrame = new
    place(in: new, appears: old == nil)
    if old?.size != new.size, magnification != 1 { updateTransform() }
  }
}
