import UIKit

/// A message from the page in the browser.
///
/// The version of the format is the name of the WebSocket protocol, ``BrowserMessage/version``; a
/// change of any message takes another name. Every message is one binary WebSocket message. Its
/// first byte is the kind. Numbers are little-endian, f32 is a float of 32 bits, places and sizes
/// are in points, text is UTF-8 and takes the rest of the message.
///
/// From the page:
///
/// | Kind | Content |
/// |---|---|
/// | 1 display | f32 width, f32 height, f32 pixels per point, u8 flags: 1 visible, 2 dark |
/// | 2 touches | u8 count, 1 to 64; for each u8 phase (0 began, 1 moved, 2 ended, 3 canceled), u8 device (0 mouse, 1 finger, 2 pen), i32 identifier, f32 x, f32 y, f32 pressure from 0 to 1, f32 altitude, f32 azimuth, f32 radius |
/// | 3 hover | f32 x, f32 y |
/// | 4 hover ended | nothing |
/// | 5 scroll | f32 x, f32 y, f32 horizontal travel, f32 vertical travel |
/// | 6 key | u8 phase (0 down, 1 up, 2 repeated), u16 usage of the USB standard, u8 modifiers: 1 Shift, 2 Alt, 4 Command, 8 Caps Lock; text: what the key types |
/// | 7 text | text to insert |
/// | 8 pasteboard | text that the user pastes |
/// | 9 shown | u32 number of the frame that is on the screen now |
/// | 10 focus lost | nothing |
/// | 11 composition | text that an input method composes, with the caret at its end |
///
/// To the page:
///
/// | Kind | Content |
/// |---|---|
/// | 129 frame | u32 number, u16 width, u16 height in pixels, f32 pixels per point, u16 count; for each changed rectangle u16 x, y, width, height and u32 length, then that many bytes of a PNG |
/// | 130 state | u8 flags: 1 something takes text, 2 the app is dark, 4 what changes is marked |
/// | 131 copy | text for the clipboard |
///
/// A message that is anything else ends the connection. The page answers each frame with its number
/// once it is shown; until then no other frame is sent.
enum BrowserMessage: Equatable, Sendable {
  /// The size and state of the page.
  struct Display: Equatable, Sendable {
    var size: CGSize
    var scale: CGFloat
    var isVisible = true
    var isDark = false
  }

  /// One sample of the mouse, a finger or a pen.
  struct Touch: Equatable, Sendable {
    enum Device: UInt8, CaseIterable, Sendable { case mouse, finger, pen }

    var phase: UITouch.Phase
    var device: Device
    var identifier: Int32
    var location: CGPoint
    var pressure: CGFloat
    var altitude: CGFloat
    var azimuth: CGFloat
    var radius: CGFloat
  }

  /// A key of the keyboard.
  struct Key: Equatable, Sendable {
    enum Phase: UInt8, CaseIterable, Sendable { case down, up, repeated }

    var phase: Phase
    var usage: UIKeyboardHIDUsage
    var modifiers: UIKeyModifierFlags
    var characters: String
  }

  case display(Display)
  case touches([Touch])
  case hover(CGPoint)
  case hoverEnded
  case scroll(at: CGPoint, by: CGVector)
  case key(Key)
  case text(String)
  case pasteboard(String)
  case shown(UInt32)
  case focusLost
  case composition(String)

  /// The name of the WebSocket protocol.
  static let version = "controlkit-live-2"
  /// The largest message that the page may send, in bytes.
  static let limit = 1 << 18
  /// The most samples in a message.
  static let touchLimit = 64
  /// Places beyond this are not on any screen.
  static let places: ClosedRange<CGFloat> = -32768...32768
  /// The longest text of a key, in bytes.
  static let keyTextLimit = 32

  /// The phases of a touch, by their numbers in a message.
  static let touchPhases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
  /// The modifier keys, by their bits in a message.
  static let modifierKeys: [UIKeyModifierFlags] = [.shift, .alternate, .command, .alphaShift]
}
