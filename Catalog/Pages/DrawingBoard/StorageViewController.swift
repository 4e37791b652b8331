import DrawingBoard
import UIKit

/// A board that cannot save its drawing, with the message and the button that an app shows then.
///
///     view
///     ├── explanation
///     ├── board
///     │   └── notice    message and Retry, over the board
///     └── mend button   removes the cause
final class StorageViewController: UIViewController {
  /// The reason that the drawing cannot be saved.
  enum Problem: String {
    /// A file is in place of the drawing's folder when the board opens it.
    case failed

    /// Another board has the drawing open.
    case readOnly = "read-only"

    /// A file takes the place of the drawing's folder while the board has it open.
    case suspended
  }

  let board = DrawingBoardControl()
  private let problem: Problem
  private let text: TextBlock
  private let notice = StorageNotice()
  private let mendButton = UIButton(configuration: .tinted())
  private let id = UUID()
  private let folder: URL
  private var owner: DrawingBoardControl?
  private var hasOpened = false

  /// A function that events are reported to.
  var report: CatalogPage.Report = { _ in }

  /// Brings about the problem.
  private(set) var opening: Task<Void, Never>?

  init(_ problem: Problem) {
    self.problem = problem
    text = TextBlock(
      Self.explanation(of: problem),
      font: UIFontMetrics(forTextStyle: .footnote).scaledFont(
        for: .systemFont(ofSize: 13), maximumPointSize: 20), color: .secondaryLabel)
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boards-\(id.uuidString)", isDirectory: true)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  deinit {
    opening?.cancel()
    try? FileManager.default.removeItem(at: folder)
  }

  private static func explanation(of problem: Problem) -> String {
    switch problem {
    case .failed:
      localized(
        "A file is in place of the drawing’s folder. Nothing can be drawn that would be lost.")
    case .readOnly:
      localized("Another window has the drawing open. It is shown here and cannot be changed.")
    case .suspended:
      localized(
        "A file took the place of the drawing’s folder. Strokes stay in memory until they can be "
          + "saved.")
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    board.layer.cornerRadius = 14
    board.layer.cornerCurve = .continuous
    text.textAlignment = .center
    text.adjustsFontForContentSizeCategory = false
    notice.retryButton.addAction(
      UIAction { [board] _ in board.retry() }, for: .touchUpInside)
    mendButton.configuration?.title =
      problem == .readOnly ? localized("Close the other window") : localized("Remove the file")
    mendButton.configuration?.cornerStyle = .capsule
    mendButton.addAction(UIAction { [weak self] _ in self?.mend() }, for: .touchUpInside)
    for view in [text, board, notice, mendButton] as [UIView] { self.view.addSubview(view) }
    board.boardFolder = folder
    board.eventHandler = { [weak self] event in
      if let line = event.logLine { self?.report(line) }
      self?.showState()
    }
    showState()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    func height(_ view: UIView, _ width: CGFloat) -> CGFloat {
      view.sizeThatFits(CGSize(width: width, height: 1000)).height.rounded(.up)
    }
    text.frame = CGRect(
      x: room.minX, y: room.minY, width: room.width, height: height(text, room.width))
    let button = mendButton.sizeThatFits(room.size)
    let width = min(button.width + 32, room.width)
    mendButton.frame = CGRect(
      x: room.midX - width / 2, y: room.maxY - max(button.height, 44), width: width,
      height: max(button.height, 44))
    board.frame = CGRect(
      x: room.minX, y: text.frame.maxY + 10, width: room.width,
      height: max(mendButton.frame.minY - text.frame.maxY - 22, 0))
    let inner = board.frame.insetBy(dx: 12, dy: 12)
    let noticeHeight = height(notice, inner.width)
    notice.frame = CGRect(
      x: inner.minX, y: inner.maxY - noticeHeight, width: inner.width, height: noticeHeight)
    guard !hasOpened, board.frame.height > 0 else { return }
    hasOpened = true
    board.layoutIfNeeded()
    opening = Task { await open() }
  }

  // MARK: The problem

  /// Stores a drawing, and brings about the problem.
  private func open() async {
    let owner = DrawingBoardControl(frame: board.frame)
    owner.boardFolder = folder
    owner.layoutIfNeeded()
    try? await owner.open(id)
    SketchSamples.drawLake(on: owner)
    try? await owner.flush()
    switch problem {
    case .readOnly: self.owner = owner
    case .failed:
      owner.boardID = nil
      block()
    case .suspended: owner.boardID = nil
    }
    guard problem != .suspended else { return await openAndBlock() }
    board.boardID = id
    // The message comes when the board gives up waiting for the other one.
    while board.storageState == .opening, !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(10))
    }
    showState()
  }

  private func openAndBlock() async {
    // The log of the other board is closed in the background.
    while !Task.isCancelled, board.storageState != .stored {
      try? await board.open(id)
    }
    block()
    board.undo()
    try? await board.flush()
    showState()
  }

  private var drawing: URL { folder.appendingPathComponent(id.uuidString) }

  /// Puts a file in place of the folder of the drawing, which moves aside.
  private func block() {
    let manager = FileManager.default
    try? manager.moveItem(at: drawing, to: drawing.appendingPathExtension("moved"))
    try? Data().write(to: drawing)
  }

  /// Removes the cause. The board notices by itself after some seconds, or at Retry.
  private func mend() {
    owner = nil
    let moved = drawing.appendingPathExtension("moved")
    if FileManager.default.fileExists(atPath: moved.path) {
      try? FileManager.default.removeItem(at: drawing)
      try? FileManager.default.moveItem(at: moved, to: drawing)
    }
    mendButton.isEnabled = false
  }

  private func showState() {
    notice.message =
      switch board.storageState {
      case .memory, .opening, .stored: nil
      case .suspended: localized("Your last changes are not saved yet.")
      case .readOnly(.inUse): localized("This drawing is open in another window.")
      case .readOnly: localized("This drawing cannot be changed.")
      case .failed: localized("This drawing cannot be opened.")
      }
    viewIfLoaded?.setNeedsLayout()
  }
}

