extension UIStackView {
  /// How arranged views share the length of the stack.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Where arranged views stand across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// A custom spacing that stands for the stack's own.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// A spacing that stands for the system's usual distance of 8 points.
  public static let spacingUseSystem: CGFloat = -CGFloat.greatestFiniteMagnitude
}
