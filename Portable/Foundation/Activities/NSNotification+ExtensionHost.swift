/// What an app extension is notified of, whose process never gets the notifications of `UIApplication`.
///
/// Each is also a `NotificationCenter.MainActorMessage`, so it is posted on the main thread.
extension Notification.Name {
  /// The app that shows the extension has become active.
  public static let NSExtensionHostDidBecomeActive = Notification.Name(
    "NSExtensionHostDidBecomeActiveNotification")

  /// The app that shows the extension runs in the background now.
  public static let NSExtensionHostDidEnterBackground = Notification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")

  /// The app that shows the extension comes back to the foreground.
  public static let NSExtensionHostWillEnterForeground = Notification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
}
