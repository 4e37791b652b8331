// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import DrawingBoard
import SwiftUI
import UIKit

enum Sample_drawing_board_marker_SwiftUI {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      toolbar.selectedToolID = "marker"
      toolbar.selectedWidth = 24
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

  struct SketchView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SketchViewController {
      SketchViewController()
    }

    func updateUIViewController(_ controller: SketchViewController, context: Context) {}
  }

  struct ContentView: View {
    var body: some View {
      SketchView()
        .ignoresSafeArea()
    }
  }
}
enum Sample_drawing_board_highlighter_SwiftUI {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      toolbar.selectedToolID = "highlighter"
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

  struct SketchView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SketchViewController {
      SketchViewController()
    }

    func updateUIViewController(_ controller: SketchViewController, context: Context) {}
  }

  struct ContentView: View {
    var body: some View {
      SketchView()
        .ignoresSafeArea()
    }
  }
}
enum Sample_drawing_board_eraser_SwiftUI {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      toolbar.selectedToolID = "eraser"
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

  struct SketchView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SketchViewController {
      SketchViewController()
    }

    func updateUIViewController(_ controller: SketchViewController, context: Context) {}
  }

  struct ContentView: View {
    var body: some View {
      SketchView()
        .ignoresSafeArea()
    }
  }
}
enum Sample_drawing_board_erase_strokes_SwiftUI {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      toolbar.tools.append(
        DrawingTool(
          id: "strokes", name: "Erase Strokes", symbolName: "eraser",
          brush: EraserBrush(mode: .strokes), width: 12))
      toolbar.selectedToolID = "strokes"
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

  struct SketchView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SketchViewController {
      SketchViewController()
    }

    func updateUIViewController(_ controller: SketchViewController, context: Context) {}
  }

  struct ContentView: View {
    var body: some View {
      SketchView()
        .ignoresSafeArea()
    }
  }
}
enum Sample_drawing_board_erase_parts_SwiftUI {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      toolbar.tools.append(
        DrawingTool(
          id: "parts", name: "Erase Parts", symbolName: "eraser",
          brush: EraserBrush(mode: .parts), width: 40))
      toolbar.selectedToolID = "parts"
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

  struct SketchView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SketchViewController {
      SketchViewController()
    }

    func updateUIViewController(_ controller: SketchViewController, context: Context) {}
  }

  struct ContentView: View {
    var body: some View {
      SketchView()
        .ignoresSafeArea()
    }
  }
}
enum Sample_drawing_board_arrow_SwiftUI {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      toolbar.selectedToolID = "arrow"
      toolbar.selectedColor = .systemIndigo
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

  struct SketchView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SketchViewController {
      SketchViewController()
    }

    func updateUIViewController(_ controller: SketchViewController, context: Context) {}
  }

  struct ContentView: View {
    var body: some View {
      SketchView()
        .ignoresSafeArea()
    }
  }
}
enum Sample_drawing_board_fill_SwiftUI {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      toolbar.selectedToolID = "fill"
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

  struct SketchView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SketchViewController {
      SketchViewController()
    }

    func updateUIViewController(_ controller: SketchViewController, context: Context) {}
  }

  struct ContentView: View {
    var body: some View {
      SketchView()
        .ignoresSafeArea()
    }
  }
}
enum Sample_drawing_board_own_tools_SwiftUI {
  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      toolbar.tools = toolbar.tools.filter { ["pen", "marker", "eraser"].contains($0.id) }
      toolbar.widths = [3, 6, 12]
      toolbar.colors = Array(DrawingToolbarControl.defaultColors.prefix(4))
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

  struct SketchView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SketchViewController {
      SketchViewController()
    }

    func updateUIViewController(_ controller: SketchViewController, context: Context) {}
  }

  struct ContentView: View {
    var body: some View {
      SketchView()
        .ignoresSafeArea()
    }
  }
}
enum Sample_drawing_board_own_brush_SwiftUI {
  /// A brush with the grain of paper, wider with more force.
  struct CharcoalBrush: FreehandBrush, Codable {
    var graininess: CGFloat = 0.9

    var name: String { "Charcoal" }
    var opacity: CGFloat { 0.85 }
    var texture: StrokeTexture? { .grain(amount: graininess, size: 1.5, seed: 7) }

    func width(
      at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
      style: StrokeStyle
    ) -> CGFloat {
      style.width * (0.5 + min(sample.pressure ?? 1, 2) / 2)
    }
  }

  final class SketchViewController: UIViewController {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    private var bars: DrawingBarsVisibility?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .secondarySystemBackground
      toolbar.board = board
      BrushRegistry.register(CharcoalBrush(), id: "com.example.charcoal")
      toolbar.tools.append(
        DrawingTool(
          id: "charcoal", name: "Charcoal", symbolName: "scribble",
          brush: CharcoalBrush(), width: 24))
      toolbar.selectedToolID = "charcoal"
      toolbar.selectedWidth = 24
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

  struct SketchView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SketchViewController {
      SketchViewController()
    }

    func updateUIViewController(_ controller: SketchViewController, context: Context) {}
  }

  struct ContentView: View {
    var body: some View {
      SketchView()
        .ignoresSafeArea()
    }
  }
}
#endif
