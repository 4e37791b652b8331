import UIKit

/// Pictures out of the board and into it.
extension DrawingBoardControl {
  /// What the picture can be taken away as: an image, PNG, JPEG or PDF, at any scale; `nil` before the
  /// board was laid out.
  ///
  /// A stroke under way is in it as far as it has been drawn. Make it anew for each export: it shows
  /// the board as it is when it is asked.
  ///
  /// - Parameter includesPaper: Whether the paper is in it; without, the picture is transparent.
  /// - Returns: What makes the files; `nil` before the board was laid out.
  public func export(includesPaper: Bool = true) -> BoardExport? {
    canvas.map { canvas in
      BoardExport(canvas: canvas, background: includesPaper ? paper : BoardBackground())
    }
  }

  /// The paper, with its colour as it is for the current traits.
  private var paper: BoardBackground {
    BoardBackground(
      color: paperColor.resolvedColor(with: traitCollection), image: paperImage,
      placement: paperImagePlacement)
  }

  /// Draws an image into the picture, as a step; cancels a stroke under way.
  ///
  /// - Parameters:
  ///   - image: The image; one without a bitmap changes nothing.
  ///   - placement: How it lies on the board; default ``BoardImagePlacement/fit``.
  /// - Returns: Whether the picture has changed.
  @discardableResult
  public func importImage(_ image: UIImage, placement: BoardImagePlacement = .fit) -> Bool {
    guard let canvas, !isEndingStroke else { return false }
    cancelStroke()
    finishTextEntry()
    let change = canvas.importImage(image, placement: placement)
    surface.setNeedsDisplay(change.dirty)
    return push(change.changes, named: DrawingStep.imageName)
  }
}
