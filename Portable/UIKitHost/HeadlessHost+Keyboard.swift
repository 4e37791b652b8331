import UIKit

extension HeadlessHost {
  /// Whether the device has a keyboard with keys of its own; default `true`.
  ///
  /// Hosts are typed into with such a keyboard. Without it, one rises on the screen with every text
  /// input that becomes first responder.
  public var isHardwareKeyboardConnected: Bool {
    get { scene.screen.hasHardwareKeyboard }
    set { scene.screen.hasHardwareKeyboard = newValue }
  }

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
