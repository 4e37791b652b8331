import DrawingBoard
import UIKit
import UIKitHost

/// A stroke on a zoomed board, up to what is displayed of it: the same moves in points of the picture at
/// each scale.
@MainActor
enum ZoomScenarios {
  static let all = [moves(at: 0.25), moves(at: 1), moves(at: 4)]

  /// The name of the scenario at a scale.
  static func name(_ scale: CGFloat) -> String { "board/zoom/move-at-\(scale)x" }

  /// All moves of a stroke: touches, the picture, and the tiles, without composing a frame.
  private static func moves(at scale: CGFloat) -> Scenario {
    Scenario(name: name(scale), countedRuns: 10, hasBefore: true) {
      let stage = Stage(scale: scale)
      return Scenario.Steps(before: { stage.begin($0) }, run: { _ in stage.moveAll() })
    }
  }

  @MainActor
  private final class Stage {
    // The strokes stay within a part of the picture that is visible at the greatest scale.
    private static let part = CGSize(width: 180, height: 180)

    private let host = HeadlessHost(
      device: HostDevice(
        name: "bench", size: CGSize(width: 834, height: 1_194), scale: 2, safeAreaInsets: .zero,
        orientation: .portrait, idiom: .pad))
    private let window: UIWindow
    private let board = DrawingBoardControl()
    private var strokes = RecordedStrokes()
    private var points: [CGPoint] = []

    /// The layers of the window, of which a stroke adds none. Core Animation visits those that are marked.
    private var layers: [CALayer] = []

    init(scale: CGFloat) {
      let controller = UIViewController()
      window = host.makeWindow(rootViewController: controller)
      board.frame = controller.view.bounds
      controller.view.addSubview(board)
      host.layoutIfNeeded()
      board.isZoomEnabled = true
      board.zoomScale = scale
      host.advance(by: 1)
    }

    /// Ends the last stroke and begins the next one.
    func begin(_ number: Int) {
      if let last = points.last { send(.ended, last) }
      board.strokeColor = UIColor(cgColor: RecordedStrokes.style(of: number).color)
      board.strokeWidth = RecordedStrokes.style.width
      let frame = board.pictureFrame
      let scale = board.zoomScale
      // Around the center of the picture, which is that of the board at every scale.
      points = strokes.next(in: Self.part).map { point in
        CGPoint(
          x: frame.midX + (point.x - Self.part.width / 2) * scale,
          y: frame.midY + (point.y - Self.part.height / 2) * scale)
      }
      host.advance(by: 1)
      send(.began, points[0])
      host.advanceFrames()
      layers = []
      addLayers(below: window.layer)
    }

    func moveAll() {
      for point in points.dropFirst() {
        send(.moved, point)
        window.layoutIfNeeded()
        for layer in layers { layer.displayIfNeeded() }
      }
    }

    private func addLayers(below layer: CALayer) {
      layers.append(layer)
      for sublayer in layer.sublayers ?? [] { addLayers(below: sublayer) }
    }

    private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
      host.touch([TouchSample(phase: phase, location: point)])
    }
  }
}
