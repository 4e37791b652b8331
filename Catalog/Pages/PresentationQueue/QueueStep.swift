import ActionSheet
import Foundation

/// Something that was done with the queue on the page, which its code repeats.
@MainActor
enum QueueStep {
  case added(QueuePopup)
  case suspended
  case resumed
  case canceledPending
  case canceledAll

  /// The line in the list of events.
  var event: String {
    switch self {
    case .added(let popup): "\(popup.logName) added"
    case .suspended: "Queue suspended"
    case .resumed: "Queue resumed"
    case .canceledPending: "Waiting popups canceled"
    case .canceledAll: "All popups canceled"
    }
  }

  /// The lines of code.
  var code: [String] {
    switch self {
    case .added(let popup): popup.code
    case .suspended: ["queue.suspend()"]
    case .resumed: ["queue.resume()"]
    case .canceledPending: ["queue.cancelPending()"]
    case .canceledAll: ["queue.cancelAll()"]
    }
  }
}

extension QueueScreen {
  /// The code of what was done since the state was opened, and of what a link adds when it opens.
  var liveCode: [String] {
    let linked = linkedPopups.enumerated().map { index, popup in
      var popup = popup
      popup.number = number + index + 1
      return QueueStep.added(popup)
    }
    return (steps + linked).flatMap(\.code)
  }
}

extension QueuePopup {
  fileprivate var code: [String] {
    guard let kind else {
      let card = "card\(number)"
      return [
        "let \(card) = PopupCard(\(String(reflecting: title)), on: queue.scene?.keyWindow)",
        "queue.enqueue(presentable: \(card)\(request))",
      ]
    }
    return ["queue.enqueue(\(kind.maker)()\(request))"]
  }

  private var request: String {
    let arguments = [policyCode.map { "policy: \($0)" }, priorityCode.map { "priority: \($0)" }]
      .compactMap { $0 }
    guard !arguments.isEmpty else { return "" }
    return ", as: PresentationRequest(\(arguments.joined(separator: ", ")))"
  }

  private var policyCode: String? {
    switch policy {
    case .append: nil
    case .next: ".next"
    case .interrupt: ".interrupt(resuming: true)"
    case .replace: ".replace"
    case .dropIfBusy: ".dropIfBusy"
    }
  }

  private var priorityCode: String? {
    switch priority {
    case .low: ".low"
    case .high: ".high"
    case .veryHigh: ".veryHigh"
    default: nil
    }
  }
}
