import CoreGraphics
import Foundation
import Testing

struct CGContextPaintingTests {
  @Test("Painting clears the path, and saving does not keep it")
  func paintingClearsThePathAndSavingDoesNotKeepIt() throws {
    let context = try #require(makeBitmap())
    context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.saveGState()
    context.restoreGState()
    #expect(!context.isPathEmpty)
    context.fillPath()
    #expect(context.isPathEmpty)
    context.move(to: .zero)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.isPathEmpty)
  }

  @Test("Color and alpha are restored with the state") func colorAndAlphaAreRestoredWithTheState()
    throws
  {
    let context = try #require(makeBitmap())
    context.setFill(1, 0, 0)
    context.saveGState()
    context.setFill(0, 0, 1)
    context.setAlpha(0.5)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(context.pixel(4, 4) == .red)
  }

  @Test("Alpha multiplies the color's") func alphaMultipliesTheColors() throws {
    let context = try #require(makeBitmap())
    context.setFill(1, 1, 1, 0.5)
    context.setAlpha(0.5)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(context.pixel(4, 4).isClose(to: Pixel(64, 64, 64, 64)))
  }

  @Test("The fill rule decides about overlaps") func theFillRuleDecidesAboutOverlaps() throws {
    let context = try #require(makeBitmap())
    let rects = [
      CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 5, y: 5, width: 10, height: 10),
    ]
    context.addRects(rects)
    context.fillPath(using: .evenOdd)
    #expect(context.pixel(10, 10) == .clear)
    #expect(context.pixel(2, 2) == .black)
    context.addRects(rects)
    context.fillPath()
    #expect(context.pixel(10, 10) == .black)
  }

  @Test("A stroke lies half on each side") func aStrokeLiesHalfOnEachSide() throws {
    let context = try #require(makeBitmap())
    context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.setLineWidth(4)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
    #expect(context.pixel(5, 8) == .blue && context.pixel(5, 11) == .blue)
    #expect(context.pixel(5, 7) == .clear && context.pixel(5, 12) == .clear)
  }

  @Test("Dashes leave gaps") func dashesLeaveGaps() throws {
    let context = try #require(makeBitmap())
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [4, 4])
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
    #expect(context.pixel(1, 10) == .black)
    #expect(context.pixel(5, 10) == .clear)
    #expect(context.pixel(9, 10) == .black)
  }

  @Test("Fill and stroke paints both") func fillAndStrokePaintsBoth() throws {
    let context = try #require(makeBitmap())
    context.setFill(1, 0, 0)
    context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.setLineWidth(2)
    context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    context.drawPath(using: .fillStroke)
    #expect(context.pixel(10, 10) == .red)
    #expect(context.pixel(5, 10) == .green)
  }

  @Test("Clearing ignores blend mode, alpha and shadow")
  func clearingIgnoresBlendModeAlphaAndShadow() throws {
    let context = try #require(makeBitmap())
    let all = CGRect(x: 0, y: 0, width: 20, height: 20)
    context.fill(all)
    context.setAlpha(0.2)
    context.setShadow(offset: .zero, blur: 4)
    context.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(context.pixel(4, 4) == .clear)
    #expect(context.pixel(14, 4) == .black)
  }

  @Test(
    "A blend mode changes nothing outside the shape",
    arguments: [CGBlendMode.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop])
  func aBlendModeChangesNothingOutsideTheShape(mode: CGBlendMode) throws {
    let context = try #require(makeBitmap())
    context.setFill(1, 0, 0)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.setBlendMode(mode)
    context.setFill(0, 1, 0, 0.5)
    context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(context.pixel(2, 2) == .red)
    let inside: Pixel =
      switch mode {
      case .copy, .sourceIn: Pixel(0, 128, 0, 128)
      case .sourceOut: .clear
      case .destinationIn: Pixel(128, 0, 0, 128)
      default: Pixel(128, 0, 0, 128)
      }
    #expect(context.pixel(10, 10).isClose(to: inside))
  }

  @Test(
    "Blend modes mix as named",
    arguments: [
      (CGBlendMode.multiply, Pixel(128, 0, 0)), (.screen, Pixel(255, 255, 128)),
      (.difference, Pixel(128, 255, 128)), (.plusLighter, Pixel(255, 255, 128)),
      (.darken, Pixel(128, 0, 0)), (.lighten, Pixel(255, 255, 128)),
      (.destinationOver, Pixel(255, 0, 0)), (.clear, .clear),
    ] as [(CGBlendMode, Pixel)])
  func blendModesMixAsNamed(mode: CGBlendMode, expected: Pixel) throws {
    let context = try #require(makeBitmap())
    let all = CGRect(x: 0, y: 0, width: 20, height: 20)
    context.setFill(1, 0, 0)
    context.fill(all)
    context.setBlendMode(mode)
    context.setFill(0.5, 1, 0.5)
    context.fill(all)
    #expect(context.pixel(10, 10).isClose(to: expected))
  }

  @Test("Edges are smooth unless switched off") func edgesAreSmoothUnlessSwitchedOff() throws {
    let context = try #require(makeBitmap())
    let rect = CGRect(x: 0.5, y: 0, width: 10, height: 20)
    context.fill(rect)
    #expect(context.pixel(0, 10).isClose(to: Pixel(0, 0, 0, 128)))
    context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.setShouldAntialias(false)
    context.fill(rect)
    #expect([0, 255].contains(context.pixel(0, 10).alpha))
  }

  @Test("Clearing also removes pixels that the caller wrote, however often")
  func clearingSeesWhatWasWritten() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue))
    let bytes = try #require(context.data)
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)
    for _ in 0..<2 {
      memset(bytes, 255, context.bytesPerRow * 8)
      context.clear(whole)
      #expect(bytes.load(fromByteOffset: 4, as: UInt32.self) == 0)
    }
  }
}
