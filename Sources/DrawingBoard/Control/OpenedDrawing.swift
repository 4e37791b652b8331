import Foundation

/// A drawing that was read from the disk, and is not shown yet.
struct OpenedDrawing {
  let store: ImageStackStore?
  let stack: ImageStack

  /// The tiles of the shown step; `nil` when they cannot be read.
  let picture: [TileUpdate]?

  /// A drawing, on the calling thread.
  init(store: ImageStackStore?, limits: ImageStackLimits) {
    self.store = store
    stack = ImageStack(limits: limits, store: store)
    picture = try? stack.picture()
  }

  /// Reads a drawing on a thread other than the main one.
  @concurrent
  static func read(
    _ id: UUID, in folder: URL?, limits: ImageStackLimits
  ) async throws(StoreError) -> sending OpenedDrawing {
    OpenedDrawing(store: try ImageStackStore(id: id, in: folder), limits: limits)
  }
}
