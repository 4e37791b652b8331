/// The color of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark text in the light appearance, light text in the dark one.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
