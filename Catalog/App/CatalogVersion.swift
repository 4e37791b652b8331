import Foundation

/// The version of the kit, as the list shows it.
enum CatalogVersion {
  /// The version of a program without an Info.plist. A test compares it with the project, whose
  /// `MARKETING_VERSION` is the version of the app.
  static let fallback = "1.0"

  /// The name, the version and the build.
  static func text(info: [String: Any]?) -> String {
    let version = info?["CFBundleShortVersionString"] as? String ?? fallback
    guard let build = info?["CFBundleVersion"] as? String else { return "ControlKit \(version)" }
    return "ControlKit \(version) (\(build))"
  }
}
