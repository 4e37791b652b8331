/// How a presented view controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  /// The answer of an adaptivity delegate that keeps the original style.
  case none = -1
  /// Lets the presented view controller choose; plain controllers choose `.pageSheet`.
  case automatic = -2
}

/// The standard animation of a presentation that brings no animator of its own.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
}
