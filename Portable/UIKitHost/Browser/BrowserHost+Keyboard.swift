import UIKit

extension BrowserHost {
  func press(_ key: BrowserMessage.Key) {
    modifiers = key.modifiers
    updatePair()
    keys[key.usage] = key.phase == .up ? nil : key
    let characters = Self.specialKeys[key.usage] ?? key.characters
    UIApplication.shared.process(
      press: HostPress(
        phase: key.phase == .up ? .ended : .began, keyCode: key.usage, characters: characters,
        charactersIgnoringModifiers: characters.count == 1 ? characters.lowercased() : characters,
        modifierFlags: key.modifiers, isRepeat: key.phase == .repeated),
      in: scene, timestamp: now)
  }

  /// What keys that type nothing are called in UIKit.
  private static let specialKeys: [UIKeyboardHIDUsage: String] = [
    .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
    .keyboardLeftArrow: UIKeyCommand.inputLeftArrow,
    .keyboardRightArrow: UIKeyCommand.inputRightArrow,
    .keyboardEscape: UIKeyCommand.inputEscape, .keyboardHome: UIKeyCommand.inputHome,
    .keyboardEnd: UIKeyCommand.inputEnd, .keyboardPageUp: UIKeyCommand.inputPageUp,
    .keyboardPageDown: UIKeyCommand.inputPageDown,
    .keyboardDeleteForward: UIKeyCommand.inputDelete, .keyboardReturnOrEnter: "\r",
    .keyboardTab: "\t", .keyboardDeleteOrBackspace: "\u{8}",
  ]
}
