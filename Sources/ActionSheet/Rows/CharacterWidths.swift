import UIKit

/// The widths of the characters of a font, which tell that a title fits a line without its layout.
///
/// Each character is measured once for a font. Kerning and ligatures make a line narrower than the sum of
/// its characters; a margin of two percent covers pairs that are wider. Characters of scripts that are
/// shaped in context do not tell.
///
/// They stay for this figure: to show a sheet with 10,000 titles of 26 characters takes 31 million
/// instructions, and 4,671 million if every title is measured; with heights that are estimated first, the
/// place of a row, the end of the list and the position of the scroll bar would change while it scrolls.
///
/// Only the cache is isolated: in closures of an isolated object every title would be preceded by checks
/// of the executor, which take several times as long as its sum.
final class CharacterWidths {
  @MainActor private static var cache: [UIFont: CharacterWidths] = [:]
  private static let capacity = 16

  private let font: UIFont

  /// The widths of ASCII characters in points; infinite if a character does not tell, NaN if it was not
  /// measured.
  private var ascii = [Float](repeating: .infinity, count: 256)
  private var others: [Unicode.Scalar: Float] = [:]

  @MainActor
  static func of(_ font: UIFont) -> CharacterWidths {
    if let known = cache[font] { return known }
    if cache.count == capacity { cache.removeAll() }
    let made = CharacterWidths(font)
    cache[font] = made
    return made
  }

  private init(_ font: UIFont) {
    self.font = font
    for character in 0x20...0x7E { ascii[character] = .nan }
  }

  /// Returns a Boolean value that states whether a text certainly fits one line of a width in points.
  func fits(_ text: String, width: CGFloat) -> Bool {
    let limit = Float(width) * 0.98
    let widths = ascii
    let sum = text.utf8.withContiguousStorageIfAvailable { bytes in
      var sum: Float = 0
      for byte in bytes { sum += widths[Int(byte)] }
      return sum
    }
    if let sum, sum.isFinite { return sum <= limit }
    var whole: Float = 0
    for scalar in text.unicodeScalars where whole <= limit { whole += self.width(of: scalar) }
    return whole.isFinite && whole <= limit
  }

  private func width(of scalar: Unicode.Scalar) -> Float {
    if scalar.isASCII {
      let index = Int(scalar.value)
      if ascii[index].isNaN { ascii[index] = measured(scalar) }
      return ascii[index]
    }
    if let known = others[scalar] { return known }
    let width = Self.tells(scalar) ? measured(scalar) : .infinity
    others[scalar] = width
    return width
  }

  private func measured(_ scalar: Unicode.Scalar) -> Float {
    // Spaces at the end of a line have no width.
    let text = String(Character(scalar))
    return Float(max(lineWidth("n\(text)n") - lineWidth("nn"), lineWidth(text)))
  }

  private func lineWidth(_ text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: font]).width
  }

  /// Returns whether a character has its width in every context: letters of Latin, Greek and Cyrillic, and
  /// their punctuation.
  private static func tells(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0xAC, 0xAE...0x24F, 0x386...0x3CE, 0x400...0x45F, 0x2010...0x2027: true
    default: false
    }
  }
}
