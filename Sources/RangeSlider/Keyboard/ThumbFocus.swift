import UIKit

/// What a slider keeps for the focus of the keyboard.
@MainActor
final class ThumbFocus {
  /// The thumb that has the focus.
  var thumb: Thumb?

  /// Made for the first thumb that gets the focus: most sliders never meet a keyboard.
  private(set) lazy var commands = ThumbKeyCommands()

  let ring = FocusRing()
}
