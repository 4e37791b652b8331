import UIKit

/// The key commands of a range slider that has the focus of the keyboard.
///
/// They come before the system's own use of Tab and the arrows, which would move the focus away.
@MainActor
struct ThumbKeyCommands {
  /// The message that the commands send.
  ///
  /// Only methods that Objective-C knows can be sent by a command. This one is an edit command of
  /// UIKit that responders override; the slider performs it for its own commands and nobody else's.
  static let action = Selector(name)

  private static let name = "select:"

  private static let tab = "\t"

  private let moving = ThumbKey.allCases.flatMap { key in
    [UIKeyModifierFlags(), .shift].map { command(key.input, $0) }
  }
  private let next = command(tab, [])
  private let previous = command(tab, .shift)

  /// The commands while a thumb has the focus; Tab is left to the system where it leads elsewhere.
  func commands(focused thumb: Thumb, canFocusOther: Bool) -> [UIKeyCommand] {
    guard canFocusOther else { return moving }
    return moving + [thumb == .lower ? next : previous]
  }

  /// Whether a sender is one of these commands.
  func contain(_ sender: Any?) -> Bool {
    guard let command = sender as? UIKeyCommand else { return false }
    return isTab(command) || ThumbKey(command) != nil
  }

  /// Whether a command leads to the other thumb.
  func isTab(_ command: UIKeyCommand) -> Bool {
    command.input == Self.tab
  }

  private static func command(_ input: String, _ modifiers: UIKeyModifierFlags) -> UIKeyCommand {
    let command = UIKeyCommand(input: input, modifierFlags: modifiers, action: action)
    command.wantsPriorityOverSystemBehavior = true
    // The slider may run another way than the interface around it, so it mirrors by itself.
    command.allowsAutomaticMirroring = false
    return command
  }
}
