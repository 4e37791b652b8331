/// Wheels from which the user selects a row each.
@preconcurrency @MainActor open class UIPickerView: UIView {
  static let standardSize = CGSize(width: 320, height: 216)
  static let standardRowHeight: CGFloat = 32
  static let font = UIFont.systemFont(ofSize: 21)

  /// What stands for a view of a delegate that does not implement the method.
  static let absentView = UIView()

  private static let spacing: CGFloat = 5
  private static let inset: CGFloat = 9

  weak open var dataSource: (any UIPickerViewDataSource)? {
    didSet { setNeedsReload() }
  }

  weak open var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsReload() }
  }

  private var columns: [PickerColumnView] = []
  private var needsReload = true
  private let indicator = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UIPickerView.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + pickerViewKeys
  }

  private func prepare() {
    clipsToBounds = true
    indicator.isUserInteractionEnabled = false
    indicator.backgroundColor = .tertiarySystemFill
    indicator.layer.cornerRadius = 8
    indicator.layer.cornerCurve = .continuous
    addSubview(indicator)
  }

  // MARK: Counts

  /// What the data source said when the picker was last loaded.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return columns.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    column(component, "numberOfRows(inComponent:)")?.count ?? 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    reloadIfNeeded()
    guard columns.indices.contains(component) else { return .zero }
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? .nan
    return CGSize(
      width: widths[component], height: height > 0 ? height : Self.standardRowHeight)
  }

  // MARK: Loading

  open func reloadAllComponents() {
    needsReload = false
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumnView(component: columns.count, picker: self)
      columns.append(column)
      addSubview(column)
    }
    for column in columns { load(column) }
    setNeedsLayout()
  }

  private func load(_ column: PickerColumnView) {
    column.reload(
      count: dataSource?.pickerView(self, numberOfRowsInComponent: column.component) ?? 0)
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func reloadIfNeeded() {
    if needsReload { reloadAllComponents() }
  }

  private func column(_ component: Int, _ api: String) -> PickerColumnView? {
    reloadIfNeeded()
    guard columns.indices.contains(component) else {
      reportMisuse(
        "UIPickerView.\(api)",
        "component \(component) is beyond bounds [0 ..< \(columns.count)]; pass one that exists")
      return nil
    }
    return columns[component]
  }

  // MARK: Selection

  /// Selects a row; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let column = column(component, "selectRow(_:inComponent:animated:)") else { return }
    guard row >= 0, row < column.count else {
      reportMisuse(
        "UIPickerView.selectRow(_:inComponent:animated:)",
        "row \(row) is beyond bounds [0 ..< \(column.count)]; pass one that exists")
      return
    }
    column.select(row, animated: animated)
  }

  /// Returns the row at which the wheel rested last; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    reloadIfNeeded()
    return columns.indices.contains(component) ? columns[component].selectedRow : -1
  }

  /// Returns the view that the delegate gave a visible row; nil for a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    reloadIfNeeded()
    return columns.indices.contains(component) ? columns[component].view(for: row) : nil
  }

  /// Asks for the content of the visible rows again.
  func refill() {
    for column in columns { column.refill() }
  }

  func rowWasSelected(_ row: Int, in component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Content

  func fill(_ view: PickerRowView, row: Int, component: Int) {
    let custom = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: view.custom)
    if let custom, custom !== Self.absentView { return view.show(custom) }
    view.show(nil)
    view.label.font = Self.font
    view.label.textColor = .label
    view.label.textAlignment = .center
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      view.label.attributedText = title
    } else {
      view.label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
  }

  func text(ofRow row: Int, component: Int) -> String? {
    guard row >= 0, let delegate else { return nil }
    if let view = view(forRow: row, forComponent: component) {
      return view.accessibilityLabel ?? (view as? UILabel)?.text
    }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
  }

  func label(ofComponent component: Int) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityLabelForComponent: component) ?? accessibilityLabel
  }

  func hint(ofComponent component: Int) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityHintForComponent: component)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.standardSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  /// The widths of the components, which share the width unless the delegate says another.
  private var widths: [CGFloat] {
    let count = columns.count
    let available = bounds.width - 2 * Self.inset - CGFloat(count - 1) * Self.spacing
    return columns.indices.map { component in
      let width = delegate?.pickerView(self, widthForComponent: component) ?? .nan
      return width >= 0 ? width : max(available / CGFloat(count), 0)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let widths = widths
    let total = widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * Self.spacing
    var x = (bounds.width - total) / 2
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.spacing
    }
    let height = columns.indices.map { rowSize(forComponent: $0).height }.max() ?? 0
    indicator.isHidden = columns.isEmpty
    indicator.frame = CGRect(
      x: Self.inset, y: (bounds.height - height) / 2, width: bounds.width - 2 * Self.inset,
      height: height)
  }
}
