import ControlCore
import UIKit

/// A bar to choose brush, width and colour from, with undo and redo.
///
/// Give it a ``board`` and it sets the board's brush and style, and follows its history; it sends
/// `.valueChanged` whenever the user has chosen something. Without a board it only tells, and the
/// app does the rest. Each tool keeps the width that was last chosen for it; the colour is the same
/// for all.
///
///     DrawingToolbarControl
///     ├── material
///     ├── undo, redo
///     ├── tools                 scrolls
///     └── widths and colours    scrolls
@IBDesignable
@MainActor
public final class DrawingToolbarControl: Control {
  private let stage = ControlPart()
  private let material = UIVisualEffectView(
    effect: UIBlurEffect(style: .systemChromeMaterial))
  private let historyRow = ToolbarRow()
  private let toolsRow = ToolbarRow()
  private let stylesRow = ToolbarRow()
  private var separators: [UIView] = []
  private var toolButtons: [ToolbarButton] = []
  private var widthButtons: [ToolbarButton] = []
  private var colorButtons: [ToolbarButton] = []
  private var undoButton: ToolbarButton?
  private var redoButton: ToolbarButton?
  private var widthsOfTools: [DrawingTool.ID: CGFloat] = [:]
  private var historyToken: ObservationToken?

  /// Called when the user taps undo, instead of the board's own undo where there is a board.
  public var undoHandler: (@MainActor () -> Void)?

  /// Called when the user taps redo, instead of the board's own redo where there is a board.
  public var redoHandler: (@MainActor () -> Void)?

  /// The board that the bar is for; default `nil`.
  ///
  /// It is not kept alive.
  ///
  /// It takes over the bar's brush, width and colour at once.
  public weak var board: DrawingBoardControl? {
    didSet { boardChanged() }
  }

  // MARK: What can be chosen

  /// The tools; default ``DrawingTool/standard``.
  ///
  /// Of several with the same id the first counts. When the selected one is gone, the first is
  /// selected.
  public var tools: [DrawingTool] = DrawingTool.standard {
    didSet {
      rebuildTools()
      if selectedTool == nil { selectedToolID = tools.first?.id ?? "" }
      apply()
    }
  }

  /// The widths, in points; default 2, 4, 8, 14 and 24.
  ///
  /// What is not finite or not above zero is left out.
  public var widths: [CGFloat] = [2, 4, 8, 14, 24] {
    didSet {
      widths = widths.filter { $0.isFinite && $0 > 0 }
      rebuildStyles()
    }
  }

  /// The colours; default black and the system's colours in their light shades.
  public var colors: [UIColor] = DrawingToolbarControl.defaultColors {
    didSet { rebuildStyles() }
  }

