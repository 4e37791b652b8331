import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitHost

struct BrowserFrameTests {
  /// A picture of 8 by 6 pixels; each tells where it is.
  private var pixels: [UInt32] {
    (0..<48).map { (index: UInt32) -> UInt32 in
      let (red, green) = (index % 8 * 30, index / 8 * 40)
      return 0xFF00_0007 | red << 16 | green << 8
    }
  }

  @Test("The rectangles of a frame are its pixels") func theRectanglesOfAFrameAreItsPixels() throws
  {
    var frame = BrowserFrame(number: 77, width: 8, height: 6, scale: 1.5)
    var pixels = pixels
    let areAdded = pixels.withUnsafeMutableBytes {
      frame.add((2, 1, 3, 2), of: $0, bytesPerRow: 32)
        && frame.add((7, 5, 1, 1), of: $0, bytesPerRow: 32)
    }
    #expect(areAdded)
    let sent = try #require(SentFrame(frame.bytes))
    #expect(sent.number == 77)
    #expect(sent.size == CGSize(width: 8, height: 6))
    #expect(sent.scale == 1.5)
    #expect(
      sent.rects.map(\.area)
        == [CGRect(x: 2, y: 1, width: 3, height: 2), CGRect(x: 7, y: 5, width: 1, height: 1)])
    let first = try #require(sent.rects.first?.image.flatMap { Bitmap($0) })
    #expect(first.width == 3)
    #expect(first.height == 2)
    let corner = try #require(first.color(x: 2, y: 1))
    #expect(corner == PixelColor(UIColor(red: 120 / 255, green: 80 / 255, blue: 7 / 255, alpha: 1)))
  }

  @Test("A rectangle that is not in the picture is refused")
  func aRectangleThatIsNotInThePictureIsRefused() {
    var frame = BrowserFrame(number: 1, width: 8, height: 6, scale: 1)
    let before = frame.bytes
    var pixels = pixels
    for rect in [(0, 0, 0, 1), (0, 0, 1, 0), (0, 5, 8, 2), (7, 5, 2, 1)] {
      let isAdded = pixels.withUnsafeMutableBytes { frame.add(rect, of: $0, bytesPerRow: 32) }
      #expect(!isAdded)
    }
    let none = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    let isAdded = frame.add((0, 0, 1, 1), of: none, bytesPerRow: 0)
    #expect(!isAdded)
    #expect(frame.bytes == before)
  }

  @Test("A frame has up to 255 rectangles") func aFrameHasUpTo255Rectangles() {
    var frame = BrowserFrame(number: 1, width: 8, height: 6, scale: 1)
    var pixels = pixels
    let added = pixels.withUnsafeMutableBytes { buffer in
      (0..<256).map { _ in frame.add((0, 0, 1, 1), of: buffer, bytesPerRow: 32) }
    }
    #expect(added == [Bool](repeating: true, count: 255) + [false])
    #expect(SentFrame(frame.bytes)?.rects.count == 255)
  }

  @Test("Replies are short") func repliesAreShort() {
    #expect(BrowserReply.state(BrowserReply.State(takesText: true)).bytes == [130, 1])
    #expect(BrowserReply.copy("ä").bytes == [131, 0xC3, 0xA4])
  }
}
