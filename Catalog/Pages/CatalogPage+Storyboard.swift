import UIKit

extension CatalogPage {
  static let storyboard = CatalogPage(
    id: "storyboard", title: "Storyboard", module: "ControlKit",
    summary: "Every control, set up in a document.",
    keywords: [
      "interface", "builder", "xib", "nib", "attributes", "document", "outlet", "runtime",
    ],
    symbol: "doc.text", color: .systemIndigo,
    content: .screen(
      Screen(
        states: [
          PageState("sliders", "Sliders"), PageState("board", "Board"),
          PageState("sheet", "Sheet"), PageState("extras", "Extras"),
        ],
        make: { CatalogDocuments.scene($0.id) })))
}
