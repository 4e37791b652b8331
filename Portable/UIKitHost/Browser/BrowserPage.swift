import Foundation

/// The files of the page that shows the app.
enum BrowserPage {
  /// The files, with the title of the app.
  static func files(
    title: String, icon: Data?
  ) -> [BrowserAccess.Resource: BrowserServer.File] {
    let page = String(decoding: PackageResources.live_html, as: UTF8.self)
      .replacingOccurrences(of: "{{title}}", with: escaped(title))
      .replacingOccurrences(of: "{{version}}", with: BrowserMessage.version)
    var files: [BrowserAccess.Resource: BrowserServer.File] = [
      .page: BrowserServer.File(type: "text/html; charset=utf-8", bytes: Array(page.utf8)),
      .script: BrowserServer.File(
        type: "text/javascript; charset=utf-8", bytes: PackageResources.live_js),
      .style: BrowserServer.File(
        type: "text/css; charset=utf-8", bytes: PackageResources.live_css),
    ]
    if let icon { files[.icon] = BrowserServer.File(type: "image/png", bytes: Array(icon)) }
    return files
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
