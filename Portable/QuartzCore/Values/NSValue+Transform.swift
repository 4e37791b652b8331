extension NSValue {
  // Foundation's value encodes no structures here, but arrays of numbers.
  private static let matrix = "[16d]"
  private static let planar = "[6d]"

  /// The three-dimensional transform that the value contains.
  public var caTransform3DValue: CATransform3D {
    CATransform3D(elements: numbers(16).map { CGFloat($0) })
  }

  /// The affine transform that the value contains.
  public var cgAffineTransformValue: CGAffineTransform {
    let n = numbers(6).map { CGFloat($0) }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Returns the numbers of a value made from an array of them, or zeros.
  package func numbers(_ count: Int) -> [Double] {
    var result = [Double](repeating: 0, count: count)
    guard String(cString: objCType) == "[\(count)d]" else { return result }
    result.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return result
  }

  /// The structure in the value, for animations; nil for numbers.
  var geometry: Any? {
    switch String(cString: objCType) {
    case String(cString: NSValue(point: .zero).objCType): pointValue
    case String(cString: NSValue(size: .zero).objCType): sizeValue
    case String(cString: NSValue(rect: .zero).objCType): rectValue
    case Self.matrix: caTransform3DValue
    case Self.planar: cgAffineTransformValue
    default: nil
    }
  }
}
