import CoreGraphics
import UIKit

/// The picture of a board at one scale, in tiles.
///
/// Only tiles that were visible exist. The view has no size: its center is the top left of the picture,
/// and its transform is the scale of the board divided by its own. The tiles of a magnified level show
/// pixels of the board, which the system scales, until they show elements: see ``MagnifiedTileView``.
@MainActor
final class BoardLevelView: UIView {
  /// The number of points of a tile for a point of the picture.
  let factor: CGFloat

  /// The number of pixels of the board on each side of a point; `nil` unless the level is magnified.
  let sourceScale: CGFloat?

  /// The tiles by their number, those that draw pixels of the board.
  private(set) var tiles: [Int: BoardTileView] = [:]

  private(set) var tiling: BoardTiling
  private weak var surface: BoardSurfaceView?

  /// Creates a level without tiles.
  ///
  /// - Parameters:
  ///   - factor: The number of points of a tile for a point of the picture.
  ///   - tiling: The division of the picture.
  ///   - surface: The surface that draws.
  ///   - sourceScale: The number of pixels of the board on each side of a point for a magnified level.
  init(
    factor: CGFloat, tiling: BoardTiling, surface: BoardSurfaceView, sourceScale: CGFloat? = nil
  ) {
    self.factor = factor
    self.tiling = tiling
    self.sourceScale = sourceScale
    self.surface = surface
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    (factor, tiling, sourceScale) = (1, BoardTiling(size: .zero), nil)
    super.init(coder: coder)
  }

  // MARK: Geometry

  /// Divides a picture that has a new size.
  ///
  /// A tile whose frame stays the same keeps its content.
  func divide(by tiling: BoardTiling) {
    guard tiling != self.tiling else { return }
    // What a magnified tile has of the picture beyond its frame may be another part.
    let kept = (isMagnified ? [:] : tiles).values.filter { tile in
      tiling.indices(touching: tile.frame).contains { tiling.frame(at: $0) == tile.frame }
    }
    for tile in tiles.values where !kept.contains(tile) { tile.leaveLevel() }
    self.tiling = tiling
    tiles = [:]
    for tile in kept {
      if let index = tiling.indices(touching: tile.frame).first { tiles[index] = tile }
    }
  }

