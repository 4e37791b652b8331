import ControlCore
import UIKit

/// The view that dims the views behind a sheet, and receives all touches beside the sheet.
///
/// To assistive technologies it is a button that closes the sheet, above the sheet.
final class SheetDimmingView: Control {
  /// Called after a tap, also of assistive technologies.
  var tapped: (() -> Void)?

  /// Returns whether the sheet takes a touch at a point, so that a finger that lifts there closes nothing.
  var isCovered: ((CGPoint) -> Bool)?

  /// A Boolean value that determines whether the last finger has lifted from the sheet.
  private var hasLeft = false

  /// The height above the sheet in points; that part is the button.
  var uncoveredHeight: CGFloat = 0

  /// A Boolean value that determines whether a tap closes the sheet, so that there is a button.
  var closes = true

  /// A Boolean value that determines whether the view neither takes touches nor is spoken.
  var isPassive = false {
    didSet { isUserInteractionEnabled = !isPassive }
  }

  override var isAccessibilityElement: Bool {
    get { closes && !isPassive }
    set {}
  }

  override func commonInit() {
    super.commonInit()
    hitShape = .bounds
    accessibilityTraits = .button
    accessibilityLabel = ActionSheetString.dismiss.text
    accessibilityIdentifier = "ActionSheet.dimming"
    addAction(
      UIAction { [weak self] _ in if let self, !hasLeft { tapped?() } }, for: .touchUpInside)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    hasLeft = touch.map { isCovered?($0.location(in: self)) ?? false } ?? false
  }

  override func accessibilityActivate() -> Bool {
    guard closes, let tapped else { return false }
    tapped()
    return true
  }

  override var accessibilityFrame: CGRect {
    get {
      let height = min(max(uncoveredHeight, 0), bounds.height)
      let part = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      return UIAccessibility.convertToScreenCoordinates(part, in: self)
    }
    set {}
  }
}
