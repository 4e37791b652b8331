import ControlCore
import UIKit

/// A control that lists the steps of a board with thumbnails, and has a scrubber to go through
/// them.
///
/// A tap on a row shows its step; dragging the scrubber's knob shows the steps that it passes. The
/// shown step is highlighted, undone steps are dimmed. Only visible rows have views, and thumbnails
/// are made in the background, so the cost does not depend on the number of steps. `.valueChanged`
/// is sent after the user has shown another step, `.editingDidBegin` and `.editingDidEnd` around
/// scrubbing.
///
///     DrawingHistoryControl
///     ├── scroll view    visible rows
///     ├── position       "4 / 12"
///     └── scrubber
@IBDesignable
@MainActor
open class DrawingHistoryControl: Control {
  private static let footerHeight: CGFloat = 44

  private let container = ControlPart()
  private let scrollView = UIScrollView()
  private let scrubber = HistoryScrubber(frame: .zero)
  private let position = UILabel()
  private let line = UIView()
  private var rows = HistoryRows()
  private var shownRows: [Int: HistoryRowView] = [:]
  private var freeRows: [HistoryRowView] = []
  private var thumbnails = ThumbnailLoader()
  private var shownHistory: DrawingHistory?
  private var observations: [ObservationToken] = []
  private var offsetToken: ObservationToken?
  private var isFollowing = true

  /// The board whose history is shown.
  ///
  /// Default `nil`. The reference is weak. The list follows the board's steps and its background.
  public weak var board: DrawingBoardControl? {
    didSet { boardChanged() }
  }

  /// A Boolean value that determines whether the scrubber is shown.
  ///
  /// Default `true`.
  @IBInspectable open dynamic var showsScrubber: Bool {
    get { !scrubber.isHidden }
    set {
      for view in [scrubber, position, line] { view.isHidden = !newValue }
      setNeedsContentLayout()
    }
  }

  /// A Boolean value that determines whether rows have thumbnails.
  ///
  /// Default `true`.
  @IBInspectable open dynamic var showsThumbnails: Bool {
    get { storedShowsThumbnails }
    set {
      storedShowsThumbnails = newValue
      if !newValue { thumbnails.cancelAll(except: []) }
      refreshRows()
    }
  }

  private var storedShowsThumbnails = true

  // MARK: Set-up

  /// Creates a history with a frame, in points of the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a history from a nib or an archive.
  ///
  /// Attributes that it lacks have their defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates the subviews.
  ///
  /// An override calls `super` first.
  open override func commonInit() {
    super.commonInit()
    hitShape = .bounds
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    scrollView.alwaysBounceVertical = true
    line.backgroundColor = .separator
    position.textAlignment = .center
    position.textColor = .secondaryLabel
    container.addSubview(scrollView)
    container.addSubview(line)
    container.addSubview(position)
    container.addSubview(scrubber)
    addSubview(container)
    scrubber.addAction(
      UIAction { [weak self] _ in self?.scrubbed() }, for: .valueChanged)
    for event in [UIControl.Event.editingDidBegin, .editingDidEnd] {
      scrubber.addAction(
        UIAction { [weak self] _ in self?.sendActions(for: event) }, for: event)
    }
    offsetToken = scrollView.observe(\.contentOffset, owner: self) { history, _ in
      history.showRows()
    }
    updatePosition()
  }

  // MARK: Following the board

  private func boardChanged() {
    thumbnails.cancelAll(except: [])
    thumbnails = ThumbnailLoader()
    thumbnails.handler = { [weak self] in self?.loaded($1, ofStep: $0) }
    observations = []
    shownHistory = nil
    guard let board else { return historyChanged() }
    observations = [
      board.observe(\.stepIndex, owner: self, options: .initial) { history, _ in
        history.historyChanged()
      },
      board.observe(\.drawingBackgroundColor, owner: self) { history, _ in
        history.refreshRows()
      },
    ]
  }

