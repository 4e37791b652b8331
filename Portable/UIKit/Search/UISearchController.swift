/// Manages a search bar, whether a search is under way, and the display of its results.
///
/// Assign it to `UINavigationItem.searchController`. The controller is a child of the controller
/// whose item it is while a search is under way; it is not presented as one of `present(_:)`.
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether a search is under way. Setting it begins or ends one, with an animation.
  open var isActive: Bool {
    get { activeState }
    set { setActive(newValue) }
  }

  /// Whether what is searched is shaded and shielded from touches while there are no results;
  /// default false.
  open var obscuresBackgroundDuringPresentation = false {
    didSet { updateResults() }
  }

  /// Whether title and buttons of the navigation bar go while a search is under way; default true.
  open var hidesNavigationBarDuringPresentation = true

  /// The controller that shows the results; nil where the searched one shows them itself.
  open var searchResultsController: UIViewController? { resultsController }

  open var searchBar: UISearchBar { bar }

  /// Whether the results controller shows by itself when there is a text; default true.
  ///
  /// Setting `showsSearchResultsController` turns this off.
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateResults() }
  }

  /// Whether the results controller is shown while a search is under way.
  open var showsSearchResultsController: Bool {
    get { resultsAreShown }
    set {
      automaticallyShowsSearchResultsController = false
      forcedResults = newValue
      updateResults()
    }
  }

  /// Whether the cancel button comes and goes with the search; default true.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes come and go with the search; default true.
  open var automaticallyShowsScopeBar = true

  let bar = UISearchBar(frame: .zero)
  let resultsController: UIViewController?
  let shade = UIView(frame: .zero)
  var activeState = false
  var resultsAreShown = false
  var forcedResults = false
  /// The item that shows the search bar.
  weak var item: UINavigationItem?

  /// The navigation bar that shows the search bar.
  var navigationBar: UINavigationBar? { item?.bar }

  // MARK: Creating

  public init(searchResultsController: UIViewController?) {
    resultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    resultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    resultsController = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bar.controller = self
    bar.placeholder = systemText("Search")
  }

  open override func loadView() {
    view = makeResultsView()
  }

  open override class var _selectors: [_SelectorMethod] {
    super._selectors + [.init("shadeTapped", cancelByUser)]
  }
}

/// Updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar becomes first responder, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Follows the beginning and the end of a search. Every member is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)

  /// Called before the default presentation.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
