import Foundation
import TestSupport
import Testing
import UIKit

@testable import DrawingBoard

@Suite("Images of drawings that no board shows")
struct StoredDrawingThumbnailTests {
  private let shelf = DrawingShelf()
  private let id = UUID()

  /// The left half red, the right half empty.
  private func drawHalf(background: BoardBackground? = nil, open: Bool = false) throws
    -> StoreDriver
  {
    var driver = try shelf.open(id)
    driver.initialPercentage = 0
    driver.setBoard(
      StoredBoard(
        size: PixelSize(width: 128, height: 64), scale: 2,
        background: background?.encoded() ?? Data()))
    driver.draw([TileCoordinate(column: 1, row: 0): .filled(0xFF00_FF00)])
    driver.draw([
      TileCoordinate(column: 0, row: 0): .filled(0xFFFF_0000),
      TileCoordinate(column: 1, row: 0): nil,
    ])
    driver.draw([TileCoordinate(column: 1, row: 0): .filled(0xFF00_00FF)])
    try driver.undo()
    try driver.flushed()
    return driver
  }

  /// The pixels of an image, row by row, with alpha highest and blue lowest.
  private func pixels(_ image: UIImage?) throws -> [UInt32] {
    let image = try #require(image?.cgImage)
    let context = try #require(
      CGContext.bitmap(width: image.width, height: image.height, colorSpace: nil))
    context.drawUpright(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    let base = try #require(context.data)
    return (0..<image.height).flatMap { y in
      (0..<image.width).map { x in
        base.load(fromByteOffset: y * context.bytesPerRow + x * 4, as: UInt32.self)
      }
    }
  }

  @Test("The shown step is drawn, in the shape of the drawing", arguments: [true, false])
  func shown(isOpen: Bool) async throws {
    var driver: StoreDriver? = try drawHalf()
    if !isOpen { driver = nil }
    let drawing = try await shelf.drawing(id)
    let image = try await drawing.thumbnail(fitting: CGSize(width: 16, height: 16))
    #expect(image?.size == CGSize(width: 16, height: 8) && image?.scale == 2)
    let row = [UInt32](repeating: 0xFFFF_0000, count: 16) + [UInt32](repeating: 0, count: 16)
    #expect(try pixels(image) == (0..<16).flatMap { _ in row })
    withExtendedLifetime(driver) {}
  }

  @Test("The background is below the drawing")
  func background() async throws {
    _ = try drawHalf(
      background: BoardBackground(color: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)))
    let drawing = try await shelf.drawing(id)
    let image = try await drawing.thumbnail(fitting: CGSize(width: 4, height: 9), scale: 1)
    let row: [UInt32] = [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF]
    #expect(try pixels(image) == row + row)
    #expect(image?.scale == 1)
  }

  @Test("Sizes of any kind give an image, not larger than the drawing")
  func sizes() async throws {
    _ = try drawHalf()
    let drawing = try await shelf.drawing(id)
    await expectEach(
      [(CGFloat.nan, 1.0), (-5, 1), (.infinity, 1), (1e9, 64), (30, 30)] as [(CGFloat, CGFloat)],
      named: { "\($0.0)" }
    ) { side, expected in
      let image = try await drawing.thumbnail(fitting: CGSize(width: side, height: 1e5))
      #expect(image?.size.width == expected, "\(side)")
    }
    await expectEach([CGFloat.nan, 0, -1, .infinity]) { scale async throws in
      #expect(try await drawing.thumbnail(fitting: .zero, scale: scale)?.scale == 2, "\(scale)")
    }
  }

  @Test("A drawing without a size has no image")
  func noSize() async throws {
    var driver = try shelf.open(id)
    driver.draw()
    try driver.flushed()
    #expect(try await shelf.drawing(id).thumbnail(fitting: .zero) == nil)
  }
}
