import DrawingBoard
import Foundation

/// Draws on a board on the disk as fast as it can, until it is killed.
///
/// `BoardWriter FOLDER ID SEED DONE`: the actions up to the number DONE are on the board already. It
/// prints the number of each action that a flush was acknowledged for.
@main
struct BoardWriter {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let id = UUID(uuidString: arguments[2]),
      let seed = UInt64(arguments[3]), let done = Int(arguments[4])
    else {
      print("usage: BoardWriter FOLDER ID SEED DONE")
      exit(2)
    }
    var script = BoardScript(seed: seed)
    for _ in 0..<done { _ = script.next() }
    var board = WrittenBoard(
      try ImageStackStore(id: id, in: URL(fileURLWithPath: arguments[1], isDirectory: true)))
    for number in (done + 1)... {
      board.take(script.next())
      guard number % 5 == 0 else { continue }
      board.flush()
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
  }
}

/// A store, and what its tiles are stored as.
private struct WrittenBoard {
  private let store: ImageStackStore
  private var initial: [TileCoordinate: TileID] = [:]
  private var steps: [[TileCoordinate: TileID]] = []
  private var index: Int

  init(_ store: ImageStackStore) {
    self.store = store
    let recovered = store.recovered
    index = recovered.index
    for tile in recovered.initialTiles { initial[tile.coordinate] = tile.id }
    for position in recovered.steps.indices {
      let tiles = recovered.tiles(ofStep: position).map { ($0.coordinate, $0.id) }
      steps.append(Dictionary(uniqueKeysWithValues: tiles))
    }
  }

  mutating func take(_ action: BoardScript.Action) {
    switch action {
    case .draw(let step, let tiles):
      let revisions = tiles.map { tile in
        TileRevision(
          TileChange(coordinate: tile.coordinate, before: tile.before, after: tile.after),
          base: id(of: tile.coordinate))
      }
      let ids = store.append(step, at: index + 1, tiles: revisions)
      steps.removeSubrange((index + 1)...)
      steps.append(Dictionary(uniqueKeysWithValues: zip(tiles.map(\.coordinate), ids)))
      index += 1
    case .move(let target):
      store.moved(to: target)
      index = target
    case .expire(let count):
      store.expired(count)
      for step in steps[..<count] { initial.merge(step) { $1 } }
      steps.removeFirst(count)
      index -= count
    }
  }

  private func id(of coordinate: TileCoordinate) -> TileID? {
    for step in steps[...index].reversed() {
      if let id = step[coordinate] { return id }
    }
    return initial[coordinate]
  }

  func flush() {
    let flushed = DispatchSemaphore(value: 0)
    store.flush { result in
      // A disk that fails is not what this is about.
      if case .failure(let error) = result {
        print(error)
        exit(3)
      }
      flushed.signal()
    }
    flushed.wait()
  }
}
