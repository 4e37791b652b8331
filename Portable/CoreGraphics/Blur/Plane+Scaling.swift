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
    let steps = InterpolationSteps(length: targetWidth, source: width, factor: factor)
    let mixed = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { mixed.deallocate() }
    var y = 0
    while y < targetHeight {
      let (upper, weight) = InterpolationSteps.step(at: y, source: height, factor: factor)
      let above = pixels + upper &* width
      let below = pixels + min(upper &+ 1, height &- 1) &* width
      var x = 0
      while x < width {
        mixed[x] = UInt32(above[x]) &* (256 &- weight) &+ UInt32(below[x]) &* weight
        x &+= 1
      }
      let line = target + y &* stride
      x = 0
      while x < targetWidth {
        let left = Int(steps.indices[x])
        let right = left &+ 1 < width ? left &+ 1 : left
        let share = steps.weights[x]
        let value = mixed[left] &* (256 &- share) &+ mixed[right] &* share
        line[x] = UInt8(truncatingIfNeeded: (value &+ 0x8000) &>> 16)
        x &+= 1
      }
      y &+= 1
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
          var column = left
          while column < right {
            let pixel = UInt64(line[column])
            alphaGreen = alphaGreen &+ ((pixel & 0xFF00_0000) &<< 8 | (pixel & 0xFF00) &>> 8)
            redBlue = redBlue &+ ((pixel & 0xFF_0000) &<< 16 | pixel & 0xFF)
            column &+= 1
          }
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
    let steps = InterpolationSteps(length: targetWidth, source: width, factor: factor)
    // One row between two rows of the plane: alpha and green, and red and blue, as 16 bits each.
    let alphaGreen = UnsafeMutablePointer<UInt64>.allocate(capacity: width)
    let redBlue = UnsafeMutablePointer<UInt64>.allocate(capacity: width)
    defer {
      alphaGreen.deallocate()
      redBlue.deallocate()
    }
    let half: UInt64 = 0x8000_0000_8000
    var y = 0
    while y < targetHeight {
      let (upper, weight) = InterpolationSteps.step(at: y, source: height, factor: factor)
      let above = pixels + upper &* width
      let below = pixels + min(upper &+ 1, height &- 1) &* width
      let share = UInt64(weight)
      var x = 0
      while x < width {
        let (one, other) = (UInt64(above[x]), UInt64(below[x]))
        alphaGreen[x] =
          ((one & 0xFF00_0000) &<< 8 | (one & 0xFF00) &>> 8) &* (256 &- share)
          &+ ((other & 0xFF00_0000) &<< 8 | (other & 0xFF00) &>> 8) &* share
        redBlue[x] =
          ((one & 0xFF_0000) &<< 16 | one & 0xFF) &* (256 &- share)
          &+ ((other & 0xFF_0000) &<< 16 | other & 0xFF) &* share
        x &+= 1
      }
      let line = target + y &* stride
      x = 0
      while x < targetWidth {
        let left = Int(steps.indices[x])
        let right = left &+ 1 < width ? left &+ 1 : left
        let share = UInt64(steps.weights[x])
        let ag =
          alphaGreen[left] &* (256 &- share) &+ alphaGreen[right] &* share &+ half
        let rb = redBlue[left] &* (256 &- share) &+ redBlue[right] &* share &+ half
        line[x] = UInt32(
          truncatingIfNeeded: (ag &>> 24) & 0xFF00_0000 | (ag &>> 8) & 0xFF00
            | (rb &>> 32) & 0xFF_0000 | (rb &>> 16) & 0xFF)
        x &+= 1
      }
      y &+= 1
    }
  }
}

/// Where the pixels of an enlarged line come from.
final class InterpolationSteps {
  let indices: UnsafeMutablePointer<Int32>
  let weights: UnsafeMutablePointer<UInt32>

  init(length: Int, source: Int, factor: Int) {
    indices = .allocate(capacity: length)
    weights = .allocate(capacity: length)
    for position in 0..<length {
      let (index, weight) = Self.step(at: position, source: source, factor: factor)
      indices[position] = Int32(index)
      weights[position] = weight
    }
  }

  deinit {
    indices.deallocate()
    weights.deallocate()
  }

  /// The pixel before a place and the share, of 256, of the pixel after it.
  static func step(at position: Int, source: Int, factor: Int) -> (Int, UInt32) {
    let place = ((2 * position + 1) * 128) / factor - 128
    if place <= 0 { return (0, 0) }
    let index = place >> 8
    return index >= source - 1 ? (source - 1, 0) : (index, UInt32(place & 0xFF))
  }
}
