/// One component of a picker view: a list whose rows lie on a wheel.
///
/// The content is as long as the rows would be in a plain list, so dragging and slowing down are those of a
/// scroll view; only where the rows are seen follows the wheel.
final class PickerColumnView: UIScrollView, UIScrollViewDelegate {
  private weak var picker: UIPickerView?
  let component: Int
  private let pool = PickerRowPool()
  private var wheel = PickerWheel(rowHeight: 0, height: 0)
  private var shownSize = CGSize.zero

  /// The number of rows, as the data source said last.
  private(set) var count = 0

  /// The selected row; -1 if there is none.
  private(set) var selectedRow = -1

  /// Whether the wheel moves because the user has moved it.
  private var isMovedByUser = false

  init(component: Int, picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: "wheelTapped:"))
  }

  required init?(coder: NSCoder) { nil }

  override class var _selectors: [_SelectorMethod] {
    super._selectors + [.init("wheelTapped:", wheelTapped)]
  }

  // MARK: Rows

  /// Takes over the number of rows, and asks for their content anew.
  func reload(count: Int) {
    self.count = max(count, 0)
    pool.removeAll()
    selectedRow = self.count == 0 ? -1 : min(max(selectedRow, 0), self.count - 1)
    shownSize = .zero
    setNeedsLayout()
  }

  /// Asks for the content of the rows that are seen again.
  func refill() {
    for (row, view) in pool.rows { picker?.fill(view, row: row, component: component) }
  }

  func view(for row: Int) -> UIView? { pool.rows[row]?.custom }

  func select(_ row: Int, animated: Bool) {
    selectedRow = row
    isMovedByUser = false
    guard shownSize != .zero else { return setNeedsLayout() }
    setContentOffset(offset(of: row), animated: animated && window != nil)
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(max(row, 0)) * wheel.rowHeight - contentInset.top)
  }

  /// The place of the wheel, in rows.
  private var position: CGFloat {
    wheel.rowHeight > 0 ? (contentOffset.y + contentInset.top) / wheel.rowHeight : 0
  }

  private var nearestRow: Int { min(max(Int(position.rounded()), 0), count - 1) }

  override func layoutSubviews() {
    adoptSize()
    super.layoutSubviews()
    placeRows()
  }

  private func adoptSize() {
    guard let picker, bounds.size != shownSize, bounds.height > 0 else { return }
    // A wheel that is resized while it moves ends at the row that it shows.
    let isMoving = isMovedByUser && shownSize != .zero && count > 0
    if isMoving { selectedRow = nearestRow }
    shownSize = bounds.size
    wheel = PickerWheel(
      rowHeight: picker.rowSize(forComponent: component).height, height: bounds.height)
    let inset = (bounds.height - wheel.rowHeight) / 2
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * wheel.rowHeight)
    guard !isTracking else { return }
    contentOffset = offset(of: selectedRow)
    settle()
  }

  private func placeRows() {
    guard let picker, count > 0, wheel.rowHeight > 0 else { return pool.removeAll() }
    let first = max(Int((position - wheel.reach).rounded(.up)), 0)
    let last = min(Int((position + wheel.reach).rounded(.down)), count - 1)
    guard first <= last else { return pool.removeAll() }
    pool.keep(first...last)
    for row in first...last {
      guard let seen = wheel.row(at: CGFloat(row) - position) else { continue }
      let view = pool.row(row, in: self) { picker.fill($0, row: row, component: component) }
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: wheel.rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + seen.offset)
      view.transform = CGAffineTransform(scaleX: seen.scale.width, y: seen.scale.height)
      view.alpha = seen.alpha
    }
  }

  // MARK: Selecting

  private func wheelTapped(_ recognizer: UITapGestureRecognizer) {
    guard count > 0 else { return }
    let distance = wheel.distance(at: recognizer.location(in: self).y - bounds.midY)
    let row = min(max(Int((position + distance).rounded()), 0), count - 1)
    isMovedByUser = true
    setContentOffset(offset(of: row), animated: true)
  }

  // A finger that stopped the wheel and lifts without a drag leaves it between two rows.
  override var isTracking: Bool {
    didSet {
      if oldValue, !isTracking, !isDragging { settle() }
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isMovedByUser = true }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard count > 0, wheel.rowHeight > 0 else { return }
    let target = (targetContentOffset.pointee.y + contentInset.top) / wheel.rowHeight
    targetContentOffset.pointee = offset(of: min(max(Int(target.rounded()), 0), count - 1))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    isMovedByUser = true
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// Selects the row at rest, or moves to the nearest one.
  private func settle() {
    guard count > 0, isMovedByUser, !isTracking, !isDragging, motion == nil else { return }
    let row = nearestRow
    guard abs(position - CGFloat(row)) < 0.01 else {
      return setContentOffset(offset(of: row), animated: true)
    }
    isMovedByUser = false
    selectedRow = row
    picker?.rowWasSelected(row, in: component)
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? picker?.label(ofComponent: component) }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? picker?.hint(ofComponent: component) }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? picker?.text(ofRow: selectedRow, component: component) }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { step(by: 1) }

  override func accessibilityDecrement() { step(by: -1) }

  private func step(by change: Int) {
    let row = selectedRow + change
    guard row >= 0, row < count, isUserInteractionEnabled else { return }
    select(row, animated: true)
    picker?.rowWasSelected(row, in: component)
  }
}

/// The row of a wheel: a title, or a view of the delegate.
final class PickerRowView: UIView {
  let label = UILabel()
  private(set) var custom: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView?) {
    if custom !== view { custom?.removeFromSuperview() }
    custom = view
    label.isHidden = view != nil
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 9, dy: 0)
    custom?.frame = bounds
  }
}

/// The rows of a wheel that are seen, and those that are kept for later.
@MainActor final class PickerRowPool {
  private(set) var rows: [Int: PickerRowView] = [:]
  private var spare: [PickerRowView] = []

  func removeAll() {
    for row in rows.values { row.removeFromSuperview() }
    rows = [:]
    spare = []
  }

  /// Puts the rows outside of a range aside.
  func keep(_ range: ClosedRange<Int>) {
    for (index, row) in rows where !range.contains(index) {
      row.removeFromSuperview()
      spare.append(row)
      rows[index] = nil
    }
  }

  /// Returns the view of a row, which is filled when it is new.
  func row(_ index: Int, in wheel: UIView, fill: (PickerRowView) -> Void) -> PickerRowView {
    if let row = rows[index] { return row }
    let row = spare.popLast() ?? PickerRowView(frame: .zero)
    fill(row)
    rows[index] = row
    wheel.addSubview(row)
    return row
  }
}
