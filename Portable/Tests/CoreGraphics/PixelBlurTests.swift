import CoreGraphics
import Foundation
import Testing

struct PixelBlurTests {
  @Test("A flat picture stays as it is", arguments: [0.8, 2, 5, 9, 20, 45])
  func aFlatPictureStaysAsItIs(sigma: CGFloat) {
    var pixels = [UInt32](repeating: 0xFF33_66CC, count: 60 * 40)
    PixelBlur.blur(argb: &pixels, width: 60, height: 40, stride: 240, sigma: sigma)
    #expect(pixels.allSatisfy { $0 == 0xFF33_66CC })
  }

  @Test("A square keeps its weight and gets the spread asked for", arguments: [1, 3, 7, 12, 24])
  func aSquareKeepsItsWeightAndGetsTheSpreadAskedFor(sigma: CGFloat) {
    let side = 301
    var alpha = [UInt8](repeating: 0, count: side * side)
    let middle = side / 2
    for y in -20...20 {
      for x in -20...20 { alpha[(middle + y) * side + middle + x] = 255 }
    }
    PixelBlur.blur(alpha: &alpha, width: side, height: side, stride: side, sigma: sigma)
    var total = 0.0
    var lean = 0.0
    var spread = 0.0
    for y in 0..<side {
      for x in 0..<side {
        let value = Double(alpha[y * side + x])
        total += value
        lean += value * Double(x - middle)
        spread += value * Double((x - middle) * (x - middle))
      }
    }
    #expect(abs(total / (1681 * 255) - 1) < 0.02)
    #expect(abs(lean / total) < 0.1)
    let expected = (Double(sigma * sigma) + 140).squareRoot()
    #expect(abs((spread / total).squareRoot() / expected - 1) < 0.03)
  }

  @Test("Nothing is spread farther than promised", arguments: [1.5, 6, 11, 30])
  func nothingIsSpreadFartherThanPromised(sigma: CGFloat) {
    let reach = PixelBlur.reach(sigma: sigma)
    let side = 2 * reach + 41
    var alpha = [UInt8](repeating: 0, count: side * side)
    alpha[(side / 2) * side + side / 2] = 255
    for offset in -8...8 { alpha[(side / 2 + offset) * side + side / 2] = 255 }
    PixelBlur.blur(alpha: &alpha, width: side, height: side, stride: side, sigma: sigma)
    let outside = (0..<side).filter { alpha[(side / 2) * side + $0] > 0 }
    #expect((outside.first ?? 0) >= side / 2 - reach)
    #expect((outside.last ?? 0) <= side / 2 + reach)
    #expect(!outside.isEmpty)
  }

  @Test("Premultiplied pixels stay valid") func premultipliedPixelsStayValid() {
    var pixels = (0..<2500).map { index -> UInt32 in
      let alpha = UInt32(index * 37 % 256)
      return alpha << 24 | (alpha * 3 / 4) << 16 | (alpha / 2) << 8 | alpha
    }
    for sigma in [1.0, 4, 10] {
      PixelBlur.blur(argb: &pixels, width: 50, height: 50, stride: 200, sigma: sigma)
      #expect(
        pixels.allSatisfy {
          $0 >> 24 >= $0 >> 16 & 0xFF && $0 >> 24 >= $0 >> 8 & 0xFF && $0 >> 24 >= $0 & 0xFF
        })
    }
  }

  @Test("Blurring without a sigma or a size, or with a sigma of NaN, changes nothing")
  func noSigmaNoSizeAndASigmaThatIsNoNumberChangeNothing() {
    var pixels: [UInt32] = [1, 2, 3, 4]
    for sigma in [0, -1, CGFloat.nan, .infinity] {
      PixelBlur.blur(argb: &pixels, width: 2, height: 2, stride: 8, sigma: sigma)
    }
    PixelBlur.blur(argb: &pixels, width: 0, height: 2, stride: 8, sigma: 3)
    #expect(pixels == [1, 2, 3, 4])
    #expect(PixelBlur.reach(sigma: 0) == 0)
  }
}
