import ControlCore
import UIKit

/// Pictures into the board.
extension DrawingBoardControl {
  /// Draws an image into the picture, as a step; cancels a stroke under way.
  ///
  /// It is done when the call returns. A photo that fills a large board takes some tenths of a second;
  /// ``importImage(preparing:placement:)`` does most of it on another thread.
  ///
  /// - Parameters:
  ///   - image: The image; one without a bitmap changes nothing.
  ///   - placement: How it lies on the board; default ``BoardImagePlacement/fit``.
  /// - Returns: Whether the picture has changed.
  @discardableResult
  public func importImage(_ image: UIImage, placement: BoardImagePlacement = .fit) -> Bool {
    guard isEditable, let canvas, !isEndingStroke else { return false }
    cancelStroke()
    finishTextEntry()
    let change = canvas.importImage(image, placement: placement)
    surface.setNeedsDisplay(change.dirty)
    return push(change.changes, named: DrawingStep.imageName)
  }

  /// Draws an image into the picture, as a step, once it has been made ready on another thread.
  ///
  /// One can draw on meanwhile: the image comes over what is there by then. A stroke that is under way
  /// at that moment ends as if the finger had been lifted. A task that is cancelled before changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - image: The image; one without a bitmap changes nothing.
  ///   - placement: How it lies on the board; default ``BoardImagePlacement/fit``.
  /// - Returns: Whether the picture has changed.
  @discardableResult
  public func importImage(
    preparing image: UIImage, placement: BoardImagePlacement = .fit
  ) async -> Bool {
    // Whoever draws without a pause does not put the image off for ever.
    for _ in 0..<4 {
      guard isEditable, let canvas else { return false }
      let (picture, number) = (canvas.pictureTiles, canvas.captureNumber)
      let prepared = await Self.prepared(
        image, placement: placement, over: picture, packs: stack.log.folder == nil)
      if Task.isCancelled { return false }
      guard let prepared else { break }
      finishStroke()
      finishTextEntry()
      guard self.canvas === canvas, canvas.captureNumber == number, !isEndingStroke else {
        continue
      }
      let updates = prepared.changes.map {
        TileUpdate(coordinate: $0.coordinate, pixels: $0.after)
      }
      surface.setNeedsDisplay(canvas.apply(updates))
      return push(prepared.changes, packed: prepared.packed, named: DrawingStep.imageName)
    }
    finishStroke()
    return importImage(image, placement: placement)
  }

  @concurrent
  private nonisolated static func prepared(
    _ image: UIImage, placement: BoardImagePlacement, over picture: PictureTiles, packs: Bool
  ) async -> PreparedImport? {
    PreparedImport(image, placement: placement, over: picture, packs: packs)
  }
}
