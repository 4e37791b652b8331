import ControlCore
import UIKit

// A part of a slider that takes no touches. Every part is a view: only the layers of views follow the
// animation blocks of the app, and change at once outside of them.
class PartView: ControlPart {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addParts()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func addParts() {}

  /// Covers an area of the slider, whose coordinates the view has.
  func cover(_ area: CGRect) {
    guard frame != area || bounds != area else { return }
    func place() { (frame, bounds) = (area, area) }
    if frame == .zero { UIView.performWithoutAnimation(place) } else { place() }
  }
}

extension UIView {
  // Sets the size at once, and the center with the animation block around the call. A view that was not
  // visible appears in its place.
  func place(in frame: CGRect, appears: Bool) {
    if bounds.size != frame.size {
      UIView.performWithoutAnimation { bounds.size = frame.size }
    }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard center != middle else { return }
    if appears {
      UIView.performWithoutAnimation { center = middle }
    } else {
      center = middle
    }
  }
}

// The ring around the thumb with the keyboard focus. The slider draws it, because the ring of the system
// does not follow a thumb that moves.
@MainActor
final class FocusRingView: PartView {
  private static let width: CGFloat = 3
  private static let gap: CGFloat = 2

  override func addParts() {
    layer.borderWidth = Self.width
    isHidden = true
  }

  func show(around thumb: CGRect?) {
    let appears = isHidden
    if isHidden != (thumb == nil) { isHidden = thumb == nil }
    guard let thumb else { return }
    let distance = Self.gap + Self.width
    place(in: thumb.insetBy(dx: -distance, dy: -distance), appears: appears)
    let radius = min(bounds.width, bounds.height) / 2
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
  }

  func setColor(_ color: UIColor) { layer.borderColor = color.cgColor }
}
