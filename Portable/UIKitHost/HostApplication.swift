import UIKit

/// Starts the one application of the process.
@MainActor public enum HostApplication {
  /// Starts the application with the app's own delegate. Call it once, before any host.
  public static func launch(delegate: any UIApplicationDelegate) {
    UIApplication.launch(delegate: delegate)
  }

  /// Starts an application without a life of its own when nothing has been started yet.
  static func launchIfNeeded() {
    guard !UIApplication.isLaunched else { return }
    UIApplication.launch(delegate: PlainApplicationDelegate())
  }
}

private final class PlainApplicationDelegate: UIResponder, UIApplicationDelegate {}
