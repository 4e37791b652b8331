import QuartzCore

extension NSValue {
  /// Creates a value that contains a point.
  ///
  /// - Parameter point: What the value contains.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

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

  /// The point that the value contains.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that the value contains.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that the value contains.
  public var cgRectValue: CGRect { rectValue }

  /// The insets that the value contains.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let n = numbers(4).map { CGFloat($0) }
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
}
