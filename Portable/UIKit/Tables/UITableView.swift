/// A scrolling list of rows in sections. Only rows that are seen have cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public let style: Style

  weak open var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  // Not an override: Apple's language lets a subclass narrow the type, Swift does not.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      super.delegate = newValue
      setNeedsReload()
    }
  }

  // MARK: Lengths

  /// The height of every row; automatic asks the cells.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet {
      documentMetrics = nil
      setNeedsReload()
    }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet {
      documentMetrics = nil
      setNeedsReload()
    }
  }
  /// How headers and footers are measured whose heights are those of a document.
  var documentMetrics: TableSectionMetrics?

  /// The height a row counts with until it is seen.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  /// The space above headers; automatic is the style's own.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }

  // MARK: Look

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { rowLooksDidChange() }
  }

  /// The color of separators; nil is the system's.
  open var separatorColor: UIColor? {
    didSet {
      noteAppearance(\UITableView.separatorColor, "separatorColor")
      rowLooksDidChange()
    }
  }

  /// Where separators begin and end; unless set they begin with the text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      noteAppearance(\UITableView.separatorInset, "separatorInset")
      rowLooksDidChange()
    }
  }

  /// A view behind the rows that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view above the first section, as high as its frame.
  open var tableHeaderView: UIView? {
    didSet { replaceEndView(oldValue, with: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replaceEndView(oldValue, with: tableFooterView) }
  }

  // MARK: Selection

  open var allowsSelection: Bool = true
  open var allowsMultipleSelection: Bool = false

  // MARK: State

  var ownSeparatorInset: UIEdgeInsets?
  var layout = TableLayout()
  var contents = TableContents()
  var reuse = TableReuse()
  var selectedRows: Set<IndexPath> = []
  var pressedRow: IndexPath?
  var needsReload = true
  var isTiling = false
  var laidOutWidth: CGFloat = 0
  /// The static content that a document gave the table; nil for other tables.
  package internal(set) var staticSections: [StaticTableSection]?

  // MARK: Making

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UITableView.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + tableViewKeys
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UIStyle")
  }

  private func prepare() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Forgets everything and asks the data source anew; the selection is lost.
  open func reloadData() {
    selectedRows = []
    needsReload = true
    setNeedsLayout()
    if window == nil || bounds.isEmpty { reloadIfNeeded() }
  }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  // MARK: Overrides

  open override func layoutSubviews() {
    // Rows first: they decide the size that the scroll view clamps its offset to.
    tile()
    super.layoutSubviews()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    reloadIfNeeded()
    return CGSize(width: size.width, height: min(size.height, contentSize.height))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, pressRow(at: touch.location(in: self)) else {
      super.touchesBegan(touches, with: event)
      return
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressedRow, let touch = touches.first else {
      super.touchesMoved(touches, with: event)
      return
    }
    if !rectForRow(at: pressedRow).contains(touch.location(in: self)) { releaseRow() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let row = pressedRow else {
      super.touchesEnded(touches, with: event)
      return
    }
    releaseRow()
    tapRow(at: row)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard pressedRow != nil else {
      super.touchesCancelled(touches, with: event)
      return
    }
    releaseRow()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    if category != traitCollection.preferredContentSizeCategory { forgetHeights() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
