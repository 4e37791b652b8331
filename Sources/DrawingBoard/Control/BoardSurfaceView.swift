import ControlCore
import UIKit

/// Shows the picture of a board, and what belongs to the stroke under way, over nothing.
///
/// It is transparent, so that an eraser's preview shows what lies behind the picture. Only the part
/// that was marked is drawn.
@MainActor
final class BoardSurfaceView: ControlPart {
  /// The picture; `nil` while there is none.
  var canvas: BoardCanvas?

  /// The stroke under way.
  var session: StrokeSession?

  /// Where the picture is shown.
  var placement = BoardPlacement() {
    didSet {
      if placement != oldValue { setNeedsDisplay() }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Marks pixels of the picture as in need of drawing.
  func setNeedsDisplay(_ pixels: PixelRect) {
    guard let canvas, !pixels.isEmpty else { return }
    var rect = placement.viewRect(canvas.points(of: pixels))
    // A scaled pixel reaches into its neighbours.
    if placement.factor != 1 { rect = rect.insetBy(dx: -1, dy: -1).integral }
    setNeedsDisplay(rect)
  }

  override func draw(_ rect: CGRect) {
    guard let canvas, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: placement.origin.x, y: placement.origin.y)
    context.scaleBy(x: placement.factor, y: placement.factor)
    canvas.draw(placement.pictureRect(rect), in: context)
    session?.drawOverlay(in: context)
    context.restoreGState()
  }
}
