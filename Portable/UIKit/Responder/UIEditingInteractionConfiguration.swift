/// Which of the system's gestures of several fingers for editing a responder wants.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None of them.
  case none = 0

  /// All of them.
  case `default` = 1
}
