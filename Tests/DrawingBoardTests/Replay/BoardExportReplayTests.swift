import Foundation
import ImageIO
import TestSupport
import Testing
import UIKit

@testable import DrawingBoard

struct BoardExportReplayTests {
  /// Two strokes on a yellow background, and the picture of each step.
  private func export() throws -> BoardExport {
    let board = try BoardFixture(200, 120, scale: 2)
    let stack = ImageStack()
    for y in [10, 40] as [CGFloat] {
      let session = board.session(PencilBrush(), width: 8)
      session.begin(at: StrokeSample(10, y))
      session.move(to: [StrokeSample(40, y), StrokeSample(90, y)])
      let change = session.end()
      stack.push(name: "pencil", changes: change.changes, elements: session.elements)
    }
    return BoardExport(
      canvas: board.canvas, background: BoardBackground(color: UIColor.yellow), stack: stack)
  }

  private func images(
    _ export: BoardExport, count: Int, from first: Int = -1, to last: Int? = nil
  ) async throws -> [CGImage] {
    let images = Locked<[CGImage]>([])
    try await export.drawReplay(count: count, from: first, to: last) { image, index in
      images.withLock {
        #expect($0.count == index)
        if let image = image.cgImage { $0.append(image) }
      }
    }
    return images.withLock { $0 }
  }

  @Test("The first image is the blank board, the last one the drawing, and each shows more")
  func frames() async throws {
    let export = try export()
    let images = try await images(export, count: 5).map { try ImageProbe($0) }
    #expect(images.count == 5)
    let ink = images.map { $0.pixels.count { $0 & 0xFF > 0x80 } }
    #expect(ink[0] == 0)
    #expect(ink == ink.sorted() && Set(ink).count == 5)
    #expect(images[4].pixels == (try ImageProbe(try await export.image()?.cgImage)).pixels)
  }

  @Test("A part of the steps begins with the picture before it")
  func part() async throws {
    let images = try await images(try export(), count: 2, from: 0, to: 1).map { try ImageProbe($0) }
    #expect(images[0][100, 20] & 0xFF > 0x80)
    #expect(images[0][100, 80] & 0xFF < 0x80)
    #expect(images[1][100, 80] & 0xFF > 0x80)
  }

  @Test("An animated PNG begins with the finished drawing and has the times of its images")
  func animation() async throws {
    let progress = Locked<[Double]>([])
    let data = try #require(
      try await export().animatedPNGData(
        duration: 1, framesPerSecond: 4, progress: { part in progress.withLock { $0.append(part) } }
      ))
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect((image.width, image.height) == (100, 60))
    #expect(try ImageProbe(image)[50, 40] & 0xFF > 0x80)
    // fcTL: the sequence number, width, height, x and y before the time in thousandths of a second.
    let times = chunks(of: data, type: "fcTL").map { Int($0[20]) << 8 | Int($0[21]) }
    #expect(times == [1000, 250, 250, 250, 1000])
    let parts = progress.withLock { $0 }
    #expect(parts == parts.sorted() && parts.last == 1)
  }

  private func chunks(of file: Data, type: String) -> [Data] {
    var (chunks, offset) = ([Data](), 8)
    while offset + 12 <= file.count {
      let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      if file[(offset + 4)..<(offset + 8)] == Data(type.utf8) {
        chunks.append(file.subdata(in: (offset + 8)..<(offset + 8 + length)))
      }
      offset += 12 + length
    }
    return chunks
  }

  @Test("A replay without steps has no images, and values out of range are clamped")
  func badInput() async throws {
    let board = try BoardFixture(20, 20)
    let blank = BoardExport(canvas: board.canvas, stack: ImageStack())
    #expect(try await blank.animatedPNGData() == nil)
    #expect(try await !blank.drawReplay(count: 3) { _, _ in })
    let unknown = BoardExport(canvas: board.canvas)
    #expect(try await !unknown.drawReplay(count: 3) { _, _ in })
    #expect(try await images(try export(), count: -4).count == 2)
    let short = try #require(
      try await export().animatedPNGData(duration: -3, framesPerSecond: 900, scale: 0.1))
    #expect(chunks(of: short, type: "fcTL").count == 4)
  }

  @Test("A canceled task, and an error of the closure, end the export")
  func cancellation() async throws {
    let export = try export()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await export.animatedPNGData()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    struct Stop: Error {}
    let count = Locked(0)
    await #expect(throws: Stop.self) {
      try await export.drawReplay(count: 9) { _, index in
        count.withLock { $0 += 1 }
        if index == 2 { throw Stop() }
      }
    }
    #expect(count.withLock { $0 } == 3)
  }
}
