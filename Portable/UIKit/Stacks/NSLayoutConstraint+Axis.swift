/// The namespace of layout axes; constraints themselves are not part of these frameworks.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
