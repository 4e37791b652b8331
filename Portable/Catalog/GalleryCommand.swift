import CatalogApp
import Foundation
import UIKit

/// Writes a site with a picture of every state, light and dark, attribute tables and code.
///
/// The site needs neither a server nor a network.
@MainActor
struct GalleryCommand {
  let directory: URL

  /// The pages that are shown.
  var pages = CatalogRegistry.pages

  /// Whether pictures that move are made, which takes most of a minute.
  var hasAnimations = true

  /// Writes the site.
  ///
  /// - Returns: How many pictures were written.
  func run() async throws -> Int {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let pictures = GalleryPictures(directory: directory)
    let animations = hasAnimations ? try await pictures.writeAnimations() : []
    var modules: [String] = []
    var articles: [String: [String]] = [:]
    var count = animations.count
    for page in pages {
      if !modules.contains(page.module) { modules.append(page.module) }
      var figures: [String] = []
      for state in page.states {
        count += 2
        let picture = try await pictures.write(page: page, state: state)
        figures.append(figure(page, state, picture))
      }
      articles[page.module, default: []].append(article(page, figures: figures))
    }
    let sections = modules.map { module in
      "<section>\n<h2>\(Self.escaped(module))</h2>\n"
        + (articles[module] ?? []).joined(separator: "\n") + "\n</section>"
    }
    try Data(document(sections, animations: animations).utf8)
      .write(to: directory.appendingPathComponent("index.html"))
    for name in ["gallery.css", "gallery.js"] {
      let source = Bundle.module.bundleURL.appendingPathComponent("Gallery/\(name)")
      try Data(contentsOf: source).write(to: directory.appendingPathComponent(name))
    }
    return count
  }

  // MARK: HTML

  private func article(_ page: CatalogPage, figures: [String]) -> String {
    let words =
      ([page.title, page.module] + page.keywords + page.states.map(\.title)
      + page.attributes.map(\.name))
      .flatMap { $0.lowercased().split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
    return """
      <article id="\(page.id)" data-words="\(Self.escaped(words))">
      <h3>\(Self.escaped(page.title))</h3>
      <p>\(Self.escaped(page.summary)) \(link(page))</p>
      <div class="states">
      \(figures.joined(separator: "\n"))
      </div>
      \(table(page.attributes))
      \(codes(page))
      </article>
      """
  }

  private func link(_ page: CatalogPage) -> String {
    guard let url = page.articleURL else { return "" }
    return "<a href=\"\(Self.escaped(url.absoluteString))\">Documentation</a>"
  }

  /// A picture with its address in the site, which the title leads to.
  private func figure(
    _ page: CatalogPage, _ state: PageState, _ pair: GalleryPictures.Pair
  ) -> String {
    """
    <figure id="\(page.id)/\(state.id)"><img src="\(pair.light)" data-light="\(pair.light)" data-dark="\(pair.dark)" \
    width="\(pair.width)" height="\(pair.height)" loading="lazy" \
    alt="\(Self.escaped(state.title))"><figcaption><a href="#\(page.id)/\(state.id)">\
    \(Self.escaped(state.title))</a></figcaption></figure>
    """
  }

  private func table(_ attributes: [PageAttribute]) -> String {
    guard !attributes.isEmpty else { return "" }
    let rows = attributes.map {
      "<tr><td>\(Self.escaped($0.topic))</td><td><code>\(Self.escaped($0.name))</code></td>"
        + "<td>\(Self.escaped($0.kind))</td><td><code>\(Self.escaped($0.defaultValue))</code></td></tr>"
    }
    return """
      <details><summary>\(attributes.count) attributes</summary><div class="table"><table>
      <tr><th>Topic</th><th>Name</th><th>Values</th><th>Default</th></tr>
      \(rows.joined(separator: "\n"))
      </table></div></details>
      """
  }

  private func codes(_ page: CatalogPage) -> String {
    let states = page.states.compactMap { state -> String? in
      let codes = page.code(state: state.id)
      guard !codes.isEmpty else { return nil }
      let blocks = codes.map { language, code in
        "<h4>\(language)</h4><pre><code>\(Self.escaped(code))</code></pre>"
          .replacingOccurrences(of: "<pre>", with: "<pre><button class=\"copy\">Copy</button>\n")
      }
      return "<details><summary>\(Self.escaped(state.title))</summary>\(blocks.joined())</details>"
    }
    guard !states.isEmpty else { return "" }
    return "<details><summary>Code</summary>\(states.joined(separator: "\n"))</details>"
  }

  private func document(
    _ sections: [String], animations: [(title: String, file: String)]
  ) -> String {
    let moving = animations.map {
      "<figure><img src=\"\($0.file)\" width=\"260\" alt=\"\($0.title)\">"
        + "<figcaption>\($0.title)</figcaption></figure>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>ControlKit</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="gallery.css">
      <header>
      <h1>ControlKit</h1>
      <input type="search" id="search" placeholder="Search" aria-label="Search">
      <button id="style" aria-pressed="false">Dark</button>
      </header>
      <main>
      <div id="motion">\(moving.isEmpty ? "" : "<h2>In motion</h2>\n<div class=\"states\">\(moving.joined())</div>")</div>
      \(sections.joined(separator: "\n"))
      <p id="none">No results</p>
      </main>
      <script src="gallery.js"></script>
      </html>

      """
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
