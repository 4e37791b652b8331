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

  @Test("A dynamic tint follows the traits") func aDynamicTintFollowsTheTraits() throws {
    let image = try #require(UIImage.pixels([[.red]]))
      .withTintColor(UIColor { $0.userInterfaceStyle == .dark ? .green : .blue })
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(PictureProbe(image)?[0, 0] == .green)
    }
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      #expect(PictureProbe(image)?[0, 0] == .blue)
    }
  }

  @Test("PNG data holds every pixel") func pngDataHoldsEveryPixel() throws {
    let image = try quarters()
    let data = try #require(image.pngData())
    let copy = try #require(UIImage(data: data))
    #expect(copy.size == image.size)
    let picture = try #require(copy.drawn())
    #expect(picture[0, 0] == .red && picture[0, 1] == .blue && picture[2, 1] == .white)
  }

  @Test("JPEG data is upright") func jpegDataIsUpright() throws {
    let rows =
      Array(repeating: Array(repeating: UIColor.red, count: 16), count: 16)
      + Array(repeating: Array(repeating: UIColor.blue, count: 16), count: 16)
    let image = try #require(UIImage.pixels(rows, orientation: .right))
    let data = try #require(image.jpegData(compressionQuality: 1))
    let copy = try #require(UIImage(data: data)?.drawn())
    #expect(copy.width == 32 && copy.height == 16)
    #expect(copy[4, 8].isClose(to: .blue, within: 6))
  }

  @Test("The Exif orientation of a photograph is read") func theExifOrientationOfAPhotographIsRead()
    throws
  {
    let image = try #require(
      UIImage.pixels(Array(repeating: Array(repeating: UIColor.red, count: 8), count: 16)))
    var data = try #require(image.jpegData(compressionQuality: 1))
    let exif: [UInt8] = [
      0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12,
      0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    data.insert(contentsOf: exif, at: 2)
    let copy = try #require(UIImage(data: data))
    #expect(copy.imageOrientation == .right)
    #expect(copy.size == CGSize(width: 16, height: 8))
  }

  @Test("A file's name sets the scale") func aFilesNameSetsTheScale() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIImageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(try quarters().pngData())
    try data.write(to: folder.appendingPathComponent("dots@3x.png"))
    let image = try #require(
      UIImage(contentsOfFile: folder.appendingPathComponent("dots@3x.png").path))
    #expect(image.scale == 3)
    #expect(image.size.width == 1)
  }
}
