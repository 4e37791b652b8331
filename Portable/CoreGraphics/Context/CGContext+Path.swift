import CCairo
import Foundation

extension CGContext {
  public func beginPath() {
    cairo_new_path(cairo)
  }

  public func closePath() {
    if hasCurrentPoint { cairo_close_path(cairo) }
  }

  public func move(to point: CGPoint) {
    guard accepts(point) else { return }
    let point = drawable(point)
    cairo_move_to(cairo, point.x, point.y)
  }

  /// Adds a straight line; without a current point the call is ignored with a message.
  public func addLine(to point: CGPoint) {
    guard accepts(point), needsCurrentPoint() else { return }
    let point = drawable(point)
    cairo_line_to(cairo, point.x, point.y)
  }

  public func addRect(_ rect: CGRect) {
    addPath(CGPath(rect: rect, transform: nil))
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects {
      addRect(rect)
    }
  }

  /// Moves to the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() {
      addLine(to: point)
    }
  }

  public func addEllipse(in rect: CGRect) {
    addPath(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Adds a part of a circle, joined to the current point by a line. `clockwise` is meant in a
  /// coordinate system whose y axis points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let path = CGMutablePath()
    if hasCurrentPoint { path.move(to: currentPointOfPath) }
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    continuePath(with: path)
  }

  public func addPath(_ path: CGPath) {
    guard canDraw else { return }
    path.append(to: cairo)
  }

  /// Replaces the current path by the outline that `strokePath()` would fill.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let stroked = strokedOutline(of: path)
    beginPath()
    addPath(stroked)
  }

  public var isPathEmpty: Bool {
    guard let copy = cairo_copy_path(cairo) else { return true }
    defer { cairo_path_destroy(copy) }
    return copy.pointee.num_data == 0
  }

  public var currentPointOfPath: CGPoint {
    guard hasCurrentPoint else { return .zero }
    var point = CGPoint.zero
    cairo_get_current_point(cairo, &point.x.native, &point.y.native)
    return point
  }

  /// The bounds of the current path in user space, control points included; null when it is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// A copy of the current path in user space; nil when it is empty.
  public var path: CGPath? {
    guard let copy = cairo_copy_path(cairo) else { return nil }
    defer { cairo_path_destroy(copy) }
    let path = CGPath(storage: PathStorage(copy))
    return path.isEmpty ? nil : path
  }

  func strokedOutline(of path: CGPath) -> CGPath {
    let dashed =
      state.dashLengths.isEmpty
      ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    return dashed.copy(
      strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
      miterLimit: state.miterLimit)
  }

  var hasCurrentPoint: Bool { cairo_has_current_point(cairo) != 0 }

  /// Adds a path that begins at the current point without starting a new subpath there.
  private func continuePath(with path: CGPath) {
    guard canDraw else { return }
    path.storage.append(to: cairo, joiningFirst: hasCurrentPoint)
  }

  private func accepts(_ point: CGPoint) -> Bool {
    if !point.isFinite {
      PortableLog.report("CGContext: a point that is not finite was ignored.")
      return false
    }
    return canDraw
  }

  private func needsCurrentPoint() -> Bool {
    if hasCurrentPoint { return true }
    PortableLog.report("CGContext: a line or curve needs a current point; call move(to:) first.")
    return false
  }

  private func drawable(_ point: CGPoint) -> CGPoint {
    DrawableRange(cairo).nearest(to: point)
  }
}
