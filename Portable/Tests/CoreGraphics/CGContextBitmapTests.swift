import CoreGraphics
import Foundation
import Testing

struct CGContextBitmapTests {
  @Test("A layer's bitmap has its origin at the upper left and points")
  func aLayersBitmapHasItsOriginAtTheUpperLeftAndPoints() throws {
    let context = try #require(
      CGContext(layerPixelsWide: 40, high: 20, scale: 2, opaque: false))
    context.setFill(1, 0, 0)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(context.pixel(19, 9) == .red)
    #expect(context.pixel(20, 9) == .clear)
    #expect(context.pixel(19, 10) == .clear)
    #expect(context.ctm == CGAffineTransform(2, 0, 0, -2, 0, 20))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("An opaque layer begins black") func anOpaqueLayerBeginsBlack() throws {
    let context = try #require(CGContext(layerPixelsWide: 4, high: 4, scale: 1, opaque: true))
    #expect(context.pixel(2, 2) == .black)
  }

  @Test("An impossible bitmap is nil") func whatCannotBeABitmapIsNil() {
    let space = CGColorSpaceCreateDeviceRGB()
    func make(_ width: Int, _ height: Int, _ bits: Int, _ row: Int, _ info: UInt32) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
        space: space, bitmapInfo: info)
    }
    #expect(make(0, 4, 8, 0, Layout.bgra) == nil)
    #expect(make(4, -1, 8, 0, Layout.bgra) == nil)
    #expect(make(4, 4, 8, 8, Layout.bgra) == nil)
    #expect(make(4, 4, 16, 0, Layout.bgra) == nil)
    #expect(make(4, 4, 8, 0, CGImageAlphaInfo.last.rawValue) == nil)
    #expect(make(100_000, 4, 8, 0, Layout.bgra) == nil)
    #expect(CGContext(layerPixelsWide: 0, high: 3, scale: 2, opaque: false) == nil)
  }

  @Test("An image keeps the drawing of the moment it was made")
  func anImageKeepsWhatWasDrawnWhenItWasMade() throws {
    let context = try #require(makeBitmap())
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    context.setFill(1, 0, 0)
    context.fill(bounds)
    let image = try #require(context.makeImage())
    context.setFill(0, 1, 0)
    context.fill(bounds)
    let other = try #require(makeBitmap())
    other.draw(image, in: bounds)
    #expect(other.pixel(3, 3) == .red)
    let shared = try #require(context.makeImageSharingPixels())
    context.setFill(0, 0, 1)
    context.fill(bounds)
    other.draw(shared, in: bounds)
    #expect(other.pixel(3, 3) == .blue)
  }
}
