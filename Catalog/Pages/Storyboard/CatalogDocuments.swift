import ActionSheet
import ControlExtras
import UIKit

/// The documents of Interface Builder that the catalog shows.
@MainActor
enum CatalogDocuments {
  /// The bundle of the documents.
  static var bundle: Bundle {
    #if SWIFT_PACKAGE
      .module
    #else
      .main
    #endif
  }

  /// Makes a scene of the storyboard.
  static func scene(_ identifier: String) -> UIViewController {
    let controller = UIStoryboard(name: "Controls", bundle: bundle)
      .instantiateViewController(withIdentifier: identifier)
    controller.loadViewIfNeeded()
    localizeTexts(in: controller.view)
    return controller
  }

  /// Shows the texts of a document, which are in English, in the user's language.
  private static func localizeTexts(in view: UIView?) {
    switch view {
    case let label as UILabel: label.text = label.text.map { localized($0) }
    case let button as UIButton:
      for state in [UIControl.State.normal, .selected] {
        if let title = button.title(for: state) { button.setTitle(localized(title), for: state) }
      }
      guard let button = button as? StatefulButton else { return }
      button.highlightedSelectedTitle = button.highlightedSelectedTitle.map { localized($0) }
      button.disabledSelectedTitle = button.disabledSelectedTitle.map { localized($0) }
    case let sheet as ActionSheetControl:
      sheet.title = sheet.title.map { localized($0) }
      sheet.message = sheet.message.map { localized($0) }
    default: view?.subviews.forEach { localizeTexts(in: $0) }
    }
  }
}

/// A scene of the storyboard with a sheet, which gets its actions here.
final class SheetDocumentViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  dynamic weak var sheet: ActionSheetControl?

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet?.addAction(ActionSheetAction(localized("Delete Photos"), role: .destructive))
    sheet?.addAction(ActionSheetAction(localized("Keep Photos"), role: .cancel))
  }
}
