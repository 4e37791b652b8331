import DrawingBoard
import Foundation
import Glibc

/// How long it takes to open a drawing.
extension BoardSuite {
  /// The size of the store, in bytes.
  private static let openedByteCount = 100_000_000

  private static let openings = 30

  /// From the database on the disk to the picture on a canvas, with its pages in the system's cache and
  /// without.
  static func opening() -> [Result] {
    withFolder { folder in
      let id = UUID()
      let (byteCount, pixels) = draw(id, in: folder)
      var (warm, cold, copies) = (Percentiles(), Percentiles(), Percentiles())
      let copy = PictureCopy()
      for round in 0..<openings * 2 {
        // The store of the last round is released on its queue.
        _ = open(id, in: folder)
        usleep(20_000)
        if round % 2 == 1 { dropCachedPages(in: folder) }
        let canvas = BenchBoard.blankCanvas()
        let opening = { show(id, in: folder, on: canvas) }
        if round % 2 == 1 { cold.measure(opening) } else { warm.measure(opening) }
        copies.measure { copy.perform() }
        precondition(samples(of: canvas) == pixels, "another picture was opened")
      }
      let name = "board/opening/100-MB"
      return warm.results(name + "/warm", baseline: copies.median, goal: 20) + [
        Result(name + "/cold/median", cold.median, "ms", baseline: copies.median, goal: 20),
        Result(name + "/cold/p99", cold.ninetyNinth, "ms"),
        Result(name + "/bytes", Double(byteCount), "bytes"),
      ]
    }
  }

  /// Makes the system forget the pages of all files below a folder.
  private static func dropCachedPages(in folder: String) {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in files {
      let descriptor = Glibc.open(folder + "/" + file, O_RDONLY)
      guard descriptor >= 0 else { continue }
      fdatasync(descriptor)
      posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
      close(descriptor)
    }
  }

  /// Draws until the store is large enough, and closes it.
  private static func draw(_ id: UUID, in folder: String) -> (byteCount: Int, pixels: [UInt32]) {
    let store = open(id, in: folder)
    let board = BenchBoard(store: store)
    while store.usage.diskBytes < openedByteCount {
      board.draw(strokes: timed)
      flush(store)
    }
    return (store.usage.diskBytes, samples(of: board.canvas))
  }

  private static func show(_ id: UUID, in folder: String, on canvas: BoardCanvas) {
    let stack = ImageStack(store: open(id, in: folder))
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
