import UIKit

extension BrowserMessage {
  /// Reads a message; nil if the bytes are not exactly one message.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.limit else { return nil }
    var reader = ByteReader(bytes)
    guard let kind = reader.integer(UInt8.self), let message = Self.read(kind, from: &reader),
      reader.isAtEnd
    else { return nil }
    self = message
  }

  private static func read(_ kind: UInt8, from reader: inout ByteReader) -> BrowserMessage? {
    switch kind {
    case 1: Display(from: &reader).map { .display($0) }
    case 2: touches(from: &reader).map { .touches($0) }
    case 3: reader.point(in: places).map { .hover($0) }
    case 4: .hoverEnded
    case 5: scroll(from: &reader)
    case 6: Key(from: &reader).map { .key($0) }
    case 7: nonemptyText(from: &reader).map { .text($0) }
    case 8: reader.text().map { .pasteboard($0) }
    case 9: reader.integer().map { .shown($0) }
    case 10: .focusLost
    case 11: reader.text().map { .composition($0) }
    default: nil
    }
  }

  private static func touches(from reader: inout ByteReader) -> [Touch]? {
    guard let count = reader.integer(UInt8.self), (1...touchLimit).contains(Int(count)) else {
      return nil
    }
    var touches: [Touch] = []
    for _ in 0..<count {
      guard let touch = Touch(from: &reader) else { return nil }
      touches.append(touch)
    }
    return touches
  }

  private static func scroll(from reader: inout ByteReader) -> BrowserMessage? {
    guard let point = reader.point(in: places), let travel = reader.point(in: places) else {
      return nil
    }
    return .scroll(at: point, by: CGVector(dx: travel.x, dy: travel.y))
  }

  private static func nonemptyText(from reader: inout ByteReader) -> String? {
    guard let text = reader.text(), !text.isEmpty else { return nil }
    return text
  }
}

extension BrowserMessage.Display {
  fileprivate init?(from reader: inout ByteReader) {
    guard let size = reader.point(in: 0...BrowserMessage.places.upperBound),
      let scale = reader.number(in: 0.1...16), let flags = reader.integer(UInt8.self), flags < 4
    else { return nil }
    self.init(
      size: CGSize(width: size.x, height: size.y), scale: scale, isVisible: flags & 1 != 0,
      isDark: flags & 2 != 0)
  }
}

extension BrowserMessage.Touch {
  fileprivate init?(from reader: inout ByteReader) {
    guard let phase = reader.integer(UInt8.self),
      BrowserMessage.touchPhases.indices.contains(Int(phase)),
      let device = reader.integer(UInt8.self).flatMap(Device.init),
      let identifier = reader.integer(Int32.self),
      let location = reader.point(in: BrowserMessage.places),
      let pressure = reader.number(in: 0...1),
      let altitude = reader.number(in: 0...2), let azimuth = reader.number(in: -7...7),
      let radius = reader.number(in: 0...1000)
    else { return nil }
    self.init(
      phase: BrowserMessage.touchPhases[Int(phase)], device: device, identifier: identifier,
      location: location, pressure: pressure, altitude: altitude, azimuth: azimuth, radius: radius)
  }
}

extension BrowserMessage.Key {
  fileprivate init?(from reader: inout ByteReader) {
    guard let phase = reader.integer(UInt8.self).flatMap(Phase.init),
      let usage = reader.integer(UInt16.self).flatMap({ UIKeyboardHIDUsage(rawValue: Int($0)) }),
      let bits = reader.integer(UInt8.self), bits < 16,
      let characters = reader.text(), characters.utf8.count <= BrowserMessage.keyTextLimit
    else { return nil }
    var modifiers: UIKeyModifierFlags = []
    for (bit, key) in BrowserMessage.modifierKeys.enumerated() where bits & 1 << UInt8(bit) != 0 {
      modifiers.insert(key)
    }
    self.init(phase: phase, usage: usage, modifiers: modifiers, characters: characters)
  }
}
