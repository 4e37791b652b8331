/// A view that counts how often its subviews invalidate their intrinsic sizes, for tests of controls
/// that cannot be subclassed.
@_spi(Host) public final class IntrinsicSizeProbe: UIView {
  /// The number of invalidations so far.
  public private(set) var count = 0

  override func intrinsicContentSizeDidChange(of subview: UIView) {
    count += 1
  }
}
