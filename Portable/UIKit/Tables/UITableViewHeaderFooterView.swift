/// The view above or below the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, TablePart {
  open var contentView: UIView { content }
  open internal(set) var reuseIdentifier: String?

  /// The label of a header without a content configuration.
  open var textLabel: UILabel? { contentConfiguration == nil ? styledContent.textLabel : nil }
  open var detailTextLabel: UILabel? {
    contentConfiguration == nil ? styledContent.secondaryLabel : nil
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { updateBackground() }
  }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, aboveSubview: background) }
      setNeedsLayout()
    }
  }

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  private let content = UIView()
  private let background = BackgroundConfigurationView()
  private let styledContent = UIListContentView(configuration: .plainHeader())
  private var configuredContent: (any UIView & UIContentView)?
  private var isPlainHeader = false
  private var extraTop: CGFloat = 0
  private var margin: CGFloat = 16
  weak var table: UITableView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.decodeObject(forKey: "UIReuseIdentifier") as? String
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    background.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(content)
    content.addSubview(styledContent)
    accessibilityTraits = .header
    updateBackground()
  }

  open func prepareForReuse() {}

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isPlainHeader ? .plainHeader() : .groupedHeader()
  }

  func adopt(table: UITableView, isHeader: Bool, isFirst: Bool) {
    self.table = table
    isPlainHeader = table.style == .plain && isHeader
    let safeArea = table.style == .insetGrouped ? .zero : table.safeAreaInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    margin = table.rowMargin + (isRightToLeft ? safeArea.right : safeArea.left)
    extraTop = table.style != .plain && isHeader && isFirst ? 8 : 0
    updateBackground()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown: UIView = configuredContent ?? styledContent
    updateMargins()
    let fitted = shown.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width, height: ceil(fitted.height) + extraTop)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateMargins()
    background.frame = bounds
    backgroundView?.frame = bounds
    content.frame = bounds.inset(by: UIEdgeInsets(top: extraTop, left: 0, bottom: 0, right: 0))
    let shown: UIView = configuredContent ?? styledContent
    shown.frame = content.bounds
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private func updateMargins() {
    let list = configuredContent as? UIListContentView ?? styledContent
    list.minimumMargins = NSDirectionalEdgeInsets(
      top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  private func showContentConfiguration() {
    configuredContent?.removeFromSuperview()
    configuredContent = nil
    styledContent.removeFromSuperview()
    guard let configuration = contentConfiguration else {
      content.addSubview(styledContent)
      return
    }
    let view = configuration.updated(for: configurationState).makeContentView()
    configuredContent = view
    content.addSubview(view)
    setNeedsLayout()
  }

  private func updateBackground() {
    // A header that floats over rows must cover them.
    var standard = UIBackgroundConfiguration.clear()
    if isPlainHeader { standard.backgroundColor = .systemBackground }
    background.configuration = backgroundConfiguration ?? standard
  }
}
