import Foundation

/// A path as bytes: per element its type and its coordinates as little-endian doubles.
package enum PathCoding {
  package static func data(from path: CGPath) -> Data {
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
  package static func path(from data: Data) -> CGMutablePath? {
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
