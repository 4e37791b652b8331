import CoreGraphics
import Testing

/// Rules of Apple's documentation of `CGRect` and its functions.
struct CGGeometryTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("Width and height are positive, also where the size is not")
  func widthAndHeightArePositiveAlsoWhereTheSizeIsNot() {
    let rect = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(rect.width == 4 && rect.height == 6)
    #expect(rect.size.width == -4)
    #expect(rect.minX == 6 && rect.maxX == 10 && rect.midY == 7)
  }

  @Test("A standardized rectangle has a positive size")
  func aStandardizedRectangleHasAPositiveSize() {
    let rect = CGRect(x: 10, y: 10, width: -4, height: -6).standardized
    #expect(rect.origin == CGPoint(x: 6, y: 4))
    #expect(rect.size == CGSize(width: 4, height: 6))
  }

  @Test("Insets larger than the rectangle give the null rectangle")
  func insetsLargerThanTheRectangleGiveTheNullRectangle() {
    #expect(rect.insetBy(dx: 5, dy: 5) == CGRect(x: 15, y: 25, width: 20, height: 30))
    #expect(rect.insetBy(dx: -5, dy: 0) == CGRect(x: 5, y: 20, width: 40, height: 40))
    #expect(rect.insetBy(dx: 16, dy: 0).isNull)
  }

  @Test("The null rectangle adds nothing to a union") func theNullRectangleAddsNothingToAUnion() {
    #expect(rect.union(.null) == rect)
    #expect(CGRect.null.union(rect) == rect)
    #expect(
      rect.union(CGRect(x: 0, y: 0, width: 1, height: 1))
        == CGRect(x: 0, y: 0, width: 40, height: 60))
  }

  @Test("Rectangles apart intersect in the null rectangle")
  func rectanglesApartIntersectInTheNullRectangle() {
    #expect(rect.intersection(CGRect(x: 100, y: 0, width: 5, height: 5)).isNull)
    #expect(
      rect.intersection(CGRect(x: 0, y: 0, width: 20, height: 30))
        == CGRect(x: 10, y: 20, width: 10, height: 10))
    #expect(!rect.intersects(.null))
  }

  @Test("The integral rectangle contains the other") func theIntegralRectangleContainsTheOther() {
    let rect = CGRect(x: 0.5, y: 1.2, width: 2, height: 2.9)
    #expect(rect.integral == CGRect(x: 0, y: 1, width: 3, height: 4))
  }

  @Test("The largest edges do not belong to a rectangle")
  func theLargestEdgesDoNotBelongToARectangle() {
    #expect(rect.contains(CGPoint(x: 10, y: 20)))
    #expect(!rect.contains(CGPoint(x: 40, y: 20)))
    #expect(!rect.contains(CGPoint(x: 10, y: 60)))
    #expect(rect.contains(rect))
    #expect(!rect.contains(rect.offsetBy(dx: 1, dy: 0)))
  }

  @Test("Dividing cuts a slice from the named edge") func dividingCutsASliceFromTheNamedEdge() {
    let left = rect.divided(atDistance: 10, from: .minXEdge)
    #expect(left.slice == CGRect(x: 10, y: 20, width: 10, height: 40))
    #expect(left.remainder == CGRect(x: 20, y: 20, width: 20, height: 40))
    let bottom = rect.divided(atDistance: 10, from: .maxYEdge)
    #expect(bottom.slice == CGRect(x: 10, y: 50, width: 30, height: 10))
    #expect(rect.divided(atDistance: 99, from: .minXEdge).slice == rect)
  }

  @Test("The infinite rectangle contains every point") func theInfiniteRectangleContainsEveryPoint()
  {
    #expect(CGRect.infinite.isInfinite)
    #expect(CGRect.infinite.contains(CGPoint(x: 1e9, y: -1e9)))
    #expect(!rect.isInfinite && !rect.isNull)
  }

  @Test("A rectangle without area is empty") func aRectangleWithoutAreaIsEmpty() {
    #expect(CGRect(x: 1, y: 1, width: 0, height: 5).isEmpty)
    #expect(CGRect.null.isEmpty)
    #expect(!rect.isEmpty)
  }
}
