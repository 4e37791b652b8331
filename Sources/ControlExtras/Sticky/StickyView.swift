import ControlCore
import UIKit

/// A view that keeps its place at an edge of a scroll view while the content moves.
///
/// It is a subview of the scroll view and follows it by observation: the delegate stays the app's.
/// Adding it to any scroll view starts it, taking it out ends it and gives back what it had added to
/// the insets; in any other superview it is a plain view. Use ``StickyHeaderView`` or
/// ``StickyFooterView``.
@MainActor
open class StickyView: UIView {
  /// Above the headers of table sections.
  static let zPosition: CGFloat = 100

  private let observations = ObservationBag()
  private var contentShare = InsetShare()
  private var indicatorShare = InsetShare()
  private var ownSettings: (mask: UIView.AutoresizingMask, zPosition: CGFloat)?

  /// The scroll view that it follows: its superview where that is one, otherwise `nil`.
  public private(set) weak var scrollView: UIScrollView?

  /// Whether the content covers this view where both are, instead of the other way round.
  ///
  /// Default `false`. Cells and section headers that a table adds later keep to it. The order is
  /// renewed whenever the content moves.
  @IBInspectable public dynamic var isBehindContent: Bool = false {
    didSet {
      if let scrollView, isBehindContent != oldValue { keepOrder(in: scrollView) }
    }
  }

  // MARK: For the two kinds

  /// Which edge of the content inset makes room for this view.
  var insetEdge: WritableKeyPath<UIEdgeInsets, CGFloat> { \.top }

  /// How much room it takes, in points.
  var insetAmount: CGFloat { 0 }

  /// How much shorter the scroll indicator is for it, in points.
  var indicatorAmount: CGFloat { 0 }

  /// Puts the view in its place; called at every step of the content.
  func place(in scrollView: UIScrollView) {}

  /// Forgets what it knows of the scroll view.
  func didLeaveScrollView() {}

  // MARK: Coming and going

  /// Leaves the scroll view it follows, giving back what it had added.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil || newSuperview !== scrollView { detach() }
  }

  /// Follows the new superview where that is a scroll view.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let scrollView = superview as? UIScrollView, scrollView !== self.scrollView {
      attach(to: scrollView)
    }
  }

  /// Lays the view out again, because the adjusted insets of the scroll view follow its safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // The scroll view may adjust its insets only after this call.
    setNeedsLayout()
  }

  private func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    ownSettings = (autoresizingMask, layer.zPosition)
    // A new size of the scroll view reaches this view as one of its own, whoever sets it and how.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.observeChanges(of: \.contentOffset, owner: self) { view, _ in view.follow() }
      .store(in: observations)
    scrollView.observeChanges(of: \.contentInset, owner: self) { view, _ in view.refresh() }
      .store(in: observations)
    scrollView.observeChanges(of: \.contentSize, owner: self) { view, _ in view.refresh() }
      .store(in: observations)
    refresh()
  }

  private func detach() {
    guard let settings = ownSettings else { return }
    ownSettings = nil
    observations.invalidateAll()
    // Gone already where the scroll view went first.
    if let scrollView {
      self.scrollView = nil
      setContentShare(0, in: scrollView)
      setIndicatorShare(0, in: scrollView)
    }
    contentShare = InsetShare()
    indicatorShare = InsetShare()
    autoresizingMask = settings.mask
    layer.zPosition = settings.zPosition
    didLeaveScrollView()
  }

  // MARK: Following

  /// Renews everything when the size of the scroll view, and with it this view's own, has changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
  }

  /// Works insets and place out again after anything but the offset has changed.
  final func refresh() {
    guard let scrollView else { return }
    setContentShare(insetAmount, in: scrollView)
    follow()
  }

  private func follow() {
    guard let scrollView else { return }
    place(in: scrollView)
    setIndicatorShare(indicatorAmount, in: scrollView)
    keepOrder(in: scrollView)
  }

  /// Assigns a frame, also where the view has a transform.
  final func assign(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let position = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if bounds.size != frame.size { bounds.size = frame.size }
    if center != position { center = position }
  }

  // MARK: Insets

  private func setContentShare(_ amount: CGFloat, in scrollView: UIScrollView) {
    let edge = scrollView.contentInset[keyPath: insetEdge]
    guard amount != contentShare.amount || contentShare.isOverwritten(in: edge) else { return }
    let isMoving = scrollView.isTracking || scrollView.isDecelerating
    let wasAtTop =
      !isMoving && abs(scrollView.contentOffset.y + scrollView.adjustedContentInset.top) < 0.5
    let newEdge = contentShare.set(amount, in: edge)
    guard newEdge != edge else { return }
    scrollView.contentInset[keyPath: insetEdge] = newEdge
    // Content that rested at its top still does.
    let top = -scrollView.adjustedContentInset.top
    if wasAtTop, abs(scrollView.contentOffset.y - top) >= 0.5 { scrollView.contentOffset.y = top }
  }

  private func setIndicatorShare(_ amount: CGFloat, in scrollView: UIScrollView) {
    let edge = scrollView.verticalScrollIndicatorInsets[keyPath: insetEdge]
    guard amount != indicatorShare.amount || indicatorShare.isOverwritten(in: edge) else { return }
    let newEdge = indicatorShare.set(amount, in: edge)
    if newEdge != edge { scrollView.verticalScrollIndicatorInsets[keyPath: insetEdge] = newEdge }
  }
}
