import ControlCore
import UIKit

/// What is selected in a toolbar.
@MainActor
struct ToolbarChoice {
  /// The identifier of the selected tool; empty if the brush of the board belongs to none.
  var toolID = "pencil"

  /// The identifier of a tool that is selected as soon as there is one.
  var awaitedToolID: String?

  /// The tool whose width was set before the bar was in a window.
  ///
  /// The width applies to the tool that is selected in the end, in whatever order code sets both.
  var setUpToolID: DrawingTool.ID?

  /// The stroke widths that were chosen, by tool.
  var widths: [DrawingTool.ID: CGFloat] = [:]

  /// The color of strokes.
  var color = DrawingToolbarControl.defaultColors[0]
}

/// The selection, by the user, by code, and by the board.
extension DrawingToolbarControl {
  private static let publishedTool = PublishedProperty(
    "selectedToolID", \DrawingToolbarControl.selectedToolID)
  private static let publishedWidth = PublishedProperty(
    "selectedWidth", \DrawingToolbarControl.selectedWidth)
  private static let publishedColor = PublishedProperty(
    "selectedColor", \DrawingToolbarControl.selectedColor)

  static let published = [publishedTool, publishedWidth, publishedColor]

  // MARK: By the bar

  func selectTool(_ id: DrawingTool.ID) {
    guard tools.contains(where: { $0.id == id }) else { return choice.awaitedToolID = id }
    choice.awaitedToolID = nil
    guard id != choice.toolID else { return }
    publish([Self.publishedTool, Self.publishedWidth]) {
      if window == nil, let tool = choice.setUpToolID, tool == choice.toolID {
        choice.widths[id] = choice.widths.removeValue(forKey: tool)
        choice.setUpToolID = id
      }
      choice.toolID = id
    }
    updateSelection(animated: window != nil)
    applyTool()
  }

  func selectWidth(_ width: CGFloat) {
    guard width.isFinite, width > 0 else { return }
    publish([Self.publishedWidth]) {
      choice.widths[choice.toolID] = width
      choice.setUpToolID = window == nil ? choice.toolID : nil
      if let awaited = choice.awaitedToolID { choice.widths[awaited] = width }
    }
    updateSelection(animated: window != nil)
    board?.strokeWidth = width
  }

  func selectColor(_ color: UIColor) {
    publish([Self.publishedColor]) { choice.color = color }
    updateSelection(animated: window != nil)
    board?.strokeColor = color
  }

  func toolsChanged() {
    rebuildTools()
    let awaited = choice.awaitedToolID.flatMap { id in tools.first { $0.id == id } }
    if let awaited {
      selectTool(awaited.id)
    } else if choice.toolID.isEmpty, board != nil {
      followBrush()
    } else if selectedTool == nil, let first = tools.first {
      selectTool(first.id)
    }
    applyTool()
  }

  /// Sets brush and width of the board to those of the selected tool.
  private func applyTool() {
    guard let board, let tool = selectedTool else { return }
    board.brush = tool.brush
    board.strokeWidth = selectedWidth
  }

  // MARK: By the board

  func boardChanged() {
    observations = []
    updateDrawingButtons()
    guard let board else { return }
    applyTool()
    board.strokeColor = selectedColor
    observations = [
      board.observeChanges(of: \.canUndo, owner: self, options: .initial) { bar, canUndo in
        bar.isUndoEnabled = canUndo
      },
      board.observeChanges(of: \.canRedo, owner: self, options: .initial) { bar, canRedo in
        bar.isRedoEnabled = canRedo
      },
      board.observeChanges(of: \.isDrawingEnabled, owner: self) { bar, _ in
        bar.updateDrawingButtons()
      },
      board.observe(\.brushName, owner: self, options: .initial) { bar, _ in bar.followBrush() },
      board.observe(\.strokeWidth, owner: self, options: .initial) { $0.follow(width: $1) },
      board.observe(\.strokeColor, owner: self, options: .initial) { $0.follow(color: $1) },
    ]
  }

  /// Selects the tool that has the brush of the board, or none.
  private func followBrush() {
    guard let board, selectedTool?.brush.isSame(as: board.brush) != true else { return }
    let id = tools.first { $0.brush.isSame(as: board.brush) }?.id ?? ""
    guard id != choice.toolID else { return }
    publish([Self.publishedTool, Self.publishedWidth]) {
      choice.toolID = id
      choice.widths[id] = board.strokeWidth
    }
    updateSelection(animated: window != nil)
  }

  private func follow(width: CGFloat) {
    guard width != selectedWidth else { return }
    publish([Self.publishedWidth]) { choice.widths[choice.toolID] = width }
    updateSelection(animated: window != nil)
  }

  private func follow(color: UIColor) {
    guard color != choice.color else { return }
    publish([Self.publishedColor]) { choice.color = color }
    updateSelection(animated: window != nil)
  }
}

extension UIColor {
  /// Returns a Boolean value that indicates whether another color has the same components, in
  /// whatever color space it was created.
  func isSame(as other: UIColor) -> Bool {
    if self == other { return true }
    return components != nil && components == other.components
  }

  private var components: [CGFloat]? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let isConverted = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return isConverted ? [red, green, blue, alpha] : nil
  }
}
