import UIKit

/// The ring around the thumb that has the focus of the keyboard.
///
/// The slider draws it itself, since the system's ring stays where the thumb was when it got the
/// focus.
@MainActor
final class FocusRing {
  private static let width: CGFloat = 3
  private static let gap: CGFloat = 2

  let layer = CALayer()

  init() {
    layer.borderWidth = Self.width
    layer.isHidden = true
  }

  /// Lays the ring around a thumb, in points of the slider; hides it for `nil`.
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
