import ControlCore
import UIKit

/// A control that offers brushes, stroke widths and colors, and undo and redo.
///
/// With a ``board`` it sets the brush, the width and the color of the board, and shows those that
/// code sets there, what can be undone, and whether touches draw. Without one it only sends events,
/// and the app does the rest. `.valueChanged` is sent whenever the user has chosen something. Each
/// tool keeps the width that was chosen for it last; all share the color. The targets of widths and
/// colors are circles, those of other buttons rounded squares, of at least 44 points in a bar of the
/// preferred height.
///
///     DrawingToolbarControl
///     ├── material
///     ├── undo, redo
///     ├── tools                scrolls
///     └── widths and colors    scrolls
@IBDesignable
@MainActor
open class DrawingToolbarControl: Control {
  let container = ControlPart()
  let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  let historyRow = ToolbarRow()
  let toolsRow = ToolbarRow()
  let stylesRow = ToolbarRow()
  private var separators: [UIView] = []
  var toolButtons: [ToolbarButton] = []
  var widthButtons: [ToolbarButton] = []
  var colorButtons: [ToolbarButton] = []
  var undoButton: ToolbarButton?
  var redoButton: ToolbarButton?
  var choice = ToolbarChoice()
  var observations: [ObservationToken] = []
  private var storedCornerRadius: CGFloat = 20
  private var reportedHeight: CGFloat?

  /// The handler of the undo button, called in place of the undo of the board.
  ///
  /// Default `nil`.
  public var undoHandler: (@MainActor () -> Void)?

  /// The handler of the redo button, called in place of the redo of the board.
  ///
  /// Default `nil`.
  public var redoHandler: (@MainActor () -> Void)?

  /// The board that the bar controls and follows.
  ///
  /// Default `nil`. The reference is weak. Setting it sets the board's brush, width and color to
  /// the bar's. From then on the bar shows what the board has, also when code changes it there.
  public weak var board: DrawingBoardControl? {
    didSet { boardChanged() }
  }

  // MARK: Choices

  /// The tools.
  ///
  /// Default ``DrawingTool/standard``. Of several tools with the same identifier the first is used.
  /// If the selected tool is removed, the first one is selected.
  public var tools: [DrawingTool] = DrawingTool.standard {
    didSet { toolsChanged() }
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

  // MARK: Selection

  /// The identifier of the selected tool.
  ///
  /// Default that of the first tool. A tool with an identifier that none has is selected as soon as
  /// it is one of the ``tools``. While the ``board`` has a brush that none of them has, the
  /// identifier is an empty string. The property supports key-value observation.
  @IBInspectable open dynamic var selectedToolID: String {
    get { choice.toolID }
    set { selectTool(newValue) }
  }

  /// The stroke width of the selected tool in points.
  ///
  /// Default the tool's own. Any width is allowed, one of ``widths`` or not. Non-finite values and
  /// those not greater than zero are ignored. Before the bar is in a window, the width and
  /// ``selectedToolID`` can be set in any order. The property supports key-value observation.
  @IBInspectable open dynamic var selectedWidth: CGFloat {
    get { choice.widths[choice.toolID] ?? selectedTool?.width ?? 4 }
    set { selectWidth(newValue) }
  }

  /// The color of strokes.
  ///
  /// Default black. Any color is allowed, one of ``colors`` or not. The property supports key-value
  /// observation.
  @IBInspectable open dynamic var selectedColor: UIColor {
    get { choice.color }
    set { selectColor(newValue) }
  }

  /// The selection, which the board changes as well.
  open override class var publishedProperties: [PublishedProperty] {
    super.publishedProperties + published
  }

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

  /// Creates a bar from a nib or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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
    for button in drawingButtons { button.updateAppearance() }
    for row in [historyRow, toolsRow, stylesRow] { row.setNeedsLayout() }
  }
}
