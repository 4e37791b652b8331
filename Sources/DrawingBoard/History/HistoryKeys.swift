import UIKit

/// The keys of a history that is the first responder.
@MainActor
enum HistoryKeys {
  /// The distance of Home and End, which the history limits to its ends.
  private static let farthest = 1 << 40

  /// Returns the number of steps that the history moves when a key is pressed.
  ///
  /// - Returns: `nil` for other keys, and for keys that are pressed together with a modifier.
  static func distance(of key: UIKey?) -> Int? {
    guard let key,
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate, .shift])
    else { return nil }
    switch key.keyCode {
    case .keyboardUpArrow: return -1
    case .keyboardDownArrow: return 1
    case .keyboardPageUp: return -10
    case .keyboardPageDown: return 10
    case .keyboardHome: return -farthest
    case .keyboardEnd: return farthest
    default: return nil
    }
  }
}
