import ActionSheet
import UIKit

/// A scene of the storyboard with a sheet, which gets its actions here.
final class SheetDocumentViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  dynamic weak var sheet: ActionSheetControl?

  #if !canImport(ObjectiveC)
    override class var _keyedProperties: [_KeyedProperty] {
      super._keyedProperties + [.init("sheet", \SheetDocumentViewController.sheet)]
    }
  #endif

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet?.addAction(ActionSheetAction(localized("Delete Photos"), role: .destructive))
    sheet?.addAction(ActionSheetAction(localized("Keep Photos"), role: .cancel))
  }
}
