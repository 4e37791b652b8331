import QuartzCore

/// One segment of a path with its points, in the order Core Graphics reports them.
struct PathElement: Equatable {
  var type: CGPathElementType
  var points: [CGPoint]

  /// The elements of a path, in drawing order.
  static func elements(of path: CGPath) -> [PathElement] {
    var elements: [PathElement] = []
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      let count =
        switch element.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
      elements.append(
        PathElement(
          type: element.type,
          points: Array(UnsafeBufferPointer(start: element.points, count: count))))
    }
    return elements
  }

  func add(to path: CGMutablePath) {
    switch (type, points.count) {
    case (.moveToPoint, 1...): path.move(to: points[0])
    case (.addLineToPoint, 1...) where !path.isEmpty: path.addLine(to: points[0])
    case (.addQuadCurveToPoint, 2...) where !path.isEmpty:
      path.addQuadCurve(to: points[1], control: points[0])
    case (.addCurveToPoint, 3...) where !path.isEmpty:
      path.addCurve(to: points[2], control1: points[0], control2: points[1])
    case (.closeSubpath, _) where !path.isEmpty: path.closeSubpath()
    default: break
    }
  }
}

/// Walks a path backwards.
enum PathReversal {
  static func reversed(_ path: CGPath) -> CGMutablePath {
    let result = CGMutablePath()
    for subpath in subpaths(of: path).reversed() {
      add(reversed: subpath, to: result)
    }
    return result
  }

  private static func subpaths(of path: CGPath) -> [[PathElement]] {
    var subpaths: [[PathElement]] = []
    var start = CGPoint.zero
    for element in PathElement.elements(of: path) {
      if element.type == .moveToPoint {
        start = element.points.first ?? .zero
        subpaths.append([element])
      } else {
        if subpaths.isEmpty || subpaths[subpaths.count - 1].last?.type == .closeSubpath {
          // Drawing on after a close continues from the subpath's start.
          subpaths.append([PathElement(type: .moveToPoint, points: [start])])
        }
        subpaths[subpaths.count - 1].append(element)
      }
    }
    return subpaths
  }

  private static func add(reversed subpath: [PathElement], to path: CGMutablePath) {
    let isClosed = subpath.last?.type == .closeSubpath
    let segments = isClosed ? Array(subpath.dropLast()) : subpath
    guard let last = segments.last?.points.last else { return }
    path.move(to: last)
    for index in stride(from: segments.count - 1, to: 0, by: -1) {
      guard let target = segments[index - 1].points.last else { continue }
      let points = segments[index].points
      switch segments[index].type {
      case .addQuadCurveToPoint: path.addQuadCurve(to: target, control: points[0])
      case .addCurveToPoint:
        path.addCurve(to: target, control1: points[1], control2: points[0])
      default: path.addLine(to: target)
      }
    }
    if isClosed { path.closeSubpath() }
  }
}

/// A path as bytes: per element its type and its coordinates as little-endian doubles.
enum PathCoding {
  static func data(from path: CGPath) -> Data {
    var data = Data()
    for element in PathElement.elements(of: path) {
      data.append(UInt8(truncatingIfNeeded: element.type.rawValue))
      for coordinate in element.points.flatMap({ [$0.x, $0.y] }) {
        withUnsafeBytes(of: Double(coordinate).bitPattern.littleEndian) {
          data.append(contentsOf: $0)
        }
      }
    }
    return data
  }

  /// Nil when the bytes are not a path.
  static func path(from data: Data) -> CGMutablePath? {
    let path = CGMutablePath()
    var bytes = data[...]
    while let code = bytes.popFirst() {
      guard let type = CGPathElementType(rawValue: Int32(code)) else { return nil }
      let count =
        switch type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
      var points: [CGPoint] = []
      for _ in 0..<count {
        guard let x = double(&bytes), let y = double(&bytes), x.isFinite, y.isFinite else {
          return nil
        }
        points.append(CGPoint(x: x, y: y))
      }
      PathElement(type: type, points: points).add(to: path)
    }
    return path
  }

  private static func double(_ bytes: inout Data) -> Double? {
    guard bytes.count >= 8 else { return nil }
    var pattern: UInt64 = 0
    for (shift, byte) in bytes.prefix(8).enumerated() { pattern |= UInt64(byte) << (8 * shift) }
    bytes = bytes.dropFirst(8)
    return Double(bitPattern: pattern)
  }
}
