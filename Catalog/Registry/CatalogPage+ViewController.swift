import UIKit

extension CatalogPage {
  /// Makes the controller that shows the page, ready to be pushed.
  ///
  /// - Parameter state: The state to show it in; one that the page does not have gives the first.
  func makeViewController(state identifier: String? = nil) -> UIViewController {
    makeViewController(showing: states.first { $0.id == identifier } ?? states.first)
  }

  /// Makes the controller that shows the page in a state of its own or one derived from it.
  func makeViewController(showing state: PageState?) -> UIViewController {
    let controller: UIViewController
    if case .screen(let screen) = content, let state {
      controller = screen.make(state)
    } else {
      let page = PageViewController(page: self)
      if let state { page.show(state) }
      controller = page
    }
    controller.title = localized(title)
    controller.navigationItem.largeTitleDisplayMode = .never
    controller.navigationItem.rightBarButtonItems = [
      EnvironmentMenu.barButtonItem { [weak controller] in controller?.viewIfLoaded?.window }
    ]
    return controller
  }
}
