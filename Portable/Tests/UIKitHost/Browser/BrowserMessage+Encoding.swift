import Foundation
import UIKit

@testable import UIKitHost

/// Writes messages as the page does.
extension BrowserMessage {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .display(let display):
      writer.write(UInt8(1), [display.size.width, display.size.height, display.scale])
      writer.write(UInt8((display.isVisible ? 1 : 0) | (display.isDark ? 2 : 0)))
    case .touches(let touches):
      writer.write(UInt8(2))
      writer.write(UInt8(touches.count))
      for touch in touches {
        writer.write(UInt8(Self.touchPhases.firstIndex(of: touch.phase) ?? 255))
        writer.write(touch.device.rawValue)
        writer.write(
          touch.identifier,
          [
            touch.location.x, touch.location.y, touch.pressure, touch.altitude, touch.azimuth,
            touch.radius,
          ])
      }
    case .hover(let point): writer.write(UInt8(3), [point.x, point.y])
    case .hoverEnded: writer.write(UInt8(4))
    case .scroll(let point, let travel):
      writer.write(UInt8(5), [point.x, point.y, travel.dx, travel.dy])
    case .key(let key):
      writer.write(UInt8(6))
      writer.write(key.phase.rawValue)
      writer.write(UInt16(key.usage.rawValue))
      var bits: UInt8 = 0
      for (bit, flag) in Self.modifierKeys.enumerated() where key.modifiers.contains(flag) {
        bits |= 1 << UInt8(bit)
      }
      writer.write(bits)
      writer.bytes += key.characters.utf8
    case .text(let text): writer.bytes = [7] + text.utf8
    case .pasteboard(let text): writer.bytes = [8] + text.utf8
    case .shown(let number):
      writer.write(UInt8(9))
      writer.write(number)
    case .focusLost: writer.write(UInt8(10))
    case .composition(let text): writer.bytes = [11] + text.utf8
    }
    return writer.bytes
  }
}

struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func write(_ value: some FixedWidthInteger, _ numbers: [CGFloat] = []) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    for number in numbers { write(Float(number).bitPattern) }
  }
}
