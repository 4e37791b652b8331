import Testing
import UIKit

@testable import DrawingBoard

struct BoardBackgroundCodingTests {
  private func background() throws -> BoardBackground {
    BoardBackground(
      color: CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5),
      image: try ImageProbe.noise(width: 31, height: 17), placement: .tile, imageScale: 3)
  }

  @Test("A background is decoded from its data")
  func roundTrip() throws {
    let original = try background()
    let data = try #require(original.encoded())
    let read = try #require(BoardBackground(data: data))
    #expect(read.placement == .tile)
    #expect(read.imageScale == 3)
    #expect(read.color?.components == original.color?.components)
    #expect(try ImageProbe(read.image).pixels == ImageProbe(original.image).pixels)
    let nothing = try #require(BoardBackground().encoded())
    #expect(BoardBackground(data: nothing) == BoardBackground())
  }

  @Test("Wide colors and images stay wide")
  func wide() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: space, components: [0, 1, 0, 1]))
    let context = try #require(CGContext.bitmap(width: 4, height: 4, colorSpace: space))
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let original = BoardBackground(color: color, image: context.makeImage())
    let data = try #require(original.encoded())
    let read = try #require(BoardBackground(data: data))
    #expect(read.color == color)
    #expect(read.image?.colorSpace?.name == CGColorSpace.displayP3)
    #expect(try ImageProbe(read.image, in: space)[1, 1] == 0xFF00_FF00)
    let extended = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    let stored = try #require(BoardBackground(color: extended).encoded())
    let parts = BoardBackground(data: stored)?.color?.components ?? []
    #expect(parts.count == 4 && parts[0] > 1.09 && parts[1] < -0.2)
  }

  @Test("Damaged data gives nothing, and never traps")
  func damage() throws {
    let data = try #require(try background().encoded())
    for count in 0..<120 {
      // The header alone is a background without an image.
      #expect((BoardBackground(data: data.prefix(count)) == nil) == (count != 48))
    }
    for index in 0..<min(data.count, 80) {
      for bit in 0..<8 {
        var damaged = data
        damaged[index] ^= 1 << bit
        _ = BoardBackground(data: damaged)
      }
    }
    for (index, byte) in [(0, 0), (4, 2), (5, 3), (6, 9), (7, 1), (48, 0)] as [(Int, UInt8)] {
      var wrong = data
      wrong[index] = byte
      #expect(BoardBackground(data: wrong) == nil, "\(index)")
    }
    var huge = data
    // The width and the height that the PNG file names.
    huge.replaceSubrange((48 + 16)..<(48 + 24), with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    #expect(BoardBackground(data: huge) == nil)
    #expect(BoardBackground(data: Data(count: BoardBackground.encodedByteLimit + 1)) == nil)
  }

  @Test("A slice of data is read like a whole one")
  func slice() throws {
    let data = try #require(try background().encoded())
    let padded = Data(repeating: 7, count: 13) + data
    #expect(BoardBackground(data: padded.dropFirst(13))?.placement == .tile)
  }
}

/// The background of a control, and what the host has set of it.
@MainActor
struct BoardBackgroundValuesTests {
  @Test("A stored background fills in what the host has not set")
  func restoring() throws {
    let stored = BoardBackground(
      color: .opaqueRed, image: try ImageProbe.noise(width: 8, height: 8), placement: .tile,
      imageScale: 2)
    let plain = DrawingBoardControl(frame: .zero)
    plain.restoreBackground(stored)
    #expect(plain.drawingBackgroundColor == UIColor(cgColor: .opaqueRed))
    #expect(plain.drawingBackgroundImage?.size == CGSize(width: 4, height: 4))
    #expect(plain.drawingBackgroundPlacement == .tile)
    #expect(plain.boardBackground == stored)
    #expect(plain.behavior.background.hostValues.isEmpty)

    let host = DrawingBoardControl(frame: .zero)
    host.drawingBackgroundColor = .blue
    host.drawingBackgroundImage = nil
    host.drawingBackgroundPlacementRawValue = 1
    host.restoreBackground(stored)
    #expect(host.drawingBackgroundColor == .blue)
    #expect(host.drawingBackgroundImage == nil)
    #expect(host.drawingBackgroundPlacement == .fit)
    #expect(host.behavior.background.hostValues == [.color, .image, .placement])
  }
}
