import UIKit

/// The code of the pages of the drawing board.
extension CodeForm {
  /// A controller with a board, its toolbar, and where the state has one its history.
  static let sketch = CodeForm(
    name: "", controlPath: "board", kind: .screen, call: { _ in "SketchViewController()" },
    swift: { $0.sketchLines },
    swiftUI: { snippet in
      snippet.sketchLines + [""]
        + Snippet.controllerLines("SketchViewController", view: "SketchView")
    })

  /// A controller with a board and its history, whose limits the state sets.
  static let history = CodeForm(
    name: "", controlPath: "board", kind: .screen, call: { _ in "HistoryViewController()" },
    swift: { snippet in
      snippet.filled(
        """
        final class HistoryViewController: UIViewController {
          private let board = DrawingBoardControl()
          private let list = DrawingHistoryControl()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            <settings>
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
        """, ["settings": snippet.settings])
    },
    swiftUI: { snippet in
      snippet.filled(
        """
        struct ContentView: View {
          @StateObject private var proxy = DrawingBoardProxy()

          var body: some View {
            VStack {
              DrawingBoardView(proxy)
                .configured { board in
                  <settings>
                }
              Text("Step \\(proxy.history.index + 1) of \\(proxy.history.count)")
              HStack {
                Button("First") { proxy.move(to: -1) }
                Button("Undo") { proxy.undo() }
                Button("Redo") { proxy.redo() }
                Button("Last") { proxy.move(to: proxy.history.count - 1) }
              }
            }
          }
        }
        """, ["settings": snippet.settings])
    })

  /// A controller with two stored drawings and one toolbar.
  static let twoBoards = CodeForm(
    name: "", controlPath: "first", kind: .screen, call: { _ in "TwoBoardsViewController()" },
    swift: { $0.twoBoardsLines },
    swiftUI: { snippet in
      snippet.twoBoardsLines + [""]
        + Snippet.controllerLines("TwoBoardsViewController", view: "TwoBoardsView")
    })

  /// A board on a background, and the function that makes a file of it.
  static let export = CodeForm(
    name: "board", kind: .view,
    call: { "makeBoard(\($0.hasPhoto ? "over: SampleStage.photo" : ""))" },
    swift: { snippet in
      snippet.filled(
        """
        @MainActor
        func makeBoard(\(snippet.hasPhoto ? "over photo: UIImage" : "")) -> DrawingBoardControl {
          let board = DrawingBoardControl()
          <settings>
          return board
        }

        @MainActor
        func exportedFile(of board: DrawingBoardControl) async throws -> Data? {
          <export>
        }
        """, ["settings": snippet.settingsOfBoard, "export": snippet.live])
    },
    swiftUI: { snippet in
      snippet.filled(
        """
        struct ContentView: View {
          <photo>
          @StateObject private var proxy = DrawingBoardProxy()
          @State private var file: Data?

          var body: some View {
            VStack {
              DrawingBoardView(proxy)
                <configured>
              Button("Export") {
                Task { file = try await exportedFile() }
              }
            }
          }

          private func exportedFile() async throws -> Data? {
            <export>
          }
        }
        """,
        [
          "photo": snippet.hasPhoto ? ["let photo: UIImage"] : [],
          "configured": snippet.configuredLines,
          "export": snippet.live.map {
            $0.replacingOccurrences(of: "board.", with: "proxy.board?.")
          },
        ])
    },
    document: { snippet in
      var snippet = snippet
      snippet.live = []
      return snippet.documentLines
    })

  /// A controller with a stored drawing that shows what has become of it.
  static let storedDrawing = CodeForm(
    name: "", controlPath: "board", kind: .screen, call: { _ in "DrawingViewController()" },
    swift: { $0.live.isEmpty ? $0.drawingLines : $0.storedDrawingLines },
    swiftUI: { $0.live.isEmpty ? $0.drawingViewLines : $0.storedDrawingViewLines },
    document: { snippet in
      var snippet = snippet
      snippet.attributes = snippet.attributesOfBoard
      return snippet.documentLines
    })
}

extension Snippet {
  /// Whether the code needs a photo.
  fileprivate var hasPhoto: Bool { setUp.contains { $0.contains("photo") } }

  /// The settings without the lines that a touch has changed.
  fileprivate var settingsOfBoard: [String] {
    setUp + attributesOfBoard.flatMap { $0.lines(on: form.controlPath ?? form.name) }
  }

  /// The attributes without the identifier, which belongs to a document of the app.
  fileprivate var attributesOfBoard: [Attribute] {
    attributes.filter { $0.name != "boardIdentifier" }
  }

