/// The color of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark text in the light appearance, light text in the dark one.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
