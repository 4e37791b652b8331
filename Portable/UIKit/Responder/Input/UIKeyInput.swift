import QuartzCore

/// A responder that accepts typed text while it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Inserts typed text.
  func insertText(_ text: String)

  /// Deletes the character before the insertion point.
  func deleteBackward()
}
