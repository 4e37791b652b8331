import Foundation

// Going to a smaller copy averages whole squares of pixels; coming back mixes the four nearest. All
// in integers: a pixel's two pairs of channels are summed two at a time.

extension Plane where Pixel == UInt8 {
  /// Fills the plane with averages of `factor` by `factor` pixels; outside is empty.
  func reduce(
    _ source: UnsafePointer<UInt8>, width sourceWidth: Int, height sourceHeight: Int,
    stride: Int, by factor: Int
  ) {
    let shift = UInt32(factor.trailingZeroBitCount * 2)
    let half: UInt32 = factor == 1 ? 0 : 1 << (shift - 1)
    var y = 0
    while y < height {
      let top = y &* factor
      let bottom = min(top &+ factor, sourceHeight)
      let target = pixels + y &* width
      if factor == 1 {
        memcpy(target, source + top &* stride, width)
        y &+= 1
        continue
      }
      var x = 0
      while x < width {
        let left = x &* factor
        let right = min(left &+ factor, sourceWidth)
        var sum = half
        var row = top
        while row < bottom {
          let line = source + row &* stride
          var column = left
          while column < right {
            sum = sum &+ UInt32(line[column])
            column &+= 1
          }
          row &+= 1
        }
        target[x] = UInt8(truncatingIfNeeded: sum &>> shift)
        x &+= 1
      }
      y &+= 1
    }
  }

  func enlarge(
    to target: UnsafeMutablePointer<UInt8>, width targetWidth: Int, height targetHeight: Int,
    stride: Int, by factor: Int
  ) {
    if factor == 1 {
      for row in 0..<height {
        memcpy(target + row * stride, pixels + row * width, width)
      }
      return
    }
    let mixed = UnsafeMutablePointer<Int32>.allocate(capacity: width)
    defer { mixed.deallocate() }
    var y = 0
    while y < targetHeight {
      let (upper, weight) = rowAndWeight(at: y, factor: factor)
      let above = pixels + upper &* width
      let below = pixels + min(upper &+ 1, height &- 1) &* width
      let share = Int32(weight)
      var x = 0
      while x < width {
        mixed[x] = Int32(above[x]) &* (256 &- share) &+ Int32(below[x]) &* share
        x &+= 1
      }
      Self.enlargeRow(
        mixed, count: width, to: target + y &* stride, width: targetWidth, by: factor)
      y &+= 1
    }
  }

  /// Writes a row between the centers of its source pixels, where each step adds the same.
  private static func enlargeRow(
    _ mixed: UnsafePointer<Int32>, count: Int, to line: UnsafeMutablePointer<UInt8>, width: Int,
    by factor: Int
  ) {
    let halfStep = Int32(128 / factor)
    var x = 0
    var left = -1
    while x < width {
      let from = max(left, 0)
      let half = (mixed[min(left &+ 1, count &- 1)] &- mixed[from]) &* halfStep
      var value = mixed[from] &* 256 &+ 0x8000 &+ half
      let end = min(x &+ (left < 0 ? factor / 2 : factor), width)
      while x < end {
        line[x] = UInt8(truncatingIfNeeded: value &>> 16)
        value = value &+ half &* 2
        x &+= 1
      }
      left &+= 1
    }
  }
}

extension Plane where Pixel == UInt32 {
  /// Fills the plane with averages of `factor` by `factor` pixels; at the border of those there are.
  func reduce(
    _ source: UnsafePointer<UInt32>, width sourceWidth: Int, height sourceHeight: Int,
    stride: Int, by factor: Int
  ) {
    var y = 0
    while y < height {
      let top = y &* factor
      let bottom = min(top &+ factor, sourceHeight)
      let target = pixels + y &* width
      if factor == 1 {
        memcpy(target, source + top &* stride, width &* 4)
        y &+= 1
        continue
      }
      var x = 0
      while x < width {
        let left = x &* factor
        let right = min(left &+ factor, sourceWidth)
        var alphaGreen: UInt64 = 0
        var redBlue: UInt64 = 0
        var row = top
        while row < bottom {
          let line = source + row &* stride
          // Within one row 16 bits are enough for a sum, as `factor` is at most 128.
          var alphaGreenOfRow: UInt32 = 0
          var redBlueOfRow: UInt32 = 0
          var column = left
          while column < right {
            let pixel = line[column]
            alphaGreenOfRow = alphaGreenOfRow &+ (pixel &>> 8 & 0x00FF_00FF)
            redBlueOfRow = redBlueOfRow &+ (pixel & 0x00FF_00FF)
            column &+= 1
          }
          alphaGreen = alphaGreen &+ Self.spread(alphaGreenOfRow)
          redBlue = redBlue &+ Self.spread(redBlueOfRow)
          row &+= 1
        }
        let count = UInt64((bottom &- top) &* (right &- left))
        let half = count / 2
        let alpha = ((alphaGreen &>> 32) &+ half) / count
        let green = ((alphaGreen & 0xFFFF_FFFF) &+ half) / count
        let red = ((redBlue &>> 32) &+ half) / count
        let blue = ((redBlue & 0xFFFF_FFFF) &+ half) / count
        target[x] = UInt32(truncatingIfNeeded: alpha &<< 24 | red &<< 16 | green &<< 8 | blue)
        x &+= 1
      }
      y &+= 1
    }
  }

