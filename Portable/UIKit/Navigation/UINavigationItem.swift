/// What a navigation bar shows for one view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, _KeyValueCoding {
  /// How the back button of the next controller names this one.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or "Back", or the chevron alone, as they fit.
    case `default` = 0
    /// "Back", or the chevron alone.
    case generic = 1
    /// The chevron alone.
    case minimal = 2
  }

  /// Whether the title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below on the stack does.
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  open var title: String? {
    didSet { if title != oldValue { itemDidChange() } }
  }

  /// A view shown in place of the title.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { itemDidChange() } }
  }

  /// A line above the title.
  open var prompt: String? {
    didSet { if prompt != oldValue { itemDidChange() } }
  }

  /// The back button's title on the controller above; `title` when nil.
  open var backButtonTitle: String? {
    didSet { itemDidChange() }
  }

  /// Gives the back button of the controller above its title and image.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { itemDidChange() }
  }

  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { itemDidChange() }
  }

  /// Runs instead of going back when the back button is tapped.
  open var backAction: UIAction? {
    didSet { itemDidChange() }
  }

  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    storedHidesBackButton = hidesBackButton
    itemDidChange(animated: animated)
  }

  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// From the trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedLeftItems = items
    itemDidChange(animated: animated)
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedRightItems = items
    itemDidChange(animated: animated)
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeftItems?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { storedRightItems?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Whether the left items stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { itemDidChange() }
  }

  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { itemDidChange() }
  }

  /// Overrides the bar's appearance while this item is on top.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange() }
  }

  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { itemDidChange() }
  }

  /// The search whose bar stands below the title; default nil.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.bar.removeFromSuperview()
      oldValue?.item = nil
      searchController?.item = self
      searchController?.bar.isInNavigationBar = true
      bar?.metricsDidChange()
      itemDidChange()
    }
  }

  /// Whether the search bar collapses when the content scrolls; default true.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.metricsDidChange() } }
  }

  private var storedHidesBackButton = false
  private var storedLeftItems: [UIBarButtonItem]?
  private var storedRightItems: [UIBarButtonItem]?

  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  /// How much of the large title and the search bar the content leaves visible; nil until they are
  /// first shown.
  var largeTitleExtent: CGFloat?

  public init(title: String) {
    super.init()
    self.title = title
  }

  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeProperties(UINavigationItem.self, of: self)
  }

  open class var _keyedProperties: [_KeyedProperty] { navigationItemKeys }

  func itemDidChange(animated: Bool = false) {
    bar?.itemDidChange(self, animated: animated)
  }

  /// Whether a button that goes back is to be shown above `below`.
  func showsBackButton(above below: UINavigationItem?) -> Bool {
    guard below != nil, !hidesBackButton else { return false }
    return leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty
  }
}
