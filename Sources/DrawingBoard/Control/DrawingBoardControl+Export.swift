import ControlCore
import UIKit

/// Images and files of the drawing, and its colors.
extension DrawingBoardControl {
  /// Returns a snapshot of the drawing, which makes images and files on another thread.
  ///
  /// The pixels are copied; a large board takes some milliseconds. An active stroke is included as
  /// far as it has been drawn.
  ///
  /// - Parameter includesBackground: A Boolean value that determines whether the background is
  ///   included. Without it the picture is transparent.
  /// - Returns: `nil` before the first layout of the board.
  public func export(includesBackground: Bool = true) -> BoardExport? {
    canvas.map { canvas in
      BoardExport(
        canvas: canvas,
        background: includesBackground
          ? boardBackground : BoardBackground(placement: drawingBackgroundPlacement),
        stack: stack)
    }
  }

  /// The color space of the drawing.
  ///
  /// Default ``BoardColorSpace/sRGB``. All colors are converted to it when they are drawn, and
  /// exported files name it. Set it before the first stroke. A drawing that has steps, or was stored,
  /// keeps the color space it was begun in; the new value then applies to the next drawing.
  public var colorSpace: BoardColorSpace {
    get { canvas?.colorSpace ?? behavior.colorSpace }
    set {
      behavior.colorSpace = newValue
      guard let canvas, stack.count == 0, stack.store.isTemporary || canvas.isBlank else {
        return
      }
      cancelStroke()
      canvas.convert(to: newValue)
      storeBoard()
      surface.setNeedsDisplay()
    }
  }

}

/// Images drawn into the picture.
extension DrawingBoardControl {
  /// Draws an image into the picture, as a step.
  ///
  /// An active stroke is canceled.
  ///
  /// The call returns when the image is drawn. A photo on a large board takes some tenths of a second;
  /// ``importImage(preparing:placement:)`` does most of the work on another thread.
  ///
  /// - Parameters:
  ///   - image: The image. An image without a bitmap has no effect.
  ///   - placement: The placement of the image. Default ``BoardImagePlacement/fit``.
  /// - Returns: A Boolean value that indicates whether the picture has changed.
  @discardableResult
  public func importImage(_ image: UIImage, placement: BoardImagePlacement = .fit) -> Bool {
    guard isEditable, let canvas, !isEndingStroke else { return false }
    cancelStroke()
    finishTextEntry()
    let change = canvas.importImage(image, placement: placement)
    surface.setNeedsDisplay(change.dirty)
    return push(change.changes, named: DrawingStep.imageName, elements: .image(change.element))
  }

  /// Draws an image into the picture, as a step, after preparing it on another thread.
  ///
  /// The user can draw meanwhile; the image lies over what is there by then. A stroke that is active at
  /// that moment ends as if the finger had been lifted. A canceled task has no effect.
  ///
  /// - Parameters:
  ///   - image: The image. An image without a bitmap has no effect.
  ///   - placement: The placement of the image. Default ``BoardImagePlacement/fit``.
  /// - Returns: A Boolean value that indicates whether the picture has changed.
  @discardableResult
  public func importImage(
    preparing image: UIImage, placement: BoardImagePlacement = .fit
  ) async -> Bool {
    // A limit, because drawing without a pause would otherwise delay the image forever.
    for _ in 0..<4 {
      guard isEditable, let canvas else { return false }
      let (picture, number) = (canvas.pictureTiles, canvas.captureNumber)
      let prepared = await Self.prepared(
        image, placement: placement, over: picture)
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
      return push(
        prepared.changes, named: DrawingStep.imageName, elements: .image(prepared.element))
    }
    finishStroke()
    return importImage(image, placement: placement)
  }

  @concurrent
  private nonisolated static func prepared(
    _ image: UIImage, placement: BoardImagePlacement, over picture: PictureTiles
  ) async -> PreparedImport? {
    PreparedImport(image, placement: placement, over: picture)
  }
}
