import CCairo
import Foundation

extension CGContext {
  /// Paints the clip with colors that change once round `center`, beginning at `angle` and turning
  /// from the x axis to the y axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isFinite, angle.isFinite else {
      PortableLog.report("CGContext: a conic gradient that is not finite was ignored.")
      return
    }
    let visible = boundingBoxOfClipPath
    guard canDraw, !visible.isNull else { return }
    let reach = hypot(
      max(abs(visible.minX - center.x), abs(visible.maxX - center.x)),
      max(abs(visible.minY - center.y), abs(visible.maxY - center.y)))
    // Straight outer edges lie a little inside the circle through their ends.
    let radius = reach * 1.1 + 1
    draw(bounds: { .infinite }) { target in
      guard let pattern = cairo_pattern_create_mesh() else { return }
      defer { cairo_pattern_destroy(pattern) }
      for (from, to) in gradient.sectors {
        func corner(_ location: CGFloat) -> CGPoint {
          let direction = angle + location * 2 * .pi
          return CGPoint(
            x: center.x + radius * cos(direction), y: center.y + radius * sin(direction))
        }
        let (first, last) = (corner(from.location), corner(to.location))
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, center.x, center.y)
        cairo_mesh_pattern_line_to(pattern, first.x, first.y)
        cairo_mesh_pattern_line_to(pattern, last.x, last.y)
        cairo_mesh_pattern_line_to(pattern, center.x, center.y)
        let (start, end) = (deviceColor(from.color), deviceColor(to.color))
        for (index, color) in [start, start, end, end].enumerated() {
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(index), color.red, color.green, color.blue, color.alpha)
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
      cairo_set_source(target, pattern)
      cairo_paint_with_alpha(target, state.alpha)
    }
  }
}

extension CGGradient {
  /// The whole range of locations in pieces narrow enough to be drawn with straight edges.
  var sectors: [(Stop, Stop)] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let all =
      [Stop(location: 0, color: first.color)] + stops + [Stop(location: 1, color: last.color)]
    let narrowest: CGFloat = 1.0 / 60
    var result: [(Stop, Stop)] = []
    for (from, to) in zip(all, all.dropFirst()) where to.location > from.location {
      let span = to.location - from.location
      let count = max(1, Int((span / narrowest).rounded(.up)))
      func stop(_ index: Int) -> Stop {
        let share = CGFloat(index) / CGFloat(count)
        return Stop(
          location: from.location + span * share, color: from.color.mixed(with: to.color, share))
      }
      for index in 0..<count {
        result.append((stop(index), stop(index + 1)))
      }
    }
    return result
  }
}

extension RGBAComponents {
  func mixed(with other: RGBAComponents, _ share: CGFloat) -> RGBAComponents {
    RGBAComponents(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}
