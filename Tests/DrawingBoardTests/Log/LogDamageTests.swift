import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Damage to a log is local")
struct LogDamageTests {
  /// A log of 200 strokes on a board of 1024 × 1024 pixels, flushed at the end.
  private struct Sample: Sendable {
    static let stepCount = 200
    static let shared = try? Sample(seed: 1)

    let bytes: [UInt8]

    /// The checksums of the tiles after each step, of the picture before the first one at first.
    let pictures: [[TileCoordinate: UInt32]]
    let steps: [HistoryStep]

    /// The number of the first picture that has a tile in a state; 0 is the one before the first step.
    private let firstPictures: [TileState: Int]

    private struct TileState: Hashable {
      let coordinate: TileCoordinate
      let checksum: UInt32
    }

    init(seed: UInt64) throws {
      let disk = SimulatedDisk()
      let log = try LogDriver.log(on: disk)
      let stack = ImageStack(log: log)
      var script = StrokeScript(seed: seed)
      var pictures: [[TileCoordinate: UInt32]] = [[:]]
      var firstPictures: [TileState: Int] = [:]
      for number in 0..<Self.stepCount {
        let changes = script.next()
        stack.push(
          name: "Pencil", changes: changes,
          date: Date(timeIntervalSinceReferenceDate: Double(number)))
        var picture = pictures[number]
        for change in changes {
          let checksum = change.after?.fingerprint ?? 0
          picture[change.coordinate] = checksum
          let state = TileState(coordinate: change.coordinate, checksum: checksum)
          if firstPictures[state] == nil { firstPictures[state] = number + 1 }
        }
        pictures.append(picture)
      }
      log.flush()
      try #require(log.durability == .flushed)
      bytes = try #require(disk[LogDriver.path("history")])
      (self.pictures, steps) = (pictures, Array(stack.steps))
      self.firstPictures = firstPictures
    }

    /// Whether each tile of a picture was so in some picture up to a step.
    func hadStates(_ picture: [TileCoordinate: UInt32], upTo step: Int) -> Bool {
      picture.allSatisfy { tile in
        let state = TileState(coordinate: tile.key, checksum: tile.value)
        return firstPictures[state].map { $0 <= step + 1 } ?? false
      }
    }

    /// What is found in a damaged log.
    func found(in bytes: [UInt8], isReadOnly: Bool = false) throws -> Found {
      let disk = SimulatedDisk()
      disk[LogDriver.path("history")] = bytes
      let log = try LogDriver.log(on: disk, isReadOnly: isReadOnly)
      return try Found(self, log, disk)
    }
  }

  /// What a damaged log still has.
  private struct Found {
    let log: HistoryLog
    let disk: SimulatedDisk

    /// The steps of the sample that are there.
    private(set) var steps: [Int] = []

    /// Those whose whole picture is that of the sample.
    private(set) var exactSteps: [Int] = []

    /// Whether the steps are in order, and every tile of every picture is a state that the tile had.
    private(set) var isRight = true

    /// Whether the newest picture is that of the sample.
    let isNewestRight: Bool

    init(_ sample: Sample, _ log: HistoryLog, _ disk: SimulatedDisk) throws {
      (self.log, self.disk) = (log, disk)
      let table = log.state.withLock { $0.table }
      var picture: [TileCoordinate: UInt32] = [:]
      func set(_ entry: TileEntry?, _ slot: UInt32) {
        picture[table.slots.coordinates[Int(slot)]] = entry.flatMap {
          $0.isBlank ? nil : $0.checksum
        }
      }
      for (slot, id) in table.slots.initial.enumerated() where id.isStored {
        set(table.tiles[id], UInt32(slot))
      }
      for position in 0..<table.steps.count {
        let step = table.steps[position]
        for entry in table.entries(of: step) { set(entry, entry.slot) }
        guard let number = sample.steps.firstIndex(where: { $0.id == step.description.id }),
          number > steps.last ?? -1
        else {
          isRight = false
          continue
        }
        steps.append(number)
        if sample.pictures[number + 1] == picture {
          exactSteps.append(number)
        } else {
          isRight = isRight && log.loss != nil && sample.hadStates(picture, upTo: number)
        }
      }
      isNewestRight = picture == sample.pictures.last
    }

    /// Whether the tiles of all pictures that are there are as they were drawn, by decoding them.
    func isDecodable() -> Bool {
      let entries = log.state.withLock { Array($0.table.tiles.entries) }
      return entries.allSatisfy { entry in
        guard entry.isLive, !entry.isBlank else { return true }
        do throws(StorageError) {
          return try log.read(entry.id)?.fingerprint == entry.checksum
        } catch {
          return entry.isLost && log.loss != nil
        }
      }
    }
  }

