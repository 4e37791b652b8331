import ControlCore
import UIKit

/// A header at the top of a scroll view that stretches, shrinks or stays at the top edge.
///
/// Add it to any scroll view as a subview, and add its content to the header. ``headerLayout``
/// determines its behavior. It does not use the scroll view's delegate.
///
///     let header = StickyHeaderView(
///       headerLayout: StickyHeaderLayout(
///         minimumHeight: 88, maximumHeight: 300, expansion: .atTop, isPinned: true,
///         stretchesBeyondMaximum: true, reservation: .restingHeight))
///     tableView.addSubview(header)
@MainActor
open class StickyHeaderView: StickyView, Inspectable {
  /// The heights and the behavior of the header.
  ///
  /// Default: a height of 44 points that stretches while the content is pulled down, is added to
  /// the content inset, and scrolls away with the content.
  public var headerLayout = StickyHeaderLayout(reservation: .restingHeight) {
    didSet {
      guard headerLayout != oldValue else { return }
      placement = nil
      invalidateIntrinsicContentSize()
      refresh()
    }
  }

  /// The position and the size of the header, or `nil` if it is not in a scroll view.
  public private(set) var placement: StickyHeaderPlacement?

  /// A closure that is called after ``placement`` has changed.
  ///
  /// Default `nil`. The closure receives the new placement.
  public var placementChanged: (@MainActor (StickyHeaderPlacement) -> Void)?

  /// Creates a header with a frame, which it has until it is added to a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a header from a nib or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a header with a layout.
  public convenience init(headerLayout: StickyHeaderLayout) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: headerLayout.restingHeight))
    self.headerLayout = headerLayout
  }

  // MARK: Interface Builder

  /// The inspectable properties, in the order of the attributes inspector.
  ///
  /// Set the other properties of ``headerLayout`` in code.
  open class var inspectableProperties: [InspectableProperty] {
    let layout = StickyHeaderLayout()
    return [
      InspectableProperty(
        "minimumHeight", \StickyHeaderView.minimumHeight, kind: .number(0...300),
        default: layout.minimumHeight),
      InspectableProperty(
        "maximumHeight", \StickyHeaderView.maximumHeight, kind: .number(0...600),
        default: layout.maximumHeight),
      InspectableProperty(
        "isPinned", \StickyHeaderView.isPinned, kind: .bool, default: layout.isPinned),
      InspectableProperty(
        "isBehindContent", \StickyHeaderView.isBehindContent, kind: .bool, default: false),
    ]
  }

  /// The minimum height in points.
  ///
  /// See ``StickyHeaderLayout/minimumHeight``.
  @IBInspectable open dynamic var minimumHeight: CGFloat {
    get { headerLayout.minimumHeight }
    set { headerLayout.minimumHeight = newValue }
  }

  /// The maximum height in points.
  ///
  /// See ``StickyHeaderLayout/maximumHeight``.
  @IBInspectable open dynamic var maximumHeight: CGFloat {
    get { headerLayout.maximumHeight }
    set { headerLayout.maximumHeight = newValue }
  }

  /// A Boolean value that determines whether the header stays at the top edge.
  ///
  /// See ``StickyHeaderLayout/isPinned``.
  @IBInspectable open dynamic var isPinned: Bool {
    get { headerLayout.isPinned }
    set { headerLayout.isPinned = newValue }
  }

  // MARK: Size

  /// Returns the proposed width and the height at rest, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: headerLayout.restingHeight)
  }

  /// The intrinsic size: a flexible width and the height at rest, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: headerLayout.restingHeight)
  }

  // MARK: Layout

  override var insetAmount: CGFloat { headerLayout.reservedHeight }

  override var indicatorAmount: CGFloat {
    min(placement?.visibleHeight ?? 0, headerLayout.restingHeight)
  }

  override func updateFrame(in scrollView: UIScrollView) {
    let inset = scrollView.adjustedContentInset
    let visible = scrollView.bounds
    let newPlacement = headerLayout.placement(
      offset: visible.minY, adjustedTop: inset.top,
      maximumTravel: scrollView.contentSize.height + inset.top + inset.bottom - visible.height,
      after: placement)
    setFrame(
      CGRect(
        x: visible.minX, y: newPlacement.y, width: visible.width, height: newPlacement.height))
    guard newPlacement != placement else { return }
    placement = newPlacement
    placementDidChange(newPlacement)
    placementChanged?(newPlacement)
  }

  override func didLeaveScrollView() {
    placement = nil
  }

  /// Updates the content of the header after its placement has changed.
  ///
  /// Override it to fade or move subviews with the height. The default implementation does nothing.
  open func placementDidChange(_ placement: StickyHeaderPlacement) {}
}
