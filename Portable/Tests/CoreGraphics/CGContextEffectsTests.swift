import CoreGraphics
import Testing

struct CGContextEffectsTests {
  private let all = CGRect(x: 0, y: 0, width: 60, height: 60)
  private let small = CGRect(x: 20, y: 20, width: 10, height: 10)

  @Test("A sharp shadow lies at its offset, up for a positive one")
  func aSharpShadowLiesAtItsOffsetUpForAPositiveOne() throws {
    let context = try #require(makeBitmap(60, 60))
    context.setShadow(
      offset: CGSize(width: 15, height: 15), blur: 0, color: CGColor(gray: 0, alpha: 1))
    context.setFill(1, 0, 0)
    context.fill(small)
    #expect(context.pixel(25, 34) == .red)
    #expect(context.pixel(40, 19) == .black)
    #expect(context.pixel(40, 34) == .clear)
  }

  @Test("In a layer a positive offset goes down, in points")
  func inALayerAPositiveOffsetGoesDownInPoints() throws {
    let context = try #require(
      CGContext(layerPixelsWide: 60, high: 60, scale: 2, opaque: false))
    context.setShadow(
      offset: CGSize(width: 0, height: 10), blur: 0, color: CGColor(gray: 0, alpha: 1))
    context.setFill(1, 0, 0)
    context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(context.pixel(15, 15) == .red)
    #expect(context.pixel(15, 35) == .black)
  }

  @Test("The transform does not move a shadow") func theTransformDoesNotMoveAShadow() throws {
    let context = try #require(makeBitmap(60, 60))
    context.translateBy(x: 30, y: 30)
    context.rotate(by: .pi)
    context.setShadow(
      offset: CGSize(width: 15, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.pixel(40, 34).alpha == 255)
    #expect(context.pixel(10, 34).alpha == 0)
  }

  @Test("A blurred shadow keeps the weight of its shape at a third")
  func aBlurredShadowKeepsTheWeightOfItsShapeAtAThird() throws {
    let context = try #require(makeBitmap(60, 60))
    context.setShadow(offset: CGSize(width: 0, height: 100), blur: 8)
    context.fill(CGRect(x: 20, y: -75, width: 10, height: 10))
    let expected = 100.0 * 255 / 3
    #expect(abs(Double(context.coverage) / expected - 1) < 0.05)
    #expect(context.pixel(25, 30).alpha < 85)
    #expect(context.pixel(25, 23).alpha > 0)
  }

  @Test("A shadow ends with a nil color and with the state")
  func aShadowEndsWithANilColorAndWithTheState() throws {
    let context = try #require(makeBitmap(60, 60))
    context.saveGState()
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0)
    context.restoreGState()
    context.fill(small)
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0)
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.fill(small)
    #expect(context.coverage == 100 * 255)
  }

  @Test("A transparency layer mixes in as one picture") func aTransparencyLayerMixesInAsOnePicture()
    throws
  {
    let context = try #require(makeBitmap(60, 60))
    context.setAlpha(0.5)
    context.setShadow(
      offset: CGSize(width: 20, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 1))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFill(1, 0, 0)
    context.fill(small)
    context.setFill(0, 0, 1)
    context.fill(small)
    context.endTransparencyLayer()
    #expect(context.pixel(25, 34).isClose(to: Pixel(0, 0, 128, 128)))
    #expect(context.pixel(45, 34).isClose(to: Pixel(0, 0, 0, 128)))
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.setAlpha(1)
    context.fill(all)
    #expect(context.pixel(0, 0) == .black)
  }

  @Test("A transparency layer is limited to its rectangle and the clip")
  func aTransparencyLayerIsLimitedToItsRectangleAndTheClip() throws {
    let context = try #require(makeBitmap(60, 60))
    context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 60))
    context.beginTransparencyLayer(
      in: CGRect(x: 0, y: 0, width: 60, height: 10), auxiliaryInfo: nil)
    context.fill(all)
    context.endTransparencyLayer()
    #expect(context.coverage == 300 * 255)
    context.fill(all)
    #expect(context.coverage == 1800 * 255)
  }

  @Test("Shadows and layers reach a caller's memory", arguments: [Layout.rgba, Layout.bgra])
  func shadowsAndLayersReachACallersMemory(info: UInt32) throws {
    let context = try #require(makeBitmap(60, 60, info))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let alpha = info == Layout.rgba ? 3 : 3
    context.setShadow(
      offset: CGSize(width: 20, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 1))
    context.fill(small)
    #expect(bytes[34 * context.bytesPerRow + 45 * 4 + alpha] == 255)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.endTransparencyLayer()
    #expect(bytes[58 * context.bytesPerRow + 2 * 4 + alpha] == 255)
  }

  @Test("Drawing with Cairo takes part in alpha and blending")
  func drawingWithCairoTakesPartInAlphaAndBlending() throws {
    let context = try #require(makeBitmap(60, 60))
    context.setFill(1, 0, 0)
    context.setAlpha(0.5)
    context.withCairo(bounds: small) { target in
      let path = CGPath(rect: small, transform: nil)
      path.append(to: target)
      CairoProbe.fill(target)
    }
    #expect(context.pixel(25, 34).isClose(to: Pixel(128, 0, 0, 128)))
  }

  /// "R = MAX(0, (1 - D) + (1 - S))" is what Apple's documentation of `plusDarker` says. White on
  /// white would be black by it; measured is 1 less that sum, which is what the name promises.
  @Test("Plus darker adds what both keep from white") func plusDarkerAddsWhatBothKeepFromWhite()
    throws
  {
    let context = try #require(makeBitmap(60, 60))
    context.setFill(1, 0.8, 0.6)
    context.fill(all)
    context.setBlendMode(.plusDarker)
    context.setFill(1, 0.5, 0.2)
    context.fill(small)
    let mixed = context.pixel(25, 34)
    #expect(mixed.red == 255)
    #expect(abs(Int(mixed.green) - 77) <= 2)
    #expect(mixed.blue == 0)
    #expect(mixed.alpha == 255)
    #expect(context.pixel(40, 10).green == 204)
    context.setFill(1, 1, 1)
    context.fill(small)
    #expect(context.pixel(25, 34) == mixed)
  }

  @Test("Plus darker stays within the clip") func plusDarkerStaysWithinTheClip() throws {
    let context = try #require(makeBitmap(60, 60))
    context.setFill(1, 1, 1)
    context.fill(all)
    context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 60))
    context.setBlendMode(.plusDarker)
    context.setFill(0, 0, 0)
    context.fill(all)
    #expect(context.pixel(10, 30) == .black)
    #expect(context.pixel(50, 30).red == 255)
  }
}
