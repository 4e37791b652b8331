import DrawingBoard
import UIKit

/// A drawing that outlives the app, and the message of one that cannot be opened, changed or saved.
///
///     view
///     ├── explanation
///     ├── board
///     │   └── notice    message and Retry, over the board
///     ├── figures       what was restored, the history and the state
///     ├── button        ends the app, or removes the cause of the problem
///     └── toolbar
final class RecoveryViewController: UIViewController {
  /// The drawing of this page, always the same.
  static let boardID = UUID(
    uuid: (
      0x5F, 0x2B, 0x8A, 0x54, 0x9E, 0x0C, 0x4C, 0x0D, 0x8D, 0x39, 0, 0xC, 0xD, 0x86, 0xC5, 0xF0
    ))

  private static let minimumBoardHeight: CGFloat = 80

  let board = DrawingBoardControl()
  private let toolbar = DrawingToolbarControl()
  private let text = label(.systemFont(ofSize: 13), limit: 20)
  private let figures = label(.monospacedSystemFont(ofSize: 13, weight: .regular), limit: 15)
  private let notice = StorageNotice()
  private let button = UIButton(configuration: .tinted())
  private let report: CatalogPage.Report
  private var restored: Int?
  private var error: (any Error)?
  private var watching: Task<Void, Never>?
  private var problem: StorageProblem?
  private var hasOpened = false

  /// Whether the drawing is stored.
  var isStored = true

  /// The reason that the drawing cannot be saved; `nil` for one that can.
  var reason: StorageProblem.Reason?

  /// Opens the drawing, or brings about the problem; `nil` before and for a drawing in memory.
  private(set) var opening: Task<Void, Never>?

  /// Creates the page.
  ///
  /// - Parameter report: A function that events are reported to.
  init(report: @escaping CatalogPage.Report) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
    toolbar.board = board
    board.eventHandler = { [weak self] event in
      if let line = event.logLine { self?.report(line) }
      self?.heard(event)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  deinit {
    watching?.cancel()
    opening?.cancel()
  }

  /// A label that stays small enough to leave room for the board.
  private static func label(_ font: UIFont, limit: CGFloat) -> TextBlock {
    let scaled = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: font, maximumPointSize: limit)
    let label = TextBlock("", font: scaled, color: .secondaryLabel)
    label.adjustsFontForContentSizeCategory = false
    return label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    board.layer.cornerRadius = 14
    board.layer.cornerCurve = .continuous
    text.textAlignment = .center
    text.text =
      isStored || reason != nil
      ? StorageProblem.explanation(of: reason)
      : localized("This drawing is in memory and ends with the page.")
    notice.retryButton.addAction(
      UIAction { [board] _ in board.retry() }, for: .touchUpInside)
    setUpButton()
    for view in [text, board, notice, figures, button, toolbar] as [UIView] {
      self.view.addSubview(view)
    }
    showState()
  }

