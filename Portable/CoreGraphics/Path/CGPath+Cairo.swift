import CCairo
import Foundation

extension CGPath {
  /// Adds the path to the current path of a Cairo context, in that context's user space.
  package func append(to cairo: OpaquePointer) {
    storage.append(to: cairo, joiningFirst: false)
  }
}

extension PathStorage {
  /// With `joiningFirst` the first element, a move to where Cairo's path already is, is left out.
  func append(to cairo: OpaquePointer, joiningFirst: Bool) {
    let range = DrawableRange(cairo)
    guard range.surelyContains(self) else {
      mapped(range.nearest).appendElements(to: cairo, joiningFirst: joiningFirst)
      return
    }
    appendElements(to: cairo, joiningFirst: joiningFirst)
  }

  private func appendElements(to cairo: OpaquePointer, joiningFirst: Bool) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    var skipsMove = joiningFirst
    forEachSegment { segment in
      switch segment {
      case .move(let point):
        if !skipsMove { cairo_move_to(cairo, point.x, point.y) }
        skipsMove = false
        current = point
        start = point
      case .line(let end):
        cairo_line_to(cairo, end.x, end.y)
        current = end
      case .quad(let control, let end):
        let (first, second) = QuadraticCurve(start: current, control: control, end: end).cubic
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .cubic(let first, let second, let end):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .close:
        cairo_close_path(cairo)
        current = start
      }
    }
  }
}

/// The user space of a Cairo context that its numbers can hold: some million pixels each way.
struct DrawableRange {
  private static let reach: CGFloat = 4e6
  private let transform: CGAffineTransform

  init(_ cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    transform = CGAffineTransform(matrix)
  }

  /// The point itself, or one on the border of the range.
  func nearest(to point: CGPoint) -> CGPoint {
    let pixel = point.applying(transform)
    let reach = Self.reach
    if abs(pixel.x) < reach && abs(pixel.y) < reach { return point }
    return CGPoint(x: min(max(pixel.x, -reach), reach), y: min(max(pixel.y, -reach), reach))
      .applying(transform.inverted())
  }

  /// A quick test that ordinary paths pass.
  func surelyContains(_ path: PathStorage) -> Bool {
    let t = transform
    guard abs(t.a) + abs(t.c) < 200, abs(t.b) + abs(t.d) < 200, abs(t.tx) < 2e6, abs(t.ty) < 2e6
    else { return false }
    for point in path.points where !(abs(point.x) < 1e4 && abs(point.y) < 1e4) {
      return false
    }
    return true
  }
}

struct QuadraticCurve {
  var start: CGPoint
  var control: CGPoint
  var end: CGPoint

  /// The control points of the cubic curve of the same shape.
  var cubic: (CGPoint, CGPoint) {
    (
      CGPoint(
        x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    )
  }
}
