import ControlCore
import CoreGraphics
import UIKit

/// A view that shows the picture of a board and the active stroke.
///
/// It is transparent, so that the preview of an eraser uncovers the background. Its tiles draw; only
/// the marked part of those that a change touches is drawn again.
///
///     surface
///     ├── level      the picture as it was drawn last, scaled and moved by its transform
///     └── nextLevel  the picture at the scale of rest, hidden until its visible tiles are drawn
///
/// While the picture moves, nothing is drawn but tiles that come into view. When it rests at a scale
/// smaller than that of its pixels, a few tiles are drawn in each frame. A larger picture is magnified
/// by the system, which costs a stroke nothing.
@MainActor
final class BoardSurfaceView: ControlPart {
  /// The number of tiles that are drawn in a frame.
  static let tilesPerFrame = 8

  /// The memory of the tiles of a level in bytes: 32 MiB, of which there are at most two.
  ///
  /// A screen with more pixels than 8 MiB needs more for itself.
  static let byteLimit = 32 << 20

  /// The picture; `nil` while there is none.
  var canvas: BoardCanvas?

  /// The active stroke.
  var session: StrokeSession?

  /// The place and scale of the picture.
  private(set) var placement = BoardPlacement()

  /// A Boolean value that indicates whether a gesture or a motion is in progress.
  private(set) var isMoving = false

  /// The shown picture; `nil` before the first layout.
  private(set) var level: BoardLevelView?

  /// The picture at another scale, which is hidden until it is complete.
  private(set) var nextLevel: BoardLevelView?

