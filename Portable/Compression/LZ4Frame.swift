import CLZ4

/// LZ4 blocks with Apple's headers: `bv41`, the sizes before and after compressing, and the block;
/// or `bv4-`, the size and plain bytes; and `bv4$` at the end. Numbers are little-endian.
enum LZ4Frame {
  private static let compressed: [UInt8] = Array("bv41".utf8)
  private static let plain: [UInt8] = Array("bv4-".utf8)
  private static let end: [UInt8] = Array("bv4$".utf8)

  /// Each block holds at most this much, so that a reader needs little memory.
  private static let blockSize = 64 * 1024

  /// How many bytes were written; 0 when they do not fit or there are none.
  static func encode(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>,
    scratch: UnsafeMutableRawPointer?
  ) -> Int {
    guard !source.isEmpty else { return 0 }
    var written = 0
    var position = 0
    while position < source.count {
      let length = min(blockSize, source.count - position)
      let block = UnsafeBufferPointer(rebasing: source[position..<(position + length)])
      guard let count = encodeBlock(block, into: target, at: written, scratch: scratch) else {
        return 0
      }
      written += count
      position += length
    }
    guard written + end.count <= target.count else { return 0 }
    write(end, to: target, at: written)
    return written + end.count
  }

  /// How many bytes were written: all, or as many as `target` holds; 0 when the source is damaged.
  static func decode(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var written = 0
    var position = 0
    while position + 4 <= source.count {
      let mark = Array(source[position..<(position + 4)])
      if mark == end { return written }
      guard mark == compressed || mark == plain, position + 8 <= source.count else { return 0 }
      let size = Int(number(in: source, at: position + 4))
      let header = mark == compressed ? 12 : 8
      guard position + header <= source.count else { return 0 }
      let stored = mark == compressed ? Int(number(in: source, at: position + 8)) : size
      let start = position + header
      guard stored <= source.count - start else { return 0 }
      let room = min(size, target.count - written)
      if room == 0 && size > 0 { return written }
      let block = UnsafeBufferPointer(rebasing: source[start..<(start + stored)])
      let part = UnsafeMutableBufferPointer(rebasing: target[written..<(written + room)])
      if mark == compressed {
        // Apple's encoder lets a block repeat what the blocks before it held.
        let past = UnsafeBufferPointer(rebasing: target[max(written - 65_536, 0)..<written])
        guard LZ4Block.decode(block, into: part, history: past) == room else { return 0 }
      } else {
        _ = part.update(fromContentsOf: block.prefix(room))
      }
      written += room
      if room < size { return written }
      position = start + stored
    }
    return 0
  }

  /// How many bytes one block took; nil when it does not fit.
  private static func encodeBlock(
    _ block: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>,
    at position: Int, scratch: UnsafeMutableRawPointer?
  ) -> Int? {
    if position + 12 < target.count {
      let room = min(target.count - position - 12, block.count - 1)
      let part = UnsafeMutableBufferPointer(
        rebasing: target[(position + 12)..<(position + 12 + max(room, 0))])
      let count = LZ4Block.encode(block, into: part, scratch: scratch)
      if count > 0 {
        write(compressed, to: target, at: position)
        write(UInt32(block.count), to: target, at: position + 4)
        write(UInt32(count), to: target, at: position + 8)
        return 12 + count
      }
    }
    // What does not become smaller is kept as it is.
    guard position + 8 + block.count <= target.count else { return nil }
    write(plain, to: target, at: position)
    write(UInt32(block.count), to: target, at: position + 4)
    for (index, byte) in block.enumerated() {
      target[position + 8 + index] = byte
    }
    return 8 + block.count
  }

  private static func write(
    _ bytes: [UInt8], to target: UnsafeMutableBufferPointer<UInt8>, at position: Int
  ) {
    for (index, byte) in bytes.enumerated() {
      target[position + index] = byte
    }
  }

  private static func write(
    _ number: UInt32, to target: UnsafeMutableBufferPointer<UInt8>, at position: Int
  ) {
    for index in 0..<4 {
      target[position + index] = UInt8(truncatingIfNeeded: number >> UInt32(index * 8))
    }
  }

  private static func number(in source: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(source[position + $1]) << UInt32($1 * 8) }
  }
}
