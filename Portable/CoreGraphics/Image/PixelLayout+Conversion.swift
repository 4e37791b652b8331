import Foundation

// Native pixels are 32-bit words with alpha in the top byte, then red, green and blue,
// premultiplied; coverage is one byte in either representation.

extension PixelLayout {
  /// Turns pixels of this layout into native ones.
  func load(
    from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
  ) {
    let bytes = source.assumingMemoryBound(to: UInt8.self)
    let words = target.assumingMemoryBound(to: UInt32.self)
    switch kind {
    case .coverage:
      memcpy(target, source, count)
    case .gray:
      for index in 0..<count {
        words[index] = 0xFF00_0000 | UInt32(bytes[index]) &* 0x0001_0101
      }
    case .grayAlpha(let alpha):
      for index in 0..<count {
        let gray = UInt32(bytes[index * 2])
        words[index] = Self.word(gray, gray, gray, UInt32(bytes[index * 2 + 1]), alpha)
      }
    case .packedColor:
      for index in 0..<count {
        let pixel = bytes + index * 3
        words[index] =
          0xFF00_0000 | UInt32(pixel[0]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[2])
      }
    case .color(let red, let green, let blue, let alpha, let meaning):
      let pixels = source.assumingMemoryBound(to: UInt32.self)
      let shifts = (
        UInt32(red * 8), UInt32(green * 8), UInt32(blue * 8), UInt32(alpha * 8)
      )
      if meaning == .straight {
        for index in 0..<count {
          let pixel = pixels[index]
          words[index] = Self.word(
            pixel &>> shifts.0 & 0xFF, pixel &>> shifts.1 & 0xFF, pixel &>> shifts.2 & 0xFF,
            pixel &>> shifts.3 & 0xFF, meaning)
        }
        return
      }
      let opaque: UInt32 = meaning == .ignored ? 0xFF00_0000 : 0
      let (red, green, blue, alpha) = shifts
      // Pictures are compared in builds without optimization, where a range takes its time.
      var index = 0
      while index < count {
        let pixel = pixels[index]
        words[index] =
          (pixel &>> alpha & 0xFF) &<< 24 | (pixel &>> red & 0xFF) &<< 16
          | (pixel &>> green & 0xFF) &<< 8 | (pixel &>> blue & 0xFF) | opaque
        index &+= 1
      }
    }
  }

  /// Turns native pixels into pixels of this layout.
  func store(
    from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int
  ) {
    let bytes = target.assumingMemoryBound(to: UInt8.self)
    let words = source.assumingMemoryBound(to: UInt32.self)
    switch kind {
    case .coverage:
      memcpy(target, source, count)
    case .gray:
      for index in 0..<count {
        bytes[index] = Self.gray(words[index])
      }
    case .grayAlpha(let alpha):
      for index in 0..<count {
        let word = Self.unpremultiplied(words[index], if: alpha == .straight)
        bytes[index * 2] = Self.gray(word)
        bytes[index * 2 + 1] = alpha == .ignored ? 255 : UInt8(truncatingIfNeeded: word >> 24)
      }
    case .packedColor:
      for index in 0..<count {
        let word = words[index]
        bytes[index * 3] = UInt8(truncatingIfNeeded: word >> 16)
        bytes[index * 3 + 1] = UInt8(truncatingIfNeeded: word >> 8)
        bytes[index * 3 + 2] = UInt8(truncatingIfNeeded: word)
      }
    case .color(let red, let green, let blue, let alpha, let meaning):
      let pixels = target.assumingMemoryBound(to: UInt32.self)
      let shifts = (
        UInt32(red * 8), UInt32(green * 8), UInt32(blue * 8), UInt32(alpha * 8)
      )
      let opaque: UInt32 = meaning == .ignored ? 0xFF00_0000 : 0
      let (red, green, blue, alpha) = shifts
      let isStraight = meaning == .straight
      var index = 0
      while index < count {
        var word = words[index]
        if isStraight { word = Self.unpremultiplied(word, if: true) }
        word |= opaque
        pixels[index] =
          (word &>> 24) &<< alpha | (word &>> 16 & 0xFF) &<< red
          | (word &>> 8 & 0xFF) &<< green | (word & 0xFF) &<< blue
        index &+= 1
      }
    }
  }

  private static func word(
    _ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32, _ meaning: Alpha
  ) -> UInt32 {
    switch meaning {
    case .premultiplied: return alpha << 24 | red << 16 | green << 8 | blue
    case .ignored: return 0xFF00_0000 | red << 16 | green << 8 | blue
    case .straight:
      func scaled(_ part: UInt32) -> UInt32 { (part * alpha + 127) / 255 }
      return alpha << 24 | scaled(red) << 16 | scaled(green) << 8 | scaled(blue)
    }
  }

  private static func unpremultiplied(_ word: UInt32, if isAsked: Bool) -> UInt32 {
    let alpha = word >> 24
    guard isAsked, alpha != 255 else { return word }
    guard alpha > 0 else { return 0 }
    func divided(_ part: UInt32) -> UInt32 { min(255, (part * 255 + alpha / 2) / alpha) }
    return alpha << 24 | divided(word >> 16 & 0xFF) << 16 | divided(word >> 8 & 0xFF) << 8
      | divided(word & 0xFF)
  }

  private static func gray(_ word: UInt32) -> UInt8 {
    let red = word >> 16 & 0xFF
    let green = word >> 8 & 0xFF
    let blue = word & 0xFF
    if red == green && green == blue { return UInt8(truncatingIfNeeded: red) }
    return UInt8(truncatingIfNeeded: (red * 54 + green * 183 + blue * 19 + 128) >> 8)
  }
}
