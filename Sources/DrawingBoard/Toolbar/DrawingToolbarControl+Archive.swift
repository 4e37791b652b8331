import Foundation
import UIKit

/// The choices of a toolbar in an archive, other than the inspectable properties.
extension DrawingToolbarControl {
  private static let toolsKey = "ControlKit.DrawingToolbar.tools"
  private static let widthsKey = "ControlKit.DrawingToolbar.widths"
  private static let colorsKey = "ControlKit.DrawingToolbar.colors"
  private static let undoKey = "ControlKit.DrawingToolbar.isUndoEnabled"
  private static let redoKey = "ControlKit.DrawingToolbar.isRedoEnabled"

  func encodeChoices(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let archivedTools = tools.compactMap(ArchivedTool.init)
    if hasOwnTools, let data = try? PropertyListEncoder().encode(archivedTools) {
      coder.encode(data as NSData, forKey: Self.toolsKey)
    }
    let numbers = widths.map { NSNumber(value: Double($0)) }
    coder.encode(numbers as NSArray, forKey: Self.widthsKey)
    if colors != Self.defaultColors { coder.encode(colors as NSArray, forKey: Self.colorsKey) }
    coder.encode(isUndoEnabled, forKey: Self.undoKey)
    coder.encode(isRedoEnabled, forKey: Self.redoKey)
  }

  func decodeChoices(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let data = coder.decodeOptional(NSData.self, forKey: Self.toolsKey),
      let archived = try? PropertyListDecoder().decode([ArchivedTool].self, from: data as Data)
    {
      tools = archived.map(\.tool)
    }
    if let numbers = coder.decodeList(of: NSNumber.self, forKey: Self.widthsKey) {
      widths = numbers.map { CGFloat($0.doubleValue) }
    }
    if let colors = coder.decodeList(of: UIColor.self, forKey: Self.colorsKey) {
      self.colors = colors
    }
    isUndoEnabled = coder.decodeBool(forKey: Self.undoKey)
    isRedoEnabled = coder.decodeBool(forKey: Self.redoKey)
  }
}

/// A tool in an archive.
private struct ArchivedTool: Codable {
  let id: String
  let name: String
  let symbolName: String
  let brush: ArchivedBrush
  let width: CGFloat

  /// Creates the archived form of a tool; `nil` if its brush is not one of the kit's.
  init?(_ tool: DrawingTool) {
    guard let brush = ArchivedBrush(tool.brush) else { return nil }
    (id, name, symbolName, self.brush, width) =
      (tool.id, tool.name, tool.symbolName, brush, tool.width)
  }

  /// The tool.
  var tool: DrawingTool {
    DrawingTool(id: id, name: name, symbolName: symbolName, brush: brush.brush, width: width)
  }
}
