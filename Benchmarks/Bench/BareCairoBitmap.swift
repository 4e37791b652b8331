import BareCairo
import CoreGraphics
import DrawingBoard

/// A bitmap that is drawn into by Cairo's own calls.
///
/// Pixels are ARGB32 as ours; lines are as wide and as round at their ends; antialiasing and
/// tolerance are Cairo's defaults.
struct BareCairoBitmap: ~Copyable {
  private let surface: OpaquePointer
  private let cairo: OpaquePointer

  init(pixels: PixelSize, lineWidth: CGFloat = RecordedStrokes.style.width * RecordedStrokes.scale)
  {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height)),
      let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS
    else { preconditionFailure("no memory for a bitmap") }
    self.surface = surface
    self.cairo = cairo
    setLine(lineWidth)
  }

  /// A bitmap over memory of others, which has to live as long.
  ///
  /// - Parameters:
  ///   - origin: What is drawn at this place comes to the first pixel.
  init(
    memory: UnsafeMutablePointer<UInt8>, width: Int32, height: Int32, rowBytes: Int32,
    origin: CGPoint
  ) {
    guard
      let surface = cairo_image_surface_create_for_data(
        memory, CAIRO_FORMAT_ARGB32, width, height, rowBytes), let cairo = cairo_create(surface)
    else { preconditionFailure("no memory for a bitmap") }
    self.surface = surface
    self.cairo = cairo
    cairo_translate(cairo, -origin.x, -origin.y)
    setLine()
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  func setColor(ofStroke number: Int) {
    let color = RecordedStrokes.style(of: number).color.components ?? [0, 0, 0, 1]
    cairo_set_source_rgba(cairo, color[0], color[1], color[2], color[3])
  }

  /// Adds a piece to the path, as the cubic curve that Cairo knows.
  func addPath(_ piece: MidpointCurve.Piece) {
    let (start, control, end) = (piece.start, piece.control, piece.end)
    if cairo_has_current_point(cairo) == 0 { cairo_move_to(cairo, start.x, start.y) }
    cairo_curve_to(
      cairo, (start.x + 2 * control.x) / 3, (start.y + 2 * control.y) / 3,
      (end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3, end.x, end.y)
  }

  /// Strokes the path and clears it.
  func stroke() { cairo_stroke(cairo) }

  /// Makes all transparent.
  func clear() {
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  private func setLine(
    _ width: CGFloat = RecordedStrokes.style.width * RecordedStrokes.scale
  ) {
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_width(cairo, width)
  }
}
