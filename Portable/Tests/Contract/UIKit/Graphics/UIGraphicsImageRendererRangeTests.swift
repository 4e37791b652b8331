import Testing
import UIKit

/// The range of colors of an image renderer.
///
/// Apple's documentation of UIGraphicsImageRendererFormat.preferredRange: "This property affects the pixel
/// format of the image that the renderer produces." Wide color is extended range sRGB in 16 bits for each
/// component (session 712 of 2016, "Working with Wide Color": "Introducing Extended Range sRGB", "16bit per
/// color channel for P3 and beyond", as noted at suelan.github.io).
@MainActor struct UIGraphicsImageRendererRangeTests {
  private func image(
    _ range: UIGraphicsImageRendererFormat.Range, _ seen: (CGContext) -> Void = { _ in }
  ) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.preferredRange = range
    let size = CGSize(width: 4, height: 4)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      seen(context.cgContext)
    }
    return try #require(image.cgImage)
  }

  /// The first pixel in Display P3.
  private func pixel(_ image: CGImage) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    bytes.withUnsafeMutableBytes {
      let context = CGContext(
        data: $0.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    return bytes
  }

  @Test("An image for wide color has 16 bits and keeps the colors of Display P3")
  func anImageForWideColorHas16BitsAndKeepsTheColorsOfDisplayP3() throws {
    var bits = 0
    let image = try image(.extended) { bits = $0.bitsPerComponent }
    #expect(bits == 16 && image.bitsPerComponent == 16 && image.bitsPerPixel == 64)
    #expect(image.colorSpace?.name == CGColorSpace.extendedSRGB)
    #expect(image.bitmapInfo.contains(.floatComponents))
    let pixel = try pixel(image)
    #expect(pixel[0] > 252 && pixel[1] < 3 && pixel[2] < 3)
  }

  /// "If you draw wide-color content into an image renderer context that uses the standard color range, you
  /// may lose color information. The system matches the colors to the standard range" (Range.standard).
  @Test("An image of the standard range has 8 bits and the colors of sRGB")
  func anImageOfTheStandardRangeHas8BitsAndTheColorsOfSRGB() throws {
    let image = try image(.standard)
    #expect(image.bitsPerComponent == 8)
    let pixel = try pixel(image)
    #expect(pixel[0] < 240 && pixel[1] > 40)
  }

  /// The primaries of both color spaces and the curve of sRGB give 1.093, -0.227, -0.150 for the red of
  /// Display P3.
  @Test("The bytes of an image for wide color are half floats of extended sRGB")
  func theBytesOfAnImageForWideColorAreHalfFloatsOfExtendedSRGB() throws {
    let image = try image(.extended)
    let data = try #require(image.dataProvider?.data) as Data
    let parts = data.prefix(8).withUnsafeBytes { bytes in
      (0..<4).map {
        Float(Float16(bitPattern: bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)))
      }
    }
    #expect(image.bytesPerRow >= 32)
    #expect(abs(parts[0] - 1.093) < 0.01 && abs(parts[1] + 0.227) < 0.01)
    #expect(abs(parts[2] + 0.15) < 0.01 && parts[3] == 1)
  }

  @Test("A part and a drawing of an image for wide color have its colors")
  func aPartAndADrawingOfAnImageForWideColorHaveItsColors() throws {
    let whole = try image(.extended)
    let part = try #require(whole.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(part.bitsPerComponent == 16)
    #expect(try pixel(part)[0] > 252)
  }
}
