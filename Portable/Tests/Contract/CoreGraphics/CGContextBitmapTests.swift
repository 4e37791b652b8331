import CoreGraphics
import Foundation
import Testing

struct CGContextBitmapTests {
  @Test("A public bitmap has its origin at the lower left")
  func aPublicBitmapHasItsOriginAtTheLowerLeft() throws {
    let context = try #require(makeBitmap())
    context.setFill(1, 0, 0)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(context.pixel(0, 19) == .red)
    #expect(context.pixel(0, 14) == .clear)
    #expect(context.pixel(0, 0) == .clear)
    #expect(context.ctm == .identity)
  }

  @Test("The data has the layout that was asked for") func dataShowsTheLayoutAskedFor() throws {
    let context = try #require(makeBitmap(2, 2, Layout.rgba))
    context.setFill(1, 0.5, 0, 1)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let data = try #require(context.data)
    let bytes = UnsafeRawBufferPointer(start: data, count: 4)
    #expect(Array(bytes) == [255, 128, 0, 255] || Array(bytes) == [255, 127, 0, 255])
    context.setFill(0, 0, 1, 1)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(Array(bytes) == [0, 0, 255, 255])
    #expect(context.data == data)
  }

  @Test(
    "A caller's memory follows every drawing",
    arguments: [
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 0, 0]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000, [0, 0, 255, 255]),
      (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 0, 0, 255]),
      (CGImageAlphaInfo.premultipliedLast.rawValue | 0x2000, [255, 0, 0, 255].reversed()),
      (CGImageAlphaInfo.noneSkipLast.rawValue | 0x4000, [255, 0, 0, 255]),
      (CGImageAlphaInfo.noneSkipFirst.rawValue, [255, 255, 0, 0]),
    ] as [(UInt32, [UInt8])])
  func aCallersMemoryFollowsEveryDrawing(info: UInt32, expected: [UInt8]) throws {
    var memory = [UInt8](repeating: 0, count: 4 * 4 * 4)
    try memory.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
      context.setFill(1, 0, 0)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(Array(memory[0..<4]) == expected)
      #expect(context.data == memory.baseAddress)
    }
  }

  @Test(
    "Drawing covers what the caller wrote into the memory", arguments: [Layout.rgba, Layout.bgra])
  func whatTheCallerWritesIsDrawnUpon(info: UInt32) throws {
    var memory = [UInt8](repeating: 0, count: 4 * 4 * 4)
    try memory.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
      for index in memory.indices { memory[index] = 255 }
      context.setFill(0, 0, 0, 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(context.pixel(1, 1).isClose(to: Pixel(127, 127, 127)))
      let image = try #require(context.makeImage())
      #expect(image.width == 4)
    }
  }

  @Test("A gray bitmap holds one byte of lightness per pixel")
  func aGrayBitmapHoldsOneByteOfLightnessPerPixel() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 3, bitsPerComponent: 8, bytesPerRow: 3,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(gray: 0.5, alpha: 1)
    context.fill(CGRect(x: 0, y: 2, width: 1, height: 1))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(abs(Int(data[0]) - 128) <= 1)
    #expect(data[1] == 0)
    #expect(context.bytesPerRow == 3)
    #expect(context.bitsPerPixel == 8)
  }

  @Test("A bitmap of alpha only holds coverage") func aBitmapOfAlphaOnlyHoldsCoverage() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 5, height: 2, bitsPerComponent: 8, bytesPerRow: 5,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
    context.setFillColor(gray: 0, alpha: 0.5)
    context.fill(CGRect(x: 4, y: 0, width: 1, height: 1))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(abs(Int(data[9]) - 128) <= 1)
    #expect(data[8] == 0)
  }

  @Test("Row lengths are echoed, or chosen for zero") func rowLengthsAreEchoedOrChosenForZero()
    throws
  {
    let asked = try #require(
      CGContext(
        data: nil, width: 3, height: 3, bitsPerComponent: 8, bytesPerRow: 100,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Layout.bgra))
    #expect(asked.bytesPerRow == 100)
    let chosen = try #require(makeBitmap(3, 3))
    #expect(chosen.bytesPerRow >= 12)
  }
}
