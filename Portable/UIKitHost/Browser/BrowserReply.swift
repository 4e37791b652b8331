import UIKit

/// A message to the page; ``BrowserMessage`` describes the format of all.
enum BrowserReply: Equatable, Sendable {
  /// What the page shows beside the picture.
  struct State: Equatable, Sendable {
    var takesText = false
    var isDark = false
    var showsDamage = false
  }

  case state(State)
  case copy(String)

  /// The longest text for the clipboard, in bytes.
  static let copyLimit = 1 << 20

  var bytes: [UInt8] {
    switch self {
    case .state(let state):
      [130, (state.takesText ? 1 : 0) | (state.isDark ? 2 : 0) | (state.showsDamage ? 4 : 0)]
    case .copy(let text): [131] + text.utf8
    }
  }
}
