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
