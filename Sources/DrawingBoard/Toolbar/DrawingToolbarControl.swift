import ControlCore
import UIKit

/// A control that offers brushes, stroke widths and colors, and undo and redo.
///
/// With a ``board`` it sets the brush and the style of the board, and follows its history. Without
/// one it only sends events, and the app does the rest. `.valueChanged` is sent whenever the user
/// has chosen something. Each tool keeps the width that was chosen for it last; all share the
/// color. Every button is a target of at least 44 by 44 points in a bar of the preferred height.
///
///     DrawingToolbarControl
///     ├── material
///     ├── undo, redo
///     ├── tools                scrolls
///     └── widths and colors    scrolls
@IBDesignable
@MainActor
open class DrawingToolbarControl: Control {
  private let container = ControlPart()
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

  /// The handler of the undo button, called in place of the undo of the board.
  ///
  /// Default `nil`.
  public var undoHandler: (@MainActor () -> Void)?

  /// The handler of the redo button, called in place of the redo of the board.
  ///
  /// Default `nil`.
  public var redoHandler: (@MainActor () -> Void)?

  /// The board that the bar controls.
  ///
  /// Default `nil`. The reference is weak. Setting it sets the board's brush, width and color to
  /// the bar's.
  public weak var board: DrawingBoardControl? {
    didSet { boardChanged() }
  }

  // MARK: Choices

  /// The tools.
  ///
  /// Default ``DrawingTool/standard``. Of several tools with the same identifier the first is used.
  /// If the selected tool is removed, the first one is selected.
  public var tools: [DrawingTool] = DrawingTool.standard {
    didSet {
      rebuildTools()
      if selectedTool == nil { selectedToolID = tools.first?.id ?? "" }
      apply()
    }
  }

  /// The stroke widths in points.
  ///
  /// Default 2, 4, 8, 14 and 24. Non-finite widths and those not greater than zero are left out.
  public var widths: [CGFloat] = [2, 4, 8, 14, 24] {
    didSet {
      widths = widths.filter { $0.isFinite && $0 > 0 }
      rebuildStyles()
    }
  }

  /// The colors.
  ///
  /// Default ``defaultColors``.
  public var colors: [UIColor] = DrawingToolbarControl.defaultColors {
    didSet { rebuildStyles() }
  }

  /// The colors of a new toolbar: black, gray, white, and the system's colors for the light
  /// appearance.
  ///
  /// They are fixed, because a drawing does not change with the appearance.
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

  // MARK: Selection

  /// The identifier of the selected tool.
  ///
  /// Default that of the first tool. Unknown identifiers are ignored.
  @IBInspectable open dynamic var selectedToolID: String {
    get { storedToolID }
    set {
      guard newValue != storedToolID, tools.contains(where: { $0.id == newValue }) else { return }
      storedToolID = newValue
      apply()
    }
  }

  private var storedToolID = "pencil"
  private var reportedHeight: CGFloat?

  /// The selected tool; `nil` if there are no tools.
  public var selectedTool: DrawingTool? {
    tools.first { $0.id == storedToolID }
  }

