import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

/// Strokes as a hand draws them, with every value that a sample has.
enum RandomStroke {
  static func samples(
    _ count: Int, in size: CGSize, hasForce: Bool = true, hasAngles: Bool = true,
    using random: inout SeededGenerator
  ) -> [StrokeSample] {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      range.lowerBound + (range.upperBound - range.lowerBound)
        * CGFloat(random.next(below: 1 << 20))
        / CGFloat(1 << 20)
    }
    var location = CGPoint(x: number(0...size.width), y: number(0...size.height))
    var (direction, speed) = (number(-3...3), number(1...6))
    var (force, time) = (number(0.2...1.5), 81_234.567)
    return (0..<count).map { _ in
      direction += number(-0.2...0.2)
      speed = min(max(speed + number(-0.3...0.3), 0.2), 8)
      location.x += cos(direction) * speed
      location.y += sin(direction) * speed
      force = min(max(force + number(-0.05...0.05), 0.01), 4)
      time += 1 / 240 + Double(number(-0.0004...0.0004))
      return StrokeSample(
        location: location, pressure: hasForce ? force : nil,
        altitude: hasAngles ? number(0.6...1.2) : .pi / 2,
        azimuth: hasAngles ? direction : 0, timestamp: time)
    }
  }
}

@Suite("The stored form of a stroke")
struct StrokeElementTests {
  private static func stored(
    _ samples: [StrokeSample], _ brush: any Brush = PencilBrush(), style: StrokeStyle? = nil,
    smoothing: StrokeSmoothing = .midpoint
  ) throws -> StrokeElement {
    let board = try BoardFixture()
    let session = StrokeSession(
      canvas: board.canvas, brush: brush,
      style: style ?? StrokeStyle(color: .opaqueBlue, width: 4.3, opacity: 0.7),
      smoothing: smoothing)
    session.begin(at: try #require(samples.first))
    session.move(to: Array(samples.dropFirst()))
    session.end()
    return try #require(session.element)
  }

  @Test("Every value of a stroke is decoded as it was drawn")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 3)
    let smoothings: [StrokeSmoothing] = [.none, .midpoint, .stabilizer(length: 7.7)]
    for round in 0..<Torture.count(60, torture: 5000) {
      let samples = RandomStroke.samples(
        1 + random.next(below: 90), in: CGSize(width: 200, height: 150),
        hasForce: round % 2 == 0, hasAngles: round % 3 == 0, using: &random)
      let element = try Self.stored(samples, smoothing: smoothings[round % 3])
      let read = try StrokeElement(try #require(element.bytes), colorSpace: .sRGB)
      #expect(read.samples == element.samples)
      #expect(read.smoothing == element.smoothing)
      #expect(read.style == element.style)
      #expect(read.brush.isSame(as: element.brush))
    }
  }

  @Test("A stored location is at most 1/128 point from the touch, a force 1/512")
  func error() throws {
    var random = SeededGenerator(seed: 4)
    let samples = RandomStroke.samples(500, in: CGSize(width: 900, height: 900), using: &random)
    for (sample, stored) in zip(samples, try Self.stored(samples).samples) {
      #expect(abs(sample.location.x - stored.location.x) <= 1 / 128)
      #expect(abs(sample.location.y - stored.location.y) <= 1 / 128)
      let force = (try #require(sample.pressure), try #require(stored.pressure))
      #expect(abs(force.0 - force.1) <= 1 / 512)
      #expect(abs(sample.altitude - stored.altitude) <= 1 / 128)
    }
  }

  @Test("Sixty samples with force take at most 320 bytes, and 120 more with angles")
  func size() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      let samples = RandomStroke.samples(60, in: CGSize(width: 900, height: 900), using: &random)
      let flat = samples.map {
        StrokeSample(location: $0.location, pressure: $0.pressure, timestamp: $0.timestamp)
      }
      let pen = PenBrush(minimumWidth: 0.4)
      #expect(try #require(try Self.stored(flat, pen).bytes).count <= 320)
      #expect(try #require(try Self.stored(samples, pen).bytes).count <= 440)
    }
  }

  @Test("A shape stores only its ends, and an app's brush nothing")
  func brushes() throws {
    let samples = (0..<9).map { StrokeSample(location: CGPoint(x: $0 * 5, y: $0 * $0)) }
    #expect(try Self.stored(samples, ArrowBrush()).samples == [samples[0], samples[8]])
    struct OwnBrush: Brush {
      let name = "Own"
    }
    let board = try BoardFixture()
    let session = board.session(OwnBrush())
    session.begin(at: samples[0])
    #expect(session.element == nil)
  }

  @Test("Impossible samples are clamped, and never stop the app")
  func extremes() throws {
    let samples = [
      StrokeSample(
        location: CGPoint(x: 1e300, y: -1e300), pressure: 1e300, altitude: -1e300, azimuth: 1e300,
        timestamp: -1e300),
      StrokeSample(
        location: .zero, pressure: -.infinity, altitude: .nan, azimuth: -.infinity,
        timestamp: .infinity),
    ]
    let element = try Self.stored(samples)
    #expect(element.samples[0].location == CGPoint(x: 1_000_000, y: -1_000_000))
    #expect(element.samples[1].pressure == nil && element.samples[1].altitude == .pi / 2)
    let read = try StrokeElement(try #require(element.bytes), colorSpace: .sRGB)
    #expect(read.samples == element.samples)
  }

  @Test("Bytes that no board has written are refused")
  func hostile() throws {
    var random = SeededGenerator(seed: 6)
    let samples = RandomStroke.samples(30, in: CGSize(width: 200, height: 150), using: &random)
    let bytes = try #require(try Self.stored(samples, PenBrush(minimumWidth: 0.4)).bytes)
    for count in bytes.indices {
      #expect(throws: (any Error).self) {
        _ = try StrokeElement(bytes.prefix(count), colorSpace: .sRGB)
      }
    }
    var count = 0
    for _ in 0..<Torture.count(3000, torture: 1_000_000) {
      var changed = bytes
      for _ in 0...random.next(below: 4) {
        changed[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
      }
      // Whatever it says, it can be drawn.
      guard let element = try? StrokeElement(changed, colorSpace: .sRGB) else { continue }
      #expect(element.samples.allSatisfy { $0.storable(since: 0) == $0 })
      count += 1
    }
    #expect(count > 100)
    let huge: [UInt8] = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1]
    #expect(throws: (any Error).self) { _ = try StrokeElement(huge, colorSpace: .sRGB) }
  }
}
