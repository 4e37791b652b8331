import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import DrawingBoard

/// What touches wait for.
@MainActor
struct DrawingBoardMainThreadTests {
  private func makeStage(in folder: URL) async -> BoardStage {
    let stage = BoardStage { board in
      board.boardFolder = folder
      board.boardID = UUID()
    }
    await stage.opened()
    return stage
  }

  @Test("Touches, undo and redo encode, hash and write nothing on the main thread, with any brush")
  func nothingIsEncoded() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = await makeStage(in: folder)
    let found = Locked(0)
    let count: @Sendable () -> Void = { found.withLock { $0 += 1 } }
    var brushes: [any Brush] = ArchivedBrush.brushes
    brushes += EraserBrush.Mode.allCases.map { EraserBrush(mode: $0) }
    // Strokes that the queue has encoded, and strokes that it has not.
    for round in 0..<2 {
      for (number, brush) in brushes.enumerated() {
        stage.board.brush = brush
        let y = CGFloat(20 + number * 8)
        MainThread.$workFound.withValue(count) {
          stage.stroke((20, y), (90, y + 9), (150, y - 9))
          stage.stroke((100, 10), (100, 150))
          stage.board.undo()
          stage.board.redo()
        }
        let waits = found.withLock { $0 }
        #expect(waits == 0, "\(brush)")
      }
      if round == 0 { try await stage.board.flush() }
    }
    #expect(stage.board.steps.count > 20)
  }

  @Test("Work on the main thread is detected")
  func workIsFound() {
    let found = Locked(0)
    MainThread.$workFound.withValue({ found.withLock { $0 += 1 } }) {
      _ = EncodedTile.encode(.filled(1))
      _ = StepElements.cuts([:]).bytes
    }
    #expect(found.withLock { $0 } == 2)
  }
}
