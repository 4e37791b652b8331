import Compression
import Testing

struct BufferCompressionTests {
  private func encode(
    _ bytes: [UInt8], room: Int, _ algorithm: compression_algorithm, scratch: Bool = false
  ) -> [UInt8] {
    var target = [UInt8](repeating: 0, count: room)
    var space = [UInt64](repeating: 0, count: 4096)
    let count = space.withUnsafeMutableBytes { space in
      compression_encode_buffer(
        &target, room, bytes, bytes.count, scratch ? space.baseAddress : nil, algorithm)
    }
    return Array(target.prefix(count))
  }

  private func decode(
    _ bytes: [UInt8], room: Int, _ algorithm: compression_algorithm
  ) -> [UInt8] {
    var target = [UInt8](repeating: 0, count: room)
    let count = compression_decode_buffer(&target, room, bytes, bytes.count, nil, algorithm)
    return Array(target.prefix(count))
  }

  private func sample(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: ($0 / 7) &* ($0 / 1000)) }
  }

  private func noise(_ count: Int) -> [UInt8] {
    var state: UInt32 = 1
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
  }

  @Test(
    "Decompressing restores the compressed bytes",
    arguments: [COMPRESSION_LZ4, COMPRESSION_LZ4_RAW],
    [1, 100, 65_536, 200_000])
  func whatIsCompressedComesBack(algorithm: compression_algorithm, size: Int) {
    for bytes in [sample(size), noise(size)] {
      let packed = encode(bytes, room: size + size / 100 + 200, algorithm)
      #expect(!packed.isEmpty)
      #expect(decode(packed, room: size, algorithm) == bytes)
      #expect(decode(packed, room: size + 10, algorithm) == bytes)
    }
    #expect(encode(sample(200_000), room: 200_000, algorithm).count < 100_000)
  }

  @Test(
    "Scratch space makes no difference to the result",
    arguments: [COMPRESSION_LZ4, COMPRESSION_LZ4_RAW])
  func scratchSpaceMakesNoDifferenceToTheResult(algorithm: compression_algorithm) {
    let bytes = sample(5000)
    #expect(
      encode(bytes, room: 6000, algorithm)
        == encode(bytes, room: 6000, algorithm, scratch: true))
  }

  @Test(
    "Too small a destination gives 0 when packing and the first bytes when unpacking",
    arguments: [COMPRESSION_LZ4, COMPRESSION_LZ4_RAW])
  func tooLittleRoomGives0WhenPackingAndTheBeginningWhenUnpacking(
    algorithm: compression_algorithm
  ) {
    let bytes = noise(1000)
    #expect(encode(bytes, room: 500, algorithm).isEmpty)
    #expect(encode([], room: 500, algorithm).isEmpty)
    let packed = encode(bytes, room: 2000, algorithm)
    #expect(decode(packed, room: 300, algorithm) == Array(bytes.prefix(300)))
  }

  @Test("Damaged data gives 0") func damagedDataGives0() {
    let packed = encode(sample(1000), room: 2000, COMPRESSION_LZ4)
    #expect(decode(Array(packed.dropLast(6)), room: 1000, COMPRESSION_LZ4).isEmpty)
    #expect(decode([1, 2, 3, 4, 5, 6, 7, 8, 9], room: 1000, COMPRESSION_LZ4).isEmpty)
    #expect(decode([0xF0, 1], room: 1000, COMPRESSION_LZ4_RAW).isEmpty)
    for index in packed.indices {
      var broken = packed
      broken[index] ^= 0x55
      #expect(decode(broken, room: 1000, COMPRESSION_LZ4).count <= 1000)
    }
  }

  @Test("Framed data has marks, sizes and an end") func framedDataHasMarksSizesAndAnEnd() {
    let packed = encode([UInt8](repeating: 7, count: 1000), room: 2000, COMPRESSION_LZ4)
    #expect(Array(packed.prefix(8)) == Array("bv41".utf8) + [0xE8, 3, 0, 0])
    #expect(Array(packed.suffix(4)) == Array("bv4$".utf8))
    let plain = Array("bv4-".utf8) + [3, 0, 0, 0, 9, 8, 7] + Array("bv4$".utf8)
    #expect(decode(plain, room: 10, COMPRESSION_LZ4) == [9, 8, 7])
  }

  @Test("A framed block may repeat bytes of the blocks before it")
  func aFramedBlockMayRepeatWhatTheBlocksBeforeItHeld() {
    let past = [UInt8](0..<20)
    // Eight bytes from twenty back, then five literal bytes.
    let block: [UInt8] = [0x04, 20, 0, 0x50, 1, 2, 3, 4, 5]
    let packed =
      Array("bv4-".utf8) + [20, 0, 0, 0] + past
      + Array("bv41".utf8) + [13, 0, 0, 0, 9, 0, 0, 0] + block + Array("bv4$".utf8)
    #expect(
      decode(packed, room: 100, COMPRESSION_LZ4) == past + [UInt8](0..<8) + [1, 2, 3, 4, 5])
  }
}
