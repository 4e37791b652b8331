import Dispatch
import DrawingBoard
import Foundation

/// Files with strokes as paths.
extension BoardSuite {
  private static let exportedCount = 1000

  /// An SVG and a PDF file of a thousand strokes: their bytes and how long they take.
  static func export() -> [Result] {
    let board = BenchBoard()
    board.draw(strokes: exportedCount)
    let export = BoardExport(canvas: board.canvas, stack: board.stack)
    return results("svg") { try await export.svgData() }
      + results("pdf") { try await export.pdfData() }
  }

  private static func results(
    _ format: String, _ data: @escaping @Sendable () async throws -> Data?
  ) -> [Result] {
    var (time, byteCount) = (Percentiles(), 0)
    for _ in 0..<3 { time.measure { byteCount = count(data) } }
    let name = "board/export/\(format)"
    return [
      Result(
        "\(name)/bytes-per-stroke", Double(byteCount / exportedCount), "bytes", baseline: 1024,
        goal: 1),
      Result("\(name)/time", time.median, "ms"),
    ]
  }

  /// The number of bytes of a file that another thread makes.
  private static func count(_ data: @escaping @Sendable () async throws -> Data?) -> Int {
    let (done, count) = (DispatchSemaphore(value: 0), Counter())
    Task.detached {
      count.value = (try? await data())?.count ?? 0
      done.signal()
    }
    done.wait()
    return count.value
  }

  /// A number that is read after the semaphore, and so by one thread at a time.
  private final class Counter: @unchecked Sendable { var value = 0 }
}
