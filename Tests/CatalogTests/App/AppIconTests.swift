import Foundation
import Testing
import UIKit

@testable import CatalogApp

@MainActor struct AppIconTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Catalog/iOS/Assets.xcassets/AppIcon.appiconset/AppIcon.png")

  @Test("The asset catalog has the icon that the catalog draws")
  func theAssetCatalogHasTheIconThatTheCatalogDraws() throws {
    let image = AppIcon.image()
    #expect(image.size == CGSize(width: AppIcon.side, height: AppIcon.side))
    let data = try #require(image.pngData())
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try data.write(to: Self.file)
    }
    let stored = try #require(UIImage(data: Data(contentsOf: Self.file)))
    let (drawn, kept) = (try pixels(of: image), try pixels(of: stored))
    #expect(drawn.count == kept.count)
    // Other versions of the drawing library differ in the last bit of edges.
    #expect(zip(drawn, kept).allSatisfy { abs(Int($0) - Int($1)) <= 8 })
    #expect(stride(from: 3, to: kept.count, by: 4).allSatisfy { kept[$0] == 255 })
  }

  private func pixels(of image: UIImage) throws -> [UInt8] {
    let side = Int(AppIcon.side)
    let context = try #require(
      CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(
      try #require(image.cgImage), in: CGRect(x: 0, y: 0, width: side, height: side))
    let data = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: data, count: side * side * 4))
  }
}
