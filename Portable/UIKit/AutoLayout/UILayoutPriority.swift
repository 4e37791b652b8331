import QuartzCore

/// How strongly a layout wish is held, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

// The priorities of a view that was given any.
struct LayoutPriorities: Equatable {
  struct PerAxis: Equatable {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
      }
    }
  }

  var hugging = PerAxis(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = PerAxis(horizontal: .defaultHigh, vertical: .defaultHigh)
}

extension UIView {
  /// How strongly the view resists growing past its natural size; default low.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (layoutPriorities ?? LayoutPriorities()).hugging[axis]
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities { $0.hugging[axis] = priority }
  }

  /// How strongly the view resists shrinking below its natural size; default high.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (layoutPriorities ?? LayoutPriorities()).resistance[axis]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities { $0.resistance[axis] = priority }
  }

  final func changePriorities(_ change: (inout LayoutPriorities) -> Void) {
    var priorities = layoutPriorities ?? LayoutPriorities()
    change(&priorities)
    layoutPriorities = priorities
    if layoutState != nil { noteLayoutChange(.contentSize) }
    parentView?.setNeedsLayout()
  }
}
