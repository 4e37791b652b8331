import UIKit

/// A control that handles commands of a hardware keyboard.
@MainActor
package protocol KeyCommandHandling: Control {
  /// Handles a command that was created with ``ControlCore/Control/keyCommand(_:title:input:)``.
  func handleKeyCommand(_ identifier: String)
}

extension Control {
  private static let keyCommandAction = Selector(("performControlCommand:"))

  /// Creates a key command with the Command key, which calls ``KeyCommandHandling/handleKeyCommand(_:)``.
  package static func keyCommand(
    _ identifier: String, title: String, input: String
  ) -> UIKeyCommand {
    UIKeyCommand(
      title: title, action: keyCommandAction, input: input, modifierFlags: .command,
      propertyList: identifier, discoverabilityTitle: title)
  }

  @IBAction func performControlCommand(_ sender: Any?) {
    guard let identifier = (sender as? UIKeyCommand)?.propertyList as? String else { return }
    (self as? any KeyCommandHandling)?.handleKeyCommand(identifier)
  }
}
