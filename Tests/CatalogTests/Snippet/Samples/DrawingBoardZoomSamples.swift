// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import DrawingBoard
import UIKit

enum Sample_drawing_board_zoom {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      board.isZoomEnabled = true
      view.addSubview(board)
      view.addSubview(toolbar)
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
}
enum Sample_drawing_board_zoomed_in {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      board.isZoomEnabled = true
      board.zoomScale = 8
      view.addSubview(board)
      view.addSubview(toolbar)
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
}
enum Sample_drawing_board_zoomed_out {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      board.isZoomEnabled = true
      board.zoomScale = 0.25
      view.addSubview(board)
      view.addSubview(toolbar)
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
}
enum Sample_drawing_board_large {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      board.isZoomEnabled = true
      board.sizePolicy = .keep
      board.minimumPictureSize = CGSize(width: 800, height: 1200)
      view.addSubview(board)
      view.addSubview(toolbar)
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
}
