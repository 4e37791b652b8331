import UIKit

extension HeadlessHost {
  /// Delivers samples that happened at the present time, as one event.
  public func touch(_ samples: [TouchSample]) {
    UIApplication.shared.process(
      touches: samples.map(\.hostTouch), in: scene, timestamp: HostClock.now)
  }

  /// Delivers what was measured of earlier samples; those that expect nothing are left alone.
  public func update(_ updates: [TouchUpdate]) {
    UIApplication.shared.process(updates: updates.map(\.hostUpdate), in: scene)
  }

  /// Turns the wheel over `location` so that content moves by `translation` points.
  public func scroll(by translation: CGVector, at location: CGPoint) {
    UIApplication.shared.process(
      scroll: HostScroll(translation: translation, location: location), in: scene,
      timestamp: HostClock.now)
  }

  /// Moves the pointer to `location` without pressing; nil takes it off the scene.
  public func hover(at location: CGPoint?) {
    UIApplication.shared.process(hover: location, in: scene, timestamp: HostClock.now)
  }

  /// Presses and lets go a key of the hardware keyboard.
  ///
  /// `characters` is what the key types; it does not insert text, `type(_:)` does. A key is held between
  /// two calls with one of the phases each.
  public func press(
    _ key: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = [],
    phases: [UIPress.Phase] = [.began, .ended]
  ) {
    for phase in phases {
      UIApplication.shared.process(
        press: HostPress(
          phase: phase, keyCode: key, characters: characters,
          charactersIgnoringModifiers: characters, modifierFlags: modifiers),
        in: scene, timestamp: HostClock.now)
    }
  }

  /// Inserts `text` where the first responder accepts text.
  public func type(_ text: String) {
    UIApplication.shared.process(text: text, in: scene)
  }

  /// Has an input method compose `text`, with the caret at its end unless a part is selected.
  ///
  /// `type(_:)` replaces it by what the user chooses; Return confirms it as it is.
  public func compose(_ text: String, selecting selection: NSRange? = nil) {
    UIApplication.shared.process(
      composition: text,
      selection: selection ?? NSRange(location: text.utf16.count, length: 0), in: scene)
  }
}
