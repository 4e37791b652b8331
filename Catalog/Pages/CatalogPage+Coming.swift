import UIKit

extension CatalogPage {
  static let actionSheet = CatalogPage(
    id: "action-sheet", title: "Action Sheet", module: "ActionSheet",
    summary: "A sheet of choices in any style.",
    keywords: ["sheet", "menu", "popup", "alert", "queue", "presentation"],
    symbol: "rectangle.portrait.bottomhalf.inset.filled", color: .systemIndigo,
    content: .announcement([
      "A sheet that takes any style by changing a few properties: the system's own, the classic one, "
        + "edge to edge.",
      "It rotates, and it changes while it is open.",
      "A queue of presentations in which no popup is ever lost.",
    ]))

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
