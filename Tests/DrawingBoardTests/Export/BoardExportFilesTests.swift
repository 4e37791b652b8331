import ImageIO
import TestSupport
import Testing
import UIKit

@testable import DrawingBoard

struct BoardExportFilesTests {
  private func board(_ colorSpace: BoardColorSpace = .sRGB) throws -> BoardFixture {
    let board = try BoardFixture(200, 120, scale: 2, colorSpace: colorSpace)
    board.draw(PencilBrush(), [(10, 30), (90, 30)], width: 8, color: .opaqueRed)
    return board
  }

  @Test("A PNG file has every pixel, and keeps transparency")
  func png() async throws {
    let board = try board()
    let data = try #require(try await BoardExport(canvas: board.canvas).pngData())
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(try ImageProbe(image).pixels == board.pixels)
  }

  @Test("A JPEG file is white where the board is transparent")
  func jpeg() async throws {
    let board = try board()
    await expectEach([0.9, 7, .nan] as [CGFloat]) { quality in
      let export = BoardExport(canvas: board.canvas)
      let data = try #require(try await export.jpegData(quality: quality))
      let image = try #require(UIImage(data: data)?.cgImage)
      #expect((image.width, image.height) == (200, 120), "\(quality)")
      let probe = try ImageProbe(image)
      #expect(probe[10, 10] == 0xFFFF_FFFF, "\(quality)")
      let red = probe[100, 60]
      #expect(red >> 16 & 0xFF > 245 && red & 0xFF < 16, "\(quality)")
    }
  }

  @Test("An HEIC file is nil without an encoder")
  func heic() async throws {
    let data = try await BoardExport(canvas: try board().canvas).heicData()
    #expect(data == nil)
  }

  @Test(
    "A PDF file shows the drawing on one page as large as the board in points",
    arguments: BoardColorSpace.allCases)
  func pdf(colorSpace: BoardColorSpace) async throws {
    let board = try board(colorSpace)
    let export = BoardExport(
      canvas: board.canvas, background: BoardBackground(color: UIColor.yellow))
    let page = try PDFPage(try #require(try await export.pdfData(title: "Board")))
    #expect(page.information["Pages"] == "1")
    #expect(page.information["Page size"] == "100 x 60 pts")
    #expect(page.information["Title"] == "Board")
    #expect((page.image.width, page.image.height) == (200, 120))
    // At two pixels for a point every pixel of the board is one of the page.
    let (shown, expected) = (
      try ImageProbe(page.image), try ImageProbe(try await export.image()?.cgImage)
    )
    // Poppler blends the edges of a wide drawing in sRGB.
    #expect(shown.distance(to: expected) <= (colorSpace == .sRGB ? 2 : 40))
    #expect(shown[100, 60] >> 16 & 0xFF > 252 && shown[100, 60] & 0xFFFF < 0x0404)
    let clear = try PDFPage(
      try #require(try await BoardExport(canvas: board.canvas).pdfData()))
    #expect(try ImageProbe(clear.image)[5, 5] == 0)
  }

  @Test("A canceled task exports nothing, and stops between two bands")
  func cancellation() async throws {
    let export = BoardExport(canvas: try board().canvas)
    let canceled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await export.pngData()
    }
    await #expect(throws: CancellationError.self) { try await canceled.value }
    let parts = PartRecorder()
    let running = Task {
      try await export.image(scale: 20) { part in
        parts.add(part)
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(parts.all.count == 1)
  }

  @Test("A photo keeps format, metadata, color space and pixels", arguments: 1...8)
  func photo(orientation: Int) async throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let bitmap = try #require(CGContext.bitmap(width: 400, height: 240, colorSpace: space))
    bitmap.setFillColor(try #require(CGColor(colorSpace: space, components: [0, 1, 0, 1])))
    bitmap.fill(CGRect(x: 0, y: 0, width: 400, height: 240))
    let plain = try #require(
      bitmap.makeImage().flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 1) })
    let photo = PhotoFixture.adding(orientation: UInt8(orientation), to: plain)
    // As large as the photo is seen.
    let isTurned = orientation > 4
    let board = try BoardFixture(isTurned ? 240 : 400, isTurned ? 400 : 240)
    board.draw(MarkerBrush(), [(20, 20), (60, 20)], width: 30, color: .opaqueBlue)
    let export = BoardExport(canvas: board.canvas)
    let data = try #require(try await export.photoData(over: photo, quality: 1))
    #expect(data.range(of: PhotoFixture.tiff(orientation: UInt8(orientation))) != nil)
    let image = try #require(UIImage(data: data))
    #expect(image.imageOrientation == UIImage(data: photo)?.imageOrientation)
    #expect(image.cgImage?.colorSpace?.name == CGColorSpace.displayP3)
    #expect((image.cgImage?.width, image.cgImage?.height) == (400, 240))
    let upright = try ImageProbe(image.uprightBitmap, in: space)
    #expect(upright[40, 20] & 0xFF > 200)
    let far = upright[upright.width - 40, 200]
    #expect(far >> 8 & 0xFF > 250 && far >> 16 & 0xFF < 6 && far & 0xFF < 6)
  }

  @Test("Data without a photo gives nothing")
  func noPhoto() async throws {
    let export = BoardExport(canvas: try board().canvas)
    await expectEach([Data(), Data("photo".utf8), Data([0xFF, 0xD8, 0xFF])]) { data in
      let result = try await export.photoData(over: data)
      #expect(result == nil, "\(data)")
    }
  }

  @Test("An image that is not upright is turned before it lies under or in a board")
  func orientation() throws {
    let bitmap = try ImageProbe.make(width: 40, height: 20) { x, _ in
      x < 20 ? 0xFFFF_0000 : 0xFF00_00FF
    }
    // Turned to the right its left side is up.
    let image = UIImage(cgImage: bitmap, scale: 1, orientation: .right)
    let board = try BoardFixture(20, 40)
    board.canvas.importImage(image)
    #expect(board.canvas.pixel(x: 10, y: 5) == 0xFFFF_0000)
    #expect(board.canvas.pixel(x: 10, y: 35) == 0xFF00_00FF)
    let background = BoardBackground(color: nil, image: image, placement: .tile)
    #expect(background.imageRect(in: board.canvas.bounds).size == CGSize(width: 20, height: 40))
    #expect(board.canvas.importImage(UIImage()).changes.isEmpty)
  }
}

/// A photo with nothing but an orientation in its metadata.
enum PhotoFixture {
  static func tiff(orientation: UInt8) -> Data {
    Data([
      0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0,
      0, 0, 0,
    ])
  }

  static func adding(orientation: UInt8, to jpeg: Data) -> Data {
    let payload = Data("Exif\0\0".utf8) + tiff(orientation: orientation)
    var result = jpeg
    result.insert(
      contentsOf: [0xFF, 0xE1, 0, UInt8(payload.count + 2)] + [UInt8](payload), at: 2)
    return result
  }
}
