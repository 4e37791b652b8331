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
/// by the system, which costs a stroke nothing. If it rests and strokes of it are still elements, these
/// are drawn again at its scale, away from the main thread: see ``BoardSharpener``.
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
  ///
  /// Until it ends, the tiles that it touches show pixels of the board.
  var session: StrokeSession? {
    didSet {
      if session == nil { restart() } else { sharpener.cancel() }
    }
  }

  /// Returns the elements of the shown picture; `nil` if it has none.
  var elementSource: (@MainActor () -> ElementScene.Source?)?

  /// What draws the elements of magnified tiles.
  let sharpener = BoardSharpener()

  /// The place and scale of the picture.
  private(set) var placement = BoardPlacement()

  /// A Boolean value that indicates whether a gesture or a motion is in progress.
  private(set) var isMoving = false

  /// The shown picture; `nil` before the first layout.
  private(set) var level: BoardLevelView?

  /// The picture at another scale, which is hidden until it is complete.
  private(set) var nextLevel: BoardLevelView?

  /// A Boolean value that indicates whether tiles of the shown level may lack what they keep below,
  /// because another level had the memory while they were drawn.
  private var restoresSources = false

  /// A Boolean value that indicates whether the picture has elements.
  private var hasElements = false

  private lazy var frames = FrameLink { [weak self] _ in self?.drawMissingTiles() ?? false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    sharpener.source = { [weak self] in self?.elementSource?() }
    sharpener.retry = { [weak self] in self?.restart() }
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
    if isMoving { sharpener.cancel() }
    for level in [level, nextLevel] { level?.place(placement) }
    if window == nil { return drawAllTiles() }
    if !frames.isRunning, drawMissingTiles() { frames.start() }
  }

  /// Draws what is missing of a magnified picture at the next frame.
  private func restart() {
    if window != nil, !isMoving, isMagnified(placement.factor) { frames.start() }
  }

  private func isMagnified(_ factor: CGFloat) -> Bool {
    // The tolerance is for the rounding of the factors.
    factor > nativeFactor * 1.0001
  }

  /// Shows the picture at a place and scale after a layout, with all of its visible tiles.
  func layOut(_ placement: BoardPlacement) {
    self.placement = placement
    isMoving = false
    drawAllTiles()
  }

  /// The scale of the level at which the picture rests.
  ///
  /// A picture of pixels alone is magnified by the system.
  private var restingFactor: CGFloat {
    hasElements ? placement.factor : min(placement.factor, nativeFactor)
  }

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
    if fits { return BoardTiling(size: size) }
    guard isMagnified(factor) else { return BoardTiling(size: size, side: BoardTiling.smallSide) }
    let side = BoardTiling.magnifiedSide(
      view: bounds.size, scale: max(traitCollection.displayScale, 1), factor: factor,
      sourceScale: canvas.scale, byteLimit: byteLimit)
    return BoardTiling(size: size, side: side)
  }

  private func addLevel(at factor: CGFloat, isHidden: Bool = false) -> BoardLevelView {
    let level = BoardLevelView(
      factor: factor, tiling: tiling(at: factor), surface: self, sourceScale: sourceScale(factor))
    level.isHidden = isHidden
    // The memory of the next level.
    if isHidden { self.level?.releaseSources() }
    addSubview(level)
    level.place(placement)
    return level
  }

  private func sourceScale(_ factor: CGFloat) -> CGFloat? {
    isMagnified(factor) ? canvas?.scale : nil
  }

  /// Returns the part of a level that is visible.
  func visibleRect(of level: BoardLevelView) -> CGRect {
    level.visibleRect(placement, size: bounds.size)
  }

  // MARK: Tiles

  /// Makes all visible tiles, which draw at the next display pass.
  private func drawAllTiles() {
    removeNextLevel()
    guard canvas != nil, !bounds.isEmpty, placement.factor > 0 else { return }
    hasElements = elementSource?() != nil
    if let shown = level,
      shown.factor != restingFactor || shown.sourceScale != sourceScale(shown.factor)
    {
      shown.removeFromSuperview()
      level = nil
    }
    let level = level ?? addLevel(at: restingFactor)
    self.level = level
    level.divide(by: tiling(at: level.factor))
    level.place(placement)
    let visible = visibleRect(of: level)
    for index in level.missingTiles(in: visible) { level.addTile(index) }
    level.trim(outside: visible, to: Self.byteLimit)
    sharpen()
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
    if !isMoving { hasElements = elementSource?() != nil }
    defer { sharpen() }
    var count = CGFloat(Self.tilesPerFrame)
    if isMoving || level.factor == restingFactor {
      switch addTiles(to: level, &count) {
      case .complete:
        removeNextLevel()
        return restoreSources(of: level, &count)
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
    return progress == .full
      || !isMoving && (next.factor != restingFactor || restoresSources)
  }

  /// Draws some of what tiles of a resting level keep below and had no memory for.
  ///
  /// - Returns: A Boolean value that indicates whether more is missing.
  private func restoreSources(of level: BoardLevelView, _ count: inout CGFloat) -> Bool {
    guard restoresSources, !isMoving else { return false }
    restoresSources = level.restoreSources(in: visibleRect(of: level), &count)
    return restoresSources
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
    restoresSources = level?.isMagnified == true
  }

  /// Adds missing tiles to a level, as many as a frame and its memory allow.
  private func addTiles(to level: BoardLevelView, _ count: inout CGFloat) -> Progress {
    let visible = visibleRect(of: level)
    let missing = level.missingTiles(in: visible)
    for index in missing {
      guard count > 0 else { return .unfinished }
      let size = level.byteCount(of: index)
      level.trim(outside: visible, to: byteLimit - size)
      guard level.tileByteCount + size <= byteLimit else { return .full }
      // The system may not draw what is hidden.
      level.addTile(index).layer.displayIfNeeded()
      count -= level.tileCost
    }
    return .complete
  }

  /// Begins to draw the elements of visible tiles that show pixels of the board, if the picture rests.
  private func sharpen() {
    guard !isMoving, session == nil,
      let level = [nextLevel, level].lazy.compactMap({ $0 }).first,
      level.isMagnified, level.factor == restingFactor
    else { return }
    let (scale, visible) = (max(traitCollection.displayScale, 1), visibleRect(of: level))
    let pieces = level.blurredTiles(in: visible).map { index, tile in
      BoardSharpener.Piece(
        tile: index, version: tile.version,
        rect: PixelRect(
          covering: CGRect(
            x: tile.frame.minX * scale, y: tile.frame.minY * scale,
            width: tile.frame.width * scale, height: tile.frame.height * scale)))
    }
    sharpener.draw(pieces, of: level, scale: level.factor * scale)
  }

  /// Draws all that is visible and missing at once, elements included.
  func drawMissingTilesNow() {
    // A level that its memory limits is replaced in each frame.
    for _ in 0..<1_000 { if !drawMissingTiles() { break } }
    sharpener.finishNow()
  }

  /// Releases the tiles that are not visible, and what drawing visible ones again would need.
  func trimTiles() {
    sharpener.removeAll()
    restoresSources = false
    if isMoving { removeNextLevel() }
    for level in [level, nextLevel] {
      level?.releaseSources()
      if let level { level.trim(outside: visibleRect(of: level), to: 0) }
    }
    restart()
  }

  /// The memory that a level may take in bytes, with what its tiles have hidden: that of two if it is
  /// alone.
  func byteLimit(of level: BoardLevelView) -> Int {
    level === self.level && nextLevel == nil ? 2 * byteLimit : byteLimit
  }

  /// The memory of a level in bytes, more than ``byteLimit`` on a screen that needs it.
  private var byteLimit: Int {
    let scale = traitCollection.displayScale
    return max(Self.byteLimit, Int(bounds.width * bounds.height * scale * scale * 4 * 1.4))
  }

  // MARK: Display

  override func setNeedsDisplay() {
    for level in [level, nextLevel] { level?.setNeedsDisplay() }
    if session == nil { restart() }
  }

  /// Marks pixels of the picture to be displayed again.
  func setNeedsDisplay(_ pixels: PixelRect) {
    guard let canvas, !pixels.isEmpty else { return }
    let rect = canvas.points(of: pixels)
    for level in [level, nextLevel] { level?.setNeedsDisplay(rect, scale: canvas.scale) }
    if session == nil { restart() }
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
    draw(
      part, of: canvas, in: context,
      ratio: level.factor * max(traitCollection.displayScale, 1) / canvas.scale)
    context.restoreGState()
  }

  /// Draws a part of the picture in pixels of the board, for the source of a magnified tile.
  ///
  /// - Parameters:
  ///   - rect: The part, in points of the picture.
  ///   - context: The context, in points of the picture.
  func draw(_ rect: CGRect, in context: CGContext) {
    guard let canvas else { return }
    let rect = rect.integral
    context.saveGState()
    context.clip(to: rect)
    draw(rect, of: canvas, in: context, ratio: 1)
    context.restoreGState()
  }

  private func draw(_ part: CGRect, of canvas: BoardCanvas, in context: CGContext, ratio: CGFloat) {
    // A filter has neighbors in the picture, too.
    let overlay = session?.overlayPixels(in: canvas.size.bounds)
    canvas.draw(part, in: context, ratio: ratio, overlay: overlay)
    guard overlay == nil, let session else { return }
    if !session.stroke.overlayBounds.intersection(canvas.pixels(covering: part)).isEmpty {
      session.drawOverlay(in: context)
    }
  }
}
