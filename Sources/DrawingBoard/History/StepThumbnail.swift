import CoreGraphics
import Foundation
import UIKit

/// A plan of a thumbnail of a part of a drawing, made from the tiles of that part alone.
///
/// Each pixel of the thumbnail is the mean of the pixels that it covers, in premultiplied colors.
///
/// - Complexity: Linear in the pixels of the part.
struct StepThumbnail: Equatable, Sendable {
  /// The part of the drawing, in its pixels.
  let area: PixelRect

  /// The size of the thumbnail in pixels.
  let size: PixelSize

  /// Creates the plan of a thumbnail of what a step changed, with some space around it.
  ///
  /// There is none when the size is empty, or nothing that was changed is on the drawing.
  ///
  /// - Parameters:
  ///   - bounds: The pixels that the step changed.
  ///   - canvas: The size of the drawing in pixels.
  ///   - size: The size of the thumbnail in pixels.
  init?(of bounds: PixelRect, in canvas: PixelSize, size: PixelSize) {
    let inside = bounds.intersection(canvas.bounds)
    guard !inside.isEmpty, !size.isEmpty else { return nil }
    // As wide or high as the thumbnail's shape asks, so that nothing is stretched.
    let ratio = Double(size.width) / Double(size.height)
    let width = max(Double(inside.width) * 1.15, Double(inside.height) * 1.15 * ratio, 64 * ratio)
    let height = width / ratio
    let middle = (
      x: Double(inside.x) + Double(inside.width) / 2,
      y: Double(inside.y) + Double(inside.height) / 2
    )
    area = PixelRect(
      x: Int((middle.x - width / 2).rounded()), y: Int((middle.y - height / 2).rounded()),
      width: max(Int(width.rounded()), 1), height: max(Int(height.rounded()), 1))
    self.size = size
  }

  /// Creates the plan of a thumbnail of a part of a drawing, neither of which is empty.
  init(area: PixelRect, size: PixelSize) { (self.area, self.size) = (area, size) }

  /// Returns the thumbnail.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the drawing.
  ///   - pixels: Called for each tile of the part; `nil` for a blank tile.
  /// - Returns: `nil` when memory is short.
  func image(
    in colorSpace: BoardColorSpace = .sRGB, pixels: (TileCoordinate) throws -> TilePixels?
  ) rethrows -> CGImage? {
    var sums = [SIMD4<UInt32>](repeating: .zero, count: size.width * size.height)
    // Pixels without a tile count as well: they are transparent.
    let columns = (0..<area.width).map { $0 * size.width / area.width }
    let rows = (0..<area.height).map { $0 * size.height / area.height }
    let columnCounts = Self.counts(columns, size.width)
    let rowCounts = Self.counts(rows, size.height)
    for coordinate in TileGrid(covering: area) {
      guard let tile = try pixels(coordinate) else { continue }
      let rect = coordinate.rect
      let part = rect.intersection(area)
      tile.withUnsafeBytes { bytes in
        for y in part.y..<part.maxY {
          let row = rows[y - area.y] * size.width
          var offset = (y - rect.y) * Tile.bytesPerRow + (part.x - rect.x) * Tile.bytesPerPixel
          for x in part.x..<part.maxX {
            let pixel = bytes.load(fromByteOffset: offset, as: UInt32.self)
            offset += Tile.bytesPerPixel
            guard pixel != 0 else { continue }
            sums[row + columns[x - area.x]] &+= SIMD4(
              pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, pixel >> 24)
          }
        }
      }
    }
    return picture(sums, columnCounts, rowCounts, colorSpace)
  }

  private static func counts(_ places: [Int], _ count: Int) -> [UInt32] {
    places.reduce(into: [UInt32](repeating: 0, count: count)) { $0[$1] += 1 }
  }

  private func picture(
    _ sums: [SIMD4<UInt32>], _ columnCounts: [UInt32], _ rowCounts: [UInt32],
    _ colorSpace: BoardColorSpace
  ) -> CGImage? {
    guard let picture = PixelPicture(size: size, colorSpace: colorSpace) else { return nil }
    for y in 0..<size.height {
      let row = picture.row(y)
      for x in 0..<size.width {
        // A thumbnail larger than its part has rows and columns that cover none of the drawing. They
        // repeat the ones before.
        guard rowCounts[y] > 0 else {
          row[x] = y > 0 ? picture.row(y - 1)[x] : 0
          continue
        }
        guard columnCounts[x] > 0 else {
          row[x] = x > 0 ? row[x - 1] : 0
          continue
        }
        let mean = sums[y * size.width + x] / SIMD4(repeating: columnCounts[x] * rowCounts[y])
        row[x] = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
      }
    }
    return picture.image()
  }
}

/// A value from which the thumbnail of a step is made on any thread.
struct StepThumbnailSource: Sendable {
  /// The part of the drawing that the thumbnail shows, and its size in pixels.
  let plan: StepThumbnail

  /// The number of pixels per point.
  let scale: CGFloat

  /// The color space of the drawing.
  let colorSpace: BoardColorSpace

  /// Returns the pixels of a tile in the image of the step; `nil` for a blank tile.
  let pixels: @Sendable (TileCoordinate) throws -> TilePixels?

  /// Makes the thumbnail off the main thread.
  ///
  /// - Returns: `nil` when a tile cannot be read, memory is short, or the task is canceled.
  @concurrent
  func thumbnail() async -> UIImage? {
    makeThumbnail()
  }

  /// Makes the thumbnail on the calling thread.
  ///
  /// - Returns: `nil` when a tile cannot be read, memory is short, or the task is canceled.
  func makeThumbnail() -> UIImage? {
    let image = try? plan.image(in: colorSpace) { coordinate in
      try Task.checkCancellation()
      return try pixels(coordinate)
    }
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}

/// Thumbnails of steps.
extension DrawingBoardControl {
  /// Returns an image of what a step changed, with its surroundings at the time, over nothing.
  ///
  /// The image is made off the main thread.
  ///
  /// - Parameters:
  ///   - index: The index of the step, from 0. Others have no thumbnail.
  ///   - size: The size in points. Each side is limited to 1 through 512; non-finite ones count as
  ///     1.
  /// - Returns: `nil` when the step cannot be read, changed nothing that is on the board, or the
  ///   task is canceled.
  public func thumbnail(ofStep index: Int, size: CGSize) async -> UIImage? {
    await thumbnailSource(ofStep: index, size: size)?.thumbnail()
  }

  /// Returns what the thumbnail of a step is made from; `nil` when it has none.
  func thumbnailSource(ofStep index: Int, size: CGSize) -> StepThumbnailSource? {
    guard let canvas, let step = stack.step(at: index) else { return nil }
    let scale = max(traitCollection.displayScale, 1)
    func pixels(_ length: CGFloat) -> Int {
      length.isFinite ? Int(min(max(length, 1), 512) * scale) : 1
    }
    let wanted = PixelSize(width: pixels(size.width), height: pixels(size.height))
    guard
      let plan = StepThumbnail(of: step.bounds, in: canvas.size, size: wanted),
      let snapshot = try? stack.snapshot(ofStep: index, of: TileGrid(covering: plan.area))
    else { return nil }
    return StepThumbnailSource(plan: plan, scale: scale, colorSpace: canvas.colorSpace) {
      try snapshot.pixels(at: $0)
    }
  }

  /// Returns the identifier of a step, which stays the same when its index changes.
  func stepIdentifier(at index: Int) -> UInt64? {
    stack.step(at: index)?.id
  }
}
