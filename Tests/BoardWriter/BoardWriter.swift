@_spi(Benchmarks) import DrawingBoard
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
    let log = try HistoryLog(
      id: id, in: URL(fileURLWithPath: arguments[1], isDirectory: true))
    let stack = ImageStack(log: log)
    for number in (done + 1)... {
      try take(script.next(), stack)
      guard number % 5 == 0 else { continue }
      flush(log)
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }
  }

  private static func take(_ action: BoardScript.Action, _ stack: ImageStack) throws {
    switch action {
    case .draw(let step, let tiles):
      stack.push(
        name: step.name,
        changes: tiles.map {
          TileChange(coordinate: $0.coordinate, before: $0.before, after: $0.after)
        }, date: step.date)
    case .move(let target): try stack.move(to: target)
    case .expire(let count):
      stack.limits.stepLimit = stack.count - count
      stack.limits.stepLimit = nil
    }
  }

  private static func flush(_ log: HistoryLog) {
    let flushed = DispatchSemaphore(value: 0)
    log.flush { result in
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
