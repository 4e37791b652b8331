import UIKit

/// A kind of haptic feedback.
public enum Haptic: Equatable, Sendable {
  /// The value has changed to another stop.
  case selection

  /// What moves has reached an end or a neighbor.
  ///
  /// The intensity is clamped to 0…1. A value that is not a number counts as 1.
  case impact(intensity: CGFloat)

  /// Something has succeeded or failed.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// An object that plays the haptics of a control.
///
/// Set your own to replace or disable the haptics.
@MainActor
public protocol HapticSink: AnyObject {
  /// Prepares the hardware, so that the next haptic has no delay.
  func prepare()

  /// Plays a haptic.
  func play(_ haptic: Haptic)
}

/// An object that plays haptics on the device.
///
/// It has no effect on devices without the hardware or if the user has turned haptics off.
@MainActor
public final class SystemHapticSink: HapticSink {
  private let selection: UISelectionFeedbackGenerator
  private let impact: UIImpactFeedbackGenerator
  // Rarely needed, and never at once.
  private lazy var notification = makeNotificationGenerator()
  private weak var view: UIView?

  /// Creates a sink.
  ///
  /// - Parameter view: The view that the haptics belong to. The system plays them on the device
  ///   that touches that view, which may be an accessory. The view is not retained.
  public init(view: UIView) {
    self.view = view
    if #available(iOS 17.5, *) {
      selection = UISelectionFeedbackGenerator(view: view)
      impact = UIImpactFeedbackGenerator(style: .light, view: view)
    } else {
      selection = UISelectionFeedbackGenerator()
      impact = UIImpactFeedbackGenerator(style: .light)
    }
  }

  /// Prepares the hardware, which becomes idle again after one or two seconds.
  public func prepare() {
    selection.prepare()
    impact.prepare()
  }

  /// Plays a haptic.
  public func play(_ haptic: Haptic) {
    switch haptic {
    case .selection: selection.selectionChanged()
    case .impact(let intensity):
      impact.impactOccurred(intensity: intensity.isNaN ? 1 : min(max(intensity, 0), 1))
    case .notification(let type): notification.notificationOccurred(type)
    }
  }

  private func makeNotificationGenerator() -> UINotificationFeedbackGenerator {
    if #available(iOS 17.5, *), let view { return UINotificationFeedbackGenerator(view: view) }
    return UINotificationFeedbackGenerator()
  }
}

/// An object that records haptics, for tests.
@MainActor
package final class RecordingHapticSink: HapticSink {
  /// The haptics so far, from oldest to newest.
  package private(set) var played: [Haptic] = []

  /// The number of calls of ``prepare()``.
  package private(set) var prepareCount = 0

  package init() {}

  package func prepare() {
    prepareCount += 1
  }

  package func play(_ haptic: Haptic) {
    played.append(haptic)
  }
}
