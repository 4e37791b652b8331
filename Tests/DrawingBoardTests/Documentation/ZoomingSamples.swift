// The samples of Zooming.md, compiled as in an app: without testable imports.

import DrawingBoard
import UIKit

@MainActor
struct ZoomingSamples {
  // sample Zooming 1
  func makeMap() -> DrawingBoardControl {
    let board = DrawingBoardControl()
    board.isZoomEnabled = true
    board.maximumZoomScale = 8
    board.minimumPictureSize = CGSize(width: 2_000, height: 2_000)
    return board
  }
  // end of sample

  // sample Zooming 2
  func showCorner(of board: DrawingBoardControl) {
    board.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: true)
  }

  func showAll(of board: DrawingBoardControl) {
    board.zoomToFit(animated: true)
  }
  // end of sample
}