  private func setUpButton() {
    button.configuration?.cornerStyle = .capsule
    let title =
      switch reason {
      case nil: localized("End the app")
      case .readOnly: localized("Close the other window")
      case .failed, .suspended: localized("Remove the file")
      }
    // As the labels, it leaves room for the board.
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 24)
    button.configuration?.attributedTitle = AttributedString(
      NSAttributedString(string: title, attributes: [.font: font]))
    guard reason == nil else {
      button.addAction(
        UIAction { [weak self] _ in
          self?.problem?.mend()
          self?.button.isEnabled = false
        }, for: .touchUpInside)
      return
    }
    button.configuration?.baseBackgroundColor = .systemRed
    button.configuration?.baseForegroundColor = .systemRed
    button.addAction(UIAction { _ in kill(getpid(), SIGKILL) }, for: .touchUpInside)
  }

  // MARK: Drawing

  /// Opens the drawing once, when the board has its size.
  private func openOnce() {
    guard !hasOpened, board.bounds.height > 0 else { return }
    hasOpened = true
    if let reason {
      let problem = StorageProblem(reason)
      self.problem = problem
      opening = Task { [weak self, board] in
        await problem.bringAbout(on: board)
        self?.showState()
      }
    } else if isStored {
      opening = Task { [weak self] in
        do {
          try await self?.board.open(Self.boardID)
        } catch {
          self?.error = error
        }
        self?.showState()
      }
    }
  }

  private func heard(_ event: DrawingBoardEvent) {
    switch event {
    case .restored(let steps):
      restored = steps
      flush()
    case .committed, .corrected, .undid, .redid, .jumped, .historyErased: flush()
    default: break
    }
    showState()
  }

  /// Writes what the system holds of this run or an earlier one to the disk.
  private func flush() {
    guard reason == nil else { return }
    board.flush { [weak self] _ in
      Task { @MainActor in self?.showState() }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    watching = Task { [weak self] in
      while !Task.isCancelled {
        self?.showState()
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watching?.cancel()
    board.flush()
  }

  // MARK: State

  private func showState() {
    guard isViewLoaded else { return }
    notice.message =
      switch board.storageState {
      case .memory, .opening, .stored: nil
      case .suspended: localized("Your last changes are not saved yet.")
      case .readOnly(.inUse): localized("This drawing is open in another window.")
      case .readOnly: localized("This drawing cannot be changed.")
      case .failed: localized("This drawing cannot be opened.")
      }
    let lines = reason == nil ? figureLines : nil
    if lines != figures.text { figures.text = lines }
    view.setNeedsLayout()
  }

  private var figureLines: String {
    // What does not end with the page.
    let kilobytes = board.storageState == .memory ? 0 : board.historyUsage.diskBytes / 1024
    let state =
      switch board.storageState {
      case .memory:
        isStored && board.boardID == nil ? localized("being read") : localized("in memory only")
      case .opening: localized("being read")
      case .stored: board.hasUnsavedChanges ? localized("being saved") : localized("saved")
      case .suspended(let error): localized("in memory only: %1$@", "\(error)")
      case .failed(let error): localized("cannot be opened: %1$@", "\(error)")
      case .readOnly(let error): localized("read only: %1$@", "\(error)")
      }
    let steps = restored.map { $0 == 1 ? localized("1 step") : localized("%1$@ steps", "\($0)") }
    return [
      localized("restored  %1$@", steps ?? localized("nothing")),
      localized(
        "history   %1$@ of %2$@, %3$@ KB", "\(board.stepIndex + 1)", "\(board.stepCount)",
        "\(kilobytes)"),
      localized(
        "state     %1$@", error.map { localized("in memory only: %1$@", "\($0)") } ?? state),
    ].joined(separator: "\n")
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    func height(_ view: UIView, _ width: CGFloat) -> CGFloat {
      view.sizeThatFits(CGSize(width: width, height: 1000)).height.rounded(.up)
    }
    text.frame = CGRect(
      x: room.minX, y: room.minY, width: room.width, height: height(text, room.width))
    let barWidth = min(room.width, 900)
    let barHeight = toolbar.sizeThatFits(CGSize(width: barWidth, height: 0)).height
    toolbar.frame = CGRect(
      x: room.midX - barWidth / 2, y: room.maxY - barHeight, width: barWidth, height: barHeight)
    let bottom = toolbar.frame.minY - 12
    figures.isHidden = false
    var boardBottom = layOutRow(in: room, bottom: bottom, height: height) - 10
    // Where there is little height, the board comes before the figures and the explanation.
    if boardBottom - text.frame.maxY < Self.minimumBoardHeight {
      figures.isHidden = true
      boardBottom = layOutRow(in: room, bottom: bottom, height: height) - 10
    }
    text.isHidden = boardBottom - text.frame.maxY < Self.minimumBoardHeight
    let boardTop = text.isHidden ? room.minY : text.frame.maxY + 10
    board.frame = CGRect(
      x: room.minX, y: boardTop, width: room.width, height: max(boardBottom - boardTop, 0))
    let noticeWidth = max(board.frame.width - 24, 0)
    let noticeHeight = height(notice, noticeWidth)
    notice.frame = CGRect(
      x: board.frame.minX + 12, y: board.frame.maxY - 12 - noticeHeight, width: noticeWidth,
      height: noticeHeight)
    board.layoutIfNeeded()
    openOnce()
  }

  /// Lays out the figures and the button, beside each other where both fit, and returns the upper edge.
  private func layOutRow(
    in room: CGRect, bottom: CGFloat, height: (UIView, CGFloat) -> CGFloat
  ) -> CGFloat {
    let fitting = button.sizeThatFits(room.size)
    let size = CGSize(width: min(fitting.width + 24, room.width), height: max(fitting.height, 44))
    let hasFigures = !figures.isHidden && figures.text?.isEmpty == false
    let beside = room.width - size.width - 12
    let isRow =
      hasFigures
      && beside >= min(figures.sizeThatFits(CGSize(width: 10_000, height: 1_000)).width, room.width)
    let figuresWidth = isRow ? beside : room.width
    let figuresHeight = hasFigures ? height(figures, figuresWidth) : 0
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isRow else {
      button.frame = CGRect(
        x: room.midX - size.width / 2, y: bottom - size.height, width: size.width,
        height: size.height)
      figures.frame = CGRect(
        x: room.minX, y: button.frame.minY - 8 - figuresHeight, width: room.width,
        height: figuresHeight)
      return hasFigures ? figures.frame.minY : button.frame.minY
    }
    let rowHeight = max(size.height, figuresHeight)
    button.frame = CGRect(
      x: isMirrored ? room.minX : room.maxX - size.width,
      y: bottom - (rowHeight + size.height) / 2, width: size.width, height: size.height)
    figures.frame = CGRect(
      x: isMirrored ? room.maxX - beside : room.minX,
      y: bottom - (rowHeight + figuresHeight) / 2, width: beside, height: figuresHeight)
    return bottom - rowHeight
  }
}
