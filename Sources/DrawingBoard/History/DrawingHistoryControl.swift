import ControlCore
import UIKit

/// The steps of a board: a row each with thumbnail and name, and a scrubber to go through them.
///
/// A tap on a row shows that step; dragging the knob runs through all of them under the finger. The
/// shown step is marked, steps that were taken back are pale. Only rows in sight have views, so tens
/// of thousands of steps cost no more than a screenful. `.valueChanged` is sent after the user has
/// shown another step, `.editingDidBegin` and `.editingDidEnd` around scrubbing.
///
///     DrawingHistoryControl
///     ├── scroll view    rows in sight
///     ├── place          "4 of 12"
///     └── scrubber
@IBDesignable
@MainActor
public final class DrawingHistoryControl: Control {
  private static let footerHeight: CGFloat = 44

  private let stage = ControlPart()
  private let scrollView = UIScrollView()
  private let scrubber = HistoryScrubber(frame: .zero)
  private let place = UILabel()
  private let line = UIView()
  private var rows = HistoryRows()
  private var shownRows: [Int: HistoryRowView] = [:]
  private var freeRows: [HistoryRowView] = []
  private var thumbnails = ThumbnailCache()
  private var historyToken: ObservationToken?
  private var offsetToken: ObservationToken?
  private var isFollowing = true
  private var isLoadingLater = false
  private let keys = HistoryKeyCommands()

  /// The board whose history is shown; default `nil`.
  ///
  /// It is not kept alive.
  public weak var board: DrawingBoardControl? {
    didSet { boardChanged() }
  }

  /// Whether the scrubber is shown; default `true`.
  @IBInspectable public dynamic var showsScrubber: Bool {
    get { !scrubber.isHidden }
    set {
      for view in [scrubber, place, line] { view.isHidden = !newValue }
      setNeedsContentLayout()
    }
  }

  /// Whether rows have thumbnails; default `true`.
  @IBInspectable public dynamic var showsThumbnails: Bool {
    get { storedShowsThumbnails }
    set {
      storedShowsThumbnails = newValue
      refreshRows()
    }
  }

  private var storedShowsThumbnails = true

  // MARK: Set-up

  /// Makes a history with a frame, in points of the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a history from an archive or a nib; what an archive lacks is at its default.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the parts.
  public override func commonInit() {
    super.commonInit()
    hitShape = .bounds
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    scrollView.alwaysBounceVertical = true
    line.backgroundColor = .separator
    place.textAlignment = .center
    place.textColor = .secondaryLabel
    stage.addSubview(scrollView)
    stage.addSubview(line)
    stage.addSubview(place)
    stage.addSubview(scrubber)
    addSubview(stage)
    scrubber.addAction(
      UIAction { [weak self] _ in self?.scrubbed() }, for: .valueChanged)
    for event in [UIControl.Event.editingDidBegin, .editingDidEnd] {
      scrubber.addAction(
        UIAction { [weak self] _ in self?.sendActions(for: event) }, for: event)
    }
    offsetToken = scrollView.observe(\.contentOffset, owner: self) { history, _ in
      history.showRows()
    }
    updatePlace()
  }

  // MARK: Following the board

  private func boardChanged() {
    thumbnails = ThumbnailCache()
    historyToken = board?.history.observe(owner: self, options: .initial) { history, change in
      history.historyChanged(from: change.oldValue, to: change.newValue)
    }
    if board == nil { historyChanged(from: nil, to: DrawingHistory()) }
  }

  private func historyChanged(from old: DrawingHistory?, to new: DrawingHistory) {
    rows.stepCount = new.count
    if old?.revision != new.revision { thumbnails.keep(Set(visibleIDs)) }
    scrubber.show(step: new.index, of: new.count)
    updatePlace()
    updateContentSize()
    if !scrollView.isTracking, !scrollView.isDecelerating { reveal(new.index) }
    refreshRows()
  }

  private var visibleIDs: [UInt64] {
    shownRows.keys.compactMap { board?.stepIdentifier(at: $0) }
  }

  private var index: Int { board?.stepIndex ?? -1 }

