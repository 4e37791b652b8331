import DrawingBoard
import UIKit

/// Two boards side by side: each has its own history, and neither ever shows a step of the other.
///
///     view
///     ├── easel, easel     board with undo and redo
///     └── toolbar          for both
final class TwoBoardsViewController: UIViewController {
  let easels = [BoardEasel(title: localized("First")), BoardEasel(title: localized("Second"))]
  let toolbar = DrawingToolbarControl()
  private var hasOpened = false

  /// Whether the page opens with drawings.
  var opensWithSamples = true

  /// How many steps of the first board are taken back when the page opens.
  var openingUndos = 0

  var first: DrawingBoardControl { easels[0].board }

  /// Creates the page.
  ///
  /// - Parameter report: A function that events are reported to.
  init(report: @escaping CatalogPage.Report) {
    super.init(nibName: nil, bundle: nil)
    for (name, board) in zip(["first", "second"], easels.map(\.board)) {
      // Undo and redo of the toolbar are for the board that was drawn on last.
      board.addAction(
        UIAction { [weak toolbar, weak board] _ in toolbar?.board = board }, for: .editingDidBegin)
      board.eventHandler = { event in
        if let line = event.logLine { report("\(name) \(line)") }
      }
    }
    toolbar.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        toolChanged()
        report(toolbar.eventLine)
      }, for: .valueChanged)
    toolbar.board = first
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for view in easels + [toolbar] { self.view.addSubview(view) }
    toolChanged()
  }

  private func toolChanged() {
    for board in easels.map(\.board) {
      if let brush = toolbar.selectedTool?.brush { board.brush = brush }
      board.strokeColor = toolbar.selectedColor
      board.strokeWidth = toolbar.selectedWidth
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    let barWidth = min(room.width, 900)
    let barHeight = toolbar.sizeThatFits(CGSize(width: barWidth, height: 0)).height
    toolbar.frame = CGRect(
      x: room.midX - barWidth / 2, y: room.maxY - barHeight, width: barWidth, height: barHeight)
    let height = max(room.height - barHeight - 16, 0)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = (room.width - 12) / 2
    for (index, easel) in easels.enumerated() {
      let isLeft = (index == 0) != isMirrored
      easel.frame = CGRect(
        x: isLeft ? room.minX : room.maxX - width, y: room.minY, width: width, height: height)
    }
    guard !hasOpened, height > 0 else { return }
    hasOpened = true
    guard opensWithSamples else { return }
    for (index, easel) in easels.enumerated() {
      easel.layoutIfNeeded()
      easel.board.layoutIfNeeded()
      easel.drawSample(index)
    }
    if openingUndos > 0 { first.move(to: first.stepIndex - openingUndos) }
  }
}

/// A board with its own undo and redo below it.
final class BoardEasel: UIView {
  let board = DrawingBoardControl()
  private let title = UILabel()
  private let undo = UIButton(configuration: .plain())
  private let redo = UIButton(configuration: .plain())
  private let count = UILabel()

  init(title text: String) {
    super.init(frame: .zero)
    title.text = text
    title.font = .preferredFont(forTextStyle: .headline)
    for label in [title, count] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.4
    }
    title.adjustsFontForContentSizeCategory = true
    count.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 13, weight: .regular))
    count.adjustsFontForContentSizeCategory = true
    count.textColor = .secondaryLabel
    count.textAlignment = .center
    board.accessibilityLabel = text
    board.layer.cornerRadius = 14
    board.layer.cornerCurve = .continuous
    for (button, symbol, name) in [
      (undo, "arrow.uturn.backward", localized("Undo")),
      (redo, "arrow.uturn.forward", localized("Redo")),
    ] {
      button.configuration?.image = UIImage(
        systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
      button.accessibilityLabel = "\(name) \(text)"
    }
    undo.addAction(UIAction { [weak board] _ in board?.undo() }, for: .touchUpInside)
    redo.addAction(UIAction { [weak board] _ in board?.redo() }, for: .touchUpInside)
    board.addAction(UIAction { [weak self] _ in self?.follow() }, for: .valueChanged)
    for view in [title, board, undo, redo, count] as [UIView] { addSubview(view) }
    follow()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func follow() {
    undo.isEnabled = board.canUndo
    redo.isEnabled = board.canRedo
    count.text = "\(board.stepIndex + 1)/\(board.stepCount)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = title.sizeThatFits(bounds.size).height.rounded(.up) + 6
    title.frame = CGRect(x: 4, y: 0, width: bounds.width - 8, height: top - 6)
    board.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top - 44)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    title.textAlignment = isMirrored ? .right : .left
    let (first, last) = (
      CGRect(x: 0, y: bounds.height - 44, width: 52, height: 44),
      CGRect(x: bounds.width - 52, y: bounds.height - 44, width: 52, height: 44)
    )
    undo.frame = isMirrored ? last : first
    redo.frame = isMirrored ? first : last
    count.frame = CGRect(
      x: 52, y: bounds.height - 44, width: bounds.width - 104, height: 44)
  }

  /// Draws a spiral, or a star, turn by turn.
  func drawSample(_ number: Int) {
    let size = board.pictureSize
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) * 0.4
    let colors = DrawingToolbarControl.defaultColors
    for turn in 0..<5 {
      let color = colors[(3 + turn + number * 2) % colors.count].cgColor
      let places = (0...40).map { step -> StrokeSample in
        let part = CGFloat(step) / 40
        let angle = part * 2 * .pi + CGFloat(turn) * 0.4
        let wave = number == 0 ? 1 : 0.62 + 0.38 * cos(angle * 5)
        let distance = radius * wave * (CGFloat(turn) + 1) / 5
        return StrokeSample(
          location: CGPoint(
            x: middle.x + cos(angle) * distance, y: middle.y + sin(angle) * distance))
      }
      board.draw(places, with: PencilBrush(), style: StrokeStyle(color: color, width: 4))
    }
  }
}
