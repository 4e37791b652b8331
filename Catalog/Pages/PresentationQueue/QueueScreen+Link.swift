import UIKit

/// What a link has of the queue: its switches, and the popups that were added.
extension QueueScreen {
  static let settings = [
    PageSetting(
      "priority",
      text: { (screen: QueueScreen) in
        let index = screen.priorityControl.selectedSegmentIndex
        return QueuePopup.priorityWords.indices.contains(index)
          ? QueuePopup.priorityWords[index] : nil
      }, value: { QueuePopup.priorityWords.firstIndex(of: $0) },
      set: { $0.priorityControl.selectedSegmentIndex = $1 }),
    PageSetting("suspended", isOn: \QueueScreen.suspendSwitch.isOn),
    PageSetting(
      "popups",
      text: { (screen: QueueScreen) in
        // In the order of their numbers they come to the same places of the queue.
        let added = screen.popups.values.filter { !$0.isOfState }.sorted { $0.number < $1.number }
        return (added + screen.linkedPopups).map(\.word).joined(separator: ",")
      },
      value: { text in
        let words = text.split(separator: ",")
        let popups = words.compactMap { QueuePopup(word: String($0)) }
        return popups.count == words.count ? popups : nil
      }, set: { $0.linkedPopups = $1 }),
  ]
}

extension QueuePopup {
  /// The words of the priorities, in their order.
  static let priorityWords = ["low", "normal", "high", "highest"]

  /// The popup in a link: its kind, or the policy of a card, and a priority that is not normal, such as
  /// `interrupt.high`.
  var word: String {
    let index = Self.priorities.firstIndex { $0.priority == priority } ?? 1
    let name = Self.word(kind?.rawValue ?? policy.rawValue)
    return index == 1 ? name : "\(name).\(Self.priorityWords[index])"
  }

  /// Creates a popup from its word; `nil` for another text.
  init?(word: String) {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let kind = QueueKind.allCases.first { Self.word($0.rawValue) == parts[0] }
    let policy = Policy.allCases.first { Self.word($0.rawValue) == parts[0] }
    let priority = parts.count == 1 ? 1 : Self.priorityWords.firstIndex(of: parts[1])
    guard parts.count <= 2, kind != nil || policy != nil, let priority else { return nil }
    self.init(policy: policy ?? .append, priority: Self.priorities[priority].priority, kind: kind)
  }

  private static func word(_ title: String) -> String {
    title.lowercased().replacingOccurrences(of: " ", with: "-")
  }
}
