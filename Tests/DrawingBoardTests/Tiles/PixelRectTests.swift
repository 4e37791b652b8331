import CoreGraphics
@testable import DrawingBoard
import Testing

struct PixelRectTests {
  @Test("Every touched pixel is covered") func everyPixelThatIsTouchedIsCovered() {
    let rect = PixelRect(covering: CGRect(x: 1.2, y: -0.1, width: 2, height: 1))
    #expect(rect == PixelRect(x: 1, y: -1, width: 3, height: 2))
    let whole = CGRect(x: 4, y: 5, width: 6, height: 7)
    #expect(PixelRect(covering: whole) == PixelRect(x: 4, y: 5, width: 6, height: 7))
    #expect(PixelRect(covering: CGRect(x: 4, y: 5, width: -2, height: -2)).x == 2)
  }

  @Test("An invalid rectangle covers nothing") func whatIsNoRectangleCoversNothing() {
    #expect(PixelRect(covering: .null) == .zero)
    #expect(PixelRect(covering: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) == .zero)
    #expect(PixelRect(covering: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)) == .zero)
    #expect(PixelRect(covering: CGRect(x: 3, y: 3, width: 0, height: 9)).isEmpty)
  }

  @Test("An infinite rectangle ends at the limit") func whatIsInfiniteEndsAtTheLimit() {
    let rect = PixelRect(covering: .infinite)
    #expect(rect.x == -PixelRect.limit)
    #expect(rect.maxX == PixelRect.limit)
    let wide = PixelRect(x: .max, y: .min, width: .max, height: .max)
    #expect(wide.isEmpty)
    #expect(PixelRect(x: -5, y: 0, width: .max, height: 1).maxX == PixelRect.limit)
  }

  @Test("Union and intersection are those of their pixels")
  func unionAndIntersectionAreThoseOfTheirPixels() {
    let first = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let second = PixelRect(x: 5, y: 6, width: 10, height: 2)
    #expect(first.union(second) == PixelRect(x: 0, y: 0, width: 15, height: 10))
    #expect(first.intersection(second) == PixelRect(x: 5, y: 6, width: 5, height: 2))
    #expect(first.union(.zero) == first)
    #expect(PixelRect.zero.union(second) == second)
    #expect(first.intersection(PixelRect(x: 10, y: 0, width: 4, height: 4)) == .zero)
  }

  @Test("Contains asks for every pixel") func containsAsksForEveryPixel() {
    let rect = PixelRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(PixelRect(x: 9, y: 9, width: 1, height: 1)))
    #expect(!rect.contains(PixelRect(x: 9, y: 9, width: 2, height: 1)))
    #expect(rect.contains(PixelRect(x: 90, y: 9, width: 0, height: 1)))
  }
}

struct PixelSizeTests {
  @Test("A negative side is replaced by zero") func aNegativeSideCountsAsZero() {
    #expect(PixelSize(width: -3, height: 4) == PixelSize(width: 0, height: 4))
    #expect(PixelSize(width: -3, height: 4).isEmpty)
    #expect(PixelSize.zero.bounds == .zero)
  }

  @Test("Sides end at the limit") func sidesEndAtTheLimit() {
    let size = PixelSize(width: .max, height: .min)
    #expect(size.width == PixelRect.limit)
    #expect(size.bounds.width == PixelRect.limit)
  }
}
