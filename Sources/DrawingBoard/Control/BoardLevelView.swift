import CoreGraphics
import UIKit

/// The picture of a board at one scale, in tiles.
///
/// Only tiles that were visible exist. The view has no size: its center is the top left of the picture,
/// and its transform is the scale of the board divided by its own.
@MainActor
final class BoardLevelView: UIView {
  /// The number of points of a tile for a point of the picture.
  let factor: CGFloat

  /// The tiles by their number.
  private(set) var tiles: [Int: BoardTileView] = [:]

  private(set) var tiling: BoardTiling
  private weak var surface: BoardSurfaceView?

  /// Creates a level without tiles.
  init(factor: CGFloat, tiling: BoardTiling, surface: BoardSurfaceView) {
    self.factor = factor
    self.tiling = tiling
    self.surface = surface
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    (factor, tiling) = (1, BoardTiling(size: .zero))
    super.init(coder: coder)
  }

  // MARK: Geometry

  /// Divides a picture that has a new size.
  ///
  /// A tile whose frame stays the same keeps its content.
  func divide(by tiling: BoardTiling) {
    guard tiling != self.tiling else { return }
    let kept = tiles.values.filter { tile in
      tiling.indices(touching: tile.frame).contains { tiling.frame(at: $0) == tile.frame }
    }
    for tile in tiles.values where !kept.contains(tile) { tile.removeFromSuperview() }
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

  /// Adds a tile, which draws at the next display pass.
  @discardableResult func addTile(_ index: Int) -> BoardTileView {
    let tile = BoardTileView(frame: tiling.frame(at: index))
    tile.surface = surface
    tile.level = self
    tile.contentScaleFactor = traitCollection.displayScale
    tiles[index] = tile
    addSubview(tile)
    tile.setNeedsDisplay()
    return tile
  }

  /// The memory of the tiles in bytes.
  var byteCount: Int { tiles.keys.reduce(0) { $0 + byteCount(of: $1) } }

  /// The memory of a tile in bytes.
  func byteCount(of index: Int) -> Int {
    let (size, scale) = (tiling.frame(at: index).size, max(traitCollection.displayScale, 1))
    return Int((size.width * scale).rounded(.up)) * Int((size.height * scale).rounded(.up)) * 4
  }

  /// Removes tiles that a rectangle does not touch, the farthest first, until a limit is met.
  func trim(outside rect: CGRect, to limit: Int) {
    var count = byteCount
    guard count > limit else { return }
    let visible = Set(tiling.indices(touching: rect))
    let hidden = tiles.keys.filter { !visible.contains($0) }
      .sorted { distance(of: $0, from: rect) > distance(of: $1, from: rect) }
    for index in hidden where count > limit {
      count -= byteCount(of: index)
      tiles.removeValue(forKey: index)?.removeFromSuperview()
    }
  }

  private func distance(of index: Int, from rect: CGRect) -> CGFloat {
    let frame = tiling.frame(at: index)
    return hypot(frame.midX - rect.midX, frame.midY - rect.midY)
  }

  // MARK: Display

  override func setNeedsDisplay() {
    for tile in tiles.values { tile.setNeedsDisplay() }
  }

  /// Marks a part of the picture to be displayed again.
  ///
  /// - Parameters:
  ///   - rect: The part in points of the picture.
  ///   - scale: The number of pixels of the picture on each side of a point.
  func setNeedsDisplay(_ rect: CGRect, scale: CGFloat) {
    let dirty = BoardPlacement(factor: factor).displayRect(of: rect, scale: scale)
    for index in tiling.indices(touching: dirty) {
      guard let tile = tiles[index] else { continue }
      tile.setNeedsDisplay(dirty.offsetBy(dx: -tile.frame.minX, dy: -tile.frame.minY))
    }
  }
}

/// A tile of a level.
@MainActor
final class BoardTileView: UIView {
  weak var surface: BoardSurfaceView?
  weak var level: BoardLevelView?

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
    guard let surface, let level, let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -frame.minX, y: -frame.minY)
    surface.draw(rect.offsetBy(dx: frame.minX, dy: frame.minY), of: level, in: context)
  }
}