  /// The colours that a new toolbar offers: fixed, since a drawing looks the same by day and night.
  public static let defaultColors: [UIColor] = [
    UIColor(red: 0, green: 0, blue: 0, alpha: 1),
    UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1),
    UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    UIColor(red: 0, green: 0.48, blue: 1, alpha: 1),
    UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1),
    UIColor(red: 1, green: 0.8, blue: 0, alpha: 1),
    UIColor(red: 1, green: 0.58, blue: 0, alpha: 1),
    UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1),
    UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1),
  ]

  // MARK: What is chosen

  /// The id of the selected tool; default that of the first.
  ///
  /// An unknown id is ignored.
  @IBInspectable public dynamic var selectedToolID: String {
    get { storedToolID }
    set {
      guard newValue != storedToolID, tools.contains(where: { $0.id == newValue }) else { return }
      storedToolID = newValue
      apply()
    }
  }

  private var storedToolID = "pencil"

  /// The selected tool; `nil` only while there are none.
  public var selectedTool: DrawingTool? {
    tools.first { $0.id == storedToolID }
  }

  /// The width of the selected tool, in points; default its own.
  ///
  /// It need not be one of ``widths``. What is not finite or not above zero is ignored.
  @IBInspectable public dynamic var selectedWidth: CGFloat {
    get { widthsOfTools[storedToolID] ?? selectedTool?.width ?? 4 }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      widthsOfTools[storedToolID] = newValue
      apply()
    }
  }

  /// The colour; default black.
  ///
  /// It need not be one of ``colors``.
  @IBInspectable public dynamic var selectedColor: UIColor {
    get { storedColor }
    set {
      storedColor = newValue
      apply()
    }
  }

  private var storedColor = DrawingToolbarControl.defaultColors[0]

  /// Whether undo can be tapped; follows the board where there is one.
  ///
  /// Default `false`.
  public var isUndoEnabled = false {
    didSet { undoButton?.isEnabled = isUndoEnabled }
  }

  /// Whether redo can be tapped; follows the board where there is one.
  ///
  /// Default `false`.
  public var isRedoEnabled = false {
    didSet { redoButton?.isEnabled = isRedoEnabled }
  }

  /// How round the bar's corners are, in points; default 20.
  ///
  /// It is brought within 0 and half of the bar; what is not a number is ignored.
  @IBInspectable public dynamic var cornerRadius: CGFloat {
    get { storedCornerRadius }
    set {
      guard !newValue.isNaN else { return }
      storedCornerRadius = max(newValue, 0)
      setNeedsContentLayout()
    }
  }

  private var storedCornerRadius: CGFloat = 20

  // MARK: Set-up

  /// Makes the parts.
  public override func commonInit() {
    super.commonInit()
    stage.addSubview(material)
    for row in [historyRow, toolsRow, stylesRow] { stage.addSubview(row) }
    stylesRow.itemWidths = [ToolbarLayout.dotWidth, ToolbarLayout.swatchWidth]
    historyRow.itemWidths = [ToolbarLayout.historyButtonWidth]
    addSubview(stage)
    material.clipsToBounds = true
    material.layer.cornerCurve = .continuous
    stage.layer.shadowOpacity = 0.16
    stage.layer.shadowRadius = 16
    stage.layer.shadowOffset = CGSize(width: 0, height: 6)
    hitShape = .bounds
    accessibilityLabel = LocalizedText.boardTools.text
    accessibilityContainerType = .semanticGroup
    rebuildHistory()
    rebuildTools()
    rebuildStyles()
  }

  /// Makes a bar with a frame, in points of the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a bar from an archive or a nib; what an archive lacks is at its default.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func rebuildHistory() {
    let undo = ToolbarButton(
      .symbol("arrow.uturn.backward"), label: LocalizedText.boardUndo.text
    ) { [weak self] in self?.undoTapped() }
    let redo = ToolbarButton(
      .symbol("arrow.uturn.forward"), label: LocalizedText.boardRedo.text
    ) { [weak self] in self?.redoTapped() }
    undo.isEnabled = isUndoEnabled
    redo.isEnabled = isRedoEnabled
    historyRow.groups = [[undo, redo]]
    (undoButton, redoButton) = (undo, redo)
  }

  private func rebuildTools() {
    toolButtons = tools.map { tool in
      ToolbarButton(.symbol(tool.symbolName), label: tool.name) { [weak self] in
        self?.selectedToolID = tool.id
        self?.sendActions(for: .valueChanged)
      }
    }
    toolsRow.groups = [toolButtons]
    updateSelection(animated: false)
  }

  private func rebuildStyles() {
    widthButtons = widths.map { width in
      ToolbarButton(
        .dot(width), label: "\(LocalizedText.boardWidth.text), \(Self.text(of: width))"
      ) { [weak self] in
        self?.selectedWidth = width
        self?.sendActions(for: .valueChanged)
      }
    }
    colorButtons = colors.map { color in
      ToolbarButton(.swatch(color), label: color.accessibilityName) { [weak self] in
        self?.selectedColor = color
        self?.sendActions(for: .valueChanged)
      }
    }
    stylesRow.groups = [widthButtons, colorButtons]
    updateSelection(animated: false)
    setNeedsContentLayout()
  }

  private static func text(of width: CGFloat) -> String {
    width.rounded() == width ? String(Int(width)) : String(format: "%.1f", Double(width))
  }

  // MARK: Board

  private func boardChanged() {
    historyToken = nil
    guard let board else { return }
    historyToken = board.history.observe(owner: self, options: .initial) { bar, change in
      bar.isUndoEnabled = change.newValue.canUndo
      bar.isRedoEnabled = change.newValue.canRedo
    }
    apply()
  }

  private func apply() {
    updateSelection(animated: window != nil)
    guard let board, let tool = selectedTool else { return }
    board.brush = tool.brush
    board.strokeWidth = selectedWidth
    board.strokeColor = selectedColor
  }

  private func undoTapped() {
    if let undoHandler { undoHandler() } else { board?.undo() }
  }

  private func redoTapped() {
    if let redoHandler { redoHandler() } else { board?.redo() }
  }

  private func updateSelection(animated: Bool) {
    for (tool, button) in zip(tools, toolButtons) { button.isSelected = tool.id == storedToolID }
    for (width, button) in zip(widths, widthButtons) { button.isSelected = width == selectedWidth }
    for (color, button) in zip(colors, colorButtons) { button.isSelected = color == storedColor }
    toolsRow.reveal(toolButtons.first { $0.isSelected }, animated: animated)
  }

  // MARK: Layout

  /// A row high where it is wide, two rows where it is narrow; any width will do.
  public override var contentSize: ContentSize { ContentSize() }

  /// 358×104 points.
  public override var preferredContentSize: CGSize {
    CGSize(width: 358, height: ToolbarLayout.height(width: 358))
  }

  /// The proposed width, and the height that goes with it.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = super.sizeThatFits(size).width
    return CGSize(width: width, height: ToolbarLayout.height(width: width))
  }

  /// Assigns the frames of the groups from the bounds.
  public override func layoutContent() {
    let layout = ToolbarLayout(size: bounds.size, stylesWidth: stylesRow.contentWidth)
    func mirrored(_ rect: CGRect) -> CGRect {
      guard isRightToLeft else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    stage.frame = bounds
    material.frame = bounds
    let radius = min(storedCornerRadius, bounds.height / 2, bounds.width / 2)
    material.layer.cornerRadius = max(radius, 0)
    stage.layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: max(radius, 0)).cgPath
    historyRow.frame = mirrored(layout.history)
    toolsRow.frame = mirrored(layout.tools)
    stylesRow.frame = mirrored(layout.styles)
    while separators.count < layout.separators.count {
      let line = UIView()
      line.backgroundColor = .separator
      stage.addSubview(line)
      separators.append(line)
    }
    for (index, line) in separators.enumerated() {
      line.isHidden = index >= layout.separators.count
      if !line.isHidden { line.frame = mirrored(layout.separators[index]) }
    }
  }

  /// Renews the colours of what follows the traits.
  public override func traitsChanged() {
    super.traitsChanged()
    for button in toolButtons + widthButtons + colorButtons { button.updateLook() }
    for row in [historyRow, toolsRow, stylesRow] { row.setNeedsLayout() }
  }
}
