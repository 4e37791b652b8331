import DrawingBoard
import Foundation

/// How long it takes to open a drawing.
extension BoardSuite {
  /// The size of the log, in bytes.
  private static let openedByteCount = 100_000_000

  private static let openings = 20

  /// From the log on the disk to the picture on a canvas.
  static func opening() -> [Result] {
    withFolder { folder in
      let id = UUID()
      let (byteCount, pixels) = draw(id, in: folder)
      var times = Percentiles()
      for _ in 0..<openings {
        // The log of the last round is released on its queue.
        _ = open(id, in: folder)
        usleep(20_000)
        let canvas = BenchBoard.blankCanvas()
        times.measure { show(id, in: folder, on: canvas) }
        precondition(samples(of: canvas) == pixels, "another picture was opened")
      }
      return times.results("board/opening/100-MB", limit: 100) + [
        Result("board/opening/100-MB/bytes", Double(byteCount), "bytes")
      ]
    }
  }

  /// Draws until the log is large enough, and closes it.
  private static func draw(_ id: UUID, in folder: String) -> (byteCount: Int, pixels: [UInt32]) {
    let log = open(id, in: folder)
    let board = BenchBoard(log: log)
    while log.usage.diskBytes < openedByteCount {
      board.draw(strokes: timed)
      flush(log)
    }
    return (log.usage.diskBytes, samples(of: board.canvas))
  }

  private static func show(_ id: UUID, in folder: String, on canvas: BoardCanvas) {
    let stack = ImageStack(log: open(id, in: folder))
    do {
      canvas.apply(try stack.picture())
    } catch {
      preconditionFailure("a drawing that was just flushed cannot be read: \(error)")
    }
  }

  private static func samples(of canvas: BoardCanvas) -> [UInt32] {
    guard let data = canvas.context.data else { return [] }
    return stride(from: 0, to: canvas.size.height, by: 7).flatMap { y in
      stride(from: 0, to: canvas.size.width, by: 5).map { x in
        data.load(fromByteOffset: y * canvas.context.bytesPerRow + x * 4, as: UInt32.self)
      }
    }
  }
}
