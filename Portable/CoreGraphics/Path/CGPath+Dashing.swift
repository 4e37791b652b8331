import Foundation

extension CGPath {
  /// The path cut into dashes, each a subpath of its own. Lengths are dashes and gaps in turn;
  /// without a usable length the path comes back whole. `transform` is applied before cutting.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let source = storage.transformed(by: transform)
    let period = lengths.reduce(0, +)
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), period > 0 else {
      return CGPath(storage: source)
    }
    var cutter = DashCutter(pattern: lengths.count % 2 == 0 ? lengths : lengths + lengths, phase)
    var current = CGPoint.zero
    var start = CGPoint.zero
    source.forEachSegment { segment in
      switch segment {
      case .move(let point):
        cutter.restart()
        current = point
        start = point
      case .line(let end):
        cutter.addLine(from: current, to: end)
        current = end
      case .quad(let control, let end):
        let (first, second) = QuadraticCurve(start: current, control: control, end: end).cubic
        cutter.add(CubicCurve(start: current, control1: first, control2: second, end: end))
        current = end
      case .cubic(let first, let second, let end):
        cutter.add(CubicCurve(start: current, control1: first, control2: second, end: end))
        current = end
      case .close:
        cutter.addLine(from: current, to: start)
        cutter.restart()
        current = start
      }
    }
    if cutter.isTooFine {
      PortableLog.report("CGPath: dashes too short for the path were drawn as a solid line.")
      return CGPath(storage: source)
    }
    return CGPath(storage: cutter.result)
  }
}

/// Walks along a path and keeps what falls on dashes.
private struct DashCutter {
  private(set) var result = PathStorage()
  private let pattern: [CGFloat]
  private let phase: CGFloat
  private var index = 0
  private var rest: CGFloat = 0
  private var isDrawing = false
  private var cuts = 0

  init(pattern: [CGFloat], _ phase: CGFloat) {
    self.pattern = pattern
    let period = pattern.reduce(0, +)
    let within = phase.truncatingRemainder(dividingBy: period)
    self.phase = within < 0 ? within + period : within
    restart()
  }

  /// More pieces than anybody can see.
  var isTooFine: Bool { cuts > 200_000 }

  /// Begins the pattern again, as every subpath does.
  mutating func restart() {
    index = 0
    isDrawing = false
    rest = phase
    while rest >= pattern[index] && rest > 0 {
      rest -= pattern[index]
      index = (index + 1) % pattern.count
    }
    rest = pattern[index] - rest
  }

  mutating func addLine(from: CGPoint, to: CGPoint) {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return }
    func point(_ distance: CGFloat) -> CGPoint {
      let share = distance / length
      return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    cut(length) { result, begin, end, isNew in
      if isNew { result.move(to: point(begin)) }
      result.addLine(to: end >= length ? to : point(end))
    }
  }

  mutating func add(_ curve: CubicCurve) {
    let steps = max(curve.lineCount(tolerance: 0.01, turn: .pi / 16), 8)
    var reached: [CGFloat] = [0]
    var last = curve.start
    for step in 1...steps {
      let point = curve.point(at: CGFloat(step) / CGFloat(steps))
      reached.append(reached[step - 1] + hypot(point.x - last.x, point.y - last.y))
      last = point
    }
    let length = reached[steps]
    guard length > 0 else { return }
    func parameter(_ distance: CGFloat) -> CGFloat {
      if distance >= length { return 1 }
      var low = 0
      var high = steps
      while high - low > 1 {
        let middle = (low + high) / 2
        if reached[middle] <= distance { low = middle } else { high = middle }
      }
      let span = reached[high] - reached[low]
      let share = span > 0 ? (distance - reached[low]) / span : 0
      return (CGFloat(low) + share) / CGFloat(steps)
    }
    cut(length) { result, begin, end, isNew in
      let part = curve.part(from: parameter(begin), to: parameter(end))
      if isNew { result.move(to: part.start) }
      result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
    }
  }

  /// Calls `keep` with the begin and end of each dash along a piece of the path.
  private mutating func cut(
    _ length: CGFloat, _ keep: (inout PathStorage, CGFloat, CGFloat, Bool) -> Void
  ) {
    var position: CGFloat = 0
    while position < length && !isTooFine {
      let end = min(position + rest, length)
      if index % 2 == 0 {
        keep(&result, position, end, !isDrawing)
        isDrawing = true
      }
      rest -= end - position
      position = end
      if rest <= 0 {
        index = (index + 1) % pattern.count
        rest = pattern[index]
        isDrawing = false
        cuts += 1
      }
    }
  }
}
