import UIKit

/// The key commands of a history that has the keyboard.
@MainActor
struct HistoryKeyCommands {
  /// The message that the commands send.
  ///
  /// Only methods that Objective-C knows can be sent by a command. This one is an edit command of
  /// UIKit that responders override; the list performs it for its own commands and nobody else's.
  static let action = Selector(name)

  private static let name = "select:"

  /// The farthest that any key goes; the history brings it inside.
  private static let farthest = 1 << 40

  private static let distances: [(input: String, steps: Int)] = [
    (UIKeyCommand.inputUpArrow, -1), (UIKeyCommand.inputDownArrow, 1),
    (UIKeyCommand.inputPageUp, -10), (UIKeyCommand.inputPageDown, 10),
    (UIKeyCommand.inputHome, -farthest), (UIKeyCommand.inputEnd, farthest),
  ]

  /// The commands.
  let commands = distances.map { key in
    let command = UIKeyCommand(input: key.input, modifierFlags: [], action: action)
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  /// How many steps a command goes; `nil` for what is none of these commands.
  func distance(of sender: Any?) -> Int? {
    guard let command = sender as? UIKeyCommand, command.modifierFlags.isEmpty else { return nil }
    return Self.distances.first { $0.input == command.input }?.steps
  }
}