  private func historyChanged() {
    let (old, new) = (shownHistory, board?.history ?? DrawingHistory())
    shownHistory = new
    rows.stepCount = new.count
    if old?.revision != new.revision { thumbnails.removeAll(except: visibleIDs) }
    scrubber.show(step: new.index, of: new.count)
    updatePosition()
    updateContentSize()
    if !scrollView.isTracking, !scrollView.isDecelerating { reveal(new.index) }
    refreshRows()
  }

  private var visibleIDs: Set<UInt64> {
    Set(shownRows.keys.compactMap { board?.stepIdentifier(at: $0) })
  }

  private var index: Int { board?.stepIndex ?? -1 }

  private func updatePosition() {
    position.text = "\(index + 1) / \(rows.stepCount)"
    position.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 12, weight: .medium), maximumPointSize: 17)
    setNeedsContentLayout()
  }

  private func reveal(_ step: Int) {
    guard scrollView.bounds.height > 0 else { return }
    let offset = rows.offset(
      showingStep: step, from: scrollView.contentOffset.y, height: scrollView.bounds.height)
    if offset != scrollView.contentOffset.y { scrollView.contentOffset.y = offset }
  }

  // MARK: User interaction

  private func scrubbed() {
    show(scrubber.step)
  }

  private func rowTapped(_ row: HistoryRowView) {
    becomeFirstResponder()
    show(row.step)
  }

  /// Shows a step that the user has chosen.
  ///
  /// - Returns: A Boolean value that indicates whether the shown step has changed.
  @discardableResult
  private func show(_ step: Int) -> Bool {
    guard isEnabled, board?.move(to: step) == true else {
      scrubber.show(step: index, of: rows.stepCount)
      return false
    }
    sendActions(for: .valueChanged)
    return true
  }

  private func step(by distance: Int) {
    let target = min(max(index + distance, -1), rows.stepCount - 1)
    guard target != index, show(target), let board else { return }
    if distance < 0, let step = board.redoStep { board.announce(.undid, step) }
    if distance > 0, let step = board.undoStep { board.announce(.redid, step) }
  }

  // MARK: Layout

  /// No size is required.
  open override var contentSize: ContentSize { ContentSize() }

  /// 260×320 points.
  open override var preferredContentSize: CGSize { CGSize(width: 260, height: 320) }

  /// Lays out rows and scrubber in the bounds.
  ///
  /// An override calls `super` first.
  open override func layoutContent() {
    rows.rowHeight = HistoryRowView.height(with: traitCollection)
    container.frame = bounds
    let footer = showsScrubber ? Self.footerHeight : 0
    let top = max(bounds.height - footer, 0)
    scrollView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    line.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
    let textWidth = min(
      position.sizeThatFits(bounds.size).width.rounded(.up) + 8, bounds.width / 2)
    let available = bounds.width - 16 * 2 - textWidth - 12
    let scrubberFrame = CGRect(x: 16, y: top, width: max(available, 0), height: footer)
    let positionFrame = CGRect(
      x: bounds.width - 16 - textWidth, y: top, width: textWidth, height: footer)
    for (view, frame) in [(scrubber, scrubberFrame), (position, positionFrame)]
      as [(UIView, CGRect)]
    {
      view.frame = frame
      if isRightToLeft { view.frame.origin.x = bounds.width - frame.maxX }
    }
    updateContentSize()
    if isFollowing || !isScrolling { reveal(index) }
    isFollowing = false
    showRows()
  }

  private var isScrolling: Bool { scrollView.isTracking || scrollView.isDecelerating }

  private func updateContentSize() {
    let size = CGSize(width: bounds.width, height: rows.contentHeight)
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  /// Updates fonts and colors.
  ///
  /// An override calls `super` first.
  open override func traitsChanged() {
    super.traitsChanged()
    updatePosition()
    refreshRows()
    for row in shownRows.values { row.setNeedsLayout() }
  }

  // MARK: Rows

  /// Gives visible rows their views, and reuses those of others.
  private func showRows() {
    let top = scrollView.contentOffset.y
    let wanted = rows.steps(from: top, to: top + scrollView.bounds.height)
    for (step, row) in shownRows where !wanted.contains(step) {
      row.isHidden = true
      shownRows[step] = nil
      freeRows.append(row)
    }
    for step in wanted where shownRows[step] == nil {
      let row = freeRows.popLast() ?? makeRow()
      row.isHidden = false
      row.step = step
      shownRows[step] = row
      fill(row)
    }
    for (step, row) in shownRows {
      row.frame = CGRect(
        x: 0, y: rows.top(ofStep: step), width: bounds.width, height: rows.rowHeight)
    }
    loadThumbnails()
  }

  private func makeRow() -> HistoryRowView {
    let row = HistoryRowView(frame: .zero)
    row.addAction(
      UIAction { [weak self, weak row] _ in
        if let row { self?.rowTapped(row) }
      }, for: .touchUpInside)
    scrollView.insertSubview(row, at: 0)
    return row
  }

  private func refreshRows() {
    for row in shownRows.values { fill(row) }
    showRows()
  }

  private func fill(_ row: HistoryRowView) {
    let step = board?.step(at: row.step)
    let title = step?.title ?? DrawingBoardString.start.text.withFirstLetterUppercased
    row.show(
      name: title, number: step.map { String($0.index + 1) } ?? "",
      isCurrent: row.step == index, isAhead: row.step > index)
    let image = board?.stepIdentifier(at: row.step).flatMap { thumbnails.thumbnail(ofStep: $0) }
    row.show(showsThumbnails ? image : nil, background: board?.drawingBackgroundColor ?? .white)
  }

  /// Asks for the thumbnails that visible rows lack, and cancels those of rows no longer visible.
  private func loadThumbnails() {
    guard showsThumbnails, let board, window != nil else { return }
    thumbnails.cancelAll(except: visibleIDs)
    for step in shownRows.keys.sorted() {
      guard let id = board.stepIdentifier(at: step) else { continue }
      thumbnails.load(id) { [weak board] in
        // The index of the step may have changed since.
        guard let board, board.stepIdentifier(at: step) == id else { return nil }
        return board.thumbnailSource(ofStep: step, size: HistoryRowView.thumbnailSize)
      }
    }
  }

  private func loaded(_ image: UIImage, ofStep id: UInt64) {
    guard showsThumbnails, let board else { return }
    for row in shownRows.values where board.stepIdentifier(at: row.step) == id {
      row.show(image, background: board.drawingBackgroundColor, animated: true)
    }
  }

  /// Returns when the visible rows have their thumbnails.
  package func waitForThumbnails() async {
    await thumbnails.waitUntilIdle()
  }

  /// Makes the thumbnails of the visible rows at once, for pictures of the history at rest.
  package func makeThumbnailsNow() {
    thumbnails.finishNow()
  }

  /// The number of row views, visible or to be reused.
  var rowViewCount: Int { shownRows.count + freeRows.count }

  // MARK: Accessibility

  /// The label of the list for assistive technology.
  ///
  /// Default "History" in the user's language.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? DrawingBoardString.history.text }
    set { super.accessibilityLabel = newValue }
  }

  /// The shown step and its position.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? board?.stepText }
    set { super.accessibilityValue = newValue }
  }

  /// Redoes the next step.
  open override func accessibilityIncrement() {
    step(by: 1)
  }

  /// Undoes the shown step.
  open override func accessibilityDecrement() {
    step(by: -1)
  }

  // MARK: Keyboard

  /// A Boolean value that indicates whether the list receives keys: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The undo manager of the board, so that undo works from the list as well.
  open override var undoManager: UndoManager? { board?.undoManager ?? super.undoManager }

  /// Moves through the steps by the arrow keys, the page keys, Home and End.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let distances = presses.compactMap { HistoryKeys.distance(of: $0.key) }
    guard isEnabled, !distances.isEmpty else { return super.pressesBegan(presses, with: event) }
    for distance in distances { step(by: distance) }
  }
}

extension DrawingHistoryControl: Inspectable {
  /// The attributes that Interface Builder shows, in its order.
  public static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "showsScrubber", \DrawingHistoryControl.showsScrubber, kind: .bool, default: true),
      InspectableProperty(
        "showsThumbnails", \DrawingHistoryControl.showsThumbnails, kind: .bool, default: true),
    ]
  }
}
