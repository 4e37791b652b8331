import CoreGraphics
import Foundation

/// The stored form of a stroke.
///
/// | Part | Bytes |
/// |---|---|
/// | brush | its name, and its values as JSON; none for those of the standard brush |
/// | style | red, green, blue, alpha, width, opacity, each in four |
/// | smoothing | its number, and the length of the string in four |
/// | samples | their number, what they have, and one channel after the other |
///
/// A location is the difference between two differences, which are nearly the same while a touch moves
/// on: one byte for each axis. Times take a quarter of that, for they are nearly even.
extension StrokeElement {
  private enum Channel {
    static let pressure = 1
    static let angles = 2
    static let time = 4
  }

  /// The bytes; `nil` for a brush that has no archived form, or values that JSON does not have.
  var bytes: [UInt8]? {
    guard let brush = ArchivedBrush(brush), let values = brush.values else { return nil }
    var writer = ElementWriter()
    writer.add(brush.name.utf8)
    writer.add(values)
    for part in style.color.components ?? [] { writer.add(Float(part)) }
    writer.add(Float(style.width))
    writer.add(Float(style.opacity))
    writer.add(smoothing.number)
    if let length = smoothing.stabilizerLength { writer.add(Float(length)) }
    write(samples, to: &writer)
    return writer.bytes
  }

  /// Reads a stroke.
  ///
  /// - Throws: ``ElementReader/Unreadable`` for bytes of a later version, and for a brush that is not known.
  init(_ bytes: some Sequence<UInt8>, colorSpace: BoardColorSpace) throws {
    var reader = ElementReader(bytes)
    let name = String(decoding: try reader.block(), as: UTF8.self)
    guard let brush = ArchivedBrush(name: name, values: Data(try reader.block())),
      let space = colorSpace.cgColorSpace
    else { throw ElementReader.Unreadable() }
    var parts: [CGFloat] = []
    for _ in 0..<4 { parts.append(CGFloat(try reader.float())) }
    guard let color = CGColor(colorSpace: space, components: parts) else {
      throw ElementReader.Unreadable()
    }
    let (width, opacity) = (CGFloat(try reader.float()), CGFloat(try reader.float()))
    let number = try reader.number()
    let length = number == StrokeSmoothing.stabilizer(length: 0).number ? try reader.float() : 0
    guard let smoothing = StrokeSmoothing(number, length: CGFloat(length)) else {
      throw ElementReader.Unreadable()
    }
    self.init(
      brush: brush.brush, style: StrokeStyle(color: color, width: width, opacity: opacity),
      smoothing: smoothing, samples: try Self.samples(from: &reader))
  }

  // MARK: Samples

  private func write(_ samples: [StrokeSample], to writer: inout ElementWriter) {
    let steps = samples.map(SampleSteps.init)
    var channels = 0
    if steps.contains(where: { $0.pressure > 0 }) { channels |= Channel.pressure }
    if steps.contains(where: { $0.altitude < StrokeSample.uprightAltitude || $0.azimuth != 0 }) {
      channels |= Channel.angles
    }
    if steps.contains(where: { $0.time != 0 }) { channels |= Channel.time }
    writer.add(steps.count)
    writer.add(channels)
    for axis in [\SampleSteps.x, \.y] {
      var (last, slope) = (0, 0)
      for step in steps {
        let next = step[keyPath: axis] - last
        writer.addSigned(next - slope)
        (last, slope) = (step[keyPath: axis], next)
      }
    }
    func write(_ channel: KeyPath<SampleSteps, Int>) {
      var last = 0
      for step in steps {
        writer.addSigned(step[keyPath: channel] - last)
        last = step[keyPath: channel]
      }
    }
    if channels & Channel.pressure != 0 { write(\.pressure) }
    if channels & Channel.angles != 0 {
      write(\.altitude)
      write(\.azimuth)
    }
    if channels & Channel.time != 0 { writeTimes(steps.map(\.time), to: &writer) }
  }

  /// Writes times, four to a byte where they differ from the even ones by at most a millisecond.
  private func writeTimes(_ times: [Int], to writer: inout ElementWriter) {
    var (last, slope) = (0, 0)
    var differences: [Int] = []
    for time in times {
      differences.append(time - last - slope)
      (last, slope) = (time, time - last)
    }
    let codes = differences.map { (-1...1).contains($0) ? UInt8($0 + 1) : 3 }
    writer.add(
      stride(from: 0, to: codes.count, by: 4).map { start in
        codes[start..<min(start + 4, codes.count)].reversed().reduce(0) { $0 << 2 | $1 }
      })
    for difference in differences where !(-1...1).contains(difference) {
      writer.addSigned(difference)
    }
  }

  private static func samples(from reader: inout ElementReader) throws -> [StrokeSample] {
    let (count, channels) = (try reader.number(), try reader.number())
    // Each sample has a byte at least, so that a wrong number takes no memory.
    guard (0...reader.remaining.count).contains(count) else { throw ElementReader.Unreadable() }
    var steps = [SampleSteps](repeating: SampleSteps(), count: count)
    for axis in [\SampleSteps.x, \.y] {
      var (last, slope) = (0, 0)
      for position in 0..<count {
        slope &+= try reader.signedNumber()
        last &+= slope
        steps[position][keyPath: axis] = last
      }
    }
    func read(_ channel: WritableKeyPath<SampleSteps, Int>) throws {
      var last = 0
      for position in 0..<count {
        last &+= try reader.signedNumber()
        steps[position][keyPath: channel] = last
      }
    }
    if channels & Channel.pressure != 0 { try read(\.pressure) }
    if channels & Channel.angles != 0 {
      try read(\.altitude)
      try read(\.azimuth)
    }
    if channels & Channel.time != 0 {
      let codes = Array(try reader.block())
      guard codes.count == (count + 3) / 4 else { throw ElementReader.Unreadable() }
      var (last, slope) = (0, 0)
      for position in 0..<count {
        let code = Int(codes[position / 4] >> (position % 4 * 2) & 3)
        slope &+= code < 3 ? code - 1 : try reader.signedNumber()
        last &+= slope
        steps[position].time = last
      }
    }
    return try steps.map { steps in
      guard let sample = steps.sample else { throw ElementReader.Unreadable() }
      return sample
    }
  }
}

/// A sample in the steps that are stored.
private struct SampleSteps {
  var x = 0
  var y = 0

  /// One more than the steps of the force; 0 for none.
  var pressure = 0

  var altitude = StrokeSample.uprightAltitude
  var azimuth = 0
  var time = 0

  init() {}

  init(_ sample: StrokeSample) {
    func steps(_ value: CGFloat, _ precision: CGFloat) -> Int { Int((value * precision).rounded()) }
    x = steps(sample.location.x, StrokeSample.precision)
    y = steps(sample.location.y, StrokeSample.precision)
    pressure = sample.pressure.map { steps($0, StrokeSample.pressurePrecision) + 1 } ?? 0
    altitude =
      sample.altitude < .pi / 2
      ? steps(sample.altitude, StrokeSample.precision) : StrokeSample.uprightAltitude
    azimuth = steps(sample.azimuth, StrokeSample.precision)
    time = steps(CGFloat(sample.timestamp), 1000)
  }

  /// The sample; `nil` when no board draws one like it.
  var sample: StrokeSample? {
    let sample = StrokeSample(
      x: x, y: y, pressure: pressure > 0 ? pressure - 1 : nil, altitude: altitude,
      azimuth: azimuth, time: time)
    return sample.storable(since: 0) == sample ? sample : nil
  }
}
