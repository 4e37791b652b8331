import DrawingBoard
import UIKit

/// A drawing that outlives the app, whatever ends it.
///
///     view
///     ├── explanation
///     ├── board
///     ├── toolbar
///     └── figures and the button that kills the app
final class RecoveryViewController: UIViewController {
  /// The drawing of this page, always the same.
  static let boardID = UUID(
    uuid: (
      0x5F, 0x2B, 0x8A, 0x54, 0x9E, 0x0C, 0x4C, 0x0D, 0x8D, 0x39, 0, 0xC, 0xD, 0x86, 0xC5, 0xF0
    ))

  let board = DrawingBoardControl()
  private let toolbar = DrawingToolbarControl()
  private let text = TextBlock(
    localized(
      "Draw, then end the app. "
        + "Open the page again: the drawing is there, with undo and redo."),
    font: UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13), maximumPointSize: 20), color: .secondaryLabel)
  private let figures = TextBlock.code("")
  private let killButton = UIButton(configuration: .filled())
  private var restored: Int?
  private var problem: (any Error)?
  private var watching: Task<Void, Never>?

  /// Reads the drawing; `nil` when there is none to read.
  private(set) var opening: Task<Void, Never>?

  /// A function that events are reported to.
  var report: CatalogPage.Report = { _ in }

  /// Whether the drawing is kept on the disk.
  var isStored = true

  deinit {
    watching?.cancel()
    opening?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    board.layer.cornerRadius = 14
    board.layer.cornerCurve = .continuous
    toolbar.board = board
    text.textAlignment = .center
    figures.textColor = .secondaryLabel
    // The figures are words of the user's language, not code.
    figures.textAlignment = .natural
    figures.semanticContentAttribute = .unspecified
    // The board keeps its room at the largest text sizes.
    figures.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedSystemFont(ofSize: 13, weight: .regular), maximumPointSize: 15)
    for label in [text, figures] { label.adjustsFontForContentSizeCategory = false }
    killButton.configuration?.title = localized("End the app")
    killButton.configuration?.baseBackgroundColor = .systemRed
    killButton.configuration?.cornerStyle = .capsule
    killButton.addAction(UIAction { _ in kill(getpid(), SIGKILL) }, for: .touchUpInside)
    for view in [text, board, figures, killButton, toolbar] as [UIView] {
      self.view.addSubview(view)
    }
    board.eventHandler = { [weak self] event in
      if let line = event.logLine { self?.report(line) }
      self?.heard(event)
    }
    if isStored { open() }
    showFigures()
  }

  private func open() {
    opening = Task { [weak self] in
      do {
        try await self?.board.open(Self.boardID)
      } catch {
        self?.problem = error
      }
      self?.showFigures()
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
    showFigures()
  }

  /// Has the disk itself take what was handed to the system, of this run or an earlier one.
  private func flush() {
    board.flush { [weak self] _ in
      Task { @MainActor in self?.showFigures() }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    watching = Task { [weak self] in
      while !Task.isCancelled {
        self?.showFigures()
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watching?.cancel()
    board.flush()
  }

  private func showFigures() {
    let kilobytes = board.historyUsage.diskBytes / 1024
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
    let lines = [
      localized("restored  %1$@", steps ?? localized("nothing")),
      localized(
        "history   %1$@ of %2$@, %3$@ KB", "\(board.stepIndex + 1)", "\(board.stepCount)",
        "\(kilobytes)"),
      localized(
        "state     %1$@", problem.map { localized("in memory only: %1$@", "\($0)") } ?? state),
    ].joined(separator: "\n")
    guard lines != figures.text else { return }
    figures.text = lines
    viewIfLoaded?.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    func height(_ view: UIView) -> CGFloat {
      view.sizeThatFits(CGSize(width: room.width, height: 1000)).height.rounded(.up)
    }
    let textHeight = height(text)
    text.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: textHeight)
    let barWidth = min(room.width, 900)
    let barHeight = toolbar.sizeThatFits(CGSize(width: barWidth, height: 0)).height
    toolbar.frame = CGRect(
      x: room.midX - barWidth / 2, y: room.maxY - barHeight, width: barWidth, height: barHeight)
    let button = killButton.sizeThatFits(room.size)
    let buttonHeight = max(button.height, 44)
    killButton.frame = CGRect(
      x: room.midX - (button.width + 32) / 2, y: toolbar.frame.minY - 12 - buttonHeight,
      width: button.width + 32, height: buttonHeight)
    let figuresHeight = height(figures)
    figures.frame = CGRect(
      x: room.minX, y: killButton.frame.minY - 10 - figuresHeight, width: room.width,
      height: figuresHeight)
    board.frame = CGRect(
      x: room.minX, y: text.frame.maxY + 10, width: room.width,
      height: max(figures.frame.minY - text.frame.maxY - 20, 0))
    board.layoutIfNeeded()
    showFigures()
  }
}
