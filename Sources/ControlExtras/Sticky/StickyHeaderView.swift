import ControlCore
import UIKit

/// A header that stretches, shrinks and stays at the top of any scroll view.
///
/// Add it to a scroll view or a table as a subview, and what it shows to it as subviews of its own;
/// they follow its height as they follow any superview's. How it behaves is a value,
/// ``headerLayout``. The scroll view's delegate is not used.
///
///     let header = StickyHeaderView(
///       headerLayout: StickyHeaderLayout(
///         minimumHeight: 88, maximumHeight: 300, expansion: .atTop, isPinned: true,
///         stretchesBeyondMaximum: true, reservation: .restingHeight))
///     tableView.addSubview(header)
@MainActor
open class StickyHeaderView: StickyView, Inspectable {
  /// How the header stretches, shrinks and stays.
  ///
  /// Default: 44 points high, stretched while the content is pulled down, leaving with the content,
  /// and reserving its height in the content inset.
  public var headerLayout = StickyHeaderLayout(reservation: .restingHeight) {
    didSet {
      guard headerLayout != oldValue else { return }
      placement = nil
      invalidateIntrinsicContentSize()
      refresh()
    }
  }

  /// Where the header is, or `nil` while it is in no scroll view.
  public private(set) var placement: StickyHeaderPlacement?

  /// Called after the header has been put in another place or stretched.
  ///
  /// Default `nil`. The view keeps the closure and what that captures.
  public var placementChanged: (@MainActor (StickyHeaderPlacement) -> Void)?

  /// Makes a header with a frame, which matters until it is in a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a header from an archive, with its inspectable properties, or a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInspectableProperties(from: coder)
  }

  /// Writes what UIKit writes, and every inspectable property that is not at its default.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeInspectableProperties(with: coder)
  }

  /// Makes a header that behaves as told.
  public convenience init(headerLayout: StickyHeaderLayout) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: headerLayout.restingHeight))
    self.headerLayout = headerLayout
  }

  // MARK: Interface Builder

  /// What can be set in Interface Builder; the rest of ``headerLayout`` is set in code.
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

  /// The least height in points; see ``StickyHeaderLayout/minimumHeight``.
  @IBInspectable public dynamic var minimumHeight: CGFloat {
    get { headerLayout.minimumHeight }
    set { headerLayout.minimumHeight = newValue }
  }

  /// The greatest height in points; see ``StickyHeaderLayout/maximumHeight``.
  @IBInspectable public dynamic var maximumHeight: CGFloat {
    get { headerLayout.maximumHeight }
    set { headerLayout.maximumHeight = newValue }
  }

  /// Whether the header stays at the top edge; see ``StickyHeaderLayout/isPinned``.
  @IBInspectable public dynamic var isPinned: Bool {
    get { headerLayout.isPinned }
    set { headerLayout.isPinned = newValue }
  }

  // MARK: Size

  /// As wide as offered, and as high as the header is at rest, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: headerLayout.restingHeight)
  }

  /// Any width, and the height at rest, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: headerLayout.restingHeight)
  }

  // MARK: Place

  override var insetAmount: CGFloat { headerLayout.reservedHeight }

  override var indicatorAmount: CGFloat {
    min(placement?.visibleHeight ?? 0, headerLayout.restingHeight)
  }

  override func place(in scrollView: UIScrollView) {
    let inset = scrollView.adjustedContentInset
    let visible = scrollView.bounds
    let now = headerLayout.placement(
      offset: visible.minY, adjustedTop: inset.top,
      maximumTravel: scrollView.contentSize.height + inset.top + inset.bottom - visible.height,
      after: placement)
    assign(CGRect(x: visible.minX, y: now.y, width: visible.width, height: now.height))
    guard now != placement else { return }
    placement = now
    placementDidChange(now)
    placementChanged?(now)
  }

  override func didLeaveScrollView() {
    placement = nil
  }

  /// Follows the header to another place or height; the default does nothing.
  ///
  /// Override it to fade or move what the header shows along with its stretch.
  open func placementDidChange(_ placement: StickyHeaderPlacement) {}
}
