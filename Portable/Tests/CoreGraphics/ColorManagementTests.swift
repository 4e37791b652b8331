import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

/// Bitmaps hold colors in their own space, and drawing converts.
struct ColorManagementTests {
  private func context(_ name: CFString, width: Int = 4, height: Int = 4) throws -> CGContext {
    let space = try #require(CGColorSpace(name: name))
    return try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue))
  }

  private func pixel(_ context: CGContext) throws -> [UInt8] {
    let data = try #require(context.data)
    let word = data.load(as: UInt32.self)
    return [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  private func fill(_ context: CGContext, _ color: CGColor) {
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: context.width, height: context.height))
  }

  private func close(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }

  @Test("sRGB's red has other numbers in a Display P3 bitmap")
  func fills() throws {
    let wide = try context(CGColorSpace.displayP3)
    fill(wide, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(close(try pixel(wide), [234, 51, 35, 255]))
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    fill(wide, red)
    #expect(try pixel(wide) == [255, 0, 0, 255])
    let standard = try context(CGColorSpace.sRGB)
    fill(standard, red)
    #expect(try pixel(standard) == [255, 0, 0, 255])
  }

  @Test("An image is converted to the bitmap's space and back, translucent pixels too")
  func images() throws {
    expectEach([1, 0.5] as [CGFloat]) { alpha in
      let source = try context(CGColorSpace.sRGB)
      fill(source, CGColor(srgbRed: 0.8, green: 0.4, blue: 0.2, alpha: alpha))
      let before = try pixel(source)
      let wide = try context(CGColorSpace.displayP3)
      let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
      wide.draw(try #require(source.makeImage()), in: bounds)
      let expected = try context(CGColorSpace.displayP3)
      fill(expected, CGColor(srgbRed: 0.8, green: 0.4, blue: 0.2, alpha: alpha))
      #expect(close(try pixel(wide), try pixel(expected)), "\(alpha)")
      let back = try context(CGColorSpace.sRGB)
      back.draw(try #require(wide.makeImage()), in: bounds)
      #expect(close(try pixel(back), before), "\(alpha)")
    }
  }

  @Test("A PNG file names the space of its image", arguments: [true, false])
  func png(isWide: Bool) throws {
    let name = isWide ? CGColorSpace.displayP3 : CGColorSpace.sRGB
    let made = try context(name)
    fill(made, CGColor(srgbRed: 0.2, green: 0.9, blue: 0.4, alpha: 1))
    let data = try #require(made.makeImage()?.pngData())
    #expect(PNGChunks(data).payload(of: isWide ? "iCCP" : "sRGB") != nil)
    let read = try #require(CGImage(pngData: data))
    #expect(read.colorSpace?.name == name)
    let copy = try context(name)
    copy.draw(read, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try pixel(copy) == pixel(made))
  }

  @Test("The profile of a PNG file decides, not its name", arguments: ["Color LCD", "Display P3"])
  func profileOfPNG(name: String) throws {
    func file(space: CFString, damaged: Bool = false) throws -> Data {
      let made = try context(space)
      fill(made, CGColor(srgbRed: 0.2, green: 0.9, blue: 0.4, alpha: 1))
      let data = try #require(made.makeImage()?.pngData())
      let chunks = PNGChunks(data).chunks.map { chunk in
        guard chunk.type == "iCCP", let end = chunk.payload.firstIndex(of: 0) else { return chunk }
        let profile = damaged ? Data([0, 0, 1, 2, 3]) : chunk.payload[end...]
        return (type: chunk.type, payload: Data(name.utf8) + profile)
      }
      return PNGChunks(chunks).data
    }
    let wide = try #require(CGImage(pngData: file(space: CGColorSpace.displayP3)))
    #expect(wide.colorSpace?.name == CGColorSpace.displayP3)
    let adobe = try #require(CGImage(pngData: file(space: CGColorSpace.adobeRGB1998)))
    #expect(adobe.colorSpace?.name == CGColorSpace.adobeRGB1998)
    let damaged = try #require(
      CGImage(pngData: file(space: CGColorSpace.displayP3, damaged: true)))
    #expect(damaged.colorSpace?.name != CGColorSpace.displayP3)
  }

  @Test("A profile is identified by its primaries, and a damaged one is not")
  func profiles() throws {
    expectEach([CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.adobeRGB1998]) { name in
      let profile = try #require(CGColorSpace(name: name)?.copyICCData())
      let data = Data(referencing: profile)
      #expect(CGColorSpace(profile: data)?.name == name, "\(name)")
      for count in stride(from: 0, to: data.count, by: 37) {
        _ = CGColorSpace(profile: data.prefix(count))
      }
    }
    #expect(CGColorSpace(profile: Data()) == nil)
    #expect(CGColorSpace(profile: Data(repeating: 0xFF, count: 400)) == nil)
  }
}
