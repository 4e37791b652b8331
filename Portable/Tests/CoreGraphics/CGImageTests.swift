import CoreGraphics
import Foundation
import TestSupport
import Testing

struct CGImageTests {
  private func makeImage(
    _ bytes: [UInt8], width: Int, height: Int, bitsPerPixel: Int, space: CGColorSpace,
    info: CGImageAlphaInfo
  ) -> CGImage? {
    CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
      bytesPerRow: width * bitsPerPixel / 8, space: space,
      bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
      provider: CGDataProvider(bytes: Data(bytes)), decode: nil, shouldInterpolate: false,
      intent: .defaultIntent)
  }

  private func firstPixel(_ image: CGImage) throws -> Pixel {
    let context = try #require(makeBitmap(image.width, image.height))
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return context.pixel(0, 0)
  }

  @Test("Every supported layout is read") func everySupportedLayoutIsRead() throws {
    let rgb = CGColorSpaceCreateDeviceRGB()
    let gray = CGColorSpaceCreateDeviceGray()
    let cases: [([UInt8], Int, CGColorSpace, CGImageAlphaInfo, Pixel)] = [
      ([10, 20, 30, 255], 32, rgb, .premultipliedLast, Pixel(10, 20, 30)),
      ([255, 10, 20, 30], 32, rgb, .premultipliedFirst, Pixel(10, 20, 30)),
      ([200, 100, 50, 128], 32, rgb, .last, Pixel(100, 50, 25, 128)),
      ([10, 20, 30, 0], 32, rgb, .noneSkipLast, Pixel(10, 20, 30)),
      ([10, 20, 30], 24, rgb, .none, Pixel(10, 20, 30)),
      ([77], 8, gray, .none, Pixel(77, 77, 77)),
      ([200, 128], 16, gray, .last, Pixel(100, 100, 100, 128)),
    ]
    expectEach(cases, named: { "\($0.1) bits, \($0.3)" }) { bytes, bits, space, info, expected in
      let image = try #require(
        makeImage(bytes, width: 1, height: 1, bitsPerPixel: bits, space: space, info: info))
      #expect(try firstPixel(image).isClose(to: expected, within: 1), "\(bits) bits, \(info)")
      #expect(image.dataProvider?.data == NSData(data: Data(bytes)), "\(bits) bits, \(info)")
      #expect(image.alphaInfo == info, "\(bits) bits, \(info)")
    }
  }

  @Test("Too few bytes, an empty size and unknown layouts give nil")
  func tooFewBytesNoSizeAndUnknownLayoutsGiveNil() {
    let rgb = CGColorSpaceCreateDeviceRGB()
    let bytes: [UInt8] = [1, 2, 3, 4]
    #expect(
      makeImage(bytes, width: 2, height: 1, bitsPerPixel: 32, space: rgb, info: .last) == nil)
    #expect(
      makeImage(bytes, width: 0, height: 1, bitsPerPixel: 32, space: rgb, info: .last) == nil)
    #expect(
      makeImage(bytes, width: 1, height: 1, bitsPerPixel: 24, space: rgb, info: .last) == nil)
  }

  @Test("Cropping counts rows from the top") func croppingCountsRowsFromTheTop() throws {
    let image = try #require(makeFourColorImage())
    let corner = try #require(image.cropping(to: CGRect(x: 0, y: 1, width: 1, height: 1)))
    #expect(corner.width == 1 && corner.height == 1)
    #expect(try firstPixel(corner) == .blue)
    #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: CGRect(x: -4, y: -4, width: 40, height: 40))?.width == 2)
  }

  @Test("A bitmap's image gives its bytes in the bitmap's layout")
  func aBitmapsImageGivesItsBytesInTheBitmapsLayout() throws {
    let context = try #require(makeBitmap(1, 1, Layout.rgba))
    context.setFill(1, 0, 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    let data = try #require(image.dataProvider?.data)
    #expect(Array(Data(referencing: data).prefix(4)) == [255, 0, 0, 255])
    #expect(image.bitmapInfo.rawValue == Layout.rgba)
  }

  @Test("A picture survives PNG") func aPictureSurvivesPNG() throws {
    let image = try #require(makeFourColorImage())
    let data = try #require(image.pngData())
    let back = try #require(CGImage(pngData: data))
    #expect(back.width == 2 && back.height == 2)
    #expect(try firstPixel(back) == .red)
    #expect(back.pngData() == data)
    #expect(CGImage(pngData: Data([1, 2, 3])) == nil)
    #expect(CGImage(pngData: data.prefix(30)) == nil)
  }

  @Test("Images draw on several threads at once") func imagesDrawOnSeveralThreadsAtOnce()
    async throws
  {
    let image = try #require(makeFourColorImage())
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          guard let context = makeBitmap(64, 64) else { return 0 }
          for _ in 0..<50 {
            context.draw(image, in: CGRect(x: 0, y: 0, width: 64, height: 64))
          }
          return context.coverage
        }
      }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(sums == [Int](repeating: 64 * 64 * 255, count: 8))
  }
}
