import QuartzCore

/// What is drawn around the item that has the focus; this one suits any item.
open class UIFocusEffect: NSObject {
  public override init() { super.init() }
}

/// A ring around the item that has the focus.
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring lies.
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  let path: UIBezierPath

  /// A ring around a rectangle of the item's container.
  public convenience init(rect: CGRect) {
    self.init(path: UIBezierPath(rect: rect))
  }

  /// A ring along a path in the item's container.
  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }

  /// Where the ring lies; default automatic, which is outside.
  open var position = Position.automatic
}
