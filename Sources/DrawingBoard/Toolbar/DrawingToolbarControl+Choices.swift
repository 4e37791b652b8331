import ControlCore
import UIKit

/// The choices that a toolbar offers.
extension DrawingToolbarControl {
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

  /// The selected tool; `nil` if there are no tools, or the ``board`` has a brush that none has.
  public var selectedTool: DrawingTool? {
    tools.first { $0.id == choice.toolID }
  }

  /// The buttons of what determines strokes.
  var drawingButtons: [ToolbarButton] { toolButtons + widthButtons + colorButtons }

  func rebuildHistory() {
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

  func rebuildTools() {
    toolButtons = tools.map { tool in
      ToolbarButton(.symbol(tool.symbolName), label: tool.name) { [weak self] in
        self?.selectedToolID = tool.id
        self?.sendActions(for: .valueChanged)
      }
    }
    toolsRow.groups = [toolButtons]
    updateDrawingButtons()
    updateSelection(animated: false)
  }

  func rebuildStyles() {
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
    updateDrawingButtons()
    updateSelection(animated: false)
    setNeedsContentLayout()
  }

  private static func text(of width: CGFloat) -> String {
    width.rounded() == width ? String(Int(width)) : String(format: "%.1f", Double(width))
  }

  private func undoTapped() {
    if let undoHandler { undoHandler() } else { board?.undo() }
  }

  private func redoTapped() {
    if let redoHandler { redoHandler() } else { board?.redo() }
  }

  func updateSelection(animated: Bool) {
    for (tool, button) in zip(tools, toolButtons) { button.isSelected = tool.id == choice.toolID }
    for (width, button) in zip(widths, widthButtons) { button.isSelected = width == selectedWidth }
    for (color, button) in zip(colors, colorButtons) {
      button.isSelected = color.isSame(as: choice.color)
    }
    toolsRow.reveal(toolButtons.first { $0.isSelected }, animated: animated)
  }

  /// Enables the buttons of what determines strokes while the board can be drawn on.
  func updateDrawingButtons() {
    let isEnabled = board?.isDrawingEnabled ?? true
    for button in drawingButtons { button.isEnabled = isEnabled }
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
