// The samples of Replay.md, compiled as in an app: without testable imports.

import DrawingBoard
import Foundation
import UIKit

@MainActor
struct ReplaySamples {
  // sample Replay 1
  func playLastSteps(of board: DrawingBoardControl) {
    board.eventHandler = { event in
      if case .playbackEnded(let isComplete) = event { print("Ended:", isComplete) }
    }
    board.play(from: max(board.stepIndex - 20, -1), duration: 4)
  }
  // end of sample

  // sample Replay 2
  func saveAnimation(of board: DrawingBoardControl, to url: URL) async throws {
    let file = try await board.export()?.animatedPNGData(duration: 8, framesPerSecond: 15)
    try file?.write(to: url)
  }
  // end of sample

  // sample Replay 3
  func countImages(of export: BoardExport) async throws {
    try await export.drawReplay(count: 240, scale: 2) { image, index in
      print(index, image.size)
    }
  }
  // end of sample
}
