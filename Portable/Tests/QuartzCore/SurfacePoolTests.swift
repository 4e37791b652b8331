import CCairo
import Testing

@testable import QuartzCore

/// Memory of groups that is used again.
@MainActor struct SurfacePoolTests {
  private let area = CGRect(x: 0, y: 0, width: 8, height: 8)

  @Test("Memory is reused and clear") func memoryIsUsedAgainAndIsClear() {
    let pool = SurfacePool(limit: 8 * 8 * 4)
    var first: UnsafeMutablePointer<UInt8>?
    if let image = GroupImage(area: area, pool: pool) {
      first = cairo_image_surface_get_data(image.surface)
      image.withPixels { pixels, _ in pixels[5] = 0xFFFF_FFFF }
    }
    let image = GroupImage(area: CGRect(x: 3, y: 3, width: 7, height: 8), pool: pool)
    #expect(image.flatMap { cairo_image_surface_get_data($0.surface) } == first)
    var isClear = false
    image?.withPixels { pixels, _ in isClear = (0..<56).allSatisfy { pixels[$0] == 0 } }
    #expect(isClear)
  }

  @Test("The pool holds no more than its limit") func noMoreIsHeldThanTheLimit() {
    let pool = SurfacePool(limit: 8 * 8 * 4 * 2)
    var images: [GroupImage?] = (0..<5).map { _ in GroupImage(area: area, pool: pool) }
    #expect(pool.heldBytes == 0 && images.count == 5)
    images = []
    #expect(pool.heldBytes == 8 * 8 * 4 * 2)
  }

  @Test("A surface outlives its pool") func aSurfaceOutlivesItsPool() {
    var pool: SurfacePool? = SurfacePool(limit: 1000)
    let image = GroupImage(area: area, pool: pool)
    pool = nil
    image?.withPixels { pixels, _ in pixels[0] = 1 }
    #expect(image != nil && pool == nil)
  }
}
