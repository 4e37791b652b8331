import UIKit
import UIKitHost

/// A color of one pixel, components not premultiplied.
public struct PixelColor: Hashable, Sendable, CustomStringConvertible {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The pixel a color without translucency is drawn as.
  public init(_ color: UIColor) {
    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    color.getRed(
      &components.red, green: &components.green, blue: &components.blue, alpha: &components.alpha)
    func byte(_ value: CGFloat) -> UInt8 { UInt8((min(1, max(0, value)) * 255).rounded()) }
    self.init(
      red: byte(components.red), green: byte(components.green), blue: byte(components.blue),
      alpha: byte(components.alpha))
  }

  public var description: String {
    "(\(red), \(green), \(blue), \(alpha))"
  }

  /// Whether no component differs by more than `tolerance`.
  public func isClose(to other: PixelColor, tolerance: Int = 2) -> Bool {
    distance(to: other) <= tolerance
  }

  /// The largest difference of a component.
  public func distance(to other: PixelColor) -> Int {
    func gap(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
    return max(
      gap(red, other.red), gap(green, other.green), gap(blue, other.blue),
      gap(alpha, other.alpha))
  }
}

/// The pixels of an image in memory, eight bits of red, green, blue and premultiplied alpha each.
public struct Bitmap {
  public let width: Int
  public let height: Int
  public private(set) var bytes: [UInt8]

  /// A bitmap with every byte zero: transparent black.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = Array(repeating: 0, count: self.width * self.height * 4)
  }

  /// The pixels of `image`; nil when it cannot be drawn.
  public init?(_ image: CGImage) {
    guard let bytes = image.pixelBytes() else { return nil }
    (width, height) = (image.width, image.height)
    self.bytes = bytes
  }

  /// The four stored bytes of a pixel.
  public subscript(x: Int, y: Int) -> PixelColor {
    get {
      let start = (y * width + x) * 4
      return PixelColor(
        red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2],
        alpha: bytes[start + 3])
    }
    set {
      let start = (y * width + x) * 4
      bytes[start] = newValue.red
      bytes[start + 1] = newValue.green
      bytes[start + 2] = newValue.blue
      bytes[start + 3] = newValue.alpha
    }
  }

  /// The color of a pixel, not premultiplied; nil outside.
  public func color(x: Int, y: Int) -> PixelColor? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    var color = self[x, y]
    guard color.alpha > 0 else { return PixelColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func straight(_ value: UInt8) -> UInt8 {
      UInt8(min(255, (Int(value) * 255 + Int(color.alpha) / 2) / Int(color.alpha)))
    }
    (color.red, color.green, color.blue) = (
      straight(color.red), straight(color.green), straight(color.blue)
    )
    return color
  }

  /// The bitmap as an image.
  public func image() -> CGImage? {
    var copy = bytes
    return copy.withUnsafeMutableBytes { buffer in
      CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
    }
  }
}
