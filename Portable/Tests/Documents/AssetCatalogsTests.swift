import Foundation
import TestSupport
import Testing
import UIKit

@testable import Documents

@MainActor
struct AssetCatalogsTests {
  @Test("A color has its dark variant") func aColorHasItsDarkVariant() throws {
    let color = try #require(try withCatalogs { $0.color("Brand") })
    let (light, dark) = (
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    )
    #expect(light == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(dark == UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
  }

  @Test("A folder can be a namespace of its contents") func aFolderMayGiveItsNameToWhatIsInIt()
    throws
  {
    try withCatalogs { catalogs in
      #expect(catalogs.color("Named/Inner") != nil)
      #expect(catalogs.color("Inner") == nil)
      #expect(catalogs.color("Plain") != nil)
    }
  }

  @Test("An image is that of the largest scale") func anImageIsThatOfTheLargestScale() throws {
    try withCatalogs { catalogs in
      #expect(catalogs.image("Photo")?.size == CGSize(width: 2, height: 3))
      #expect(catalogs.image("Other") == nil)
    }
  }

  @Test("An image in another format is known and not drawn")
  func anImageInAnotherFormIsKnownAndNotDrawn() throws {
    try withCatalogs { catalogs in
      #expect(catalogs.image("Vector") == nil)
      #expect(catalogs.hasOtherImage("Vector"))
      #expect(!catalogs.hasOtherImage("Photo") && !catalogs.hasOtherImage("Other"))
    }
  }

  @Test("A missing folder is named") func aFolderThatIsNotThereIsNamed() {
    #expect(throws: DocumentError.self) {
      try AssetCatalogs(folders: [URL(fileURLWithPath: "/nowhere/Assets.xcassets")])
    }
  }

  private func withCatalogs<Result>(_ body: (AssetCatalogs) throws -> Result) throws -> Result {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ path: String, _ data: Data) throws {
      let file = root.appendingPathComponent("Assets.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    func color(_ parts: String, _ appearance: String = "") -> String {
      """
      {"idiom": "universal", \(appearance) "color": {"color-space": "srgb", "components": \(parts)}}
      """
    }
    let red = color(#"{"red": "0xFF", "green": "0", "blue": "0.000", "alpha": "1.000"}"#)
    let green = color(
      #"{"red": "0.0", "green": "255", "blue": "0x00", "alpha": "0.500"}"#,
      #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#)
    try write(
      "Vector.imageset/Contents.json",
      Data(#"{"images": [{"idiom": "universal", "filename": "vector.pdf"}]}"#.utf8))
    try write("Vector.imageset/vector.pdf", Data("%PDF-1.4".utf8))
    try write(
      "Brand.colorset/Contents.json", Data("{\"colors\": [\(green), \(red)]}".utf8))
    try write("Named/Contents.json", Data(#"{"properties": {"provides-namespace": true}}"#.utf8))
    try write("Named/Inner.colorset/Contents.json", Data("{\"colors\": [\(red)]}".utf8))
    try write("Group/Plain.colorset/Contents.json", Data("{\"colors\": [\(red)]}".utf8))
    try write(
      "Photo.imageset/Contents.json",
      Data(
        #"""
        {"images": [{"idiom": "universal", "scale": "1x", "filename": "one.png"},
          {"idiom": "universal", "scale": "2x", "filename": "two.png"}]}
        """#.utf8))
    try write("Photo.imageset/one.png", Self.picture(2, 3))
    try write("Photo.imageset/two.png", Self.picture(4, 6))
    return try body(AssetCatalogs(folders: [root]))
  }

  private static func picture(_ width: CGFloat, _ height: CGFloat) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format
    ).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }
}
