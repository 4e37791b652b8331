import ControlCore
import CoreGraphics
import Testing

/// U5: the region that takes touches.
struct HitShapeTests {
  private let wide = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test("Rectangles are half open, so that adjacent tiles share no point")
  func halfOpen() {
    let left = CGRect(x: 0, y: 0, width: 10, height: 10)
    let right = CGRect(x: 10, y: 0, width: 10, height: 10)
    let seam = CGPoint(x: 10, y: 5)
    #expect(!HitShape.bounds.contains(seam, in: left))
    #expect(HitShape.bounds.contains(seam, in: right))
    #expect(HitShape.bounds.contains(.zero, in: left))
  }

  @Test("A point exactly on a curve is outside")
  func curvesAreOpen() {
    let square = CGRect(x: 0, y: 0, width: 40, height: 40)
    // The diagonal meets a circle of 20 points around (20, 20) at 20 − √200.
    let edge = 20 - CGFloat(200).squareRoot()
    #expect(!HitShape.rounded(20).contains(CGPoint(x: edge, y: edge), in: square))
    #expect(HitShape.rounded(20).contains(CGPoint(x: edge + 0.1, y: edge + 0.1), in: square))
  }

  @Test(
    "Every shape follows a nonzero bounds origin",
    arguments: [
      HitShape.bounds, .rounded(8), .minimum(60),
      .inset(top: -5, left: 2, bottom: 0, right: -5),
      .padded(.rounded(8), top: 3, left: 9, bottom: 1, right: 0),
      .union(.rounded(8), .minimum(60)),
    ])
  func boundsOrigin(shape: HitShape) {
    let moved = wide.offsetBy(dx: -37, dy: 210)
    for x in stride(from: -20.0, through: 120, by: 7) {
      for y in stride(from: -20.0, through: 60, by: 7) {
        let here = shape.contains(CGPoint(x: x, y: y), in: wide)
        let there = shape.contains(CGPoint(x: x - 37, y: y + 210), in: moved)
        #expect(here == there, "at \(x), \(y)")
      }
    }
  }

  @Test(
    "Empty, reversed and infinite bounds are never hit",
    arguments: [
      CGRect.zero, CGRect(x: 0, y: 0, width: 0, height: 40),
      CGRect(x: 0, y: 0, width: -50, height: 40),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 40),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 40), .null,
    ])
  func unusableBounds(bounds: CGRect) {
    let shapes: [HitShape] = [
      .bounds, .minimum(44), .rounded(20),
      .inset(top: -20, left: -20, bottom: -20, right: -20),
    ]
    for shape in shapes {
      #expect(!shape.contains(.zero, in: bounds))
      #expect(!shape.contains(CGPoint(x: -10, y: 20), in: bounds))
      #expect(shape.boundingRect(in: bounds).isNull)
    }
    #expect(!HitShape.bounds.contains(CGPoint(x: CGFloat.nan, y: 1), in: wide))
  }

  @Test("A negative inset grows on its side; an inset larger than the bounds is never hit")
  func inset() {
    let shape = HitShape.inset(top: -10, left: -10, bottom: -10, right: -10)
    #expect(shape.boundingRect(in: wide) == CGRect(x: -10, y: -10, width: 120, height: 60))
    #expect(shape.contains(CGPoint(x: -10, y: -10), in: wide))
    #expect(!shape.contains(CGPoint(x: 110, y: 0), in: wide))
    let none = HitShape.inset(top: 20, left: 20, bottom: 20, right: 20)
    #expect(!none.contains(wide.center, in: wide))
  }

  @Test("A minimum never shrinks, not even when negative")
  func minimum() {
    #expect(
      HitShape.minimum(44).boundingRect(in: wide) == CGRect(x: 0, y: -2, width: 100, height: 44))
    #expect(HitShape.minimum(-44).boundingRect(in: wide) == wide)
    #expect(HitShape.minimum(30).boundingRect(in: wide) == wide)
    #expect(HitShape.minimum(.nan).boundingRect(in: wide) == wide)
  }

  @Test("Rounded corners exclude their corners")
  func corners() {
    #expect(!HitShape.rounded(10).contains(CGPoint(x: 1, y: 1), in: wide))
    #expect(HitShape.rounded(10).contains(CGPoint(x: 10, y: 0), in: wide))
    #expect(HitShape.rounded(-3).contains(CGPoint(x: 0, y: 0), in: wide))
  }

  @Test("A padded shape lies within the insets; insets larger than the bounds are never hit")
  func padded() {
    let shape = HitShape.padded(.rounded(15), top: 10, left: 60, bottom: 0, right: 10)
    #expect(shape.boundingRect(in: wide) == CGRect(x: 60, y: 10, width: 30, height: 30))
    #expect(shape.contains(CGPoint(x: 80, y: 25), in: wide))
    #expect(!shape.contains(CGPoint(x: 61, y: 11), in: wide))
    #expect(!shape.contains(CGPoint(x: 50, y: 25), in: wide))
    let none = HitShape.padded(.bounds, top: 30, left: 0, bottom: 30, right: 0)
    #expect(!none.contains(CGPoint(x: 50, y: 20), in: wide))
    #expect(none.boundingRect(in: wide).isNull)
  }

  @Test("A union has the points of both shapes")
  func union() {
    let left = HitShape.inset(top: 0, left: 0, bottom: 0, right: 40)
    let right = HitShape.inset(top: 0, left: 40, bottom: 0, right: 0)
    let points = [10.0, 50, 90].map { CGPoint(x: $0, y: 20) }
    func hits(_ shape: HitShape) -> [Bool] { points.map { shape.contains($0, in: wide) } }
    #expect(hits(.union(left, right)) == [true, true, true])
    #expect(HitShape.union(left, right).boundingRect(in: wide) == wide)
  }

  @Test("The accessibility frame follows the shape")
  func boundingRect() {
    #expect(HitShape.rounded(9).boundingRect(in: wide) == wide)
  }

  @Test("Shapes are equal if they have the same description")
  func equality() {
    #expect(HitShape.union(.bounds, .rounded(3)) == .union(.bounds, .rounded(3)))
    #expect(HitShape.union(.bounds, .rounded(3)) != .union(.bounds, .rounded(4)))
    #expect(HitShape.bounds != .minimum(0))
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
