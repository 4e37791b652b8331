import UIKit

extension CatalogPage {
  static let drawingBoard = CatalogPage(
    id: "drawing-board", title: "Drawing Board", module: "DrawingBoard",
    summary: "Live drawing with instant undo.",
    keywords: ["draw", "paint", "brush", "pencil", "undo", "history", "canvas"],
    symbol: "paintbrush.pointed", color: .systemPink,
    content: .announcement([
      "The line is under the finger, with pencil, pen, marker, shapes and an eraser.",
      "Undo is instant however far back, within a stated budget of memory and disk.",
      "Neither a kill nor a full disk loses a stroke.",
    ]))
}
