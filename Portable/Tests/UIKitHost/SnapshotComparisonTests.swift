import TestSupport
import Testing

@MainActor struct SnapshotComparisonTests {
  private let white = PixelColor(red: 255, green: 255, blue: 255)
  private let black = PixelColor(red: 0, green: 0, blue: 0)

  private func page() -> Bitmap {
    var bitmap = Bitmap(width: 100, height: 100)
    for y in 0..<100 { for x in 0..<100 { bitmap[x, y] = white } }
    return bitmap
  }

  @Test("Equal pictures pass exactly") func equalPicturesPassExactly() throws {
    let comparison = try #require(SnapshotComparison(page(), page(), component: 0))
    #expect(comparison.differing.isEmpty)
    #expect(comparison.passes(.exact))
  }

  @Test("A slightly other edge passes") func aSlightlyOtherEdgePasses() throws {
    var other = page()
    for y in 0..<100 { other[50, y] = PixelColor(red: 250, green: 250, blue: 250) }
    let comparison = try #require(SnapshotComparison(page(), other, component: 8))
    #expect(comparison.passes(.default))
    #expect(comparison.largestDistance == 5)
  }

  @Test("A few scattered pixels pass") func aFewScatteredPixelsPass() throws {
    var other = page()
    for place in 0..<8 { other[place * 10, place * 10] = black }
    let comparison = try #require(SnapshotComparison(page(), other, component: 8))
    #expect(comparison.differing.count == 8)
    #expect(comparison.largestBlob == 1)
    #expect(comparison.passes(.default))
  }

  @Test("A blob fails, however small its part of the picture")
  func aBlobFailsThoughThePartOfThePictureIsSmall() throws {
    var other = page()
    for y in 10..<15 { for x in 10..<15 { other[x, y] = black } }
    let comparison = try #require(SnapshotComparison(page(), other, component: 8))
    #expect(comparison.largestBlob == 25)
    #expect(!comparison.passes(SnapshotTolerance(component: 8, fraction: 0.5, blob: 20)))
    #expect(comparison.passes(SnapshotTolerance(component: 8, fraction: 0.5, blob: 25)))
  }

  @Test("Pixels that touch at a corner are one blob") func pixelsThatTouchAtACornerAreOneBlob()
    throws
  {
    var other = page()
    for place in 0..<30 { other[place, place] = black }
    let comparison = try #require(SnapshotComparison(page(), other, component: 8))
    #expect(comparison.largestBlob == 30)
  }

  @Test("Pictures of different sizes cannot be compared")
  func picturesOfOtherSizesCannotBeCompared() {
    #expect(SnapshotComparison(page(), Bitmap(width: 99, height: 100), component: 8) == nil)
  }

  @Test("The difference is red on a faded reference") func theDifferenceIsRedOnAFadedReference()
    throws
  {
    var other = page()
    other[3, 4] = black
    let comparison = try #require(SnapshotComparison(page(), other, component: 8))
    let picture = comparison.picture(over: page())
    #expect(picture[3, 4] == PixelColor(red: 230, green: 0, blue: 0))
    #expect(picture[5, 5] == white)
  }

  @Test("A picture keeps its pixels through an image") func aPictureKeepsItsPixelsThroughAnImage()
    throws
  {
    var bitmap = page()
    bitmap[7, 2] = PixelColor(red: 10, green: 200, blue: 30)
    let image = try #require(bitmap.image())
    let data = try #require(image.pngData())
    let back = try #require(CGImage(pngData: data).flatMap { Bitmap($0) })
    #expect(back.bytes == bitmap.bytes)
  }
}
