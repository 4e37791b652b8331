import ControlCore
import UIKit

/// The grabber at the top of a sheet that has several heights.
///
/// A tap moves the sheet to the next greater height, and from the greatest to the least. To assistive
/// technology it is an adjustable element whose value is the height.
final class SheetGrabberView: Control {
  static let size = CGSize(width: 60, height: 24)

  weak var controller: ActionSheetController?
  private let bar = UIView()

  override func commonInit() {
    super.commonInit()
    hitShape = .bounds
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = 2.5
    bar.isUserInteractionEnabled = false
    addSubview(bar)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = ActionSheetString.grabber.text
    accessibilityIdentifier = "ActionSheet.grabber"
    addAction(
      UIAction { [weak self] _ in _ = self?.accessibilityActivate() }, for: .touchUpInside)
  }

  override func layoutContent() {
    super.layoutContent()
    bar.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }

  /// The height in percent of the greatest one.
  override var accessibilityValue: String? {
    get {
      guard let controller, let height = controller.detentHeight else { return nil }
      let part = height / max(controller.maximumRowsHeight, 1)
      return NumberFormatter.localizedString(from: NSNumber(value: Double(part)), number: .percent)
    }
    set {}
  }

  override func accessibilityIncrement() {
    controller?.moveToDetent(by: 1)
  }

  override func accessibilityDecrement() {
    controller?.moveToDetent(by: -1)
  }

  override func accessibilityActivate() -> Bool {
    controller?.moveToDetent(by: 1, wraps: true) ?? false
  }

  /// The action that closes the sheet, unless the user cannot.
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      guard controller?.presenter.userCanCancel == true else { return nil }
      return [
        UIAccessibilityCustomAction(name: ActionSheetString.dismiss.text) { [weak self] _ in
          self?.controller?.accessibilityPerformEscape() ?? false
        }
      ]
    }
    set {}
  }
}
