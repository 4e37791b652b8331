import UIKit

/// A tap that is felt, by what it means.
public enum Haptic: Equatable, Sendable {
  /// The value moved on to the next of several stops.
  case selection

  /// A thumb met an end or its neighbour; the intensity runs from 0 to 1.
  case impact(intensity: CGFloat)
}

/// Where a control sends its haptics; the policy is the control's, the hardware is the sink's.
@MainActor
public protocol HapticSink: AnyObject {
  /// Wakes the hardware, so that the first tap is not late.
  func prepare()

  /// Plays a tap.
  func play(_ haptic: Haptic)
}

/// The device's own haptics, which are silent where there is no hardware or the user turned them off.
@MainActor
public final class SystemHapticSink: HapticSink {
  private let selection = UISelectionFeedbackGenerator()
  private let impact = UIImpactFeedbackGenerator(style: .light)

  /// Makes a sink; the hardware is woken by ``prepare()``.
  public init() {}

  /// Wakes the hardware, which sleeps again after a second or two without use.
  public func prepare() {
    selection.prepare()
    impact.prepare()
  }

  /// Plays a tap; an intensity outside 0 to 1 is brought inside.
  public func play(_ haptic: Haptic) {
    switch haptic {
    case .selection: selection.selectionChanged()
    case .impact(let intensity):
      impact.impactOccurred(intensity: intensity.isNaN ? 1 : min(max(intensity, 0), 1))
    }
  }
}

/// A sink that keeps what it was asked to play, for tests.
@MainActor
public final class RecordingHapticSink: HapticSink {
  /// Everything played so far, the oldest first.
  public private(set) var played: [Haptic] = []

  /// How often the hardware was asked to wake.
  public private(set) var prepareCount = 0

  /// Makes an empty record.
  public init() {}

  /// Counts the call.
  public func prepare() {
    prepareCount += 1
  }

  /// Adds the tap to the record.
  public func play(_ haptic: Haptic) {
    played.append(haptic)
  }
}
