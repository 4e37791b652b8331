/// The parity of a part of a log, by which damaged blocks are restored.
///
/// The part is divided into blocks of 1,024 bytes, which belong in turn to a number of groups. The
/// parity of a group is the exclusive-or of its blocks, so one damaged block of each group can be
/// restored: any single block, and any run of neighboring blocks up to the number of groups. With one
/// group for every 16 blocks this takes 6% of the log, and a checksum for each block 0.4%.
struct LogParity: Equatable, Sendable {
  static let blockByteCount = 1024
  private static let mostGroups = 16

  /// A block of 4 KiB of a medium touches five blocks.
  private static let fewestGroups = 5

  /// The offset in the log of the first block.
  let start: Int

  /// The number of bytes so far.
  private(set) var byteCount = 0

  /// The checksums of the blocks that are complete.
  private var checksums: [UInt32] = []
  private var groups = [UInt64](repeating: 0, count: mostGroups * blockByteCount / 8)

  /// The bytes of the block that is not complete yet, and after them those of the one before.
  private var block = [UInt8](repeating: 0, count: blockByteCount)

  init(start: Int) {
    self.start = start
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes
    while !rest.isEmpty {
      let filled = byteCount % Self.blockByteCount
      let count = min(Self.blockByteCount - filled, rest.count)
      block.withUnsafeMutableBytes {
        UnsafeMutableRawBufferPointer(rebasing: $0[filled..<filled + count])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: rest[..<count]))
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      byteCount += count
      if byteCount % Self.blockByteCount == 0 { finishBlock(Self.blockByteCount) }
    }
  }

  private mutating func finishBlock(_ count: Int) {
    let group = checksums.count % Self.mostGroups
    checksums.append(
      block.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[..<count])) })
    Self.combine(block, count, into: &groups, at: group)
  }

  private static func combine(
    _ block: [UInt8], _ count: Int, into groups: inout [UInt64], at group: Int
  ) {
    block.withUnsafeBytes { bytes in
      groups.withUnsafeMutableBytes { groups in
        let parity = UnsafeMutableRawBufferPointer(
          rebasing: groups[group * blockByteCount..<(group + 1) * blockByteCount])
        LogCoverage.combine(UnsafeRawBufferPointer(rebasing: bytes[..<count]), into: parity)
      }
    }
  }

  /// What a checkpoint says of the bytes so far.
  var covered: LogCoverage {
    var copy = self
    let rest = byteCount % Self.blockByteCount
    if rest > 0 { copy.finishBlock(rest) }
    let wanted = max(Self.fewestGroups, (copy.checksums.count + 15) / 16)
    var count = Self.mostGroups
    let words = Self.blockByteCount / 8
    while count / 2 >= min(wanted, max(copy.checksums.count, 1)) {
      count /= 2
      for word in 0..<count * words { copy.groups[word] ^= copy.groups[count * words + word] }
    }
    let parity = copy.groups[..<(count * words)].withUnsafeBytes { Array($0) }
    return LogCoverage(
      start: start, byteCount: byteCount, checksums: copy.checksums, parity: parity)
  }
}

/// The part of a log before a checkpoint, and what restores it.
struct LogCoverage: Equatable, Sendable {
  let start: Int
  let byteCount: Int
  let checksums: [UInt32]

  /// One block for each group.
  let parity: [UInt8]

  private var groupCount: Int { parity.count / LogParity.blockByteCount }

  /// The offset of the checkpoint, which follows a padding.
  var checkpointOffset: Int {
    start + byteCount + LogRecordHead.byteCount + LogRecord.paddingByteCount
  }

  /// A Boolean value that indicates whether the numbers fit together.
  var isSound: Bool {
    let size = LogParity.blockByteCount
    return start >= 0 && byteCount >= 0 && checksums.count == (byteCount + size - 1) / size
      && parity.count % size == 0 && (groupCount > 0 || checksums.isEmpty)
  }

  /// Restores damaged blocks.
  ///
  /// - Parameter bytes: The covered part of the log; damaged blocks are replaced where possible.
  /// - Returns: The positions in `bytes` of the blocks that were restored.
  func restore(_ bytes: inout [UInt8]) -> [Range<Int>] {
    guard isSound, bytes.count == byteCount else { return [] }
    let size = LogParity.blockByteCount
    func range(_ block: Int) -> Range<Int> { block * size..<min((block + 1) * size, byteCount) }
    var damaged: [Int: [Int]] = [:]
    for (number, checksum) in checksums.enumerated() {
      let actual = bytes.withUnsafeBytes {
        Checksum.of(UnsafeRawBufferPointer(rebasing: $0[range(number)]))
      }
      if actual != checksum { damaged[number % groupCount, default: []].append(number) }
    }
    var restored: [Range<Int>] = []
    for (group, blocks) in damaged where blocks.count == 1 {
      var block = Array(parity[group * size..<(group + 1) * size])
      for other in stride(from: group, to: checksums.count, by: groupCount)
      where other != blocks[0] {
        bytes.withUnsafeBytes { bytes in
          block.withUnsafeMutableBytes {
            Self.combine(UnsafeRawBufferPointer(rebasing: bytes[range(other)]), into: $0)
          }
        }
      }
      let place = range(blocks[0])
      let candidate = block.withUnsafeBytes {
        Checksum.of(UnsafeRawBufferPointer(rebasing: $0[..<place.count]))
      }
      guard candidate == checksums[blocks[0]] else { continue }
      bytes.replaceSubrange(place, with: block[..<place.count])
      restored.append(place)
    }
    return restored
  }

  /// Takes the exclusive-or of bytes and those of a buffer that is at least as long.
  ///
  /// By the word where both are aligned to words, as blocks in arrays are.
  fileprivate static func combine(
    _ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) {
    guard let source = bytes.baseAddress, let start = target.baseAddress else { return }
    let size = MemoryLayout<UInt64>.size
    var position = 0
    if Int(bitPattern: source) % size == 0, Int(bitPattern: start) % size == 0 {
      let (words, results) = (
        source.assumingMemoryBound(to: UInt64.self), start.assumingMemoryBound(to: UInt64.self)
      )
      while position < bytes.count / size {
        results[position] = results[position] ^ words[position]
        position &+= 1
      }
      position *= size
    }
    while position < bytes.count {
      target[position] ^= bytes[position]
      position += 1
    }
  }
}
