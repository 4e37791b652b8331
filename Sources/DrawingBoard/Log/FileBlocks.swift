import Foundation

/// The parts of a file that a number of tiles are in, copied into memory.
///
/// A jump needs thousands of short records. They lie close together, for most tiles were drawn on a
/// few steps ago, so blocks of 16 KiB are read, neighboring ones at once and on all cores. Unlike
/// mapped memory, a disk that fails meanwhile is an error here.
///
/// It is sendable unchecked because the memory is written only while it is made.
final class FileBlocks: @unchecked Sendable {
  private static let blockByteCount = 16 << 10

  /// The most blocks that are read at once.
  private static let mostBlocksInRow = 16

  private let memory: UnsafeMutableRawBufferPointer
  private let pool: BlockMemory?

  /// The first block of the file that is here.
  private let first: Int

  /// The place of each block of the file in the memory; -1 for blocks that are not here.
  private let places: [Int32]

  deinit {
    if let pool { pool.put(memory) } else { memory.deallocate() }
  }

  /// Reads the blocks that chains are in.
  ///
  /// - Throws: When the file cannot be read, or ends before.
  init(
    of chains: TileChains, in file: (any LayerFile)?, pool: BlockMemory? = nil
  ) throws(StorageError) {
    self.pool = pool
    let size = Self.blockByteCount
    var (low, high) = (Int.max, -1)
    for link in chains.links where link.bytes == nil && link.byteCount > 0 {
      low = min(low, link.offset / size)
      high = max(high, (link.offset + link.byteCount - 1) / size)
    }
    guard low <= high, let file else {
      (memory, first, places) = (.allocate(byteCount: 0, alignment: 16), 0, [])
      if low <= high { throw .damaged }
      return
    }
    var places = [Int32](repeating: -1, count: high - low + 1)
    for link in chains.links where link.bytes == nil && link.byteCount > 0 {
      for block in link.offset / size...(link.offset + link.byteCount - 1) / size {
        places[block - low] = 0
      }
    }
    var (count, rows): (Int, [Row]) = (0, [])
    for block in places.indices where places[block] == 0 {
      places[block] = Int32(count)
      if let last = rows.last, last.block + last.count == low + block,
        last.count < Self.mostBlocksInRow
      {
        rows[rows.count - 1].count += 1
      } else {
        rows.append(Row(block: low + block, place: count, count: 1))
      }
      count += 1
    }
    memory = pool?.take(count * size) ?? .allocate(byteCount: count * size, alignment: 4096)
    (first, self.places) = (low, places)
    try read(rows, from: file)
  }

  private struct Row: Sendable {
    let block: Int
    let place: Int
    var count: Int
  }

  private func read(_ rows: [Row], from file: any LayerFile) throws(StorageError) {
    let failure = Locked<StorageError?>(nil)
    let read = { @Sendable [self] (number: Int) in
      let size = Self.blockByteCount
      let row = rows[number]
      let target = UnsafeMutableRawBufferPointer(
        rebasing: memory[row.place * size..<(row.place + row.count) * size])
      do throws(StorageError) {
        // The last block of a file may be short; what it lacks is not asked for.
        let count = try file.read(at: row.block * size, into: target)
        if count < target.count, let start = target.baseAddress {
          memset(start + count, 0, target.count - count)
        }
      } catch {
        failure.withLock { $0 = error }
      }
    }
    if rows.count == 1 {
      read(0)
    } else {
      DispatchQueue.concurrentPerform(iterations: rows.count, execute: read)
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// The bytes of a link; `nil` when they are not here.
  func bytes(at offset: Int, count: Int) -> UnsafeRawBufferPointer? {
    guard count > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    let size = Self.blockByteCount
    let block = offset / size - first
    let last = (offset + count - 1) / size - first
    guard places.indices.contains(block), last < places.count, places[block] >= 0,
      places[last] == places[block] + Int32(last - block)
    else { return nil }
    let start = Int(places[block]) * size + offset % size
    return UnsafeRawBufferPointer(rebasing: memory[start..<start + count])
  }
}

/// The memory of one row of jumps.
///
/// Most of what a jump costs the system is to bring in new pages of memory and to fill them with
/// zeros, so the memory is kept until drawing continues or memory is short.
final class BlockMemory: Sendable {
  private let kept = Locked<Kept?>(nil)

  // Sendable unchecked, because one thread at a time has the memory until it is put back.
  private struct Kept: @unchecked Sendable {
    let memory: UnsafeMutableRawBufferPointer
  }

  deinit {
    removeAll()
  }

  /// Takes the memory out, if it is large enough.
  func take(_ byteCount: Int) -> UnsafeMutableRawBufferPointer? {
    kept.withLock { kept -> Kept? in
      guard let found = kept, found.memory.count >= byteCount else { return nil }
      kept = nil
      return found
    }?.memory
  }

  /// Keeps the larger of the given memory and what is kept already.
  func put(_ memory: UnsafeMutableRawBufferPointer) {
    let given = Kept(memory: memory)
    let spare = kept.withLock { kept -> Kept? in
      if let found = kept, found.memory.count >= given.memory.count { return given }
      defer { kept = given }
      return kept
    }
    spare?.memory.deallocate()
  }

  /// Releases the memory.
  func removeAll() {
    let spare = kept.withLock { kept -> Kept? in
      defer { kept = nil }
      return kept
    }
    spare?.memory.deallocate()
  }
}
