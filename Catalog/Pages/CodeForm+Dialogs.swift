extension CodeForm {
  /// A dialog, which a view of SwiftUI has a modifier of its own for.
  static let dialog = CodeForm(
    name: sheet.name, controlPath: sheet.controlPath, kind: sheet.kind, call: sheet.call,
    swift: sheet.swift,
    swiftUI: { snippet in
      sheet.swiftUI(snippet).filter { !$0.contains("preferredStyle") }.map {
        $0.replacingOccurrences(of: ".confirmationDialog(", with: ".dialog(")
      }
    }, document: nil)
}
