import CSDL2
import UIKit

extension WindowHost {
  /// The modifier keys that are held now.
  var modifiers: UIKeyModifierFlags { Self.modifiers(of: SDL_GetModState().rawValue) }

  /// Control stands for Command, as it does in a Linux app; so does the key of that name.
  static func modifiers(of state: UInt32) -> UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if state & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0 { flags.insert(.command) }
    if state & KMOD_ALT.rawValue != 0 { flags.insert(.alternate) }
    if state & KMOD_SHIFT.rawValue != 0 { flags.insert(.shift) }
    if state & KMOD_CAPS.rawValue != 0 { flags.insert(.alphaShift) }
    return flags
  }

  func pressed(_ event: SDL_KeyboardEvent) {
    lastActivity = now
    let flags = Self.modifiers(of: UInt32(event.keysym.mod))
    let isDown = event.type == SDL_KEYDOWN.rawValue
    updatePair()
    if isDown, flags.contains(.command), handleCommand(event.keysym.sym) {
      hostKeys.insert(event.keysym.sym)
      return
    }
    // The app never saw these keys go down.
    if !isDown, hostKeys.remove(event.keysym.sym) != nil { return }
    // SDL numbers keys as the USB standard does, and so does UIKit.
    guard
      let key = UIKeyboardHIDUsage(rawValue: Int(event.keysym.scancode.rawValue))
    else { return }
    let characters = Self.characters(of: event.keysym.sym)
    UIApplication.shared.process(
      press: HostPress(
        phase: isDown ? .began : .ended, keyCode: key,
        characters: flags.contains(.shift) ? characters.uppercased() : characters,
        charactersIgnoringModifiers: characters, modifierFlags: flags,
        isRepeat: event.repeat != 0),
      in: scene, timestamp: now)
  }

  private static func string<Bytes>(_ text: Bytes) -> String {
    withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// An input method of the desktop composes text. SDL counts its characters.
  func composed(_ event: SDL_TextEditingEvent) {
    lastActivity = now
    let text = Self.string(event.text)
    func offset(_ count: Int32) -> Int {
      text.unicodeScalars.prefix(Int(max(count, 0))).reduce(0) { $0 + UTF16.width($1) }
    }
    let start = offset(event.start)
    UIApplication.shared.process(
      composition: text,
      selection: NSRange(start..<offset(event.start + max(event.length, 0))), in: scene)
  }

  func typed(_ event: SDL_TextInputEvent) {
    lastActivity = now
    let text = Self.string(event.text)
    guard !text.isEmpty, !modifiers.contains(.command) else { return }
    UIApplication.shared.process(text: text, in: scene)
  }

  /// The keys of the host itself; true when the key was one of them.
  private func handleCommand(_ key: SDL_Keycode) -> Bool {
    switch SDL_KeyCode(UInt32(bitPattern: key)) {
    case SDLK_q: stop()
    case SDLK_r, SDLK_RIGHT: rotate(to: device.orientation(turningRight: true))
    case SDLK_LEFT: rotate(to: device.orientation(turningRight: false))
    default: return false
    }
    return true
  }

  /// What the key types by itself, as UIKit names it.
  private static func characters(of key: SDL_Keycode) -> String {
    if let name = specialKeys[UInt32(bitPattern: key)] { return name }
    // Keys that type nothing have numbers above this bit.
    guard key > 0, key & (1 << 30) == 0, let scalar = Unicode.Scalar(UInt32(key)) else {
      return ""
    }
    return String(scalar)
  }

  private static let specialKeys: [UInt32: String] = [
    SDLK_UP.rawValue: UIKeyCommand.inputUpArrow, SDLK_DOWN.rawValue: UIKeyCommand.inputDownArrow,
    SDLK_LEFT.rawValue: UIKeyCommand.inputLeftArrow,
    SDLK_RIGHT.rawValue: UIKeyCommand.inputRightArrow,
    SDLK_ESCAPE.rawValue: UIKeyCommand.inputEscape, SDLK_HOME.rawValue: UIKeyCommand.inputHome,
    SDLK_END.rawValue: UIKeyCommand.inputEnd, SDLK_PAGEUP.rawValue: UIKeyCommand.inputPageUp,
    SDLK_PAGEDOWN.rawValue: UIKeyCommand.inputPageDown,
    SDLK_DELETE.rawValue: UIKeyCommand.inputDelete,
  ]
}
