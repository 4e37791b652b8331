import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import DrawingBoard

@Suite("Images that are finer than the board")
struct ImageDetailTests {
  /// Stripes that are half as wide as a pixel of a board of 300 by 260 pixels.
  private static func stripes(alpha: UInt32 = 255) throws -> CGImage {
    try ImageProbe.make(width: 1200, height: 1040) { x, _ in
      let level = x / 2 % 2 == 0 ? alpha : 0
      return alpha << 24 | level << 16 | level << 8 | level
    }
  }

  private static func noise(side: Int, alpha: UInt32) throws -> CGImage {
    var random = SeededGenerator(seed: 3)
    return try ImageProbe.make(width: side, height: side) { _, _ in
      let color = UInt32(truncatingIfNeeded: random.next())
      return alpha << 24 | color & 0x007F_7F7F
    }
  }

  /// The number of levels between the darkest and the lightest pixel of a row.
  private static func contrast(_ board: ErasedBoard, scale: CGFloat, row: Int = 200) throws -> Int {
    let canvas = board.board.canvas
    let scene = try ElementScene(
      ElementScene.Source(
        store: board.stack.store, size: canvas.size, scale: canvas.scale,
        colorSpace: canvas.colorSpace),
      area: canvas.size.bounds, decoded: ElementCache())
    let image = try #require(
      try scene.image(of: PixelRect(x: 200, y: row, width: 64, height: 1), scale: scale))
    let levels = try image.pixels().map { Int($0 & 0xFF) }
    return try #require(levels.max()) - (try #require(levels.min()))
  }

  private static func place(_ image: CGImage, on board: ErasedBoard, isEncoded: Bool) {
    let imported = board.board.canvas.importImage(image)
    let elements = StepElements.image(imported.element)
    board.stack.push(
      name: "Image", changes: imported.changes,
      elements: isEncoded ? .bytes(elements.bytes[...]) : elements)
  }

  @Test(
    "A magnified picture shows detail that the board has no pixels for, also below later strokes",
    arguments: [false, true])
  func magnified(isEncoded: Bool) throws {
    let board = try ErasedBoard()
    Self.place(try Self.stripes(), on: board, isEncoded: isEncoded)
    #expect(try Self.contrast(board, scale: 1) < 40)
    #expect(try Self.contrast(board, scale: 4) > 160)
    board.draw(EraserBrush(), through: [(0, 50), (299, 50)], width: 8)
    #expect(try Self.contrast(board, scale: 4, row: 200) == 0)
    #expect(try Self.contrast(board, scale: 4, row: 400) > 160)
    #expect(try board.redrawDifference() == 0)
  }

  @Test("At the scale of the board the image is as it was placed")
  func placed() throws {
    let board = try ErasedBoard()
    Self.place(try Self.stripes(), on: board, isEncoded: true)
    let canvas = board.board.canvas
    let scene = try ElementScene(
      ElementScene.Source(
        store: board.stack.store, size: canvas.size, scale: 1, colorSpace: canvas.colorSpace),
      area: canvas.size.bounds, decoded: ElementCache())
    let image = try #require(try scene.image(of: canvas.size.bounds, scale: 1))
    #expect(try image.pixels().distance(to: board.board.pixels) <= 1)
  }

  @Test("An image is decoded from its bytes: JPEG if it is opaque, PNG if not")
  func bytes() throws {
    for (alpha, start) in [(255, [0xFF, 0xD8]), (128, [0x89, 0x50])] as [(UInt32, [UInt8])] {
      let board = try ErasedBoard()
      let element = board.board.canvas.importImage(try Self.stripes(alpha: alpha)).element
      let bytes = DrawingElement.bytes(of: element)
      #expect(bytes.count < ImageDetail.byteLimit + 100_000)
      let elements = DrawingElement.elements(of: bytes, colorSpace: .sRGB)
      guard case .image(let again)? = elements.first else {
        Issue.record("no image")
        return
      }
      #expect(again.rect == element.rect)
      #expect(again.detail?.frame == CGRect(x: 0, y: 0, width: 300, height: 260))
      #expect(again.detail?.image?.width == 1200)
      #expect(DrawingElement.bytes(of: again) == bytes)
      let isFile = bytes.indices.prefix(64).contains { bytes[$0...].starts(with: start) }
      #expect(isFile)
      let hasImage = StepElements.bytes(bytes[...]).hasImage
      #expect(hasImage)
      let heads = try #require(DrawingElement.heads(of: bytes))
      guard heads.count == 1, case .image = heads[0] else {
        Issue.record("no head of an image")
        return
      }
      var random = SeededGenerator(seed: 5)
      for _ in 0..<Torture.count(40, torture: 2_000) {
        var damaged = bytes
        for _ in 0..<3 {
          damaged[random.next(below: 60)] = UInt8(random.next(below: 256))
        }
        // Whatever it is read as, nothing traps.
        _ = DrawingElement.elements(of: damaged, colorSpace: .sRGB)
      }
    }
  }

  @Test(
    "An image that takes too many bytes is reduced, and kept if it is still finer than the board")
  func limits() throws {
    let image = try Self.noise(side: 2000, alpha: 255)
    for (side, isKept) in [(260, true), (1600, false)] as [(CGFloat, Bool)] {
      let frame = CGRect(x: 3, y: 7, width: side, height: side)
      let detail = try #require(ImageDetail(image, in: frame))
      var writer = ElementWriter()
      let isWritten = detail.write(to: &writer)
      #expect(isWritten == isKept)
      guard isWritten else {
        #expect(writer.bytes.isEmpty)
        continue
      }
      #expect(writer.bytes.count <= ImageDetail.byteLimit + 32)
      var reader = ElementReader(writer.bytes)
      let read = try ImageDetail(&reader)
      #expect(reader.isAtEnd && read.frame == frame)
      let width = try #require(read.image?.width)
      #expect(CGFloat(width) >= side * 1.2 && width < 2000)
    }
  }

  @Test("An image whose detail the board has completely is not stored")
  func coarse() throws {
    let image = try Self.noise(side: 300, alpha: 127)
    #expect(ImageDetail(image, in: CGRect(x: 0, y: 0, width: 270, height: 270)) == nil)
    let board = try ErasedBoard()
    let isDetailed = board.board.canvas.importImage(image).element.detail != nil
    #expect(!isDetailed)
    let isTiledDetailed =
      board.board.canvas.importImage(try Self.stripes(), placement: .tile).element.detail != nil
    #expect(!isTiledDetailed)
  }
}
