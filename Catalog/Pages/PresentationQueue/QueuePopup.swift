import ActionSheet
import UIKit

/// What one popup of the playground was asked for with.
@MainActor
struct QueuePopup {
  var number = 0
  var policy = Policy.append
  var priority = Operation.QueuePriority.normal

  /// The kind of the popup; `nil` for a card.
  var kind: QueueKind?

  /// A Boolean value that determines whether the state of the page has added the popup.
  var isOfState = false

  /// The policies that the playground offers.
  enum Policy: String, CaseIterable {
    case append = "Append"
    case next = "Next"
    case interrupt = "Interrupt"
    case replace = "Replace"
    case dropIfBusy = "If Idle"

    /// The name of the policy in the user's language.
    @MainActor var title: String { localized(rawValue) }

    var policy: PresentationPolicy {
      switch self {
      case .append: .append
      case .next: .next
      case .interrupt: .interrupt(resuming: true)
      case .replace: .replace
      case .dropIfBusy: .dropIfBusy
      }
    }
  }

  static var priorities: [(title: String, priority: Operation.QueuePriority)] {
    [
      (localized("Low"), .low), (localized("Normal"), .normal), (localized("High"), .high),
      (localized("Highest"), .veryHigh),
    ]
  }

  private static let colors: [UIColor] = [
    .systemBlue, .systemOrange, .systemGreen, .systemPink, .systemPurple, .systemTeal,
  ]

  /// Tells the popups apart at a glance.
  var color: UIColor { Self.colors[(number - 1) % Self.colors.count] }

  var title: String { "\(kind?.title ?? localized("Popup")) \(number)" }

  /// The name of the popup in the list of events, which is in English in every language.
  var logName: String { "\(kind?.rawValue ?? "Popup") \(number)" }

  var detail: String {
    let level = Self.priorities.first { $0.priority == priority }?.title ?? ""
    return "\(policy.title) · \(level)"
  }
}
