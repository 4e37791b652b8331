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
      // Nothing is left of damage to what a checkpoint covers.
      if checkpoints.allSatisfy({ position < $0.offset - 4_200 || $0.end <= position }) {
        #expect(
          found.disk[LogDriver.path("history")] == sample.bytes, "byte \(position)")
      }
    }
    #expect(positions.count > 150)
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
    #expect(starts.count > 120)
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
    let loss = try #require(found.log.loss, "\(what)", sourceLocation: location)
    #expect(
      loss.isPictureDamaged == !found.isNewestRight, "\(what)", sourceLocation: location)
    #expect(loss.lostSteps == lost, "\(what)", sourceLocation: location)
    let name = try #require(loss.fileName, sourceLocation: location)
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
    // Behind the header, from the start and to the end of a record, and around a checkpoint.
    let step = try #require(records.dropFirst(90).first { $0.head.kind == .step })
    let checkpoint = try #require(records.first { $0.head.kind == .checkpoint })
    var starts = [LogHeader.byteCount, step.offset, step.end - (64 << 10)]
    starts += [checkpoint.offset - (32 << 10), checkpoint.end]
    starts += (0..<Torture.count(8, torture: 200)).map { _ in
      random.next(below: last - (64 << 10))
    }
    for start in starts where (0...last - (64 << 10)).contains(start) {
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
    // At the bounds of the parts of a record of each kind, and anywhere.
    let bounds = [LogRecord.Kind.step, .padding, .checkpoint].flatMap { kind in
      records.last { $0.head.kind == kind }.map {
        [$0.offset, $0.offset + 1, $0.offset + 32, $0.bodyOffset, $0.end - 1, $0.end]
      } ?? []
    }
    #expect(bounds.count == 18)
    let ends = (0..<Torture.count(12, torture: 400)).map { _ in
      random.next(below: sample.bytes.count)
    }
    for end in bounds + ends + [LogHeader.byteCount, LogHeader.byteCount + 1] {
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
    // Before a record of each kind, inside it and behind it, by a byte, a word and whole blocks; and
    // anywhere.
    let bounds = [LogRecord.Kind.step, .padding, .checkpoint].flatMap { kind in
      records.first { $0.head.kind == kind && $0.end < last }.map {
        [$0.offset, $0.offset + 40, $0.end]
      } ?? []
    }
    #expect(bounds.count == 9)
    var places = zip(bounds, [1, 1024, 4, 3, 16 << 10, 1, 4, 1, 1024].shuffled(using: &random))
      .map { (position: $0, count: $1) }
    places += (0..<Torture.count(8, torture: 200)).map { _ in
      (random.next(below: last), random.next(below: 3_000))
    }
    for (number, (position, count)) in places.enumerated() {
      var bytes = sample.bytes
      if number % 2 == 0 {
        bytes.insert(
          contentsOf: (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) },
          at: position)
      } else {
        bytes.removeSubrange(position..<min(position + count, last))
      }
      let firstHit = records.count { $0.head.kind == .step && $0.end <= position }
      let lost = try Self.expectLocal(
        sample, bytes, firstHit: firstHit, "shifted at \(position)")
      // A step and a dozen of those after it that are patches of it, and what was removed.
      let removed = position..<position + (number % 2 == 0 ? 0 : count)
      let hit = records.count {
        $0.head.kind == .step && $0.offset < removed.upperBound && $0.end > removed.lowerBound
      }
      #expect(lost < 12 + hit, "shifted at \(position)")
    }
  }

  @Test("A drawing that is only read is shown as it was before the damage, which stays")
  func readOnly() throws {
    let sample = try Self.sample()
    let step = try #require(try Self.records(of: sample.bytes).first { $0.head.kind == .step })
    // The header, and head, directory and body of a record.
    for position in [3, step.offset + 5, step.bodyOffset - 3, step.bodyOffset + 3, step.end - 1] {
      var bytes = sample.bytes
      bytes[position] ^= 1
      let found = try sample.found(in: bytes, isReadOnly: true)
      #expect(found.isRight && found.isDecodable())
      #expect(found.exactSteps.count == Sample.stepCount)
      #expect(found.disk[LogDriver.path("history")] == bytes)
    }
  }
}
