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
          ? boardBackground : BoardBackground(placement: drawingBackgroundPlacement))
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
      guard let canvas, stack.count == 0, stack.log.folder == nil || canvas.isBlank else {
        return
      }
      cancelStroke()
      canvas.convert(to: newValue)
      storeBoard()
      surface.setNeedsDisplay()
    }
  }

  /// The ``colorSpace`` as a number for Interface Builder: 0 sRGB, 1 Display P3.
  ///
  /// Default 0. Other numbers are ignored.
  @IBInspectable public dynamic var colorSpaceRawValue: Int {
    get { colorSpace.rawValue }
    set {
      if let colorSpace = BoardColorSpace(rawValue: newValue) { self.colorSpace = colorSpace }
    }
  }
}