  private lazy var frames = FrameLink { [weak self] _ in self?.drawMissingTiles() ?? false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The tiles of the shown level, row by row.
  var tiles: [BoardTileView] {
    level?.tiles.sorted { $0.key < $1.key }.map(\.value) ?? []
  }

  // MARK: Place

  /// Shows the picture at a place and scale.
  ///
  /// - Parameters:
  ///   - placement: The place and scale.
  ///   - isMoving: A Boolean value that indicates whether a gesture or a motion is in progress.
  func move(to placement: BoardPlacement, isMoving: Bool) {
    (self.placement, self.isMoving) = (placement, isMoving)
    for level in [level, nextLevel] { level?.place(placement) }
    if window == nil { return drawAllTiles() }
    if !frames.isRunning, drawMissingTiles() { frames.start() }
  }

  /// Shows the picture at a place and scale after a layout, with all of its visible tiles.
  func layOut(_ placement: BoardPlacement) {
    self.placement = placement
    isMoving = false
    drawAllTiles()
  }

  /// The scale of the level at which the picture rests.
  ///
  /// A picture of pixels is magnified by the system. One that can be drawn at any scale would return
  /// the factor of the placement.
  private var restingFactor: CGFloat { min(placement.factor, nativeFactor) }

  /// The scale at which a pixel of the picture is one of the screen.
  private var nativeFactor: CGFloat {
    guard let canvas else { return 1 }
    return canvas.scale / max(traitCollection.displayScale, 1)
  }

  private func tiling(at factor: CGFloat) -> BoardTiling {
    guard let canvas else { return BoardTiling(size: .zero) }
    // Whole points, because a layer of fractional size is shown resampled.
    let size = CGSize(
      width: (canvas.bounds.width * factor - 0.001).rounded(.up),
      height: (canvas.bounds.height * factor - 0.001).rounded(.up))
    let fits = size.width <= bounds.width + 1 && size.height <= bounds.height + 1
    return BoardTiling(size: size, side: fits ? BoardTiling.side : BoardTiling.smallSide)
  }

  private func addLevel(at factor: CGFloat, isHidden: Bool = false) -> BoardLevelView {
    let level = BoardLevelView(factor: factor, tiling: tiling(at: factor), surface: self)
    level.isHidden = isHidden
    addSubview(level)
    level.place(placement)
    return level
  }

  private func visibleRect(of level: BoardLevelView) -> CGRect {
    level.visibleRect(placement, size: bounds.size)
  }

  // MARK: Tiles

  /// Makes all visible tiles, which draw at the next display pass.
  private func drawAllTiles() {
    removeNextLevel()
    guard canvas != nil, !bounds.isEmpty, placement.factor > 0 else { return }
    if level?.factor != restingFactor {
      level?.removeFromSuperview()
      level = nil
    }
    let level = level ?? addLevel(at: restingFactor)
    self.level = level
    level.divide(by: tiling(at: level.factor))
    level.place(placement)
    let visible = visibleRect(of: level)
    for index in level.missingTiles(in: visible) { level.addTile(index) }
    level.trim(outside: visible, to: Self.byteLimit)
  }

  private enum Progress {
    /// No visible tile is missing.
    case complete

    /// The rest is drawn in the next frames.
    case unfinished

    /// The memory of the level allows no further tile.
    case full
  }

  /// Draws some of the visible tiles that are missing.
  ///
  /// - Returns: A Boolean value that indicates whether more are missing.
  private func drawMissingTiles() -> Bool {
    guard canvas != nil, !bounds.isEmpty, let level else { return false }
    var count = Self.tilesPerFrame
    if isMoving || level.factor == restingFactor {
      switch addTiles(to: level, &count) {
      case .complete:
        removeNextLevel()
        return false
      case .unfinished: return true
      case .full:
        // Drawn for a little more of the picture than is visible, because the fingers go on.
        let ahead: CGFloat = placement.factor < level.factor ? 0.8 : 1
        nextLevel =
          nextLevel ?? addLevel(at: min(placement.factor * ahead, nativeFactor), isHidden: true)
      }
    } else if nextLevel?.factor != restingFactor {
      removeNextLevel()
      nextLevel = addLevel(at: restingFactor, isHidden: true)
    }
    guard let next = nextLevel else { return false }
    let progress = addTiles(to: next, &count)
    guard progress != .unfinished else { return true }
    showNextLevel()
    return progress == .full || !isMoving && next.factor != restingFactor
  }

  private func removeNextLevel() {
    nextLevel?.removeFromSuperview()
    nextLevel = nil
  }

  private func showNextLevel() {
    level?.removeFromSuperview()
    level = nextLevel
    level?.isHidden = false
    nextLevel = nil
  }

  /// Adds missing tiles to a level, as many as a frame and its memory allow.
  private func addTiles(to level: BoardLevelView, _ count: inout Int) -> Progress {
    let visible = visibleRect(of: level)
    let missing = level.missingTiles(in: visible)
    for index in missing {
      guard count > 0 else { return .unfinished }
      let size = level.byteCount(of: index)
      level.trim(outside: visible, to: byteLimit - size)
      guard level.byteCount + size <= byteLimit else { return .full }
      // The system may not draw what is hidden.
      level.addTile(index).layer.displayIfNeeded()
      count -= 1
    }
    return .complete
  }

  /// The memory of a level in bytes, more than ``byteLimit`` on a screen that needs it.
  private var byteLimit: Int {
    let scale = traitCollection.displayScale
    return max(Self.byteLimit, Int(bounds.width * bounds.height * scale * scale * 4 * 1.4))
  }

  // MARK: Display

  override func setNeedsDisplay() {
    for level in [level, nextLevel] { level?.setNeedsDisplay() }
  }

  /// Marks pixels of the picture to be displayed again.
  func setNeedsDisplay(_ pixels: PixelRect) {
    guard let canvas, !pixels.isEmpty else { return }
    let rect = canvas.points(of: pixels)
    for level in [level, nextLevel] { level?.setNeedsDisplay(rect, scale: canvas.scale) }
  }

  /// Draws a part of a level, for a tile.
  ///
  /// - Parameters:
  ///   - rect: The part, in points of the level.
  ///   - level: The level.
  ///   - context: The context, in points of the level.
  func draw(_ rect: CGRect, of level: BoardLevelView, in context: CGContext) {
    guard let canvas else { return }
    let rect = rect.integral
    context.saveGState()
    context.clip(to: rect)
    context.scaleBy(x: level.factor, y: level.factor)
    let part = BoardPlacement(factor: level.factor).pictureRect(rect)
    canvas.draw(
      part, in: context, ratio: level.factor * max(traitCollection.displayScale, 1) / canvas.scale)
    if let session,
      !session.stroke.overlayBounds.intersection(canvas.pixels(covering: part)).isEmpty
    {
      session.drawOverlay(in: context)
    }
    context.restoreGState()
  }
}
