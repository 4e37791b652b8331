import CoreGraphics
import Foundation
import UIKit

/// A rectangle of a drawing at any scale, into which its elements are drawn.
///
/// At the scale of the board a stroke gets the bytes that it has in the picture. At any scale it gets
/// those that it would have on a board of that scale. The piece is a bitmap of its own, so that any thread
/// may draw one.
///
/// - Complexity: A stroke takes what its segments in the piece take. Each pixel is blended once.
final class ElementPiece {
  /// The pixels of the piece in the drawing at its scale.
  let rect: PixelRect

  /// The number of pixels on each side of a point.
  let scale: CGFloat

  private let memory: BoardMemory
  private var coverage: [UInt8]
  private var row: [UInt8]

  /// The columns of each row that the stroke that is being drawn covers.
  private var extents: [Range<Int>]

  /// Creates a transparent piece; `nil` if a side is not possible or memory is short.
  init?(_ rect: PixelRect, scale: CGFloat, colorSpace: BoardColorSpace) {
    let size = PixelSize(width: rect.width, height: rect.height)
    guard let memory = BoardMemory(size: size, scale: scale, colorSpace: colorSpace) else {
      return nil
    }
    (self.rect, self.scale, self.memory) = (rect, scale, memory)
    coverage = [UInt8](repeating: 0, count: rect.width * rect.height)
    row = [UInt8](repeating: 0, count: max(rect.width, 8))
    extents = [Range<Int>](repeating: 0..<0, count: rect.height)
  }

  /// The piece in points of the picture.
  var points: CGRect {
    CGRect(
      x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
      height: CGFloat(rect.height) / scale)
  }

  /// Returns the current pixels as an image; `nil` if memory is short.
  func image() -> CGImage? { memory.context.makeImage() }

  /// Makes the columns and rows beyond the picture transparent.
  ///
  /// - Parameter size: The size of the picture in pixels of the piece.
  func clear(outside size: PixelSize) {
    let (width, height) = (size.width - rect.x, size.height - rect.y)
    guard width < rect.width || height < rect.height else { return }
    for y in 0..<rect.height {
      let first = y < height ? min(max(width, 0), rect.width) : 0
      let start = memory.base + y * memory.bytesPerRow + first * Tile.bytesPerPixel
      memset(start, 0, (rect.width - first) * Tile.bytesPerPixel)
    }
  }

  // MARK: Elements

  /// Draws a stroke over what is drawn already.
  ///
  /// A ``FillBrush`` draws nothing: what it fills depends on the picture of the board.
  func draw(_ element: StrokeElement, parts: StrokeParts) {
    if let brush = element.brush as? any FreehandBrush {
      drawLine(element, brush, parts)
    } else if let first = element.samples.first, let last = element.samples.last {
      inPoints { context in
        if let text = element.brush as? TextBrush {
          text.draw(at: last.location, style: element.style, in: context)
        } else {
          element.brush.shape(from: first.location, to: last.location, style: element.style)?
            .draw(in: context, style: element.style)
        }
      }
    }
  }

  /// Draws pixels of the board, scaled, in the place of those below.
  ///
  /// - Parameters:
  ///   - patch: The pixels.
  ///   - scale: The number of pixels of the board on each side of a point.
  func draw(_ patch: PixelPatch, scale: CGFloat) {
    let frame = patch.frame(scale: scale)
    guard frame.insetBy(dx: -2 / scale, dy: -2 / scale).intersects(points) else { return }
    inPoints { context in
      context.interpolationQuality = .default
      if let removal = patch.removal {
        context.setBlendMode(.destinationOut)
        context.drawUpright(removal, in: frame)
        context.setBlendMode(.plusLighter)
      }
      context.drawUpright(patch.image, in: frame)
    }
  }

