import Foundation

extension CGPath {
  /// Calls the block with each element in order; the element's points live only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    // A copy, so that the block may change the path it looks at.
    var points = storage.points
    if points.isEmpty { points = [.zero] }
    let kinds = storage.kinds
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var offset = 0
      for kind in kinds {
        let start = min(offset, buffer.count - 1)
        var element = CGPathElement(type: kind, points: base + start)
        block(&element)
        offset += kind.pointCount
      }
    }
  }
}