  /// The stroke width of the selected tool in points.
  ///
  /// Default the tool's own. Any width is allowed, one of ``widths`` or not. Non-finite values and
  /// those not greater than zero are ignored.
  @IBInspectable open dynamic var selectedWidth: CGFloat {
    get { widthsOfTools[storedToolID] ?? selectedTool?.width ?? 4 }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      widthsOfTools[storedToolID] = newValue
      apply()
    }
  }

  /// The color of strokes.
  ///
  /// Default black. Any color is allowed, one of ``colors`` or not.
  @IBInspectable open dynamic var selectedColor: UIColor {
    get { storedColor }
    set {
      storedColor = newValue
      apply()
    }
  }

  private var storedColor = DrawingToolbarControl.defaultColors[0]

  /// A Boolean value that determines whether the undo button is enabled.
  ///
  /// Default `false`. With a board it follows the board's history.
  public var isUndoEnabled = false {
    didSet { undoButton?.isEnabled = isUndoEnabled }
  }

  /// A Boolean value that determines whether the redo button is enabled.
  ///
  /// Default `false`. With a board it follows the board's history.
  public var isRedoEnabled = false {
    didSet { redoButton?.isEnabled = isRedoEnabled }
  }

  /// The radius of the bar's corners in points.
  ///
  /// Default 20. The radius is limited to 0 through half of the bar's shorter side. NaN is ignored.
  @IBInspectable open dynamic var cornerRadius: CGFloat {
    get { storedCornerRadius }
    set {
      guard !newValue.isNaN else { return }
      storedCornerRadius = max(newValue, 0)
      setNeedsContentLayout()
    }
  }

  private var storedCornerRadius: CGFloat = 20

  // MARK: Set-up

  /// Creates the subviews.
  ///
  /// An override calls `super` first.
  open override func commonInit() {
    super.commonInit()
    container.addSubview(material)
    for row in [historyRow, toolsRow, stylesRow] { container.addSubview(row) }
    addSubview(container)
    material.clipsToBounds = true
    material.layer.cornerCurve = .continuous
    container.layer.shadowOpacity = 0.16
    container.layer.shadowRadius = 16
    container.layer.shadowOffset = CGSize(width: 0, height: 6)
    hitShape = .bounds
    accessibilityLabel = DrawingBoardString.tools.text
    accessibilityContainerType = .semanticGroup
    rebuildHistory()
    rebuildTools()
    rebuildStyles()
  }

  /// Creates a bar with a frame, in points of the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a bar from an archive or a nib.
  ///
  /// Attributes that it lacks have their defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func rebuildHistory() {
    let undo = ToolbarButton(
      .symbol("arrow.uturn.backward"), label: DrawingBoardString.undo.text
    ) { [weak self] in self?.undoTapped() }
    let redo = ToolbarButton(
      .symbol("arrow.uturn.forward"), label: DrawingBoardString.redo.text
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
        .dot(width), label: "\(DrawingBoardString.width.text), \(Self.text(of: width))"
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

  /// No size is required.
  ///
  /// A wide bar has one row, a narrow one two.
  open override var contentSize: ContentSize { ContentSize() }

  /// A flexible width, and the height of a bar of the width that this one has.
  ///
  /// A bar that was not laid out yet has its preferred width.
  open override var intrinsicContentSize: CGSize {
    noteContentSizeQuery()
    let height = intrinsicHeight
    reportedHeight = height
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  /// Notes that the height is to be asked for again.
  open override func invalidateIntrinsicContentSize() {
    reportedHeight = nil
    super.invalidateIntrinsicContentSize()
  }

  private var intrinsicHeight: CGFloat {
    ToolbarLayout.height(width: bounds.width > 0 ? bounds.width : preferredContentSize.width)
  }

  /// 358×104 points.
  open override var preferredContentSize: CGSize {
    CGSize(width: 358, height: ToolbarLayout.height(width: 358))
  }

  /// Returns the proposed width and the height of a bar of that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = super.sizeThatFits(size).width
    return CGSize(width: width, height: ToolbarLayout.height(width: width))
  }

  /// Lays out the groups in the bounds.
  ///
  /// An override calls `super` first.
  open override func layoutContent() {
    // Constraints and stack views ask for the height before they give the width.
    if let reportedHeight, reportedHeight != intrinsicHeight { invalidateIntrinsicContentSize() }
    let layout = ToolbarLayout(size: bounds.size, stylesWidth: stylesRow.contentWidth)
    func mirrored(_ rect: CGRect) -> CGRect {
      guard isRightToLeft else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    container.frame = bounds
    material.frame = bounds
    let radius = min(storedCornerRadius, bounds.height / 2, bounds.width / 2)
    material.layer.cornerRadius = max(radius, 0)
    container.layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: max(radius, 0)).cgPath
    historyRow.frame = mirrored(layout.history)
    toolsRow.frame = mirrored(layout.tools)
    stylesRow.frame = mirrored(layout.styles)
    while separators.count < layout.separators.count {
      let line = UIView()
      line.backgroundColor = .separator
      container.addSubview(line)
      separators.append(line)
    }
    for (index, line) in separators.enumerated() {
      line.isHidden = index >= layout.separators.count
      if !line.isHidden { line.frame = mirrored(layout.separators[index]) }
    }
  }

  /// Updates fonts and colors.
  ///
  /// An override calls `super` first.
  open override func traitsChanged() {
    super.traitsChanged()
    for button in toolButtons + widthButtons + colorButtons { button.updateAppearance() }
    for row in [historyRow, toolsRow, stylesRow] { row.setNeedsLayout() }
  }
}

extension DrawingToolbarControl: Inspectable {
  /// The attributes that Interface Builder shows, in its order.
  public static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "selectedToolID", \DrawingToolbarControl.selectedToolID, kind: .string,
        default: "pencil"),
      InspectableProperty(
        "selectedWidth", \DrawingToolbarControl.selectedWidth, kind: .number(1...40), default: 4),
      InspectableProperty(
        "selectedColor", \DrawingToolbarControl.selectedColor, default: defaultColors[0]),
      InspectableProperty(
        "cornerRadius", \DrawingToolbarControl.cornerRadius, kind: .number(0...40), default: 20),
    ]
  }
}