/// A message with a Retry button, on a card.
final class StorageNotice: UIView {
  private let symbol = UIImageView(image: UIImage(systemName: "exclamationmark.triangle.fill"))
  private let label = TextBlock(
    "",
    font: UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15), maximumPointSize: 22), color: .label)
  let retryButton = UIButton(configuration: .borderedProminent())

  /// The message; without one the notice is hidden.
  var message: String? {
    didSet {
      guard message != oldValue else { return }
      label.text = message
      isHidden = message == nil
      setNeedsLayout()
      if let message { UIAccessibility.post(notification: .announcement, argument: message) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 3)
    symbol.tintColor = .systemOrange
    symbol.contentMode = .center
    label.adjustsFontForContentSizeCategory = false
    retryButton.configuration?.title = localized("Retry")
    retryButton.configuration?.cornerStyle = .capsule
    for view in [symbol, label, retryButton] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The frames of the parts at a width, from left to right.
  ///
  /// The button is below the message where there is little space beside it.
  private func frames(_ width: CGFloat) -> (label: CGRect, button: CGRect, height: CGFloat) {
    let (leading, edge) = (CGFloat(50), CGFloat(12))
    let fitting = retryButton.sizeThatFits(CGSize(width: width - 2 * edge, height: 200))
    let button = CGSize(width: fitting.width, height: max(fitting.height, 44))
    let beside = width - leading - 2 * edge - button.width
    let isStacked = beside < 140
    let room = isStacked ? width - leading - edge : beside
    let text = label.sizeThatFits(CGSize(width: room, height: 1000)).height.rounded(.up)
    if isStacked {
      let buttonWidth = width - 2 * edge
      return (
        CGRect(x: leading, y: edge, width: room, height: text),
        CGRect(x: edge, y: text + 2 * edge, width: buttonWidth, height: button.height),
        text + button.height + 3 * edge
      )
    }
    let height = max(text, button.height) + 20
    return (
      CGRect(x: leading, y: (height - text) / 2, width: room, height: text),
      CGRect(
        origin: CGPoint(x: width - edge - button.width, y: (height - button.height) / 2),
        size: button), height
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame = CGRect(
        origin: CGPoint(x: isMirrored ? bounds.width - frame.maxX : frame.minX, y: frame.minY),
        size: frame.size)
    }
    place(symbol, CGRect(x: 16, y: frames.label.midY - 12, width: 24, height: 24))
    place(label, frames.label)
    place(retryButton, frames.button)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
  }
}
