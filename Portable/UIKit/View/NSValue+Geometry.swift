import QuartzCore

extension NSValue {
  /// Creates a value that contains a point.
  ///
  /// - Parameter point: What the value contains.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value that contains a vector.
  ///
  /// - Parameter vector: What the value contains.
  public convenience init(cgVector vector: CGVector) {
    self.init(bytes: [Double(vector.dx), Double(vector.dy)], objCType: "[2d]")
  }

  /// Creates a value that contains a size.
  ///
  /// - Parameter size: What the value contains.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value that contains a rectangle.
  ///
  /// - Parameter rect: What the value contains.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that contains insets.
  ///
  /// - Parameter insets: What the value contains.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
    self.init(bytes: numbers, objCType: "[4d]")
  }

  /// Creates a value that contains insets of leading and trailing edges.
  ///
  /// - Parameter insets: What the value contains.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    let numbers = [insets.top, insets.leading, insets.bottom, insets.trailing].map(Double.init)
    self.init(bytes: numbers, objCType: "[4d]")
  }

  /// Creates a value that contains an offset.
  ///
  /// - Parameter offset: What the value contains.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(bytes: [Double(offset.horizontal), Double(offset.vertical)], objCType: "[2d]")
  }

  /// The point that the value contains.
  public var cgPointValue: CGPoint { pointValue }

  /// The vector that the value contains.
  public var cgVectorValue: CGVector {
    let n = numbers(2)
    return CGVector(dx: n[0], dy: n[1])
  }

  /// The size that the value contains.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that the value contains.
  public var cgRectValue: CGRect { rectValue }

  /// The insets that the value contains.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let n = numbers(4).map { CGFloat($0) }
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// The insets of leading and trailing edges that the value contains.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let n = numbers(4).map { CGFloat($0) }
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  /// The offset that the value contains.
  public var uiOffsetValue: UIOffset {
    let n = numbers(2).map { CGFloat($0) }
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
}
