import CatalogApp
import Foundation
import UIKit
import UIKitHost

/// Writes a picture of every page and state, light and dark, and an index to look at them.
@MainActor
struct GalleryCommand {
  private struct Picture {
    let title: String
    let file: String
  }

  let directory: URL

  /// The pages that get pictures, after the list of all.
  var pages = CatalogRegistry.pages

  /// Writes the pictures.
  ///
  /// - Returns: How many were written.
  func run() throws -> Int {
    var sections: [(title: String, pictures: [Picture])] = []
    sections.append(("Catalog", try pictures(page: nil, states: [(nil, "List")])))
    for page in pages {
      sections.append(
        (page.title, try pictures(page: page.id, states: page.states.map { ($0.id, $0.title) })))
    }
    try Data(html(sections).utf8).write(to: directory.appendingPathComponent("index.html"))
    return sections.map(\.pictures.count).reduce(0, +)
  }

  private func pictures(page: String?, states: [(id: String?, title: String)]) throws -> [Picture] {
    var pictures: [Picture] = []
    for state in states {
      for variant in Self.variants {
        var options = PictureOptions()
        options.state = state.id
        options.scale = 2
        options.appearance.style = variant.style
        options.appearance.layoutDirection = variant.direction
        let name = [page ?? "list", state.id, variant.name].compactMap { $0 }
        let file = name.joined(separator: "-") + ".png"
        let stage = try PageStage(page: page, options: options)
        try stage.write(to: directory.appendingPathComponent(file))
        stage.host.close()
        pictures.append(Picture(title: "\(state.title), \(variant.title)", file: file))
      }
    }
    return pictures
  }

  private static let variants:
    [(
      name: String, title: String, style: UIUserInterfaceStyle,
      direction: UITraitEnvironmentLayoutDirection
    )] = [
      ("light", "light", .light, .leftToRight), ("dark", "dark", .dark, .leftToRight),
      ("rtl", "right to left", .light, .rightToLeft),
    ]

  private func html(_ sections: [(title: String, pictures: [Picture])]) -> String {
    let body = sections.map { section in
      let figures = section.pictures.map {
        "<figure><img src=\"\($0.file)\" width=\"260\" loading=\"lazy\">"
          + "<figcaption>\($0.title)</figcaption></figure>"
      }
      return "<h2>\(section.title)</h2>\n<div>\n\(figures.joined(separator: "\n"))\n</div>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>ControlKit gallery</title>
      <style>
      body { font: 15px system-ui, sans-serif; margin: 32px; background: #e9e9ee; color: #111; }
      div { display: flex; flex-wrap: wrap; gap: 24px; }
      figure { margin: 0; }
      img { border-radius: 24px; display: block; box-shadow: 0 6px 24px #0003; }
      figcaption { padding: 8px; text-align: center; color: #555; }
      </style>
      <h1>ControlKit</h1>
      \(body.joined(separator: "\n"))
      </html>

      """
  }
}
