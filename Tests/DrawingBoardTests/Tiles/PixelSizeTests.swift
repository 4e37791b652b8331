import DrawingBoard
import Testing

struct PixelSizeTests {
  @Test func aNegativeSideCountsAsZero() {
    #expect(PixelSize(width: -3, height: 4) == PixelSize(width: 0, height: 4))
    #expect(PixelSize(width: -3, height: 4).isEmpty)
    #expect(PixelSize.zero.bounds == .zero)
  }

  @Test func sidesEndAtTheLimit() {
    let size = PixelSize(width: .max, height: .min)
    #expect(size.width == PixelRect.limit)
    #expect(size.bounds.width == PixelRect.limit)
  }
}
