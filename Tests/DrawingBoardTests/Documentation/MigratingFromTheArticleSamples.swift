// The samples of MigratingFromTheArticle.md, compiled as in an app.

// sample MigratingFromTheArticle 1
import ControlCore
import DrawingBoard
import UIKit

final class BoardViewController: UIViewController {
  let board = DrawingBoardControl()
  let undoButton = UIButton(type: .system)
  let redoButton = UIButton(type: .system)
  private var bars: DrawingBarsVisibility?
  private var observations: [ObservationToken] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [board, undoButton, redoButton] { view.addSubview(part) }
    undoButton.addAction(UIAction { [board] _ in board.undo() }, for: .touchUpInside)
    redoButton.addAction(UIAction { [board] _ in board.redo() }, for: .touchUpInside)
    observations = [
      board.observe(\.canUndo, owner: self, options: .initial) { controller, canUndo in
        controller.undoButton.isEnabled = canUndo
      },
      board.observe(\.canRedo, owner: self, options: .initial) { controller, canRedo in
        controller.redoButton.isEnabled = canRedo
      },
    ]
    bars = DrawingBarsVisibility(board: board, bars: [undoButton, redoButton])
  }
}
// end of sample

extension BoardViewController {
  // sample MigratingFromTheArticle 2
  func adoptImage(at url: URL) -> Bool {
    guard let data = try? Data(contentsOf: url), let image = UIImage(data: data) else {
      return false
    }
    return board.importImage(image, placement: .fit)
  }
  // end of sample
}
