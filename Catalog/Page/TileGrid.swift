import UIKit

/// Tiles of one size in as many columns as there is room for.
final class TileGrid: UIView {
  private let tiles: [UIView]
  private let minimumWidth: CGFloat
  private let spacing: CGFloat

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - tiles: In reading order; each says how high it is for a width.
  ///   - minimumWidth: How narrow a column may be, in points. One column is always made.
  ///   - spacing: Between tiles, in points.
  init(_ tiles: [UIView], minimumWidth: CGFloat, spacing: CGFloat = 10) {
    self.tiles = tiles
    self.minimumWidth = minimumWidth
    self.spacing = spacing
    super.init(frame: .zero)
    for tile in tiles { addSubview(tile) }
  }

  required init?(coder: NSCoder) {
    tiles = []
    minimumWidth = 1
    spacing = 0
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).map(\.maxY).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (tile, frame) in zip(tiles, frames(width: bounds.width)) {
      tile.frame = frame
      if isMirrored { tile.frame.origin.x = bounds.width - frame.maxX }
    }
  }

  private func frames(width: CGFloat) -> [CGRect] {
    let columns = max(Int((width + spacing) / (minimumWidth + spacing)), 1)
    let tileWidth = ((width - spacing * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
    let heights = tiles.map {
      $0.sizeThatFits(CGSize(width: tileWidth, height: .greatestFiniteMagnitude)).height
    }
    // A row is as high as its highest tile.
    var y: CGFloat = 0
    var frames: [CGRect] = []
    for start in stride(from: 0, to: tiles.count, by: columns) {
      let row = start..<min(start + columns, tiles.count)
      let height = heights[row].max() ?? 0
      for index in row {
        frames.append(
          CGRect(
            x: CGFloat(index - start) * (tileWidth + spacing), y: y, width: tileWidth,
            height: height))
      }
      y += height + spacing
    }
    return frames
  }
}
