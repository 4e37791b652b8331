// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import DrawingBoard
import UIKit

enum Sample_drawing_recovery_board {
  final class DrawingViewController: UIViewController {
    private let board = DrawingBoardControl()
    private let message = UILabel()
    private let retryButton = UIButton(configuration: .bordered())

    /// Shows a drawing and stores every change; keep the identifier with your document.
    func open(_ id: UUID) {
      board.boardID = id
    }

    /// Returns when every change is on the disk.
    func save() async throws {
      try await board.flush()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      message.numberOfLines = 0
      retryButton.configuration?.title = "Retry"
      retryButton.addAction(UIAction { [board] _ in board.retry() }, for: .touchUpInside)
      board.addAction(
        UIAction { [weak self] _ in self?.showState() }, for: .drawingStorageChanged)
      for view in [board, message, retryButton] { self.view.addSubview(view) }
      showState()
    }

    private func showState() {
      message.text =
        switch board.storageState {
        case .memory, .opening, .stored: nil
        case .suspended: "Your last changes are not saved yet."
        case .readOnly(.inUse): "This drawing is open in another window."
        case .readOnly: "This drawing cannot be changed."
        case .failed: "This drawing cannot be opened."
        }
      retryButton.isHidden = message.text == nil
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let (bar, rest) = area.divided(atDistance: 64, from: .maxYEdge)
      let (button, text) = bar.insetBy(dx: 16, dy: 8).divided(atDistance: 100, from: .maxXEdge)
      (board.frame, message.frame, retryButton.frame) = (rest, text, button)
    }
  }
}
enum Sample_drawing_recovery_memory {
  final class DrawingViewController: UIViewController {
    private let board = DrawingBoardControl()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.addSubview(board)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      board.frame = view.bounds.inset(by: view.safeAreaInsets)
    }
  }
}
enum Sample_drawing_recovery_failed {
  final class DrawingViewController: UIViewController {
    private let board = DrawingBoardControl()
    private let message = UILabel()
    private let retryButton = UIButton(configuration: .bordered())

    /// Shows a drawing and stores every change; keep the identifier with your document.
    func open(_ id: UUID) {
      board.boardID = id
    }

    /// Returns when every change is on the disk.
    func save() async throws {
      try await board.flush()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      message.numberOfLines = 0
      retryButton.configuration?.title = "Retry"
      retryButton.addAction(UIAction { [board] _ in board.retry() }, for: .touchUpInside)
      board.addAction(
        UIAction { [weak self] _ in self?.showState() }, for: .drawingStorageChanged)
      for view in [board, message, retryButton] { self.view.addSubview(view) }
      showState()
    }

    private func showState() {
      message.text =
        switch board.storageState {
        case .memory, .opening, .stored: nil
        case .suspended: "Your last changes are not saved yet."
        case .readOnly(.inUse): "This drawing is open in another window."
        case .readOnly: "This drawing cannot be changed."
        case .failed: "This drawing cannot be opened."
        }
      retryButton.isHidden = message.text == nil
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let (bar, rest) = area.divided(atDistance: 64, from: .maxYEdge)
      let (button, text) = bar.insetBy(dx: 16, dy: 8).divided(atDistance: 100, from: .maxXEdge)
      (board.frame, message.frame, retryButton.frame) = (rest, text, button)
    }
  }
}
enum Sample_drawing_recovery_read_only {
  final class DrawingViewController: UIViewController {
    private let board = DrawingBoardControl()
    private let message = UILabel()
    private let retryButton = UIButton(configuration: .bordered())

    /// Shows a drawing and stores every change; keep the identifier with your document.
    func open(_ id: UUID) {
      board.boardID = id
    }

    /// Returns when every change is on the disk.
    func save() async throws {
      try await board.flush()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      message.numberOfLines = 0
      retryButton.configuration?.title = "Retry"
      retryButton.addAction(UIAction { [board] _ in board.retry() }, for: .touchUpInside)
      board.addAction(
        UIAction { [weak self] _ in self?.showState() }, for: .drawingStorageChanged)
      for view in [board, message, retryButton] { self.view.addSubview(view) }
      showState()
    }

    private func showState() {
      message.text =
        switch board.storageState {
        case .memory, .opening, .stored: nil
        case .suspended: "Your last changes are not saved yet."
        case .readOnly(.inUse): "This drawing is open in another window."
        case .readOnly: "This drawing cannot be changed."
        case .failed: "This drawing cannot be opened."
        }
      retryButton.isHidden = message.text == nil
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let (bar, rest) = area.divided(atDistance: 64, from: .maxYEdge)
      let (button, text) = bar.insetBy(dx: 16, dy: 8).divided(atDistance: 100, from: .maxXEdge)
      (board.frame, message.frame, retryButton.frame) = (rest, text, button)
    }
  }
}
enum Sample_drawing_recovery_suspended {
  final class DrawingViewController: UIViewController {
    private let board = DrawingBoardControl()
    private let message = UILabel()
    private let retryButton = UIButton(configuration: .bordered())

    /// Shows a drawing and stores every change; keep the identifier with your document.
    func open(_ id: UUID) {
      board.boardID = id
    }

    /// Returns when every change is on the disk.
    func save() async throws {
      try await board.flush()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      message.numberOfLines = 0
      retryButton.configuration?.title = "Retry"
      retryButton.addAction(UIAction { [board] _ in board.retry() }, for: .touchUpInside)
      board.addAction(
        UIAction { [weak self] _ in self?.showState() }, for: .drawingStorageChanged)
      for view in [board, message, retryButton] { self.view.addSubview(view) }
      showState()
    }

    private func showState() {
      message.text =
        switch board.storageState {
        case .memory, .opening, .stored: nil
        case .suspended: "Your last changes are not saved yet."
        case .readOnly(.inUse): "This drawing is open in another window."
        case .readOnly: "This drawing cannot be changed."
        case .failed: "This drawing cannot be opened."
        }
      retryButton.isHidden = message.text == nil
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
      let (bar, rest) = area.divided(atDistance: 64, from: .maxYEdge)
      let (button, text) = bar.insetBy(dx: 16, dy: 8).divided(atDistance: 100, from: .maxXEdge)
      (board.frame, message.frame, retryButton.frame) = (rest, text, button)
    }
  }
}
