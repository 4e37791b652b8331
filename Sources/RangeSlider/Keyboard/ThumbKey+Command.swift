import UIKit

extension ThumbKey {
  /// The key of a command, if it is one of these.
  @MainActor
  init?(_ command: UIKeyCommand) {
    guard let key = Self.allCases.first(where: { $0.input == command.input }) else { return nil }
    self = key
  }

  /// What a key command calls the key.
  @MainActor
  var input: String {
    switch self {
    case .leftArrow: UIKeyCommand.inputLeftArrow
    case .rightArrow: UIKeyCommand.inputRightArrow
    case .upArrow: UIKeyCommand.inputUpArrow
    case .downArrow: UIKeyCommand.inputDownArrow
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    }
  }
}
