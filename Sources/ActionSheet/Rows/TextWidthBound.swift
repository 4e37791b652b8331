import Foundation

/// Tells texts that fit one line for certain, without setting them.
///
/// It adds up the widest that each character is in the system's font at any weight. Texts with other
/// than the printable characters of ASCII are never certain. Linear in the text, a few nanoseconds a
/// character.
struct TextWidthBound: Equatable, Sendable {
  private let room: Int

  /// Makes a bound.
  ///
  /// - Parameters:
  ///   - width: The room for the line, in points.
  ///   - fontSize: The font's size, in points.
  init(width: CGFloat, fontSize: CGFloat) {
    let ems = fontSize > 0 && !width.isNaN ? width / fontSize : 0
    room = Int(min(max(ems * 100, 0), 1e6))
  }

  /// Whether a text fits for certain.
  func fits(_ text: String) -> Bool {
    var width = 0
    for byte in text.utf8 {
      guard let advance = Self.hundredths(of: byte) else { return false }
      width += advance
      if width > room { return false }
    }
    return true
  }

  /// The greatest advance of a character, in hundredths of the font's size.
  private static func hundredths(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"),
      UInt8(ascii: "@"), UInt8(ascii: "%"):
      110
    case UInt8(ascii: " "), UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"),
      UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "'"):
      40
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 90
    case 0x21...0x7E: 75
    default: nil
    }
  }
}
