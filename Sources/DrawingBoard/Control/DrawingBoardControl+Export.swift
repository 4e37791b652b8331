import UIKit

/// Pictures out of the board.
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
}
