import UIKit

/// Reports when VoiceOver or Switch Control is turned on or off, as long as it is kept.
final class AssistiveStatusObservation {
  private let tokens: [any NSObjectProtocol]

  init(_ changed: @escaping @MainActor @Sendable () -> Void) {
    let names = [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        // The system posts them on the main thread, and nobody else has a reason to post them.
        MainActor.assumeIsolated { changed() }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// Whether somebody finds their way by stepping from one control to the next.
  @MainActor static var isStepping: Bool {
    UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
  }
}
