import ActionSheet
import UIKit

@testable import CatalogApp

/// The code of a state as a test can run it.
@MainActor
enum SampleRun {
  case view(() -> UIView)
  case screen(() -> UIViewController)
  case presentation((SampleStage) -> Void)
}

/// The screen that code presents from, and what a popover can point at.
@MainActor
struct SampleStage {
  /// The bundle with the catalog's documents.
  static let bundle = CatalogDocuments.bundle

  /// The photo that an app passes to the code of a board.
  static var photo: UIImage { SampleBackground.photo }

  let viewController: UIViewController
  var view = UIView()
  var field = UIView()
  var place = CGRect.zero
  var item = UIBarButtonItem()
  var toolbar = UIToolbar()
  var tabBar = UITabBar()
  var queue = PresentationQueue()

  /// The stage of a page's screen.
  init(_ screen: UIViewController) {
    viewController = screen
    switch screen {
    case let screen as SheetScreen: view = screen.showButton
    case let screen as SheetAnchorsScreen:
      view = screen.button
      field = screen.field
      place = screen.field.place
      item = screen.item
      toolbar = screen.toolbar
      tabBar = screen.tabBar
    case let screen as QueueScreen: queue = screen.queue ?? queue
    case let screen as ToastScreen: queue = screen.queue ?? queue
    default: break
    }
  }
}
