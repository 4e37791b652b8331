import CCairo
import Foundation

/// Memory of group surfaces that are gone, for the next ones.
///
/// A rounded clip or a fade takes a surface in every frame; memory fresh from the system is slow on
/// its first use. The pool holds no more bytes than its limit.
final class SurfacePool {
  private var free: [Memory] = []
  private(set) var heldBytes = 0
  let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Memory of one surface, which goes back to its pool when Cairo needs the surface no more.
  fileprivate final class Memory {
    let bytes: UnsafeMutableRawPointer
    let count: Int
    weak var pool: SurfacePool?

    init?(count: Int, pool: SurfacePool) {
      guard let bytes = malloc(count) else { return nil }
      self.bytes = bytes
      self.count = count
      self.pool = pool
    }

    deinit { Foundation.free(bytes) }
  }

  /// The key that surfaces keep their memory under.
  // Never written to; Cairo takes only its address.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>
    .allocate(capacity: 1)

  /// Returns a surface; `nil` without the memory for it.
  ///
  /// - Parameter isCleared: false leaves the pixels undefined.
  func makeSurface(width: Int, height: Int, isCleared: Bool = true) -> OpaquePointer? {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
    let size = stride * height
    guard stride > 0, size > 0, let memory = take(size) else { return nil }
    if isCleared { memset(memory.bytes, 0, size) }
    guard
      let surface = cairo_image_surface_create_for_data(
        memory.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(stride))
    else { return nil }
    let owner = Unmanaged.passRetained(memory)
    let status = cairo_surface_set_user_data(surface, Self.key, owner.toOpaque()) { pointer in
      guard let pointer else { return }
      let memory = Unmanaged<Memory>.fromOpaque(pointer).takeRetainedValue()
      memory.pool?.put(memory)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      owner.release()
      return nil
    }
    return surface
  }

  /// The smallest memory that is large enough and not more than twice that.
  private func take(_ size: Int) -> Memory? {
    let fitting = free.indices.filter { size...(size * 2) ~= free[$0].count }
    guard let best = fitting.min(by: { free[$0].count < free[$1].count }) else {
      return Memory(count: size, pool: self)
    }
    heldBytes -= free[best].count
    return free.remove(at: best)
  }

  private func put(_ memory: Memory) {
    guard memory.count <= limit else { return }
    while heldBytes + memory.count > limit, !free.isEmpty {
      heldBytes -= free.removeFirst().count
    }
    heldBytes += memory.count
    free.append(memory)
  }
}
