import ControlCore
import UIKit

/// What the board does when the system or another board notifies it.
extension DrawingBoardControl {
  /// Notifications after which a drawing may be opened or written that could not be before.
  ///
  /// The process of an extension gets those of the app that shows it.
  private static let retryNotifications: [Notification.Name] = [
    UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    UIApplication.protectedDataDidBecomeAvailableNotification,
    .NSExtensionHostWillEnterForeground, .NSExtensionHostDidBecomeActive,
  ]

  private static let backgroundNotifications: [Notification.Name] = [
    UIApplication.didEnterBackgroundNotification, .NSExtensionHostDidEnterBackground,
  ]

  /// Observes memory warnings, the changes to the background and to the front, and other boards.
  func observeSystem() {
    updateBackground()
    notifications = [
      NotificationObserver(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in
        self?.lateStroke = nil
        self?.stack.receivedMemoryWarning()
        self?.surface.trimTiles()
      },
      NotificationObserver(Self.backgroundNotifications) { [weak self] _ in
        self?.flushInBackground()
      },
      NotificationObserver(Self.retryNotifications) { [weak self] _ in
        self?.retryIfNeeded()
      },
      NotificationObserver(HistoryStore.didCloseNotification) { [weak self] _ in
        if let self, storageState == .readOnly(.inUse) { retryIfNeeded() }
      },
    ]
  }

  /// Commits typed text, and asks the system for time until everything is saved, or the time has
  /// ended.
  private func flushInBackground() {
    finishTextEntry()
    guard writtenState != nil else { return }
    let done = DispatchSemaphore(value: 0)
    // First, because the system may grant no time.
    stack.store.flush { _ in done.signal() }
    ProcessInfo.processInfo.performExpiringActivity(withReason: "Saving a drawing") { isExpired in
      if isExpired { done.signal() } else { done.wait() }
    }
  }
}
