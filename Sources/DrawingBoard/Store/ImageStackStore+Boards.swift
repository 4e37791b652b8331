import Foundation

/// The boards on the disk.
extension ImageStackStore {
  /// The ids of all boards in a folder.
  ///
  /// - Parameter folder: Where the folders of boards are; the standard one unless given.
  /// - Returns: The ids in no particular order; none when the folder is not there.
  /// - Throws: When the folder cannot be read.
  public static func boards(in folder: URL? = nil) throws(StoreError) -> [UUID] {
    try boards(in: path(of: folder), layer: SystemFileLayer())
  }

  /// Removes a board that no store has open, overwritten with zeros.
  ///
  /// - Parameters:
  ///   - id: The board's; nothing happens when there is none.
  ///   - folder: Where the folders of boards are; the standard one unless given.
  /// - Throws: ``StoreError/inUse`` when it is open, and what the system says when something is
  ///   left.
  public static func discard(_ id: UUID, in folder: URL? = nil) throws(StoreError) {
    try discard(id, in: path(of: folder), layer: SystemFileLayer())
  }

  /// Removes boards that were not to outlive their stores, as after a crash.
  ///
  /// A board is left alone when a store has it open, in this app or another one.
  ///
  /// - Parameter folder: Where the folders of boards are; the standard one unless given.
  /// - Returns: The ids of those that were removed.
  /// - Throws: When the folder cannot be read.
  @discardableResult
  public static func discardOrphans(in folder: URL? = nil) throws(StoreError) -> [UUID] {
    try discardOrphans(in: path(of: folder), layer: SystemFileLayer())
  }

  static func boards(in path: String, layer: any FileLayer) throws(StoreError) -> [UUID] {
    try layer.names(in: path).compactMap { UUID(uuidString: $0) }
  }

  static func discard(_ id: UUID, in path: String, layer: any FileLayer) throws(StoreError) {
    guard try boards(in: path, layer: layer).contains(id) else { return }
    let folder = BoardFolder(id, in: path, layer: layer)
    // Held until the end.
    let lock = try folder.lock()
    defer { withExtendedLifetime(lock) {} }
    try folder.removeSecurely()
  }

  static func discardOrphans(
    in path: String, layer: any FileLayer
  ) throws(StoreError) -> [UUID] {
    try boards(in: path, layer: layer).filter { id in
      let folder = BoardFolder(id, in: path, layer: layer)
      guard (try? layer.open(folder.sessionMark)) != nil else { return false }
      return (try? discard(id, in: path, layer: layer)) != nil
    }
  }
}
