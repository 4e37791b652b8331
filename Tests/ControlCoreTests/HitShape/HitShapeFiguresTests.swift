import ControlCore
import CoreGraphics
import Testing

/// U5: shapes beside those of the core.
struct HitShapeFiguresTests {
  private let wide = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test("A circle on 100×40 is about (50, 20) with radius 20")
  func circle() {
    #expect(HitShape.circle.contains(CGPoint(x: 50, y: 39.9), in: wide))
    #expect(!HitShape.circle.contains(CGPoint(x: 50, y: 40.1), in: wide))
    #expect(!HitShape.circle.contains(CGPoint(x: 75, y: 20), in: wide))
    // A point exactly on the curve is outside.
    #expect(!HitShape.circle.contains(CGPoint(x: 70, y: 20), in: wide))
    #expect(HitShape.circle.contains(CGPoint(x: 69.9, y: 20), in: wide))
    #expect(
      HitShape.circle.boundingRect(in: wide) == CGRect(x: 30, y: 0, width: 40, height: 40))
  }

  @Test("An ellipse on 100×40 reaches its ends")
  func ellipse() {
    #expect(HitShape.ellipse.contains(CGPoint(x: 95, y: 20), in: wide))
    #expect(!HitShape.ellipse.contains(CGPoint(x: 95, y: 2), in: wide))
  }

  @Test(
    "Every figure follows a nonzero bounds origin",
    arguments: [
      HitShape.circle, .ellipse, .capsule, .outset(5), .ring(inner: 4, outer: 18),
      .padded(.ellipse, top: 3, left: 9, bottom: 1, right: 0),
      .path(HitPath(CGPath(rect: CGRect(x: 2, y: 2, width: 9, height: 9), transform: nil))),
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

  @Test("Empty bounds are never hit")
  func emptyBounds() {
    for shape in [HitShape.circle, .ellipse, .capsule, .outset(20), .ring(inner: 0, outer: 9)] {
      #expect(!shape.contains(.zero, in: .zero))
      #expect(shape.boundingRect(in: .zero).isNull)
    }
  }

  @Test("An outset grows equally on all sides; an inset larger than the bounds is never hit")
  func outset() {
    let shape = HitShape.outset(10)
    #expect(shape.boundingRect(in: wide) == CGRect(x: -10, y: -10, width: 120, height: 60))
    #expect(shape.contains(CGPoint(x: -10, y: -10), in: wide))
    #expect(!shape.contains(CGPoint(x: 110, y: 0), in: wide))
    #expect(!HitShape.outset(-20).contains(wide.center, in: wide))
  }

  @Test("A capsule excludes its corners")
  func capsule() {
    #expect(!HitShape.capsule.contains(CGPoint(x: 2, y: 2), in: wide))
    #expect(HitShape.capsule.contains(CGPoint(x: 20, y: 0), in: wide))
  }

  @Test("In the square that two nested rings share, each point belongs to exactly one")
  func twoRings() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = HitShape.ring(inner: 0, outer: 25)
    let outer = HitShape.ring(inner: 25, outer: 50)
    for x in stride(from: 0.0, to: 100, by: 2.5) {
      for y in stride(from: 0.0, to: 100, by: 2.5) {
        let point = CGPoint(x: x, y: y)
        let owners = [inner, outer].filter { $0.contains(point, in: square) }
        let isInDisc = (x - 50) * (x - 50) + (y - 50) * (y - 50) < 2500
        #expect(owners.count == (isInDisc ? 1 : 0), "at \(point)")
      }
    }
  }

  @Test("Extended shapes of neighbors meet at the midpoint when requested")
  func neighborsMeetHalfway() {
    let extended = HitShape.outset(20)
    let left = CGRect(x: 0, y: 0, width: 40, height: 40)
    let right = CGRect(x: 60, y: 0, width: 40, height: 40)
    let ofLeft = HitShape.limited(extended, neighbors: [right])
    let ofRight = HitShape.limited(extended, neighbors: [left])
    for x in stride(from: 40.0, through: 60, by: 0.5) {
      let point = CGPoint(x: x, y: 20)
      #expect(ofLeft.contains(point, in: left) == (x <= 50))
      #expect(ofRight.contains(point, in: right) == (x > 50))
    }
    #expect(ofLeft.boundingRect(in: left) == CGRect(x: -20, y: -20, width: 80, height: 80))
  }

  @Test("Intersections and differences have their points")
  func combinations() {
    let left = HitShape.inset(top: 0, left: 0, bottom: 0, right: 40)
    let right = HitShape.inset(top: 0, left: 40, bottom: 0, right: 0)
    let points = [10.0, 50, 90].map { CGPoint(x: $0, y: 20) }
    func hits(_ shape: HitShape) -> [Bool] { points.map { shape.contains($0, in: wide) } }
    #expect(hits(.intersection(left, right)) == [false, true, false])
    #expect(hits(.difference(left, right)) == [true, false, false])
  }

  @Test("The bounding rectangle of a ring is its outer circle's")
  func boundingRect() {
    let frame = CGRect(x: 30, y: 0, width: 40, height: 40)
    #expect(HitShape.ring(inner: 5, outer: 20).boundingRect(in: wide) == frame)
    #expect(HitShape.ring(inner: 30, outer: 20).boundingRect(in: wide).isNull)
  }

  @Test("Figures are equal if they have the same description")
  func equality() {
    #expect(HitShape.ring(inner: 1, outer: 2) == .ring(inner: 1, outer: 2))
    #expect(HitShape.ring(inner: 1, outer: 2) != .ring(inner: 1, outer: 3))
    #expect(HitShape.ellipse != .circle)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
