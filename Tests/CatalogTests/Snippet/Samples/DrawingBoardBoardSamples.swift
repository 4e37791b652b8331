// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import DrawingBoard
import UIKit

enum Sample_drawing_board_sketch {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
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
enum Sample_drawing_board_history {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    let list = DrawingHistoryControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      view.addSubview(board)
      list.board = board
      list.backgroundColor = .secondarySystemBackground
      view.addSubview(list)
      view.addSubview(toolbar)
      bars = DrawingBarsVisibility(board: board, bars: [toolbar, list])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let height = toolbar.sizeThatFits(area.size).height
      board.frame = area
      toolbar.frame = CGRect(
        x: area.minX, y: area.maxY - height, width: area.width, height: height)
      list.frame = CGRect(
        x: area.maxX - 260, y: area.minY, width: 260, height: min(area.height - height, 420))
    }
  }
}
enum Sample_drawing_board_undone {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    let list = DrawingHistoryControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      view.addSubview(board)
      list.board = board
      list.backgroundColor = .secondarySystemBackground
      view.addSubview(list)
      view.addSubview(toolbar)
      bars = DrawingBarsVisibility(board: board, bars: [toolbar, list])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let height = toolbar.sizeThatFits(area.size).height
      board.frame = area
      toolbar.frame = CGRect(
        x: area.minX, y: area.maxY - height, width: area.width, height: height)
      list.frame = CGRect(
        x: area.maxX - 260, y: area.minY, width: 260, height: min(area.height - height, 420))
    }
  }
}
enum Sample_drawing_board_replay {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
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
enum Sample_drawing_board_text {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      toolbar.selectedToolID = "text"
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
enum Sample_drawing_board_empty {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
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