  private func updatePlace() {
    place.text = "\(index + 1) / \(rows.stepCount)"
    place.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 12, weight: .medium), maximumPointSize: 17)
    setNeedsContentLayout()
  }

  private func reveal(_ step: Int) {
    guard scrollView.bounds.height > 0 else { return }
    let offset = rows.offset(
      showingStep: step, from: scrollView.contentOffset.y, height: scrollView.bounds.height)
    if offset != scrollView.contentOffset.y { scrollView.contentOffset.y = offset }
  }

  // MARK: What the user does

  private func scrubbed() {
    show(scrubber.step)
  }

  private func rowTapped(_ row: HistoryRowView) {
    becomeFirstResponder()
    show(row.step)
  }

  /// Shows a step at the user's wish.
  ///
  /// - Returns: Whether another step is shown than before.
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
    if distance < 0, let step = board.redoStep { board.announce(.boardUndid, step) }
    if distance > 0, let step = board.undoStep { board.announce(.boardRedid, step) }
  }

  // MARK: Layout

  /// Any size will do.
  public override var contentSize: ContentSize { ContentSize() }

  /// 260×320 points.
  public override var preferredContentSize: CGSize { CGSize(width: 260, height: 320) }

  /// Assigns the frames of rows and scrubber from the bounds.
  public override func layoutContent() {
    rows.rowHeight = HistoryRowView.height(with: traitCollection)
    stage.frame = bounds
    let footer = showsScrubber ? Self.footerHeight : 0
    let top = max(bounds.height - footer, 0)
    scrollView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    line.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
    let textWidth = min(
      place.sizeThatFits(bounds.size).width.rounded(.up) + 8, bounds.width / 2)
    let room = bounds.width - 16 * 2 - textWidth - 12
    let scrubberFrame = CGRect(x: 16, y: top, width: max(room, 0), height: footer)
    let placeFrame = CGRect(
      x: bounds.width - 16 - textWidth, y: top, width: textWidth, height: footer)
    for (view, frame) in [(scrubber, scrubberFrame), (place, placeFrame)] as [(UIView, CGRect)] {
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

  /// Renews fonts and colours.
  public override func traitsChanged() {
    super.traitsChanged()
    updatePlace()
    refreshRows()
    for row in shownRows.values { row.setNeedsLayout() }
  }

  // MARK: Rows

  /// Gives the rows in sight their views, and takes those of others back.
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
    let title = step?.title ?? LocalizedText.boardStart.text.withFirstLetterUppercased
    row.show(
      name: title, number: step.map { String($0.index + 1) } ?? "",
      isCurrent: row.step == index, isAhead: row.step > index)
    let image = board?.stepIdentifier(at: row.step).flatMap { thumbnails.images[$0] }
    row.show(image, paper: board?.drawingBackgroundColor ?? .white)
  }

  /// Makes the thumbnails that are missing; while the list runs, a few at a time.
  private func loadThumbnails() {
    guard showsThumbnails, let board, window != nil else { return }
    var room = isScrolling || scrubber.isTracking ? ThumbnailCache.countAtOnce : Int.max
    for (step, row) in shownRows.sorted(by: { $0.key < $1.key }) {
      guard let id = board.stepIdentifier(at: step), thumbnails.images[id] == nil else { continue }
      guard room > 0 else { return loadThumbnailsLater() }
      room -= 1
      let image = board.thumbnail(ofStep: step, size: HistoryRowView.thumbnailSize) ?? UIImage()
      thumbnails.insert(image, for: id)
      row.show(image, paper: board.drawingBackgroundColor)
    }
  }

  private func loadThumbnailsLater() {
    guard !isLoadingLater else { return }
    isLoadingLater = true
    Task { [weak self] in
      self?.isLoadingLater = false
      self?.loadThumbnails()
    }
  }

  /// How many views rows have, in sight or kept for later.
  var rowViewCount: Int { shownRows.count + freeRows.count }

  // MARK: Accessibility

  /// What the list is called; "History" in the user's language until set.
  public override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? LocalizedText.boardHistory.text }
    set { super.accessibilityLabel = newValue }
  }

  /// The shown step and its place.
  public override var accessibilityValue: String? {
    get { super.accessibilityValue ?? board?.stepText }
    set { super.accessibilityValue = newValue }
  }

  /// Does the next step again.
  public override func accessibilityIncrement() {
    step(by: 1)
  }

  /// Takes the shown step back.
  public override func accessibilityDecrement() {
    step(by: -1)
  }

  // MARK: Keyboard

  /// Whether the list takes keys: while it is enabled.
  public override var canBecomeFirstResponder: Bool { isEnabled }

  /// The board's, so that undo works from the list as well.
  public override var undoManager: UndoManager? { board?.undoManager ?? super.undoManager }

  /// Arrows, page keys, Home and End.
  public override var keyCommands: [UIKeyCommand]? { keys.commands }

  /// Whether an action is carried out here; of the edit commands only the list's own keys are.
  public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == HistoryKeyCommands.action { return keys.distance(of: sender) != nil }
    return super.canPerformAction(action, withSender: sender)
  }

  /// Carries out a key command of the list; anything else is ignored.
  public override func select(_ sender: Any?) {
    if let distance = keys.distance(of: sender) { step(by: distance) }
  }
}
