// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import DrawingBoard
import UIKit

enum Sample_drawing_history_growing {
  final class HistoryViewController: UIViewController {
    private let board = DrawingBoardControl()
    private let list = DrawingHistoryControl()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      board.historyLimits.memoryByteLimit = 64 << 20
      board.isDrawingEnabled = false
      board.drawingBackgroundColor = UIColor(red: 0.06, green: 0.08, blue: 0.16, alpha: 1)
      board.sizePolicy = .extend
      list.board = board
      view.addSubview(board)
      view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      (board.frame, list.frame) = area.divided(atDistance: area.height / 2, from: .minYEdge)
    }
  }
}
enum Sample_drawing_history_steps {
  final class HistoryViewController: UIViewController {
    private let board = DrawingBoardControl()
    private let list = DrawingHistoryControl()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      board.historyLimits.stepLimit = 100
      board.isDrawingEnabled = false
      board.drawingBackgroundColor = UIColor(red: 0.06, green: 0.08, blue: 0.16, alpha: 1)
      board.sizePolicy = .extend
      list.board = board
      view.addSubview(board)
      view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      (board.frame, list.frame) = area.divided(atDistance: area.height / 2, from: .minYEdge)
    }
  }
}
enum Sample_drawing_history_memory {
  final class HistoryViewController: UIViewController {
    private let board = DrawingBoardControl()
    private let list = DrawingHistoryControl()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      board.historyLimits = HistoryLimits(residentRadius: 0, memoryByteLimit: 256 << 10)
      board.isDrawingEnabled = false
      board.drawingBackgroundColor = UIColor(red: 0.06, green: 0.08, blue: 0.16, alpha: 1)
      board.sizePolicy = .extend
      list.board = board
      view.addSubview(board)
      view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      (board.frame, list.frame) = area.divided(atDistance: area.height / 2, from: .minYEdge)
    }
  }
}
enum Sample_drawing_history_joined {
  final class HistoryViewController: UIViewController {
    private let board = DrawingBoardControl()
    private let list = DrawingHistoryControl()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      board.historyLimits.mergeInterval = 1
      board.isDrawingEnabled = false
      board.drawingBackgroundColor = UIColor(red: 0.06, green: 0.08, blue: 0.16, alpha: 1)
      board.sizePolicy = .extend
      list.board = board
      view.addSubview(board)
      view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      (board.frame, list.frame) = area.divided(atDistance: area.height / 2, from: .minYEdge)
    }
  }
}
