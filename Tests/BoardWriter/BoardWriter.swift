import DrawingBoard
import Foundation

/// Draws on a board on the disk as fast as it can, until it is killed.
///
/// `BoardWriter FOLDER ID SEED DONE KIND`: the actions up to the number DONE are on the board already. It
/// draws strokes and images if KIND is `elements`, and else pixels. It prints the number of each action that
/// a flush was acknowledged for.
@main
struct BoardWriter {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 6, let id = UUID(uuidString: arguments[2]),
      let seed = UInt64(arguments[3]), let done = Int(arguments[4])
    else {
      print("usage: BoardWriter FOLDER ID SEED DONE KIND")
      exit(2)
    }
    var script = BoardScript(seed: seed, drawsElements: arguments[5] == "elements")
    for _ in 0..<done { _ = try script.next() }
    let board = WrittenBoard(try open(id, in: arguments[1]))
    for number in (done + 1)... {
      try board.perform(script.next())
      guard number % 5 == 0 else { continue }
      board.flush()
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
  }
}

extension BoardWriter {
  /// Opens the board, as soon as its last owner has closed it.
  private static func open(_ id: UUID, in boards: String) throws(StorageError) -> HistoryStore {
    let end = Date() + 10
    while true {
      do throws(StorageError) {
        return try HistoryStore(board: id, in: boards)
      } catch {
        guard error == .inUse, Date() < end else { throw error }
        usleep(1_000)
      }
    }
  }
}

/// A history on the disk that a script is performed on.
struct WrittenBoard {
  private let store: HistoryStore
  private let stack: ImageStack

  init(_ store: HistoryStore) {
    self.store = store
    stack = ImageStack(store: store)
  }

  func perform(_ action: BoardScript.Action) throws {
    switch action {
    case .draw(let number, let changes, let elements):
      stack.push(
        name: "Pencil", changes: changes,
        date: Date(timeIntervalSinceReferenceDate: Double(number)), elements: elements)
    case .move(let target): try stack.move(to: target)
    case .expire(let count):
      stack.limits.stepLimit = stack.count - count
      stack.limits.stepLimit = nil
    }
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