  /// The settings as a modifier of SwiftUI.
  fileprivate var configuredLines: [String] {
    let settings = settingsOfBoard
    return settings.isEmpty ? [] : [".configured { board in"] + settings.indented() + ["}"]
  }

  /// The settings of a board whose toolbar sets color and width.
  private var settingsOfToolbar: [String] {
    let tool = "toolbar.selectedToolID"
    let names = ["strokeColor": "selectedColor", "strokeWidth": "selectedWidth"]
    let tools = live.filter { $0.hasPrefix(tool) }
    return setUp.filter { tools.isEmpty || !$0.hasPrefix(tool) } + live
      + attributes.flatMap { attribute in
        names[attribute.name].map {
          Attribute(name: $0, kind: attribute.kind, value: attribute.value).lines(on: "toolbar")
        } ?? attribute.lines(on: form.controlPath ?? form.name)
      }
  }

  fileprivate var sketchLines: [String] {
    let connection = "list.board = board"
    let settings = settingsOfToolbar.filter { $0 != connection }
    let hasList = settingsOfToolbar.contains(connection)
    func list(_ lines: [String]) -> [String] { hasList ? lines : [] }
    let hasBrush = settings.contains { $0.contains("CharcoalBrush") }
    let brush = hasBrush ? CodeForm.declarations("CharcoalCode") + [""] : []
    return brush
      + filled(
        """
        final class SketchViewController: UIViewController {
          let board = DrawingBoardControl()
          let toolbar = DrawingToolbarControl()
          <list>
          private var bars: DrawingBarsVisibility?

          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .secondarySystemBackground
            toolbar.board = board
            <settings>
            view.addSubview(board)
            <add list>
            view.addSubview(toolbar)
            bars = DrawingBarsVisibility(board: board, bars: [\(hasList ? "toolbar, list" : "toolbar")])
          }

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let area = view.bounds.inset(by: view.safeAreaInsets)
            let height = toolbar.sizeThatFits(area.size).height
            board.frame = area
            toolbar.frame = CGRect(
              x: area.minX, y: area.maxY - height, width: area.width, height: height)
            <place list>
          }
        }
        """,
        [
          "settings": settings, "list": list(["let list = DrawingHistoryControl()"]),
          "add list": list([
            connection, "list.backgroundColor = .secondarySystemBackground",
            "view.addSubview(list)",
          ]),
          "place list": list([
            "list.frame = CGRect(",
            "  x: area.maxX - 260, y: area.minY, width: 260, height: min(area.height - height, 420))",
          ]),
        ])
  }

  fileprivate var twoBoardsLines: [String] {
    filled(
      """
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
          <settings>
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
      """, ["settings": settingsOfToolbar])
  }

  // MARK: Storage

  private static let messages = """
    case .memory, .opening, .stored: nil
    case .suspended: "Your last changes are not saved yet."
    case .readOnly(.inUse): "This drawing is open in another window."
    case .readOnly: "This drawing cannot be changed."
    case .failed: "This drawing cannot be opened."
    """.split(separator: "\n").map(String.init)

  fileprivate var storedDrawingLines: [String] {
    filled(
      """
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
          <settings>
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
            <messages>
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
      """, ["settings": settingsOfBoard, "messages": Self.messages])
  }

  fileprivate var storedDrawingViewLines: [String] {
    filled(
      """
      struct ContentView: View {
        let id: UUID
        @StateObject private var proxy = DrawingBoardProxy()
        @State private var state = DrawingStorageState.opening

        var body: some View {
          VStack {
            DrawingBoardView(proxy)
              .configured { board in
                board.boardID = id
                <settings>
              }
              .onBoardEvent { event in
                if case .storageChanged(let newState) = event { state = newState }
              }
            if let message {
              HStack {
                Text(message)
                Button("Retry") { proxy.board?.retry() }
              }
            }
          }
        }

        private var message: String? {
          switch state {
          <messages>
          }
        }
      }
      """, ["settings": settingsOfBoard, "messages": Self.messages])
  }

  /// A drawing that ends with its board.
  fileprivate var drawingLines: [String] {
    filled(
      """
      final class DrawingViewController: UIViewController {
        private let board = DrawingBoardControl()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          <settings>
          view.addSubview(board)
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          board.frame = view.bounds.inset(by: view.safeAreaInsets)
        }
      }
      """, ["settings": settingsOfBoard])
  }

  fileprivate var drawingViewLines: [String] {
    filled(
      """
      struct ContentView: View {
        var body: some View {
          DrawingBoardView()
            <configured>
        }
      }
      """, ["configured": configuredLines])
  }
}
