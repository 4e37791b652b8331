import CCairo
import Foundation

extension PathStorage {
  /// The elements of a path copied from Cairo.
  init(_ path: UnsafeMutablePointer<cairo_path_t>) {
    self.init()
    guard let data = path.pointee.data else { return }
    let count = Int(path.pointee.num_data)
    var index = 0
    while index < count {
      let header = data[index].header
      func point(_ offset: Int) -> CGPoint {
        let point = data[index + offset].point
        return CGPoint(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO:
        addCurve(to: point(3), control1: point(1), control2: point(2))
      default: close()
      }
      index += max(Int(header.length), 1)
    }
    dropTrailingMove()
  }

  func mapped(_ map: (CGPoint) -> CGPoint) -> PathStorage {
    var result = PathStorage()
    result.reserve(kinds.count, points: points.count)
    forEachSegment { segment in
      switch segment {
      case .move(let point): result.move(to: map(point))
      case .line(let end): result.addLine(to: map(end))
      case .quad(let control, let end):
        result.addQuadCurve(to: map(end), control: map(control))
      case .cubic(let first, let second, let end):
        result.addCurve(to: map(end), control1: map(first), control2: map(second))
      case .close: result.close()
      }
    }
    return result
  }
}
