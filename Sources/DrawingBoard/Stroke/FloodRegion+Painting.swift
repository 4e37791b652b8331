extension FloodRegion {
  /// Paints the region and replaces its color in the edge around it.
  ///
  /// - Parameters:
  ///   - edge: The edge of the region.
  ///   - blender: The color to paint with.
  ///   - willPaint: Called with each tile that will change, before the first one does.
  func paint(_ edge: FloodEdge, with blender: PixelBlender, willPaint: (TileCoordinate) -> Void) {
    tiles(with: edge).forEach(willPaint)
    let fresh = blender.blended(seed, coverage: 255)
    for run in runs { paint(run, fresh, blender) }
    let (old, new) = (EdgePixel(seed), EdgePixel(fresh))
    for pixel in edge.pixels {
      let target = row(pixel.y) + pixel.x
      target.pointee = EdgePixel(target.pointee).exchanging(old, for: new, share: pixel.share)
    }
  }

  private func paint(_ run: Run, _ fresh: UInt32, _ blender: PixelBlender) {
    let pixels = row(run.y)
    var x = run.columns.lowerBound
    while x < run.columns.upperBound {
      let count = min(Self.blockWidth, run.columns.upperBound - x)
      let block = pixels + x
      if isSeed(block, count) {
        block.update(repeating: fresh, count: count)
      } else {
        for index in 0..<count {
          let pixel = block[index]
          block[index] = pixel == seed ? fresh : blender.blended(pixel, coverage: 255)
        }
      }
      x += count
    }
  }

  /// Returns the tiles that painting changes.
  private func tiles(with edge: FloodEdge) -> [TileCoordinate] {
    let grid = Tile.tiles(covering: memory.size.bounds)
    var isPainted = [Bool](repeating: false, count: grid.count)
    for run in runs {
      let first = run.y / Tile.side * grid.columns
      for column in run.columns.lowerBound / Tile.side...(run.columns.upperBound - 1) / Tile.side {
        isPainted[first + column] = true
      }
    }
    for pixel in edge.pixels {
      isPainted[pixel.y / Tile.side * grid.columns + pixel.x / Tile.side] = true
    }
    return grid.indices.filter { isPainted[$0] }.map { grid[$0] }
  }
}
