import UIKit

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
