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
      + results("pdf") { try await export.pdfData() } + rendering()
  }

  private static func results(
    _ format: String, _ data: @escaping @Sendable () async throws -> Data?
  ) -> [Result] {
    var (time, byteCount) = (Percentiles(), 0)
    for _ in 0..<3 { time.measure { byteCount = Self.data(data)?.count ?? 0 } }
    let name = "board/export/\(format)"
    return [
      Result(
        "\(name)/bytes-per-stroke", Double(byteCount / exportedCount), "bytes", baseline: 1024,
        goal: format == "svg" ? 1 : nil),
      Result("\(name)/time", time.median, "ms"),
    ]
  }

  /// A file that another thread makes.
  static func data(_ data: @escaping @Sendable () async throws -> Data?) -> Data? {
    let (done, file) = (DispatchSemaphore(value: 0), File())
    Task.detached {
      file.data = try? await data()
      done.signal()
    }
    done.wait()
    return file.data
  }

  /// A file that is read after the semaphore, and so by one thread at a time.
  private final class File: @unchecked Sendable { var data: Data? }
}
