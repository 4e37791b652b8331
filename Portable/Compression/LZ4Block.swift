import CLZ4

/// One LZ4 block, the format without sizes.
enum LZ4Block {
  /// How many bytes were written; 0 when they do not fit or there are none.
  static func encode(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>,
    scratch: UnsafeMutableRawPointer?
  ) -> Int {
    guard let from = source.baseAddress, let to = target.baseAddress, !source.isEmpty,
      source.count <= Int(LZ4_MAX_INPUT_SIZE)
    else { return 0 }
    let room = Int32(clamping: target.count)
    let written = from.withMemoryRebound(to: CChar.self, capacity: source.count) { from in
      to.withMemoryRebound(to: CChar.self, capacity: target.count) { to in
        if let scratch {
          LZ4_compress_fast_extState(scratch, from, to, Int32(source.count), room, 1)
        } else {
          LZ4_compress_default(from, to, Int32(source.count), room)
        }
      }
    }
    return max(Int(written), 0)
  }

  /// How many bytes were written: all, or as many as `target` holds; 0 when the source is damaged.
  /// The block may repeat bytes of `history`.
  static func decode(
    _ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>,
    history: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: nil, count: 0)
  ) -> Int {
    guard let from = source.baseAddress, let to = target.baseAddress, !source.isEmpty,
      !target.isEmpty
    else { return 0 }
    let length = Int32(clamping: source.count)
    let room = Int32(clamping: target.count)
    let written = from.withMemoryRebound(to: CChar.self, capacity: source.count) { from in
      to.withMemoryRebound(to: CChar.self, capacity: target.count) { to in
        guard let past = history.baseAddress else {
          return LZ4_decompress_safe_partial(from, to, length, room, room)
        }
        return past.withMemoryRebound(to: CChar.self, capacity: history.count) { past in
          LZ4_decompress_safe_partial_usingDict(
            from, to, length, room, room, past, Int32(clamping: history.count))
        }
      }
    }
    return max(Int(written), 0)
  }
}
