import CoreGraphics
import UIKit

/// An object that draws the elements of tiles away from the main thread.
///
/// Tiles are drawn one after the other, in the order in which they are given, and shown as they come. A
/// tile that changes meanwhile is not shown.
@MainActor
final class BoardSharpener {
  /// A tile to be drawn.
  struct Piece: Sendable {
    /// The number of the tile in its level.
    let tile: Int

    /// The version of the tile.
    let version: Int

    /// The pixels of the tile in the picture at the scale.
    let rect: PixelRect
  }

  /// Returns what the drawing is read from; `nil` if there is none.
  var source: (@MainActor () -> ElementScene.Source?)?

  /// Called when tiles could not be drawn because the history has lost steps meanwhile.
  var retry: (@MainActor () -> Void)?

  /// The tiles that are drawn together, and what they are drawn from.
  private struct Work: Sendable {
    let source: ElementScene.Source
    let pieces: [Piece]
    let scale: CGFloat

    func scene(_ decoded: ElementCache) throws -> ElementScene {
      let area = pieces.reduce(PixelRect.zero) { $0.union($1.rect) }
      return try ElementScene(source, area: area.scaled(by: source.scale / scale), decoded: decoded)
    }
  }

  private let decoded = ElementCache()
  private var work: Work?
  private var task: Task<Void, Never>?
  private var number = 0

  /// The tiles that are being drawn, with their versions.
  private var pending: [Int: Int] = [:]

  /// The level whose tiles are being drawn.
  private weak var level: BoardLevelView?

  deinit { task?.cancel() }

  /// A Boolean value that indicates whether tiles are being drawn.
  var isDrawing: Bool { task != nil }

  /// Draws tiles, in place of those that are being drawn.
  ///
  /// If the same tiles are being drawn already, the method has no effect.
  ///
  /// - Parameters:
  ///   - pieces: The tiles.
  ///   - level: Their level, which shows them.
  ///   - scale: The number of pixels of the tiles on each side of a point of the picture.
  func draw(_ pieces: [Piece], of level: BoardLevelView, scale: CGFloat) {
    if self.level === level, pieces.allSatisfy({ pending[$0.tile] == $0.version }) { return }
    cancel()
    guard let source = source?(), !pieces.isEmpty else { return }
    self.level = level
    pending = Dictionary(
      pieces.map { ($0.tile, $0.version) }, uniquingKeysWith: { first, _ in first })
    let work = Work(source: source, pieces: pieces, scale: scale)
    let (number, decoded) = (number, decoded)
    self.work = work
    task = Task(priority: .userInitiated) { @concurrent [weak self] in
      do {
        let scene = try work.scene(decoded)
        for piece in pieces {
          let image = try scene.image(of: piece.rect, scale: scale).map { UIImage(cgImage: $0) }
          await self?.drew(piece, image, number)
        }
        await self?.finish(number, hasMoved: false)
      } catch {
        await self?.finish(number, hasMoved: error is ElementScene.Moved)
      }
    }
  }

  /// Draws the rest of the tiles at once, on the main thread.
  func finishNow() {
    guard let work, let scene = try? work.scene(decoded) else { return }
    for piece in work.pieces where pending[piece.tile] == piece.version {
      let image = (try? scene.image(of: piece.rect, scale: work.scale)) ?? nil
      level?.show(image, in: piece.tile, of: piece.version)
    }
    cancel()
  }

  /// Stops drawing.
  func cancel() {
    number += 1
    task?.cancel()
    task = nil
    work = nil
    pending = [:]
  }

  /// Stops drawing, and releases what the next tiles would need again.
  func removeAll() {
    cancel()
    decoded.removeAll()
  }

  /// Returns when all tiles have been drawn.
  func waitUntilIdle() async {
    while let task { await task.value }
  }

  private func drew(_ piece: Piece, _ image: UIImage?, _ number: Int) {
    guard number == self.number else { return }
    pending[piece.tile] = nil
    level?.show(image?.cgImage, in: piece.tile, of: piece.version)
  }

  private func finish(_ number: Int, hasMoved: Bool) {
    guard number == self.number else { return }
    (task, work) = (nil, nil)
    if hasMoved {
      pending = [:]
      retry?()
    } else {
      // Of an unreadable drawing the pixels stay.
      for (tile, version) in pending { level?.show(nil, in: tile, of: version) }
      pending = [:]
    }
  }
}

extension PixelRect {
  /// Returns the pixels that the rectangle touches at another scale.
  fileprivate func scaled(by factor: CGFloat) -> PixelRect {
    PixelRect(
      covering: CGRect(
        x: CGFloat(x) * factor, y: CGFloat(y) * factor, width: CGFloat(width) * factor,
        height: CGFloat(height) * factor))
  }
}
