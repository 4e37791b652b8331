import UIKit

/// What assistive technology finds of a row, whether or not the row has a view at the moment.
///
/// It asks the sheet for everything when it is asked itself, so nothing has to be kept up to date.
@MainActor
final class SheetRowElement: UIAccessibilityElement {
  let row: SheetRow

  /// Where the row was when it was last looked for.
  var index: Int
  private weak var sheet: ActionSheetControl?

  init(row: SheetRow, at index: Int, sheet: ActionSheetControl) {
    self.row = row
    self.index = index
    self.sheet = sheet
    super.init(accessibilityContainer: sheet)
  }

  override var accessibilityLabel: String? {
    get { sheet?.accessibilityText(of: row)?.label }
    set {}
  }

  override var accessibilityValue: String? {
    get { sheet?.accessibilityText(of: row)?.value }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { sheet?.accessibilityTraits(of: row) ?? .none }
    set {}
  }

  override var accessibilityIdentifier: String? {
    get { sheet?.accessibilityIdentifier(of: row) }
    set {}
  }

  override var accessibilityFrameInContainerSpace: CGRect {
    get { sheet?.frame(of: self) ?? .zero }
    set {}
  }

  override var accessibilityFrame: CGRect {
    get {
      guard let sheet else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(sheet.frame(of: self), in: sheet)
    }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    sheet?.activate(row) ?? false
  }

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    sheet?.reveal(self)
  }
}
