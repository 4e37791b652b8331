/// One row of a table.
///
/// Content is either a content configuration, or the labels and the image of the cell's style.
@preconcurrency @MainActor open class UITableViewCell: UIView, TablePart {
  // MARK: Content

  /// The view for own subviews; it leaves room for the accessory.
  open var contentView: UIView { content }

  /// The label of the style; nil while a content configuration is shown.
  open var textLabel: UILabel? { contentConfiguration == nil ? madeStyledContent().textLabel : nil }

  /// The second label of styles that have one.
  open var detailTextLabel: UILabel? {
    guard contentConfiguration == nil, style != .default else { return nil }
    return madeStyledContent().secondaryLabel
  }

  open var imageView: UIImageView? {
    contentConfiguration == nil ? madeStyledContent().imageView : nil
  }

  /// The content as a value; setting it takes the style's labels away.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The background as a value; nil is the table's own.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { updateBackground() }
  }

  /// Whether the content configuration follows the state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool = true
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true

  /// Called before the cell shows a new state.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open internal(set) var reuseIdentifier: String?

  // MARK: Look

  open var selectionStyle: SelectionStyle = .default {
    didSet { updateBackground() }
  }
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { updateAccessory() } }
  }

  /// A view at the trailing edge, instead of the one of `accessoryType`.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { updateAccessory() } }
  }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  /// A view behind the content of a pressed or chosen cell.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }
  open var indentationLevel: Int = 0 {
    didSet { setNeedsLayout() }
  }
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Where the separator below begins and ends; unless set it begins with the text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      noteAppearance(\UITableViewCell.separatorInset, "separatorInset")
      setNeedsLayout()
    }
  }

  open override var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set {
      ownBackgroundColor = newValue
      noteAppearance(\UITableViewCell.backgroundColor, "backgroundColor")
      updateBackground()
    }
  }

  // MARK: State

  open var isSelected: Bool {
    get { showsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { showsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  let style: CellStyle
  let content = UIView()
  let background = BackgroundConfigurationView()
  let separators = TableSeparators()
  var styledContent: UIListContentView?
  var configuredContent: (any UIView & UIContentView)?
  var accessory: UIView?
  var ownBackgroundColor: UIColor?
  var ownSeparatorInset: UIEdgeInsets?
  var position = TablePosition()
  weak var table: UITableView?
  var documentRow = DocumentRow()
  private var showsSelected = false
  private var showsHighlighted = false
  private var needsConfigurationUpdate = true

  // MARK: Making

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = CellStyle(rawValue: coder.decodeInteger(forKey: "UICellStyle")) ?? .default
    reuseIdentifier = coder.decodeObject(forKey: "UIReuseIdentifier") as? String
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UITableViewCell.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + tableViewCellKeys
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UICellStyle")
    coder.encode(reuseIdentifier, forKey: "UIReuseIdentifier")
  }

  private func prepare() {
    isOpaque = false
    background.isUserInteractionEnabled = false
    addSubview(background)
    // Own subviews can be laid out in the content view before the first layout of the cell.
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    separators.add(to: self)
    updateBackground()
  }

  /// Brings a cell back to a neutral state before it is used again.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
    layer.removeAllAnimations()
    alpha = 1
  }

  // MARK: Changing state

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != showsSelected else { return }
    showsSelected = selected
    stateDidChange(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != showsHighlighted else { return }
    showsHighlighted = highlighted
    stateDidChange(animated: animated)
  }

  private func stateDidChange(animated: Bool) {
    setNeedsUpdateConfiguration()
    guard animated, window != nil else {
      updateBackground()
      return
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, options: [.allowUserInteraction],
      animations: { self.updateBackground() }, completion: nil)
  }

  // MARK: Configuration

  /// Asks for `updateConfiguration(using:)` before the next frame.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Adapts the configurations to a state; the default calls the update handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// The content configuration of the cell's style, still empty.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    Self.content(of: style)
  }

  /// The background of cells in this table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    position.isGrouped ? .listGroupedCell() : .listPlainCell()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
    needsConfigurationUpdate = false
    showContentConfiguration()
    updateBackground()
  }

  // MARK: Overrides

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAccessory()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? ([shownList?.textLabel.text, shownList?.secondaryLabel.text] as [String?])
        .compactMap { $0 }.joined(separator: ", ").nilIfEmpty
    }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  open override func accessibilityActivate() -> Bool {
    guard let table, let path = table.indexPath(for: self) else { return false }
    table.tapRow(at: path)
    return true
  }

  var shownList: UIListContentView? {
    configuredContent as? UIListContentView ?? styledContent
  }
}

extension String {
  fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
