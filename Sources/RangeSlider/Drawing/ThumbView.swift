import UIKit

/// The view of a thumb: a view or an image of the app, or the drawn image with its shadow.
@MainActor
final class ThumbView: UIImageView {
  private var style: ThumbStyle?
  private var imageFrame: CGRect?

  /// The view of the app that the thumb shows.
  private var ownView: UIView?

  /// Shows the image or the view of a style.
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

  /// The size of the thumb without its shadow, in points.
  var thumbSize: CGSize { style?.size ?? .zero }

  /// The size that the thumb is displayed with, relative to its own.
  private var magnification: CGFloat = 1

  /// Magnifies the thumb around its center.
  func setMagnification(_ new: CGFloat, isAnimated: Bool) {
    guard magnification != new else { return }
    magnification = new
    guard isAnimated else { return updateTransform() }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction,
      animations: updateTransform)
  }

  private func updateTransform() {
    // The view scales around the center of its image, which the shadow moves away from the thumb's.
    let rest = 1 - magnification
    let center = imageFrame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
    transform = CGAffineTransform(
      a: magnification, b: 0, c: 0, d: magnification, tx: (middle.x - center.x) * rest,
      ty: (middle.y - center.y) * rest)
  }

  /// The opacity of the thumb in its state.
  var opacity: CGFloat = 1 { didSet { updateAlpha() } }

  /// A Boolean value that indicates whether the thumb is on the visible part of the track.
  var isShown = true { didSet { updateAlpha() } }

  private func updateAlpha() {
    let new = isShown ? opacity : 0
    if alpha != new { alpha = new }
  }

  /// Places the middle of the thumb at a point, on whole pixels.
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
