import DrawingBoard
import UIKit

/// Two boards side by side: each has its own history, and neither ever shows a step of the other.
///
///     view
///     ├── easel, easel     board with undo and redo
///     └── toolbar          for both
final class TwoBoardsViewController: UIViewController {
  let easels = [BoardEasel(title: localized("First")), BoardEasel(title: localized("Second"))]
  private let toolbar = DrawingToolbarControl()
  private var hasOpened = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for view in easels + [toolbar] { self.view.addSubview(view) }
    toolbar.addAction(UIAction { [weak self] _ in self?.toolChanged() }, for: .valueChanged)
    for easel in easels {
      easel.board.addAction(
        UIAction { [weak self, weak easel] _ in self?.latest = easel?.board }, for: .editingDidBegin
      )
      easel.board.addAction(UIAction { [weak self] _ in self?.follow() }, for: .valueChanged)
    }
    toolbar.undoHandler = { [weak self] in self?.latest?.undo() }
    toolbar.redoHandler = { [weak self] in self?.latest?.redo() }
    toolChanged()
  }

  /// The board that was drawn on last, which the toolbar's undo is for.
  private weak var latest: DrawingBoardControl? {
    didSet { follow() }
  }

  private func follow() {
    toolbar.isUndoEnabled = latest?.canUndo ?? false
    toolbar.isRedoEnabled = latest?.canRedo ?? false
  }

  private func toolChanged() {
    for board in easels.map(\.board) {
      board.brush = toolbar.selectedTool?.brush ?? PencilBrush()
      board.strokeWidth = toolbar.selectedWidth
      board.strokeColor = toolbar.selectedColor
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
    for (index, easel) in easels.enumerated() {
      easel.layoutIfNeeded()
      easel.board.layoutIfNeeded()
      easel.drawSample(index)
    }
    latest = easels[0].board
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
      button.configuration?.image = UIImage(systemName: symbol)
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
