// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import DrawingBoard
import UIKit

enum Sample_drawing_boards_samples {
  final class TwoBoardsViewController: UIViewController {
    private let first = DrawingBoardControl()
    private let second = DrawingBoardControl()
    private let toolbar = DrawingToolbarControl()

    /// Shows two stored drawings, each with its own history.
    func open(_ firstID: UUID, _ secondID: UUID) {
      first.boardID = firstID
      second.boardID = secondID
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      for board in [first, second] {
        // Undo and redo of the toolbar are for the board that was drawn on last.
        board.addAction(
          UIAction { [weak toolbar, weak board] _ in toolbar?.board = board },
          for: .editingDidBegin)
        view.addSubview(board)
      }
      toolbar.addAction(UIAction { [weak self] _ in self?.setTool() }, for: .valueChanged)
      toolbar.board = first
      setTool()
      view.addSubview(toolbar)
    }

    private func setTool() {
      for board in [first, second] {
        if let brush = toolbar.selectedTool?.brush { board.brush = brush }
        board.strokeColor = toolbar.selectedColor
        board.strokeWidth = toolbar.selectedWidth
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let height = toolbar.sizeThatFits(area.size).height
      let (bar, boards) = area.divided(atDistance: height, from: .maxYEdge)
      let (left, right) = boards.divided(atDistance: boards.width / 2, from: .minXEdge)
      toolbar.frame = bar
      first.frame = left.insetBy(dx: 6, dy: 6)
      second.frame = right.insetBy(dx: 6, dy: 6)
    }
  }
}
enum Sample_drawing_boards_undone {
  final class TwoBoardsViewController: UIViewController {
    private let first = DrawingBoardControl()
    private let second = DrawingBoardControl()
    private let toolbar = DrawingToolbarControl()

    /// Shows two stored drawings, each with its own history.
    func open(_ firstID: UUID, _ secondID: UUID) {
      first.boardID = firstID
      second.boardID = secondID
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      for board in [first, second] {
        // Undo and redo of the toolbar are for the board that was drawn on last.
        board.addAction(
          UIAction { [weak toolbar, weak board] _ in toolbar?.board = board },
          for: .editingDidBegin)
        view.addSubview(board)
      }
      toolbar.addAction(UIAction { [weak self] _ in self?.setTool() }, for: .valueChanged)
      toolbar.board = first
      setTool()
      view.addSubview(toolbar)
    }

    private func setTool() {
      for board in [first, second] {
        if let brush = toolbar.selectedTool?.brush { board.brush = brush }
        board.strokeColor = toolbar.selectedColor
        board.strokeWidth = toolbar.selectedWidth
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let height = toolbar.sizeThatFits(area.size).height
      let (bar, boards) = area.divided(atDistance: height, from: .maxYEdge)
      let (left, right) = boards.divided(atDistance: boards.width / 2, from: .minXEdge)
      toolbar.frame = bar
      first.frame = left.insetBy(dx: 6, dy: 6)
      second.frame = right.insetBy(dx: 6, dy: 6)
    }
  }
}
enum Sample_drawing_boards_marker {
  final class TwoBoardsViewController: UIViewController {
    private let first = DrawingBoardControl()
    private let second = DrawingBoardControl()
    private let toolbar = DrawingToolbarControl()

    /// Shows two stored drawings, each with its own history.
    func open(_ firstID: UUID, _ secondID: UUID) {
      first.boardID = firstID
      second.boardID = secondID
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      for board in [first, second] {
        // Undo and redo of the toolbar are for the board that was drawn on last.
        board.addAction(
          UIAction { [weak toolbar, weak board] _ in toolbar?.board = board },
          for: .editingDidBegin)
        view.addSubview(board)
      }
      toolbar.addAction(UIAction { [weak self] _ in self?.setTool() }, for: .valueChanged)
      toolbar.board = first
      toolbar.selectedToolID = "marker"
      setTool()
      view.addSubview(toolbar)
    }

    private func setTool() {
      for board in [first, second] {
        if let brush = toolbar.selectedTool?.brush { board.brush = brush }
        board.strokeColor = toolbar.selectedColor
        board.strokeWidth = toolbar.selectedWidth
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let height = toolbar.sizeThatFits(area.size).height
      let (bar, boards) = area.divided(atDistance: height, from: .maxYEdge)
      let (left, right) = boards.divided(atDistance: boards.width / 2, from: .minXEdge)
      toolbar.frame = bar
      first.frame = left.insetBy(dx: 6, dy: 6)
      second.frame = right.insetBy(dx: 6, dy: 6)
    }
  }
}
enum Sample_drawing_boards_empty {
  final class TwoBoardsViewController: UIViewController {
    private let first = DrawingBoardControl()
    private let second = DrawingBoardControl()
    private let toolbar = DrawingToolbarControl()

    /// Shows two stored drawings, each with its own history.
    func open(_ firstID: UUID, _ secondID: UUID) {
      first.boardID = firstID
      second.boardID = secondID
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      for board in [first, second] {
        // Undo and redo of the toolbar are for the board that was drawn on last.
        board.addAction(
          UIAction { [weak toolbar, weak board] _ in toolbar?.board = board },
          for: .editingDidBegin)
        view.addSubview(board)
      }
      toolbar.addAction(UIAction { [weak self] _ in self?.setTool() }, for: .valueChanged)
      toolbar.board = first
      setTool()
      view.addSubview(toolbar)
    }

    private func setTool() {
      for board in [first, second] {
        if let brush = toolbar.selectedTool?.brush { board.brush = brush }
        board.strokeColor = toolbar.selectedColor
        board.strokeWidth = toolbar.selectedWidth
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let height = toolbar.sizeThatFits(area.size).height
      let (bar, boards) = area.divided(atDistance: height, from: .maxYEdge)
      let (left, right) = boards.divided(atDistance: boards.width / 2, from: .minXEdge)
      toolbar.frame = bar
      first.frame = left.insetBy(dx: 6, dy: 6)
      second.frame = right.insetBy(dx: 6, dy: 6)
    }
  }
}
