import Foundation

/// A part of a file in the system's memory, for as long as this is held.
///
/// A copy of each record takes a call of the system, about a microsecond, and a jump needs thousands.
/// The price: a disk that fails while the bytes are looked at ends the app, where ``LayerFile/read``
/// throws. So it is used for jumps only. Nobody writes to what they look at: the board's lock keeps
/// others away, and the store appends to its file until that is another one.
///
/// It is sendable unchecked because the memory can only be read.
final class MappedBytes: @unchecked Sendable {
  private let start: UnsafeMutableRawPointer
  private let length: Int

  /// The offset in the file that the memory begins at.
  private let offset: Int

  /// Nil when the system refuses.
  init?(_ descriptor: Int32, _ range: Range<Int>) {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard range.lowerBound >= 0, !range.isEmpty, page > 0 else { return nil }
    offset = range.lowerBound / page * page
    length = range.upperBound - offset
    guard let start = mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, off_t(offset)),
      start != MAP_FAILED
    else { return nil }
    self.start = start
  }

  deinit {
    munmap(start, length)
  }

  /// Whether all bytes of a part of the file are there.
  func covers(_ range: Range<Int>) -> Bool {
    range.lowerBound >= offset && range.upperBound <= offset + length
  }

  /// Bytes of the file, valid while this is held; nil when they are not all in the part.
  func bytes(at position: Int, count: Int) -> UnsafeRawBufferPointer? {
    guard position >= offset, count >= 0, position - offset <= length - count else { return nil }
    return UnsafeRawBufferPointer(start: start + (position - offset), count: count)
  }
}
