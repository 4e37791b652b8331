import DrawingBoard
import UIKit

/// A stored drawing that a board cannot open, change or save, for one of three reasons.
@MainActor
final class StorageProblem {
  /// The reason that the drawing cannot be saved.
  enum Reason {
    /// A file is in place of the drawing's folder when the board opens it.
    case failed

    /// Another board has the drawing open.
    case readOnly

    /// A file takes the place of the drawing's folder while the board has it open.
    case suspended
  }

  private let reason: Reason
  private let id = UUID()
  private let folder: URL
  private var owner: DrawingBoardControl?

  init(_ reason: Reason) {
    self.reason = reason
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boards-\(id.uuidString)", isDirectory: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The text above the board; that of a board without a problem for `nil`.
  static func explanation(of reason: Reason?) -> String {
    switch reason {
    case nil:
      localized(
        "Draw, then end the app. "
          + "Open the page again: the drawing is there, with undo and redo.")
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

  /// Stores a drawing, has a board open it, and brings about the problem.
  func bringAbout(on board: DrawingBoardControl) async {
    board.boardFolder = folder
    let owner = DrawingBoardControl(frame: board.frame)
    owner.boardFolder = folder
    owner.layoutIfNeeded()
    try? await owner.open(id)
    SketchSamples.drawLake(on: owner)
    try? await owner.flush()
    switch reason {
    case .readOnly: self.owner = owner
    case .failed:
      owner.boardID = nil
      block()
    case .suspended: owner.boardID = nil
    }
    guard reason != .suspended else { return await openAndBlock(board) }
    board.boardID = id
    // The message comes when the board stops waiting for the other one.
    while board.storageState == .opening, !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(10))
    }
  }

  private func openAndBlock(_ board: DrawingBoardControl) async {
    // The log of the other board is closed in the background.
    while !Task.isCancelled, board.storageState != .stored {
      try? await board.open(id)
    }
    block()
    board.undo()
    try? await board.flush()
  }

  private var drawing: URL { folder.appendingPathComponent(id.uuidString) }

  /// Puts a file in place of the folder of the drawing, which moves aside.
  private func block() {
    let manager = FileManager.default
    try? manager.moveItem(at: drawing, to: drawing.appendingPathExtension("moved"))
    try? Data().write(to: drawing)
  }

  /// Removes the cause. The board notices by itself after some seconds, or at Retry.
  func mend() {
    owner = nil
    let moved = drawing.appendingPathExtension("moved")
    if FileManager.default.fileExists(atPath: moved.path) {
      try? FileManager.default.removeItem(at: drawing)
      try? FileManager.default.moveItem(at: moved, to: drawing)
    }
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
