/// Closures that see a message before anything else does.
struct Collectors<Message>: Sendable {
  private var closures: [Int: @Sendable (Message) -> Bool] = [:]
  private var lastID = 0

  /// The closures in the order in which they are asked.
  var newestFirst: [@Sendable (Message) -> Bool] {
    closures.sorted { $0.key > $1.key }.map(\.value)
  }

  /// Adds a closure, which returns whether it accepts a message.
  ///
  /// - Returns: The number to remove it with.
  mutating func add(_ closure: @escaping @Sendable (Message) -> Bool) -> Int {
    lastID += 1
    closures[lastID] = closure
    return lastID
  }

  mutating func remove(_ id: Int) {
    closures[id] = nil
  }
}
