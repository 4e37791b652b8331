/// A field for a search text, with a cancel button and a row of scopes.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The prominence of the bar's background.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  open weak var delegate: (any UISearchBarDelegate)?

  /// The search text; an empty field gives "". Setting it tells no delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      controller?.searchTextDidChange()
    }
  }

  /// What stands in an empty field; default nil.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The field that the text is entered into.
  public let searchTextField = UISearchTextField(frame: .zero)

  /// Whether the field takes text; default true.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  open var searchBarStyle: Style = .default {
    didSet { updateBackground() }
  }

  /// The color of the background; default nil.
  open var barTintColor: UIColor? {
    didSet { updateBackground() }
  }

  open var isTranslucent: Bool = true

  /// Whether the cancel button is shown; default false.
  open var showsCancelButton: Bool {
    get { cancelIsShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// The titles of the scopes; default nil. They are shown with `showsScopeBar`.
  open var scopeButtonTitles: [String]? {
    didSet { updateScopes() }
  }

  /// The index of the chosen scope; default 0. An index out of range chooses none.
  open var selectedScopeButtonIndex: Int {
    get { storedScope }
    set {
      storedScope = newValue
      updateSelectedScope()
    }
  }

  /// Whether the scopes are shown; default false.
  open var showsScopeBar: Bool {
    get { scopesAreShown }
    set { setShowsScope(newValue, animated: false) }
  }

  weak var controller: UISearchController?
  let cancelButton = UIButton(type: .system)
  let scopes = UISegmentedControl(items: [])
  let hairline = UIView(frame: .zero)
  let fieldDelegate = SearchFieldDelegate()
  var cancelIsShown = false
  var scopesAreShown = false
  var storedScope = 0
  /// Whether a navigation bar shows the search bar, which gives it other margins and no background.
  var isInNavigationBar = false {
    didSet {
      updateBackground()
      setNeedsLayout()
    }
  }

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    text = coder.decodeObject(forKey: "UIText") as? String
    placeholder = coder.decodeObject(forKey: "UIPlaceholder") as? String
    coder.decodeProperties(UISearchBar.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + searchBarKeys
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(text, forKey: "UIText")
    coder.encode(placeholder, forKey: "UIPlaceholder")
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    showCancelButton(showsCancelButton, animated: animated)
  }

  open func setShowsScope(_ show: Bool, animated: Bool) {
    showScopes(show, animated: animated)
  }

  // MARK: Overrides

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateCancelFont()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
