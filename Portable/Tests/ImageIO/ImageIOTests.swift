import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

/// Image files with their metadata.
struct ImageIOTests {
  private func image(_ name: CFString) throws -> CGImage {
    let space = try #require(CGColorSpace(name: name))
    let context = try #require(
      CGContext(
        data: nil, width: 16, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue))
    context.setFillColor(CGColor(srgbRed: 0.2, green: 0.6, blue: 0.4, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
    return try #require(context.makeImage())
  }

  private func file(
    _ image: CGImage, _ type: CFString, _ metadata: CGImageMetadata? = nil
  ) throws -> Data {
    let data = NSMutableData()
    let target = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
    CGImageDestinationAddImageAndMetadata(target, image, metadata, nil)
    #expect(CGImageDestinationFinalize(target))
    return Data(referencing: data)
  }

  @Test("A wide image stays wide in a file", arguments: ["public.jpeg", "public.png"])
  func space(type: String) throws {
    expectEach([CGColorSpace.displayP3, CGColorSpace.sRGB]) { name in
      let data = try file(try image(name), type as CFString)
      let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
      #expect(CGImageSourceGetType(source).map { "\($0)" } == type, "\(name)")
      let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      #expect((read.width, read.height) == (16, 8), "\(name)")
      #expect(read.colorSpace?.name == name, "\(name)")
    }
  }

  @Test("Orientation and metadata go from a file to another, byte for byte")
  func metadata() throws {
    let plain = try file(try image(CGColorSpace.sRGB), "public.jpeg")
    let photo = ExifFixture.adding(orientation: 6, to: plain)
    let source = try #require(CGImageSourceCreateWithData(photo as CFData, nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect((properties[kCGImagePropertyOrientation] as? NSNumber)?.intValue == 6)
    let metadata = CGImageSourceCopyMetadataAtIndex(source, 0, nil)
    expectEach(["public.jpeg", "public.png"]) { type in
      let copy = try file(try image(CGColorSpace.displayP3), type as CFString, metadata)
      let read = try #require(CGImageSourceCreateWithData(copy as CFData, nil))
      let kept = try #require(CGImageSourceCopyPropertiesAtIndex(read, 0, nil))
      #expect((kept[kCGImagePropertyOrientation] as? NSNumber)?.intValue == 6, "\(type)")
      #expect(copy.range(of: ExifFixture.tiff(orientation: 6)) != nil, "\(type)")
    }
  }

  @Test("Several images make an animation, whose chunks are in the order of the specification")
  func animation() throws {
    let data = NSMutableData()
    let target = try #require(CGImageDestinationCreateWithData(data, "public.png", 3, nil))
    let png = kCGImagePropertyPNGDictionary as String
    let loops = [png: [kCGImagePropertyAPNGLoopCount as String: 2]]
    CGImageDestinationSetProperties(target, loops as CFDictionary)
    for number in 1...3 {
      let picture = try file(try image(CGColorSpace.sRGB), "public.png")
      CGImageDestinationAddImageFromSource(
        target, try #require(CGImageSourceCreateWithData(picture as CFData, nil)), 0,
        [png: [kCGImagePropertyAPNGDelayTime as String: Double(number) / 4]] as CFDictionary)
    }
    #expect(CGImageDestinationFinalize(target))
    let chunks = PNGChunks(Data(referencing: data)).chunks
    let types = ["acTL", "fcTL", "IDAT", "fdAT", "IEND"]
    #expect(
      chunks.map(\.type).filter(types.contains) == [
        "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(chunks.first { $0.type == "acTL" }?.payload == Data([0, 0, 0, 3, 0, 0, 0, 2]))
    // The numbers of fcTL and fdAT are one sequence.
    #expect(
      chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { $0.payload[3] } == [0, 1, 2, 3, 4])
    // Thousandths of a second.
    #expect(
      chunks.filter { $0.type == "fcTL" }.map { [UInt8]($0.payload[20..<24]) } == [
        [0, 250, 3, 232], [1, 244, 3, 232], [2, 238, 3, 232],
      ])
    let source = try #require(
      CGImageSourceCreateWithData(Data(referencing: data) as CFData, nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 16)
  }

  @Test("A file that lacks images is not written, nor is a JPEG with several")
  func missingImages() throws {
    let data = NSMutableData()
    let target = try #require(CGImageDestinationCreateWithData(data, "public.png", 2, nil))
    #expect(!CGImageDestinationFinalize(target))
    #expect(data.length == 0)
    #expect(CGImageDestinationCreateWithData(data, "public.jpeg", 2, nil) == nil)
  }

  @Test("Data without an image gives nil, and an empty destination writes nothing")
  func badInput() throws {
    let none = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetType(none) == nil)
    #expect(CGImageSourceCreateImageAtIndex(none, 0, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(none, 0, nil) == nil)
    let data = NSMutableData()
    #expect(CGImageDestinationCreateWithData(data, "public.text", 1, nil) == nil)
    let target = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(target))
    #expect(data.length == 0)
  }
}

/// An Exif segment with nothing but an orientation.
enum ExifFixture {
  static func tiff(orientation: UInt8) -> Data {
    Data([
      0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0,
      0, 0, 0,
    ])
  }

  static func adding(orientation: UInt8, to jpeg: Data) -> Data {
    let payload = Data("Exif\0\0".utf8) + tiff(orientation: orientation)
    var result = jpeg
    result.insert(
      contentsOf: [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + [UInt8](payload), at: 2)
    return result
  }
}
