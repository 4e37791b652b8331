import UIKit

/// What a key does to a sheet.
@MainActor
enum SheetKey {
  /// Whether the key closes a sheet: Escape by itself, or Command and full stop.
  static func closes(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
    if key.keyCode == .keyboardEscape { return modifiers.isEmpty }
    return modifiers == .command && key.charactersIgnoringModifiers == "."
  }
}
