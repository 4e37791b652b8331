import CoreGraphics

/// A pixel as a test reads it: premultiplied, 0…255.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  static let clear = Pixel(0, 0, 0, 0)
  static let black = Pixel(0, 0, 0)
  static let white = Pixel(255, 255, 255)
  static let red = Pixel(255, 0, 0)
  static let green = Pixel(0, 255, 0)
  static let blue = Pixel(0, 0, 255)

  var description: String { "(\(red) \(green) \(blue) \(alpha))" }

  func isClose(to other: Pixel, within tolerance: Int = 2) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }
}

enum Layout {
  static let rgba = CGImageAlphaInfo.premultipliedLast.rawValue
  static let bgra =
    CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
}

func makeBitmap(_ width: Int = 20, _ height: Int = 20, _ info: UInt32 = Layout.bgra) -> CGContext? {
  CGContext(
    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
}

extension CGContext {
  /// The pixel of a column and a row, the first row at the top of the picture.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    withPixels { bytes, bytesPerRow in
      let start = y * bytesPerRow + x * 4
      guard start + 3 < bytes.count else { return .clear }
      return Pixel(
        Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start]), Int(bytes[start + 3]))
    }
  }

  func setFill(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
    setFillColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The sum of all alpha values.
  var coverage: Int {
    withPixels { bytes, bytesPerRow in
      var sum = 0
      for row in 0..<height {
        for column in 0..<width {
          sum += Int(bytes[row * bytesPerRow + column * 4 + 3])
        }
      }
      return sum
    }
  }
}

/// Two rows of two pixels: red and green over blue and white.
func makeFourColorImage() -> CGImage? {
  let context = makeBitmap(2, 2)
  let colors: [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (0, 1, 1, 0, 0), (1, 1, 0, 1, 0), (0, 0, 0, 0, 1), (1, 0, 1, 1, 1),
  ]
  for (x, y, red, green, blue) in colors {
    context?.setFill(red, green, blue)
    context?.fill(CGRect(x: x, y: y, width: 1, height: 1))
  }
  return context?.makeImage()
}
