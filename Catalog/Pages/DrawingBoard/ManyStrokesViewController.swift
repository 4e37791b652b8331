import DrawingBoard
import UIKit

/// Ten thousand strokes, drawn before one's eyes, and every one of them within reach.
///
///     view
///     ├── board
///     ├── progress   of the drawing, and how much memory the history takes
///     └── history
final class ManyStrokesViewController: UIViewController {
  private static let strokesAtOnce = 12

  let board = DrawingBoardControl()
  let list = DrawingHistoryControl()
  private let card = UIView()
  private let progress = UILabel()
  private let bar = UIProgressView(progressViewStyle: .default)
  private var drawing: Task<Void, Never>?
  private var hasOpened = false
  private var number = 0

  /// How many strokes the page draws.
  var strokeCount = 10_000

  /// How many of them are there at once; the rest come while one looks.
  var openingCount = 160

  deinit {
    drawing?.cancel()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    for view in [board, card] as [UIView] {
      view.layer.cornerRadius = 16
      view.layer.cornerCurve = .continuous
      self.view.addSubview(view)
    }
    // Strokes come before the last layout, and the drawing covers its board at every size.
    board.sizePolicy = .extend
    board.drawingBackgroundColor = UIColor(red: 0.06, green: 0.08, blue: 0.16, alpha: 1)
    board.isDrawingEnabled = false
    board.historyLimits.memoryByteLimit = 64 << 20
    list.board = board
    card.addSubview(list)
    card.clipsToBounds = true
    progress.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 13, weight: .regular))
    progress.adjustsFontForContentSizeCategory = true
    progress.textColor = .secondaryLabel
    progress.textAlignment = .center
    progress.numberOfLines = 0
    view.addSubview(progress)
    view.addSubview(bar)
    board.addAction(
      UIAction { [weak self] _ in self?.view.setNeedsLayout() }, for: .valueChanged)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    keepDrawing()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    drawing?.cancel()
    drawing = nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if hasOpened { showProgress() }
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    let textHeight = progress.sizeThatFits(CGSize(width: room.width, height: 1000)).height
      .rounded(.up)
    let isWide = room.width > room.height
    let boardSize =
      isWide
      ? CGSize(width: room.width * 0.6, height: room.height - textHeight - 16)
      : CGSize(width: room.width, height: (room.height - textHeight - 16) * 0.5)
    board.frame = CGRect(origin: room.origin, size: boardSize)
    progress.frame = CGRect(
      x: room.minX, y: board.frame.maxY + 8, width: boardSize.width, height: textHeight)
    bar.frame = CGRect(
      x: room.minX + 16, y: progress.frame.maxY + 4, width: boardSize.width - 32, height: 4)
    card.frame =
      isWide
      ? CGRect(
        x: board.frame.maxX + 16, y: room.minY, width: room.maxX - board.frame.maxX - 16,
        height: room.height)
      : CGRect(
        x: room.minX, y: bar.frame.maxY + 12, width: room.width,
        height: room.maxY - bar.frame.maxY - 12)
    list.frame = card.bounds
    guard !hasOpened, boardSize.height > 0 else { return }
    hasOpened = true
    board.layoutIfNeeded()
    draw(openingCount)
  }

  /// Adds strokes until all are there, a few at a time, so that one can scrub meanwhile.
  private func keepDrawing() {
    guard drawing == nil else { return }
    drawing = Task { [weak self] in
      while !Task.isCancelled, self?.draw(Self.strokesAtOnce) == true {
        try? await Task.sleep(for: .milliseconds(12))
      }
    }
  }

  /// Adds strokes at the end of the history.
  ///
  /// - Returns: Whether there are more to come.
  @discardableResult
  private func draw(_ count: Int) -> Bool {
    // Whoever looks at an earlier step is not to lose the later ones.
    guard !board.canRedo else { return true }
    for _ in 0..<count where board.stepCount < strokeCount {
      let (samples, style) = SketchSamples.fieldStroke(number, in: board.pictureSize)
      // One that begins at the edge may lie beside the board; it is no step then.
      board.draw(samples, with: PencilBrush(), style: style)
      number += 1
    }
    return board.stepCount < strokeCount
  }

  private func showProgress() {
    let usage = board.historyUsage.memoryBytes
    // Rounded up, because what waits to be encoded comes and goes with every stroke.
    let megabytes = max((usage + 1_048_575) / 1_048_576, 1)
    let number = NumberFormatter()
    number.numberStyle = .decimal
    func text(_ count: Int) -> String { number.string(from: count as NSNumber) ?? "\(count)" }
    progress.text =
      localized(
        "Stroke %1$@, %2$@ of %3$@ drawn, %4$@ MB of history", text(board.stepIndex + 1),
        text(board.stepCount), text(strokeCount), "\(megabytes)")
    bar.progress = Float(board.stepCount) / Float(max(strokeCount, 1))
  }
}
