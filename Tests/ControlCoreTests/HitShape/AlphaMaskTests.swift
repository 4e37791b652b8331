import ControlCore
import CoreGraphics
import Testing

/// U5: images that take touches where they are opaque.
struct AlphaMaskTests {
  private let bounds = CGRect(x: 5, y: 5, width: 40, height: 20)

  /// Two samples: the left one clear, the right one opaque.
  private func mask(_ placement: AlphaMask.Placement, flips: Bool = false) -> HitShape {
    .alphaMask(
      AlphaMask(
        samples: [0, 255], columns: 2, size: CGSize(width: 10, height: 10),
        placement: placement, flipsForRightToLeft: flips))
  }

  private func hits(_ shape: HitShape, _ x: CGFloat, _ y: CGFloat, isMirrored: Bool = false)
    -> Bool
  {
    shape.contains(CGPoint(x: x, y: y), in: bounds, isMirrored: isMirrored)
  }

  @Test("A stretched image covers the bounds")
  func fill() {
    #expect(!hits(mask(.fill), 24, 15))
    #expect(hits(mask(.fill), 26, 15))
    #expect(hits(mask(.fill), 44, 24))
  }

  @Test("The empty bands beside an image that fits are not hit")
  func aspectFit() {
    // 20×20 points in the middle: from x 15 to 35.
    #expect(!hits(mask(.aspectFit), 24, 15))
    #expect(hits(mask(.aspectFit), 26, 15))
    #expect(!hits(mask(.aspectFit), 36, 15))
  }

  @Test("The part of a filling image outside the bounds is not hit")
  func aspectFill() {
    #expect(hits(mask(.aspectFill), 26, 6))
    #expect(!hits(mask(.aspectFill), 26, 4))
  }

  @Test("An image at its own size lies where its mode says")
  func natural() {
    #expect(hits(mask(.natural(x: 0, y: 0)), 12, 7))
    #expect(!hits(mask(.natural(x: 1, y: 1)), 12, 7))
    #expect(hits(mask(.natural(x: 1, y: 1)), 42, 20))
  }

  @Test("An opacity of the threshold is hit, a lower one is not")
  func threshold() {
    let shape = { (alpha: UInt8) in
      HitShape.alphaMask(
        AlphaMask(
          samples: [alpha], columns: 1, size: CGSize(width: 1, height: 1), threshold: 51.0 / 255))
    }
    #expect(hits(shape(51), 10, 10))
    #expect(!hits(shape(50), 10, 10))
  }

  @Test("From right to left only an image that flips is flipped")
  func mirrored() {
    #expect(hits(mask(.fill, flips: true), 24, 15, isMirrored: true))
    #expect(!hits(mask(.fill, flips: true), 26, 15, isMirrored: true))
    #expect(!hits(mask(.fill, flips: true), 24, 15))
    #expect(!hits(mask(.fill), 24, 15, isMirrored: true))
    #expect(hits(mask(.fill), 26, 15, isMirrored: true))
  }

  @Test("The default threshold is a tenth")
  func defaultThreshold() {
    let mask = AlphaMask(samples: [25, 26], columns: 2, size: CGSize(width: 2, height: 1))
    #expect(!hits(.alphaMask(mask), 10, 10))
    #expect(hits(.alphaMask(mask), 40, 10))
  }

  @Test("The accessibility frame of an image excludes the empty bands")
  func boundingRect() {
    #expect(
      mask(.aspectFit).boundingRect(in: bounds) == CGRect(x: 15, y: 5, width: 20, height: 20))
    #expect(mask(.aspectFill).boundingRect(in: bounds) == bounds)
    let empty = AlphaMask(samples: [], columns: 2, size: CGSize(width: 2, height: 2))
    #expect(HitShape.alphaMask(empty).boundingRect(in: bounds).isNull)
  }

  @Test("Samples without whole rows, and no samples, are never hit")
  func unusableSamples() {
    for samples in [[], [255, 255, 255]] as [[UInt8]] {
      let mask = AlphaMask(samples: samples, columns: 2, size: CGSize(width: 2, height: 2))
      #expect(!hits(.alphaMask(mask), 10, 10))
    }
    let flat = AlphaMask(samples: [255], columns: 1, size: .zero, placement: .aspectFit)
    #expect(!hits(.alphaMask(flat), 10, 10))
  }
}
