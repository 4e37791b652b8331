import CCairo
import Foundation

/// The memory of a bitmap context in the layout its caller asked for.
///
/// Where Cairo has the same layout, drawing goes straight into that memory. Where not, drawing goes
/// into native pixels beside it, and once the caller can see the memory every drawing first reads
/// the rectangle it touches and afterwards writes it back, so the two never differ.
final class BitmapStore {
  let pixels: PixelBuffer
  let layout: PixelLayout
  let bytesPerRow: Int
  let space: CGColorSpace?
  let bitmapInfo: CGBitmapInfo
  /// A Boolean value that determines whether the bitmap is for wide color: see `ExtendedRange`.
  var isExtended = false
  private(set) var memory: UnsafeMutableRawPointer?
  private var ownsMemory = false
  /// Whether somebody else can write the pixels, unseen by Cairo.
  private(set) var isExposed: Bool

  init?(
    memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    layout: PixelLayout, space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    guard PixelBuffer.allows(width: width, height: height) else { return nil }
    let least = width * layout.bytesPerPixel
    // Without memory of the caller's the row length may be chosen: a multiple of 16 bytes.
    let row = bytesPerRow == 0 ? (memory == nil ? (least + 15) / 16 * 16 : least) : bytesPerRow
    guard row >= least else { return nil }
    self.layout = layout
    self.space = space
    self.bitmapInfo = bitmapInfo
    self.bytesPerRow = row
    isExposed = memory != nil
    if let format = layout.identicalFormat, row % 4 == 0 {
      var target = memory
      if target == nil {
        target = calloc(height, row)
        ownsMemory = true
      }
      guard let target,
        let pixels = PixelBuffer(
          adopting: target, isOwned: ownsMemory, width: width, height: height, bytesPerRow: row,
          format: format)
      else { return nil }
      self.pixels = pixels
      self.memory = target
      // The buffer frees it, and may outlive this store through a surface.
      ownsMemory = false
    } else {
      guard let pixels = PixelBuffer(width: width, height: height, format: layout.nativeFormat)
      else { return nil }
      self.pixels = pixels
      self.memory = memory
    }
  }

  deinit {
    if ownsMemory { free(memory) }
  }

  var isNative: Bool { memory == pixels.base }

  /// Drawing must be copied between the caller's memory and the native pixels.
  var needsCopies: Bool { memory != nil && !isNative }

  /// The caller's view of the pixels; the first call for memory of our own makes it.
  func expose() -> UnsafeMutableRawPointer? {
    isExposed = true
    if let memory { return memory }
    guard let made = calloc(pixels.height, bytesPerRow) else { return nil }
    memory = made
    ownsMemory = true
    store(pixels.bounds)
    return made
  }

  /// Brings what the caller wrote in a rectangle of pixels, y down, into the native pixels.
  func load(_ rect: CGRect) {
    forEachRow(rect) { caller, native, count in
      layout.load(from: caller, to: native, count: count)
    }
  }

  /// Brings the native pixels of a rectangle of pixels, y down, to the caller's memory.
  func store(_ rect: CGRect) {
    forEachRow(rect) { caller, native, count in
      layout.store(from: native, to: caller, count: count)
    }
  }

  private func forEachRow(
    _ rect: CGRect, _ body: (UnsafeMutableRawPointer, UnsafeMutableRawPointer, Int) -> Void
  ) {
    let area = rect.integral.intersection(pixels.bounds)
    guard let memory, !area.isEmpty else { return }
    let nativePixel = pixels.format == CAIRO_FORMAT_A8 ? 1 : 4
    let left = Int(area.minX)
    for row in Int(area.minY)..<Int(area.maxY) {
      body(
        memory + row * bytesPerRow + left * layout.bytesPerPixel,
        pixels.base + row * pixels.bytesPerRow + left * nativePixel, Int(area.width))
    }
  }
}
