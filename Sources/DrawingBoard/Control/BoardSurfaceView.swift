import ControlCore
import CoreGraphics
import UIKit

/// A view that shows the picture of a board and the active stroke.
///
/// It is transparent, so that the preview of an eraser uncovers the background. Its tiles draw; only
/// the marked part of those that a change touches is drawn again.
@MainActor
final class BoardSurfaceView: ControlPart {
  /// The picture; `nil` while there is none.
  var canvas: BoardCanvas?

  /// The active stroke.
  var session: StrokeSession?

  /// The place and scale of the picture.
  var placement = BoardPlacement() {
    didSet {
      if placement != oldValue { setNeedsDisplay() }
    }
  }

  /// The tiles, row by row.
  private(set) var tiles: [BoardTileView] = []
  private var tiling = BoardTiling(size: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    makeTiles()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    makeTiles()
  }

  /// Divides the bounds into tiles.
  ///
  /// A tile whose frame stays the same keeps its content.
  private func makeTiles() {
    let new = BoardTiling(size: bounds.size)
    guard new != tiling else { return }
    tiling = new
    while tiles.count > new.count { tiles.removeLast().removeFromSuperview() }
    for index in 0..<new.count {
      if index == tiles.count {
        let tile = BoardTileView(frame: new.frame(at: index))
        tiles.append(tile)
        addSubview(tile)
      }
      let tile = tiles[index]
      guard tile.frame != new.frame(at: index) || tile.surface == nil else { continue }
      tile.surface = self
      tile.frame = new.frame(at: index)
      tile.setNeedsDisplay()
    }
  }

  override func setNeedsDisplay() {
    for tile in tiles { tile.setNeedsDisplay() }
  }

  override func setNeedsDisplay(_ rect: CGRect) {
    let rect = rect.integral
    for index in tiling.indices(touching: rect) where index < tiles.count {
      let origin = tiles[index].frame.origin
      tiles[index].setNeedsDisplay(rect.offsetBy(dx: -origin.x, dy: -origin.y))
    }
  }

  /// Marks pixels of the picture to be displayed again.
  func setNeedsDisplay(_ pixels: PixelRect) {
    guard let canvas, !pixels.isEmpty else { return }
    setNeedsDisplay(placement.displayRect(of: canvas.points(of: pixels), scale: canvas.scale))
  }

  /// Draws a part of the surface, for a tile.
  ///
  /// - Parameters:
  ///   - rect: The part, in points of the surface.
  ///   - context: The context, in points of the surface.
  fileprivate func draw(_ rect: CGRect, in context: CGContext) {
    guard let canvas else { return }
    let rect = rect.integral
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: placement.origin.x, y: placement.origin.y)
    context.scaleBy(x: placement.factor, y: placement.factor)
    let part = placement.pictureRect(rect)
    // Pixel for pixel there is nothing to interpolate, whatever the rounding of the transform.
    context.interpolationQuality = placement.factor == 1 ? .none : .default
    canvas.draw(part, in: context, factor: placement.factor)
    if let session,
      !session.stroke.overlayBounds.intersection(canvas.pixels(covering: part)).isEmpty
    {
      session.drawOverlay(in: context)
    }
    context.restoreGState()
  }
}

/// A tile of the surface of a board.
@MainActor
final class BoardTileView: UIView {
  weak var surface: BoardSurfaceView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let surface, let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -frame.minX, y: -frame.minY)
    surface.draw(rect.offsetBy(dx: frame.minX, dy: frame.minY), in: context)
  }
}

/// The division of a board's surface into tiles, each with a layer of its own.
///
/// Core Animation uploads whole layers. With tiles a stroke uploads those it touches.
struct BoardTiling: Equatable, Sendable {
  /// The side of a tile in points.
  ///
  /// All tiles but the last of a row or column are square.
  static let side: CGFloat = 256

  /// The size of the surface in points.
  let size: CGSize

  /// The number of tiles in a row.
  let columns: Int

  /// The number of tiles in a column.
  let rows: Int

  /// Divides a surface.
  ///
  /// An empty or non-finite size has no tiles.
  init(size: CGSize) {
    let isUsable =
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
      && size.width < 1e6 && size.height < 1e6
    self.size = isUsable ? size : .zero
    columns = isUsable ? Int((size.width / Self.side).rounded(.up)) : 0
    rows = isUsable ? Int((size.height / Self.side).rounded(.up)) : 0
  }

  /// The number of tiles.
  var count: Int { columns * rows }

  /// Returns the frame of a tile, row by row.
  ///
  /// It begins at whole points, and so at whole pixels.
  func frame(at index: Int) -> CGRect {
    let origin = CGPoint(
      x: CGFloat(index % columns) * Self.side, y: CGFloat(index / columns) * Self.side)
    return CGRect(
      x: origin.x, y: origin.y, width: min(Self.side, size.width - origin.x),
      height: min(Self.side, size.height - origin.y))
  }

  /// Returns the indices of the tiles that a rectangle touches.
  func indices(touching rect: CGRect) -> [Int] {
    let rect = rect.intersection(CGRect(origin: .zero, size: size))
    guard count > 0, !rect.isNull, !rect.isEmpty else { return [] }
    let last = (
      min(Int((rect.maxX / Self.side).rounded(.up)), columns) - 1,
      min(Int((rect.maxY / Self.side).rounded(.up)), rows) - 1
    )
    let first = (Int(rect.minX / Self.side), Int(rect.minY / Self.side))
    guard first.0 <= last.0, first.1 <= last.1 else { return [] }
    return (first.1...last.1).flatMap { row in
      (first.0...last.0).map { row * columns + $0 }
    }
  }
}

/// A gesture recognizer that observes pencils on a board and never recognizes a gesture.
///
/// A scroll view around the board delays touches to its content, and gesture recognizers do not
/// state the type of their touches. This one receives a pencil at once, so that the board can keep
/// scroll views from scrolling with the pencil where only fingers scroll.
final class PencilTouchRecognizer: UIGestureRecognizer {
  /// A Boolean value that indicates whether a pencil is on the board.
  private(set) var isPencilDown = false

  /// Creates a recognizer that neither delays nor cancels touches.
  init() {
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    cancelsTouchesInView = false
    delaysTouchesBegan = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    isPencilDown = true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    isPencilDown = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