  /// Draws an image that has more pixels than the board.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - frame: Its place in pixels of the board.
  ///   - patch: The part of it that the board has.
  ///   - scale: The number of pixels of the board on each side of a point.
  func draw(_ image: CGImage, in frame: CGRect, of patch: PixelPatch, scale: CGFloat) {
    let part = patch.frame(scale: scale)
    guard part.intersects(points) else { return }
    inPoints { context in
      context.interpolationQuality = .high
      context.clip(to: part)
      context.drawUpright(
        image, in: frame.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)))
    }
  }

  /// Draws in points of the picture.
  private func inPoints(_ body: (CGContext) -> Void) {
    let context = memory.context
    context.saveGState()
    context.translateBy(x: -CGFloat(rect.x) / scale, y: -CGFloat(rect.y) / scale)
    body(context)
    context.restoreGState()
  }

  // MARK: Lines

  private func drawLine(
    _ element: StrokeElement, _ brush: any FreehandBrush, _ parts: StrokeParts
  ) {
    // A segment is drawn when the next one is known.
    var latest: (segment: StrokeSegment, startReach: CGFloat)?
    let pixels = PixelRect(x: 0, y: 0, width: rect.width, height: rect.height)
    let origin = CGVector(dx: -CGFloat(rect.x), dy: -CGFloat(rect.y))
    coverage.withUnsafeMutableBufferPointer { coverage in
      row.withUnsafeMutableBufferPointer { row in
        extents.withUnsafeMutableBufferPointer { extents in
          guard let plane = coverage.baseAddress, let row = row.baseAddress else { return }
          let target = PieceCoverage(
            plane: plane, width: rect.width, row: row, extents: extents)
          var dirty = PixelRect.zero
          func drawLatest(endReach: CGFloat) {
            guard let latest else { return }
            let area = latest.segment.bounds.intersection(pixels)
            guard !area.isEmpty else { return }
            dirty = dirty.union(area)
            let slab = SegmentSlab(
              latest.segment, startReach: latest.startReach, endReach: endReach)
            target.add(latest.segment, within: slab, area)
          }
          StrokeLine.forEachSegment(of: element, scale: scale, parts: parts, within: points) {
            segment, _ in
            let segment = segment.offset(by: origin)
            let reach = latest.flatMap { $0.segment.reach(beyondJointTo: segment) } ?? .infinity
            drawLatest(endReach: reach)
            latest = (segment, reach)
          }
          drawLatest(endReach: .infinity)
          blend(element, brush, target, dirty.y..<dirty.maxY)
        }
      }
    }
  }

  /// Blends what a stroke covers with the pixels, and makes the piece ready for the next one.
  private func blend(
    _ element: StrokeElement, _ brush: any FreehandBrush, _ covered: PieceCoverage,
    _ rows: Range<Int>
  ) {
    let blender = PixelBlender(
      style: element.style, opacity: brush.opacity, mode: brush.blendMode,
      colorSpace: memory.colorSpace)
    let grain = StrokeGrain(brush.texture, scale: scale)
    for y in rows {
      let columns = covered.extents[y]
      guard !columns.isEmpty else { continue }
      covered.extents[y] = 0..<0
      let run = covered.plane + y * rect.width + columns.lowerBound
      grain?.apply(
        to: run, x: rect.x + columns.lowerBound, y: rect.y + y, count: columns.count)
      blender.blend(run, with: memory.address(x: columns.lowerBound, y: y), count: columns.count)
      memset(run, 0, columns.count)
    }
  }
}

extension StrokeSegment {
  /// Returns the segment at another place.
  fileprivate func offset(by vector: CGVector) -> StrokeSegment {
    StrokeSegment(
      start: End(center: start.center.offset(by: vector, times: 1), radius: start.radius),
      end: End(center: end.center.offset(by: vector, times: 1), radius: end.radius), nib: nib)
  }
}

extension PixelBlender {
  /// Blends a run of pixels with the color.
  ///
  /// - Parameters:
  ///   - coverage: The coverage by the whole stroke, 0 to 255.
  ///   - target: The pixels.
  ///   - count: The number of pixels in the run.
  fileprivate func blend(
    _ coverage: UnsafePointer<UInt8>, with target: UnsafeMutableRawPointer, count: Int
  ) {
    // What a pixel that is covered whole becomes, if that does not depend on it.
    let whole: UInt32? = !covers || mode == .multiply ? nil : mode == .erase ? 0 : color
    let bytes = UnsafeRawPointer(coverage)
    var (covering, onBlank): (UInt8, UInt32) = (0, 0)
    var index = 0
    while index < count {
      if index + 8 <= count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word == 0 || word == .max && whole != nil {
          if let whole, word > 0 {
            (target + index * Tile.bytesPerPixel).storeBytes(
              of: SIMD8(repeating: whole), as: SIMD8<UInt32>.self)
          }
          index += 8
          continue
        }
      }
      let covered = coverage[index]
      if covered > 0 {
        let offset = index * Tile.bytesPerPixel
        let pixel = target.load(fromByteOffset: offset, as: UInt32.self)
        if pixel == 0, covered != covering {
          (covering, onBlank) = (covered, blended(0, coverage: UInt32(covered)))
        }
        target.storeBytes(
          of: pixel == 0 ? onBlank : blended(pixel, coverage: UInt32(covered)),
          toByteOffset: offset, as: UInt32.self)
      }
      index += 1
    }
  }
}
