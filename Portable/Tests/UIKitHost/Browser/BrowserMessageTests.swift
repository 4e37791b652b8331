import Foundation
import Testing
import TestSupport
import UIKit

@testable import UIKitHost

struct BrowserMessageTests {
  private static func touch(
    _ phase: UITouch.Phase, _ device: BrowserMessage.Touch.Device
  ) -> BrowserMessage.Touch {
    BrowserMessage.Touch(
      phase: phase, device: device, identifier: -7, location: CGPoint(x: 12.5, y: 100),
      pressure: 0.25, altitude: 1.5, azimuth: -3, radius: 11)
  }

  private static let samples: [BrowserMessage] = [
    .display(BrowserMessage.Display(size: CGSize(width: 390, height: 844), scale: 1.5)),
    .display(
      BrowserMessage.Display(
        size: CGSize(width: 0, height: 0), scale: 0.5, isVisible: false, isDark: true)),
    .touches([touch(.began, .mouse)]),
    .touches(
      (0..<64).map { touch([.moved, .ended, .cancelled][$0 % 3], [.finger, .pen][$0 % 2]) }),
    .hover(CGPoint(x: -4, y: 9)), .hoverEnded,
    .scroll(at: CGPoint(x: 1, y: 2), by: CGVector(dx: -3.25, dy: 400)),
    .key(
      BrowserMessage.Key(
        phase: .repeated, usage: .keyboardA, modifiers: [.shift, .alphaShift], characters: "Ä")),
    .key(
      BrowserMessage.Key(
        phase: .up, usage: .keyboardUpArrow, modifiers: [.command, .alternate], characters: "")),
    .text("Zürich 👩‍👧 日本"), .pasteboard(""), .pasteboard("a\nb"), .shown(.max), .focusLost,
    .composition("に"), .composition(""),
  ]

  @Test("Every message is read as it was written", arguments: samples.indices)
  func everyMessageIsReadAsItWasWritten(index: Int) {
    let message = Self.samples[index]
    #expect(BrowserMessage(message.bytes) == message)
  }

  @Test("A message that is cut off is refused", arguments: samples.indices)
  func aMessageThatIsCutOffIsRefused(index: Int) {
    let message = Self.samples[index]
    let bytes = message.bytes
    // Text takes what there is, so less of it is another message.
    let isText =
      switch message {
      case .text, .pasteboard, .key, .composition: true
      default: false
      }
    for length in 0..<bytes.count where !isText || length == 0 {
      #expect(BrowserMessage(Array(bytes.prefix(length))) == nil)
    }
    if !isText { #expect(BrowserMessage(bytes + [0]) == nil) }
  }

  @Test("Random bytes are a message or refused") func randomBytesAreAMessageOrRefused() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      var bytes = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      // Most begin like a message, so that what follows the kind is read as well.
      if !bytes.isEmpty, Bool.random() { bytes[0] = UInt8.random(in: 0...11) }
      if let message = BrowserMessage(bytes) { #expect(BrowserMessage(message.bytes) == message) }
    }
  }

  @Test("Changed bytes are a message or refused") func changedBytesAreAMessageOrRefused() {
    for sample in Self.samples {
      for _ in 0..<300 {
        var bytes = sample.bytes
        bytes[Int.random(in: 0..<bytes.count)] = UInt8.random(in: 0...255)
        if let message = BrowserMessage(bytes) { #expect(BrowserMessage(message.bytes) == message) }
      }
    }
  }

  @Test("Numbers outside of the page are refused") func numbersThatAreNoPlacesAreRefused() {
    for value: CGFloat in [.nan, .infinity, -.infinity, 40_000, -40_000] {
      #expect(BrowserMessage(BrowserMessage.hover(CGPoint(x: value, y: 0)).bytes) == nil)
      #expect(BrowserMessage(BrowserMessage.hover(CGPoint(x: 0, y: value)).bytes) == nil)
      let display = BrowserMessage.Display(size: CGSize(width: value, height: 9), scale: 1)
      #expect(BrowserMessage(BrowserMessage.display(display).bytes) == nil)
      let scale = BrowserMessage.Display(size: CGSize(width: 9, height: 9), scale: value)
      #expect(BrowserMessage(BrowserMessage.display(scale).bytes) == nil)
    }
  }

  @Test("A message has from one to 64 samples") func aMessageHasFromOneTo64Samples() {
    #expect(BrowserMessage([2, 0]) == nil)
    let many = [BrowserMessage.Touch](repeating: Self.touch(.moved, .pen), count: 65)
    #expect(BrowserMessage(BrowserMessage.touches(many).bytes) == nil)
  }

  @Test("Text is valid and a message is of limited size")
  func textIsValidAndAMessageIsOfLimitedSize() {
    #expect(BrowserMessage([7]) == nil)
    #expect(BrowserMessage([7, 0xFF, 0xFE]) == nil)
    #expect(BrowserMessage([7] + [UInt8](repeating: 65, count: BrowserMessage.limit - 1)) != nil)
    #expect(BrowserMessage([7] + [UInt8](repeating: 65, count: BrowserMessage.limit)) == nil)
    #expect(BrowserMessage([6, 0, 4, 0, 0] + [UInt8](repeating: 65, count: 33)) == nil)
  }
}
