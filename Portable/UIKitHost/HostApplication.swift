import UIKit

/// The one application of the process: its start, and its way to the background and back.
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

extension HostApplication {
  /// Makes the application and its scenes inactive, as a phone call does.
  public static func deactivate() { UIApplication.shared.willResignActive() }

  /// Makes the application and its scenes active again.
  public static func activate() { UIApplication.shared.didBecomeActive() }

  /// Sends the application and its scenes to the background.
  public static func enterBackground() { UIApplication.shared.didEnterBackground() }

  /// Brings the application and its scenes back from the background; they are not active yet.
  public static func leaveBackground() { UIApplication.shared.willEnterForeground() }

  /// Whether the system grants time to expiring activities that begin in the background; default true.
  public static var grantsExpiringActivities: Bool {
    get { ExpiringActivities.grantsTime }
    set { ExpiringActivities.grantsTime = newValue }
  }

  /// Waits until no expiring activity of the process runs.
  public static func waitForExpiringActivities() async { await ExpiringActivities.waitUntilIdle() }
}

private final class PlainApplicationDelegate: UIResponder, UIApplicationDelegate {}
