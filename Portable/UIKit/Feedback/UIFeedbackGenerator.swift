import QuartzCore

/// What was felt, were there an actuator: a host or a test may listen.
package enum FeedbackRecord: Equatable, Sendable {
  case impact(style: UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  case selection
  case notification(UINotificationFeedbackGenerator.FeedbackType)

  /// Called for each feedback.
  @MainActor package static var observer: ((FeedbackRecord) -> Void)? {
    get { AppContext.current.device.feedbackObserver }
    set { AppContext.current.device.feedbackObserver = newValue }
  }

  /// How many feedbacks occurred.
  @MainActor package static var count: Int { AppContext.current.device.feedbackCount }

  @MainActor
  static func occur(_ record: FeedbackRecord) {
    AppContext.current.device.feedbackCount += 1
    observer?(record)
  }
}

/// Something that can be felt. No machine here has an actuator, so feedback is only counted.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public nonisolated override init() {
    super.init()
  }

  /// Makes a generator for a view.
  @available(iOS 17.5, *)
  public convenience init(view: UIView) {
    self.init()
  }

  /// Readies the actuator; there is none, so nothing is to be done.
  open func prepare() {}
}

/// A knock, as of two things colliding.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight and hardness of the things that collide.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Makes a generator of medium knocks.
  public nonisolated override init() {
    style = .medium
    super.init()
  }

  /// Makes a generator of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator of a style for a view.
  @available(iOS 17.5, *)
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Knocks.
  open func impactOccurred() {
    impactOccurred(intensity: 1)
  }

  /// Knocks with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    let intensity = intensity.isFinite ? min(max(intensity, 0), 1) : 0
    FeedbackRecord.occur(.impact(style: style, intensity: intensity))
  }
}

/// A tick, as of a wheel of values turning.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ticks.
  open func selectionChanged() {
    FeedbackRecord.occur(.selection)
  }
}

/// A signal that something succeeded or failed.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Signals.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    FeedbackRecord.occur(.notification(notificationType))
  }
}
