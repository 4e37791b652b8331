import DrawingBoard
import UIKit

/// Ten thousand strokes, drawn while the page is shown, each of which can be shown again.
///
///     view
///     ├── board
///     ├── progress   of the drawing, and how much memory the history takes
///     └── history
final class ManyStrokesViewController: UIViewController {
  private static let strokesAtOnce = 12

  /// The number of strokes until the brush changes.
  private static let strokesOfBrush = 20

  /// The number of expired steps that are reported together.
  private static let reportedExpiry = 50

  let board = DrawingBoardControl()
  let list = DrawingHistoryControl()
  private let card = UIView()
  private let progress = UILabel()
  private let bar = UIProgressView(progressViewStyle: .default)
  private var drawing: Task<Void, Never>?
  private var hasOpened = false
  private var number = 0

  private let report: CatalogPage.Report

  /// Whether the page is drawing strokes.
  private var isDrawing = false

  /// The number of steps that have expired since it was reported.
  private var expiredCount = 0

  /// How many strokes the page draws.
  var strokeCount = 10_000

  /// How many of them are drawn when the page opens; the others follow while it is shown.
  var openingCount = 120

  /// Creates the page.
  ///
  /// - Parameter report: A function that events are reported to.
  init(report: @escaping CatalogPage.Report) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
    board.eventHandler = { [weak self] event in self?.heard(event) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

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
    list.board = board
    card.addSubview(list)
    card.clipsToBounds = true
    progress.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 13, weight: .regular), maximumPointSize: 22)
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
    // A new stroke would remove the steps after the one that is shown.
    guard !board.canRedo else { return true }
    isDrawing = true
    for _ in 0..<count where number < strokeCount {
      let (samples, style) = SketchSamples.fieldStroke(number, in: board.pictureSize)
      // Steps with the same name are joined where the limits ask for it.
      let brush: any Brush = number / Self.strokesOfBrush % 2 == 0 ? PencilBrush() : PenBrush()
      board.draw(samples, with: brush, style: style)
      number += 1
    }
    isDrawing = false
    return number < strokeCount
  }

  /// Reports an event; of the strokes that the page draws only the sum of the steps that expired.
  private func heard(_ event: DrawingBoardEvent) {
    if isDrawing {
      guard case .expired(let count) = event else { return }
      expiredCount += count
      guard expiredCount >= Self.reportedExpiry else { return }
      report("expired \(expiredCount)")
      expiredCount = 0
    } else if let line = event.logLine {
      report(line)
    }
  }

  private func showProgress() {
    let usage = board.historyUsage
    // What waits to be encoded and written comes and goes with every stroke.
    let bytes = usage.residentBytes + usage.tableBytes
    let megabytes = max((bytes + 1_048_575) / 1_048_576, 1)
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    func text(_ count: Int) -> String { formatter.string(from: count as NSNumber) ?? "\(count)" }
    progress.text =
      localized(
        "Step %1$@ of %2$@ after %3$@ strokes, %4$@ MB of history", text(board.stepIndex + 1),
        text(board.stepCount), text(number), "\(megabytes)")
    bar.progress = Float(number) / Float(max(strokeCount, 1))
  }
}