  private static func sample() throws -> Sample { try #require(Sample.shared) }

  @Test("A log with parity is at most 1.25 times as large as one without, of the version before")
  func size() throws {
    // The version before wrote 331,344 bytes for these strokes.
    let byteCount = try Self.sample().bytes.count
    #expect(byteCount * 4 <= 331_344 * 5)
  }

  @Test("One flipped bit anywhere in what was flushed costs nothing")
  func flips() throws {
    let sample = try Self.sample()
    var random = SeededGenerator(seed: 7)
    let checkpoints = try Self.records(of: sample.bytes).filter { $0.head.kind == .checkpoint }
    var lost = 0
    let count = Torture.count(60, torture: 1_000)
    for number in 0..<count {
      var bytes = sample.bytes
      let bit = random.next(below: bytes.count * 8)
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      let found = try sample.found(in: bytes)
      lost += Sample.stepCount - found.exactSteps.count
      #expect(found.isRight && found.isNewestRight, "bit \(bit)")
      #expect(found.log.loss == nil, "bit \(bit)")
      if number % 20 == 0 { #expect(found.isDecodable(), "bit \(bit)") }
      // Nothing is left of the damage.
      let isRestored = found.disk[LogDriver.path("history")] == sample.bytes
      let isCovered = !checkpoints.contains { $0.offset - 4_200 <= bit / 8 && bit / 8 < $0.end }
      #expect(isRestored || !isCovered, "bit \(bit)")
    }
    #expect(lost == 0)
  }

  // Over two seconds, because the log is opened once for each damaged byte.
  @Test("Every byte of the header, of a record and of a checkpoint can be damaged")
  func bytes() throws {
    let sample = try Self.sample()
    let records = try Self.records(of: sample.bytes)
    let step = records[records.count / 2]
    let checkpoints = records.filter { $0.head.kind == .checkpoint }
    let (first, last) = (try #require(checkpoints.first), try #require(checkpoints.last))
    let stride = Torture.isOn ? 1 : 17
    let positions =
      Array(0..<LogHeader.byteCount) + Array(step.offset..<step.offset + LogRecordHead.byteCount)
      + Array(Swift.stride(from: step.offset, to: step.end, by: stride))
      + [first, last].flatMap {
        Array($0.offset..<$0.offset + LogRecordHead.byteCount)
          + Array(Swift.stride(from: $0.offset, to: $0.end, by: stride * 97))
      }
    for position in positions {
      var bytes = sample.bytes
      bytes[position] = ~bytes[position]
      let found = try sample.found(in: bytes)
      #expect(found.exactSteps.count == Sample.stepCount && found.isRight, "byte \(position)")
      #expect(found.log.loss == nil, "byte \(position)")
    }
  }

  private static func records(of bytes: [UInt8]) throws -> [LogReader.Found] {
    let disk = SimulatedDisk()
    disk["/log"] = bytes
    let file = try #require(try disk.open("/log", isReadOnly: true))
    var reader = LogReader(
      file, seed: LogHeader.seed(of: .fixture), end: bytes.count, isReadOnly: true)
    var (records, offset) = ([LogReader.Found](), LogHeader.byteCount)
    while let record = try reader.record(at: offset) {
      records.append(record)
      offset = record.end
    }
    #expect(offset == bytes.count)
    return records
  }

  @Test("4 KiB of zeros anywhere in what was flushed cost nothing")
  func zeros() throws {
    let sample = try Self.sample()
    var random = SeededGenerator(seed: 3)
    var starts = Array(stride(from: 0, to: sample.bytes.count - 4096, by: 4096))
    starts += (0..<Torture.count(40, torture: 400)).map { _ in
      random.next(below: sample.bytes.count - 4096)
    }
    for record in try Self.records(of: sample.bytes) where record.head.kind == .checkpoint {
      for distance in [-4095, -3000, -1024, -31, -1] {
        let start = record.offset + distance
        if start + 4096 <= sample.bytes.count { starts.append(start) }
      }
      starts += [4096, 2048, 100].map { record.end - $0 }.filter { $0 + 4096 <= sample.bytes.count }
    }
    for start in starts where start >= 0 {
      var bytes = sample.bytes
      for position in start..<start + 4096 { bytes[position] = 0 }
      let found = try sample.found(in: bytes)
      #expect(found.exactSteps.count == Sample.stepCount && found.isRight, "zeros at \(start)")
      #expect(found.log.loss == nil, "zeros at \(start)")
    }
  }

  /// Damage that parity cannot restore costs only what it hit.
  ///
  /// - Returns: The number of steps that are no longer there.
  private static func expectLocal(
    _ sample: Sample, _ bytes: [UInt8], firstHit: Int, _ what: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let found = try sample.found(in: bytes)
    #expect(found.isRight, "\(what)", sourceLocation: location)
    #expect(found.isDecodable(), "\(what)", sourceLocation: location)
    #expect(
      found.exactSteps.starts(with: 0..<firstHit), "\(what)", sourceLocation: location)
    let lost = Sample.stepCount - found.steps.count
    guard found.exactSteps.count < Sample.stepCount else { return lost }
    let loss = found.log.loss
    #expect(loss != nil, "\(what)", sourceLocation: location)
    #expect(
      loss?.isPictureDamaged == true || found.isNewestRight, "\(what)", sourceLocation: location)
    let name = try #require(loss?.fileName, sourceLocation: location)
    found.log.flush()
    #expect(
      found.disk[LogDriver.folder + "/" + name] != nil, "\(what)", sourceLocation: location)
    let again = try LogDriver.log(on: found.disk.afterKill())
    #expect(again.loss == nil, "\(what)", sourceLocation: location)
    #expect(
      try NaiveHistory(of: again) == NaiveHistory(of: found.log), "\(what)",
      sourceLocation: location)
    return lost
  }

  @Test("64 KiB of zeros cost the steps that they hit, and not those before and after")
  func manyZeros() throws {
    let sample = try Self.sample()
    let records = try Self.records(of: sample.bytes)
    // Damage up to the end of a log is not told from a change that was never completed.
    let last = try #require(records.last { $0.head.kind == .padding }).offset
    var random = SeededGenerator(seed: 4)
    for _ in 0..<Torture.count(12, torture: 200) {
      let start = random.next(below: last - (64 << 10))
      let hit = start..<start + (64 << 10)
      var bytes = sample.bytes
      for position in hit { bytes[position] = 0 }
      let steps = records.filter { $0.head.kind == .step }
      let lost = try Self.expectLocal(
        sample, bytes, firstHit: steps.count { $0.end <= hit.lowerBound }, "zeros at \(start)")
      let count = steps.count { $0.offset < hit.upperBound && $0.end > hit.lowerBound }
      // Some steps after them change nothing but tiles that are patches of lost ones.
      #expect(lost <= count * 2, "zeros at \(start)")
    }
  }

  @Test("Cut anywhere, a log has the steps before")
  func cuts() throws {
    let sample = try Self.sample()
    let records = try Self.records(of: sample.bytes)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Torture.count(20, torture: 400) {
      let end = random.next(below: sample.bytes.count)
      let found = try sample.found(in: Array(sample.bytes[..<end]))
      let count = records.count { $0.head.kind == .step && $0.end <= end }
      #expect(found.steps == Array(0..<count), "cut at \(end)")
      #expect(found.isRight && found.isDecodable())
    }
  }

  // Over two seconds, because the log is opened once for each place.
  @Test("Bytes that were inserted or removed cost the steps around them")
  func shifted() throws {
    let sample = try Self.sample()
    let records = try Self.records(of: sample.bytes)
    let last = try #require(records.last { $0.head.kind == .padding }).offset
    var random = SeededGenerator(seed: 6)
    for number in 0..<Torture.count(12, torture: 200) {
      let position = random.next(below: last)
      var bytes = sample.bytes
      if number % 2 == 0 {
        bytes.insert(
          contentsOf: (0..<random.next(below: 3_000)).map { _ in
            UInt8(truncatingIfNeeded: random.next())
          }, at: position)
      } else {
        bytes.removeSubrange(position..<min(position + random.next(below: 3_000), last))
      }
      let firstHit = records.count { $0.head.kind == .step && $0.end <= position }
      let lost = try Self.expectLocal(
        sample, bytes, firstHit: firstHit, "shifted at \(position)")
      #expect(lost < 12)
    }
  }

  @Test("A drawing that is only read is shown as it was before the damage, which stays")
  func readOnly() throws {
    let sample = try Self.sample()
    var random = SeededGenerator(seed: 8)
    for _ in 0..<4 {
      var bytes = sample.bytes
      bytes[random.next(below: bytes.count)] ^= 1
      let found = try sample.found(in: bytes, isReadOnly: true)
      #expect(found.isRight && found.isDecodable())
      #expect(found.exactSteps.count == Sample.stepCount)
      #expect(found.disk[LogDriver.path("history")] == bytes)
    }
  }
}