  /// Shows the level at a place and scale of the picture.
  func place(_ placement: BoardPlacement) {
    let scale = placement.factor / factor
    center = placement.origin
    transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Returns the part of the level that a view of a size shows.
  func visibleRect(_ placement: BoardPlacement, size: CGSize) -> CGRect {
    let scale = placement.factor / factor
    return CGRect(
      x: -placement.origin.x / scale, y: -placement.origin.y / scale, width: size.width / scale,
      height: size.height / scale)
  }

  // MARK: Tiles

  /// Returns the tiles that a rectangle touches and that do not exist, from its center outward.
  func missingTiles(in rect: CGRect) -> [Int] {
    let missing = tiling.indices(touching: rect).filter { tiles[$0] == nil }
    return missing.sorted { distance(of: $0, from: rect) < distance(of: $1, from: rect) }
  }

  /// A Boolean value that indicates whether the system scales the tiles.
  var isMagnified: Bool { sourceScale != nil }

  /// Adds a tile, which draws at the next display pass.
  @discardableResult func addTile(_ index: Int) -> BoardTileView {
    let (frame, magnified) = (tiling.frame(at: index), makeMagnifiedTile(at: index))
    let tile = magnified?.source ?? BoardTileView(frame: frame)
    if magnified == nil { tile.origin = frame.origin }
    (magnified ?? tile).contentScaleFactor = traitCollection.displayScale
    tile.surface = surface
    tile.level = self
    tiles[index] = tile
    addSubview(magnified ?? tile)
    tile.setNeedsDisplay()
    return tile
  }

  private func makeMagnifiedTile(at index: Int) -> MagnifiedTileView? {
    guard let sourceScale, let canvas = surface?.canvas else { return nil }
    let frame = tiling.frame(at: index)
    return MagnifiedTileView(
      frame: frame, part: part(of: frame, in: canvas), factor: factor, scale: sourceScale)
  }

  /// The part of the picture of which a magnified tile has pixels, in points of the picture.
  private func part(of frame: CGRect, in canvas: BoardCanvas) -> CGRect {
    let reach = BoardTiling.sourceReach / canvas.scale
    return BoardPlacement(factor: factor).pictureRect(frame).insetBy(dx: -reach, dy: -reach)
      .integral.intersection(canvas.bounds)
  }

  /// The magnified tiles among those that a rectangle touches whose elements are to be drawn, from its
  /// center outward.
  func blurredTiles(in rect: CGRect) -> [(index: Int, tile: MagnifiedTileView)] {
    guard isMagnified else { return [] }
    return tiling.indices(touching: rect)
      .compactMap { index in
        tiles[index]?.magnified.flatMap { $0.needsElements ? (index, $0) : nil }
      }
      .sorted { distance(of: $0.0, from: rect) < distance(of: $1.0, from: rect) }
  }

  /// Shows the elements of a tile: see ``MagnifiedTileView/show(_:of:keepsSource:)``.
  func show(_ image: CGImage?, in index: Int, of version: Int) {
    guard let tile = tiles[index]?.magnified else { return }
    tile.show(image, of: version, keepsSource: makesRoom(forSourceOf: tile))
  }

  /// Draws hidden sources of visible tiles again that have been released.
  ///
  /// - Parameters:
  ///   - rect: The visible part of the level.
  ///   - count: The work that the frame allows, in tiles.
  /// - Returns: A Boolean value that indicates whether more are missing for which there is memory.
  func restoreSources(in rect: CGRect, _ count: inout CGFloat) -> Bool {
    for index in tiling.indices(touching: rect) {
      guard let tile = tiles[index]?.magnified, tile.isSharp, !tile.keepsSource else { continue }
      guard count > 0 else { return true }
      guard makesRoom(forSourceOf: tile) else { return false }
      tile.restoreSource()
      count -= tileCost
    }
    return false
  }

  /// Releases sources of tiles that are not visible, the farthest first, until that of a tile fits.
  ///
  /// - Returns: A Boolean value that indicates whether it fits.
  private func makesRoom(forSourceOf tile: MagnifiedTileView) -> Bool {
    guard let surface else { return false }
    let limit = surface.byteLimit(of: self) - tile.sourceByteCount
    var count = byteCount
    guard count > limit else { return true }
    let rect = surface.visibleRect(of: self)
    for index in hiddenTiles(outside: rect) where count > limit {
      guard let other = tiles[index]?.magnified, other.keepsSource else { continue }
      count -= other.sourceByteCount
      other.releaseSource()
    }
    return count <= limit
  }

  /// The share of the work of a frame that drawing a tile takes.
  var tileCost: CGFloat {
    let share = (sourceScale ?? factor) / (factor * max(traitCollection.displayScale, 1))
    return isMagnified ? max(share * share, 0.1) : 1
  }

  /// The memory of the tiles in bytes.
  var byteCount: Int {
    tiles.values.reduce(tileByteCount) { count, tile in
      count + (tile.magnified.map { $0.keepsSource ? $0.sourceByteCount : 0 } ?? 0)
    }
  }

  /// The memory of the tiles in bytes, without that of hidden sources.
  var tileByteCount: Int { tiles.keys.reduce(0) { $0 + byteCount(of: $1) } }

  /// The memory of a tile in bytes, without that of a hidden source.
  ///
  /// A magnified tile has the most when it shows elements.
  func byteCount(of index: Int) -> Int {
    let (size, scale) = (tiling.frame(at: index).size, max(traitCollection.displayScale, 1))
    return Int((size.width * scale).rounded(.up)) * Int((size.height * scale).rounded(.up)) * 4
  }

  /// Removes tiles that a rectangle does not touch, the farthest first, until a limit is met.
  func trim(outside rect: CGRect, to limit: Int) {
    var count = tileByteCount
    guard count > limit else { return }
    for index in hiddenTiles(outside: rect) where count > limit {
      count -= byteCount(of: index)
      tiles.removeValue(forKey: index)?.leaveLevel()
    }
  }

  /// The tiles that a rectangle does not touch, the farthest first.
  private func hiddenTiles(outside rect: CGRect) -> [Int] {
    let visible = Set(tiling.indices(touching: rect))
    return tiles.keys.filter { !visible.contains($0) }
      .sorted { distance(of: $0, from: rect) > distance(of: $1, from: rect) }
  }

  /// Releases the hidden sources: the next stroke that enters their tiles draws these whole.
  func releaseSources() {
    for tile in tiles.values { tile.magnified?.releaseSource() }
  }

  private func distance(of index: Int, from rect: CGRect) -> CGFloat {
    let frame = tiling.frame(at: index)
    return hypot(frame.midX - rect.midX, frame.midY - rect.midY)
  }

  // MARK: Display

  override func setNeedsDisplay() {
    for tile in tiles.values {
      tile.magnified?.invalidate()
      tile.setNeedsDisplay()
    }
  }

  /// Marks a part of the picture to be displayed again.
  ///
  /// - Parameters:
  ///   - rect: The part in points of the picture.
  ///   - scale: The number of pixels of the picture on each side of a point.
  func setNeedsDisplay(_ rect: CGRect, scale: CGFloat) {
    let dirty = BoardPlacement(factor: factor).displayRect(
      of: rect, scale: scale, displayScale: max(traitCollection.displayScale, 1))
    for index in tiling.indices(touching: dirty) {
      guard let tile = tiles[index] else { continue }
      tile.magnified?.invalidate()
      // Whole points, because a fractional edge would be drawn translucent.
      let area = tile.magnified == nil ? dirty : rect.integral
      tile.setNeedsDisplay(area.offsetBy(dx: -tile.origin.x, dy: -tile.origin.y))
    }
  }
}

extension BoardTileView {
  /// Removes the tile from its level.
  fileprivate func leaveLevel() { (magnified ?? self).removeFromSuperview() }
}
