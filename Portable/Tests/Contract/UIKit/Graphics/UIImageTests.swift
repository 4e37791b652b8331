import Testing
import UIKit

struct UIImageTests {
  private func quarters(
    scale: CGFloat = 1, orientation: UIImage.Orientation = .up
  ) throws -> UIImage {
    try #require(
      UIImage.pixels(
        [[.red, .green, .green], [.blue, .white, .white]], scale: scale,
        orientation: orientation))
  }

  @Test("Size is in points, upright") func sizeIsInPointsUpright() throws {
    #expect(try quarters(scale: 2).size == CGSize(width: 1.5, height: 1))
    #expect(try quarters(orientation: .left).size == CGSize(width: 2, height: 3))
    #expect(UIImage().size == .zero)
    #expect(UIImage().cgImage == nil)
  }

  @Test(
    "Every orientation is drawn upright",
    arguments: [
      (.up, [.red, .green, .blue, .white]), (.down, [.white, .blue, .green, .red]),
      (.left, [.green, .white, .red, .blue]), (.right, [.blue, .red, .white, .green]),
      (.upMirrored, [.green, .red, .white, .blue]), (.downMirrored, [.blue, .white, .red, .green]),
      (.leftMirrored, [.red, .blue, .green, .white]),
      (.rightMirrored, [.white, .green, .blue, .red]),
    ] as [(UIImage.Orientation, [Pixel])])
  func everyOrientationIsDrawnUpright(orientation: UIImage.Orientation, corners: [Pixel])
    throws
  {
    let picture = try #require(try quarters(orientation: orientation).drawn())
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    let found = [picture[0, 0], picture[right, 0], picture[0, bottom], picture[right, bottom]]
    #expect(found == corners)
  }

  @Test("Drawing scales to the rectangle") func drawingScalesToTheRectangle() throws {
    let image = try #require(UIImage.pixels([[.red, .blue]]))
    let picture = try #require(image.drawn(in: CGSize(width: 40, height: 10)))
    #expect(picture[2, 5] == .red)
    #expect(picture[37, 5] == .blue)
  }

  @Test("A tint keeps the opacity only") func aTintKeepsTheOpacityOnly() throws {
    let image = try #require(UIImage.pixels([[.red, .clear]])).withTintColor(.blue)
    let picture = try #require(image.drawn())
    #expect(picture[0, 0] == .blue)
    #expect(picture[1, 0] == .clear)
  }

  @Test("Caps keep their size while the middle stretches")
  func capsKeepTheirSizeWhileTheMiddleStretches() throws {
    let image = try #require(UIImage.pixels([[.red, .green, .blue]]))
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
    let picture = try #require(image.drawn(in: CGSize(width: 30, height: 1)))
    #expect(picture[0, 0] == .red)
    #expect(picture[29, 0] == .blue)
    #expect((1..<29).allSatisfy { picture[$0, 0] == .green })
  }

  @Test("A tiled middle repeats") func aTiledMiddleRepeats() throws {
    let image = try #require(UIImage.pixels([[.red, .green, .white, .blue]]))
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let picture = try #require(image.drawn(in: CGSize(width: 8, height: 1)))
    #expect(
      (0..<8).map { picture[$0, 0] }
        == [.red, .green, .white, .green, .white, .green, .white, .blue])
  }

  @Test("JPEG data comes back nearly the same, on white")
  func jpegDataComesBackNearlyTheSameOnWhite() throws {
    let rows = Array(
      repeating: Array(repeating: UIColor.red, count: 16)
        + Array(repeating: UIColor.clear, count: 16), count: 16)
    let image = try #require(UIImage.pixels(rows))
    let data = try #require(image.jpegData(compressionQuality: 0.9))
    let copy = try #require(UIImage(data: data)?.drawn())
    #expect(copy[4, 8].isClose(to: .red, within: 6))
    #expect(copy[28, 8].isClose(to: .white, within: 6))
    let small = try #require(image.jpegData(compressionQuality: 0))
    #expect(small.count < data.count)
  }

  @Test("Data without an image gives nil") func dataThatIsNoImageGivesNil() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 1, 2, 3])) == nil)
    #expect(UIImage(data: Data([0x89, 0x50, 0x4E, 0x47, 0])) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at all.png") == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  @Test("An archive brings an image back") func anArchiveBringsAnImageBack() throws {
    let image = try quarters(scale: 2, orientation: .left).withRenderingMode(.alwaysTemplate)
    let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
    #expect(copy.size == image.size)
    #expect(copy.imageOrientation == .left)
    #expect(copy.renderingMode == .alwaysTemplate)
  }
}
