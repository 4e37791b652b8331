import UIKit

extension CatalogPage {
  static let storyboard = CatalogPage(
    id: "storyboard", title: "Storyboard", module: "ControlKit",
    summary: "Every control, set up in a document.",
    keywords: [
      "interface", "builder", "xib", "nib", "attributes", "document", "outlet", "runtime",
    ],
    article: "ControlCore/InterfaceBuilder", symbol: "doc.text", color: .systemIndigo,
    states: [
      scene("sliders", "Sliders") { $0.show("sliders") },
      scene("board", "Board") { $0.show("board") },
      scene("sheet", "Sheet") { $0.show("sheet") },
      scene("extras", "Extras") { $0.show("extras") },
    ], form: .none
  ) { _ in .screen(DocumentScreen()) }

  private static let scene = PageState.of(DocumentScreen.self)
}

/// A screen that shows a scene of the storyboard.
final class DocumentScreen: UIViewController {
  /// Shows a scene; does nothing for one that the storyboard does not have.
  func show(_ identifier: String) {
    let scene = CatalogDocuments.scene(identifier)
    addChild(scene)
    view.pin(scene.view)
    scene.didMove(toParent: self)
  }
}
