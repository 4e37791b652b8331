import Foundation

/// A part of a circle as cubic curves, at most a quarter turn each.
struct CircularArc {
  var center: CGPoint
  var radius: CGFloat
  var startAngle: CGFloat
  /// Positive turns from the x axis to the y axis.
  var sweep: CGFloat

  /// The distance of a quarter circle's control points from its ends, for radius 1.
  static let quarterControl: CGFloat = 4.0 / 3.0 * (CGFloat(2).squareRoot() - 1)

  /// An arc between two angles: of the two ways round the one asked for, and never more than one
  /// extra turn.
  init(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      if sweep < -turn { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      if sweep > turn { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
    }
    self.sweep = sweep
  }

  init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) {
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    self.sweep = sweep
  }

  func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  var start: CGPoint { point(at: startAngle) }

  /// Calls `body` with the two control points and the end of each curve.
  func forEachCurve(_ body: (CGPoint, CGPoint, CGPoint) -> Void) {
    guard sweep != 0, radius != 0 else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let control = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let to = from + step
      let first = point(at: from)
      let last = point(at: to)
      body(
        CGPoint(x: first.x - control * sin(from), y: first.y + control * cos(from)),
        CGPoint(x: last.x + control * sin(to), y: last.y - control * cos(to)),
        last)
    }
  }
}
