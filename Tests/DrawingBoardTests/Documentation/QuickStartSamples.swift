// The samples of QuickStart.md, compiled as in an app: without testable imports.

// sample QuickStart 1
import DrawingBoard
import UIKit

final class SketchViewController: UIViewController {
  let board = DrawingBoardControl()
  let toolbar = DrawingToolbarControl()
  private var bars: DrawingBarsVisibility?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(board)
    view.addSubview(toolbar)
    toolbar.board = board
    bars = DrawingBarsVisibility(board: board, bars: [toolbar])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let height = toolbar.sizeThatFits(area.size).height
    board.frame = area
    toolbar.frame = CGRect(
      x: area.minX, y: area.maxY - height, width: area.width, height: height)
  }
}
// end of sample

extension SketchViewController {
  // sample QuickStart 3
  func show(_ sketchID: UUID) {
    board.boardID = sketchID
  }
  // end of sample

  // sample QuickStart 4
  func showErrors(in label: UILabel) {
    board.eventHandler = { [weak label] event in
      switch event {
      case .failed(.storage(.diskFull)): label?.text = "There is no space to save the drawing."
      case .failed(.storage): label?.text = "The drawing cannot be saved."
      case .failed(.incomplete): label?.text = "Parts of the drawing could not be read."
      case .storageChanged(.stored): label?.text = nil
      default: break
      }
    }
  }
  // end of sample

  // sample QuickStart 5
  func saveCopy(to url: URL) async throws {
    guard let export = board.export(includesBackground: true),
      let file = try await export.pngData(scale: 2)
    else { return }
    try file.write(to: url)
  }
  // end of sample
}

// Compiled where there is SwiftUI: see CONTRIBUTING.md.
#if canImport(SwiftUI)
  // sample QuickStart 2
  import DrawingBoard
  import SwiftUI

  struct SketchView: View {
    let sketchID: UUID
    @StateObject private var board = DrawingBoardProxy()

    var body: some View {
      VStack {
        DrawingBoardView(board, brush: PenBrush(), color: .blue, width: 6)
          .configured { $0.boardID = sketchID }
        Button("Undo") { board.undo() }
          .disabled(!board.history.canUndo)
      }
    }
  }
// end of sample
#endif