  func enlarge(
    to target: UnsafeMutablePointer<UInt32>, width targetWidth: Int, height targetHeight: Int,
    stride: Int, by factor: Int
  ) {
    if factor == 1 {
      for row in 0..<height {
        memcpy(target + row * stride, pixels + row * width, width * 4)
      }
      return
    }
    // One row between two rows of the plane: alpha and green, and red and blue, as 16 bits each.
    let alphaGreen = UnsafeMutablePointer<UInt64>.allocate(capacity: width)
    let redBlue = UnsafeMutablePointer<UInt64>.allocate(capacity: width)
    defer {
      alphaGreen.deallocate()
      redBlue.deallocate()
    }
    var y = 0
    while y < targetHeight {
      let (upper, weight) = rowAndWeight(at: y, factor: factor)
      let above = pixels + upper &* width
      let below = pixels + min(upper &+ 1, height &- 1) &* width
      let share = UInt64(weight)
      var x = 0
      while x < width {
        let (one, other) = (above[x], below[x])
        alphaGreen[x] =
          Self.spread(one &>> 8 & 0x00FF_00FF) &* (256 &- share)
          &+ Self.spread(other &>> 8 & 0x00FF_00FF) &* share
        redBlue[x] =
          Self.spread(one & 0x00FF_00FF) &* (256 &- share)
          &+ Self.spread(other & 0x00FF_00FF) &* share
        x &+= 1
      }
      Self.enlargeRow(
        alphaGreen, redBlue, count: width, to: target + y &* stride, width: targetWidth,
        by: factor)
      y &+= 1
    }
  }

  /// Writes a row between the centers of its source pixels, where each step adds the same.
  private static func enlargeRow(
    _ alphaGreen: UnsafePointer<UInt64>, _ redBlue: UnsafePointer<UInt64>, count: Int,
    to line: UnsafeMutablePointer<UInt32>, width: Int, by factor: Int
  ) {
    let half: UInt64 = 0x8000_0000_8000
    var x = 0
    var left = -1
    while x < width {
      let from = max(left, 0)
      let to = min(left &+ 1, count &- 1)
      // Differences may be negative in either half; adding them wraps to the exact sum.
      let halfStep = UInt64(128 / factor)
      let agHalf = (alphaGreen[to] &- alphaGreen[from]) &* halfStep
      let rbHalf = (redBlue[to] &- redBlue[from]) &* halfStep
      let (agDifference, rbDifference) = (agHalf &* 2, rbHalf &* 2)
      var ag = alphaGreen[from] &* 256 &+ half &+ agHalf
      var rb = redBlue[from] &* 256 &+ half &+ rbHalf
      let end = min(x &+ (left < 0 ? factor / 2 : factor), width)
      while x < end {
        line[x] = UInt32(
          truncatingIfNeeded: (ag &>> 24) & 0xFF00_0000 | (ag &>> 8) & 0xFF00
            | (rb &>> 32) & 0xFF_0000 | (rb &>> 16) & 0xFF)
        ag = ag &+ agDifference
        rb = rb &+ rbDifference
        x &+= 1
      }
      left &+= 1
    }
  }

  /// Two 16-bit halves as two 32-bit ones.
  private static func spread(_ pair: UInt32) -> UInt64 {
    UInt64(pair & 0xFFFF_0000) &<< 16 | UInt64(pair & 0xFFFF)
  }
}

extension Plane {
  /// The row before a row of the enlarged picture and the share, of 256, of the row after it.
  func rowAndWeight(at position: Int, factor: Int) -> (Int, UInt32) {
    let place = ((2 * position + 1) * 128) / factor - 128
    if place <= 0 { return (0, 0) }
    let index = place >> 8
    return index >= height - 1 ? (height - 1, 0) : (index, UInt32(place & 0xFF))
  }
}
