import QuartzCore

/// Where the lines of a paragraph stand.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Left or right, following the direction of the text or of the layout.
  case natural = 4
}

/// What happens to text that does not fit a line.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The direction a paragraph is written in.
public enum NSWritingDirection: Int, Sendable {
  /// As the first character with a direction says.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
