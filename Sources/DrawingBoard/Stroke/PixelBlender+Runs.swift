extension PixelBlender {
  /// Raises the coverage of a run of pixels and redraws the pixels whose coverage has grown.
  ///
  /// - Parameters:
  ///   - coverage: The coverage by the whole stroke. Each value becomes the greater of both.
  ///   - fresh: The coverage by a new segment of the stroke, 0 to 255.
  ///   - before: The pixels before the stroke; `nil` when they are blank.
  ///   - target: The pixels of the board.
  ///   - count: The number of pixels in the run.
  @inline(__always) func raise(
    _ coverage: UnsafeMutablePointer<UInt8>, by fresh: UnsafePointer<UInt8>,
    before: UnsafeRawPointer?, target: UnsafeMutableRawPointer, count: Int
  ) {
    for index in 0..<count {
      let covered = fresh[index]
      if covered <= coverage[index] { continue }
      coverage[index] = covered
      let offset = index * Tile.bytesPerPixel
      let pixel = before?.load(fromByteOffset: offset, as: UInt32.self) ?? 0
      target.storeBytes(
        of: blended(pixel, coverage: UInt32(covered)), toByteOffset: offset, as: UInt32.self)
    }
  }

  /// Redraws a run of pixels from the pixels before the stroke and the coverage.
  ///
  /// - Parameters:
  ///   - coverage: The coverage by the whole stroke, 0 to 255.
  ///   - before: The pixels before the stroke; `nil` when they are blank.
  ///   - target: The pixels of the board.
  ///   - count: The number of pixels in the run.
  func draw(
    _ coverage: UnsafePointer<UInt8>, before: UnsafeRawPointer?, target: UnsafeMutableRawPointer,
    count: Int
  ) {
    for index in 0..<count {
      let offset = index * Tile.bytesPerPixel
      let pixel = before?.load(fromByteOffset: offset, as: UInt32.self) ?? 0
      let covered = UInt32(coverage[index])
      target.storeBytes(
        of: covered == 0 ? pixel : blended(pixel, coverage: covered), toByteOffset: offset,
        as: UInt32.self)
    }
  }
}
