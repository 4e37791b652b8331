import UIKit

extension HeadlessHost {
  /// Has the keyboard of the screen come, move or go, which takes a quarter of a second.
  ///
  /// - Parameters:
  ///   - old: Where it is, in the screen's coordinates; nil when it is out of sight.
  ///   - new: Where it goes; nil for out of sight.
  public func moveKeyboard(from old: CGRect?, to new: CGRect?) {
    scene.screen.moveKeyboard(from: old, to: new, duration: 0.25)
    layoutIfNeeded()
  }
}
