import Foundation

// The three boxes run at once along a line: each sum adds what enters its window and drops what
// leaves it, and feeds the next, so a pixel costs the same whatever the radius, and is rounded once.
// `while` in place of `for`, and wrapping operators, keep these loops quick in debug builds too.

extension Plane where Pixel == UInt8 {
  /// Blurs along both axes; outside is empty.
  func blur(_ box: PixelBlur.Box) {
    let windows = BoxWindows(box, lanes: 1)
    blur { source, lines, length, turned in
      var line = 0
      while line < lines {
        windows.clear()
        Self.blurLine(
          source + line * length, length: length, to: turned + line, step: lines, windows)
        line &+= 1
      }
    }
  }

  private static func blurLine(
    _ source: UnsafePointer<UInt8>, length: Int, to target: UnsafeMutablePointer<UInt8>,
    step: Int, _ windows: BoxWindows
  ) {
    let (first, second, third) = (windows.first, windows.second, windows.third)
    let (firstWidth, secondWidth, thirdWidth) = windows.widths
    let scale = windows.scale
    let reach = windows.reach
    var (i, j, k) = (0, 0, 0)
    var sum1: UInt64 = 0
    var sum2: UInt64 = 0
    var sum3: UInt64 = 0
    var position = 0
    var out = target
    let end = length &+ reach
    while position < end {
      let pixel = position < length ? UInt64(source[position]) : 0
      sum1 = sum1 &+ pixel &- first[i]
      first[i] = pixel
      i = i &+ 1 == firstWidth ? 0 : i &+ 1
      sum2 = sum2 &+ sum1 &- second[j]
      second[j] = sum1
      j = j &+ 1 == secondWidth ? 0 : j &+ 1
      sum3 = sum3 &+ sum2 &- third[k]
      third[k] = sum2
      k = k &+ 1 == thirdWidth ? 0 : k &+ 1
      if position >= reach {
        out.pointee = UInt8(truncatingIfNeeded: (sum3 &* scale &+ 0x8000_0000) &>> 32)
        out += step
      }
      position &+= 1
    }
  }
}

extension Plane where Pixel == UInt32 {
  /// Blurs along both axes; the pixels at the border go on outside.
  func blur(_ box: PixelBlur.Box) {
    let windows = BoxWindows(box, lanes: 2)
    blur { source, lines, length, turned in
      var line = 0
      while line < lines {
        Self.blurLine(
          source + line * length, length: length, to: turned + line, step: lines, windows)
        line &+= 1
      }
    }
  }

  /// Two sums of 32 bits lie in each 64-bit word: alpha with green, and red with blue.
  private static func blurLine(
    _ source: UnsafePointer<UInt32>, length: Int, to target: UnsafeMutablePointer<UInt32>,
    step: Int, _ windows: BoxWindows
  ) {
    let (first, second, third) = (windows.first, windows.second, windows.third)
    let (firstWidth, secondWidth, thirdWidth) = windows.widths
    let scale = windows.scale
    let reach = windows.reach
    let start = UInt64(source[0])
    let startAlphaGreen = (start & 0xFF00_0000) &<< 8 | (start & 0xFF00) &>> 8
    let startRedBlue = (start & 0xFF_0000) &<< 16 | start & 0xFF
    windows.fill(startAlphaGreen, startRedBlue)
    var (i, j, k) = (0, 0, 0)
    let whole1 = UInt64(firstWidth)
    let whole2 = whole1 &* UInt64(secondWidth)
    let whole3 = whole2 &* UInt64(thirdWidth)
    var (ag1, rb1) = (startAlphaGreen &* whole1, startRedBlue &* whole1)
    var (ag2, rb2) = (startAlphaGreen &* whole2, startRedBlue &* whole2)
    var (ag3, rb3) = (startAlphaGreen &* whole3, startRedBlue &* whole3)
    var position = 0
    var out = target
    let end = length &+ reach
    let last = length &- 1
    while position < end {
      let pixel = UInt64(source[position < last ? position : last])
      let alphaGreen = (pixel & 0xFF00_0000) &<< 8 | (pixel & 0xFF00) &>> 8
      let redBlue = (pixel & 0xFF_0000) &<< 16 | pixel & 0xFF
      ag1 = ag1 &+ alphaGreen &- first[i]
      rb1 = rb1 &+ redBlue &- first[i &+ 1]
      first[i] = alphaGreen
      first[i &+ 1] = redBlue
      i = i &+ 2 == firstWidth &* 2 ? 0 : i &+ 2
      ag2 = ag2 &+ ag1 &- second[j]
      rb2 = rb2 &+ rb1 &- second[j &+ 1]
      second[j] = ag1
      second[j &+ 1] = rb1
      j = j &+ 2 == secondWidth &* 2 ? 0 : j &+ 2
      ag3 = ag3 &+ ag2 &- third[k]
      rb3 = rb3 &+ rb2 &- third[k &+ 1]
      third[k] = ag2
      third[k &+ 1] = rb2
      k = k &+ 2 == thirdWidth &* 2 ? 0 : k &+ 2
      if position >= reach {
        let half: UInt64 = 0x8000_0000
        let alpha = ((ag3 &>> 32) &* scale &+ half) &>> 32
        let green = ((ag3 & 0xFFFF_FFFF) &* scale &+ half) &>> 32
        let red = ((rb3 &>> 32) &* scale &+ half) &>> 32
        let blue = ((rb3 & 0xFFFF_FFFF) &* scale &+ half) &>> 32
        out.pointee = UInt32(
          truncatingIfNeeded: alpha &<< 24 | red &<< 16 | green &<< 8 | blue)
        out += step
      }
      position &+= 1
    }
  }
}

/// What lies in the windows of three boxes, freed with its owner.
final class BoxWindows {
  let first: UnsafeMutablePointer<UInt64>
  let second: UnsafeMutablePointer<UInt64>
  let third: UnsafeMutablePointer<UInt64>
  let widths: (Int, Int, Int)
  let reach: Int
  /// One over the number of pixels summed, times 2 to the 32nd.
  let scale: UInt64
  private let lanes: Int

  init(_ box: PixelBlur.Box, lanes: Int) {
    widths = (box.radii.0 * 2 + 1, box.radii.1 * 2 + 1, box.radii.2 * 2 + 1)
    reach = box.reach
    self.lanes = lanes
    let total = UInt64(widths.0 * widths.1 * widths.2)
    scale = (1 << 32 + total / 2) / total
    first = .allocate(capacity: widths.0 * lanes)
    second = .allocate(capacity: widths.1 * lanes)
    third = .allocate(capacity: widths.2 * lanes)
  }

  deinit {
    first.deallocate()
    second.deallocate()
    third.deallocate()
  }

  func clear() {
    first.update(repeating: 0, count: widths.0 * lanes)
    second.update(repeating: 0, count: widths.1 * lanes)
    third.update(repeating: 0, count: widths.2 * lanes)
  }

  /// As after a pixel of these two lanes without end.
  func fill(_ one: UInt64, _ other: UInt64) {
    let whole1 = UInt64(widths.0)
    let whole2 = whole1 &* UInt64(widths.1)
    for index in 0..<widths.0 {
      first[index * 2] = one
      first[index * 2 + 1] = other
    }
    for index in 0..<widths.1 {
      second[index * 2] = one &* whole1
      second[index * 2 + 1] = other &* whole1
    }
    for index in 0..<widths.2 {
      third[index * 2] = one &* whole2
      third[index * 2 + 1] = other &* whole2
    }
  }
}
