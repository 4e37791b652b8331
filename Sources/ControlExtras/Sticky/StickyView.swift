import ControlCore
import UIKit

/// The base class of views that stay at an edge of a scroll view while the content scrolls.
///
/// Use ``StickyHeaderView`` or ``StickyFooterView``. The view becomes active when it is added to a
/// scroll view, and restores the insets when it is removed. In another superview it is a plain
/// view. It observes the scroll view and does not use its delegate.
@MainActor
open class StickyView: UIView {
  /// The z position of the layer, which is above the section headers of a table view.
  static let zPosition: CGFloat = 100

  private var observations: [ObservationToken] = []
  private var contentContribution = InsetContribution()
  private var indicatorContribution = InsetContribution()
  private var savedSettings: (mask: UIView.AutoresizingMask, zPosition: CGFloat)?

  /// The superview, if that is a scroll view.
  public private(set) weak var scrollView: UIScrollView?

  /// A Boolean value that determines whether the view is behind the content.
  ///
  /// Default `false`. The order is updated whenever the content scrolls, so that it applies to
  /// cells and section headers that a table view adds later.
  @IBInspectable open dynamic var isBehindContent: Bool = false {
    didSet {
      if let scrollView, isBehindContent != oldValue { updateOrder(in: scrollView) }
    }
  }

  // MARK: Overridden by subclasses

  /// The edge of the content inset that the view extends.
  var insetEdge: WritableKeyPath<UIEdgeInsets, CGFloat> { \.top }

  /// The amount that is added to the content inset, in points.
  var insetAmount: CGFloat { 0 }

  /// The amount that is added to the inset of the scroll indicator, in points.
  var indicatorAmount: CGFloat { 0 }

  /// Updates the frame of the view.
  ///
  /// It is called at every change of the content offset.
  func updateFrame(in scrollView: UIScrollView) {}

  /// Resets the state that depends on the scroll view.
  func didLeaveScrollView() {}

  // MARK: Scroll view

  /// Stops the observation of the scroll view and restores its insets.
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil || newSuperview !== scrollView { detach() }
  }

  /// Starts the observation of the superview if that is a scroll view.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let scrollView = superview as? UIScrollView, scrollView !== self.scrollView {
      attach(to: scrollView)
    }
  }

  private func attach(to scrollView: UIScrollView) {
    self.scrollView = scrollView
    savedSettings = (autoresizingMask, layer.zPosition)
    // Every change of the scroll view's size changes the size of this view, which lays it out.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    observations = [
      scrollView.observeChanges(of: \.contentOffset, owner: self) { view, _ in
        view.updatePosition()
      },
      scrollView.observeChanges(of: \.contentInset, owner: self) { view, _ in view.refresh() },
      scrollView.observeChanges(of: \.contentSize, owner: self) { view, _ in view.refresh() },
    ]
    SafeAreaProbe.add(to: self, in: scrollView)
    refresh()
  }

  private func detach() {
    guard let settings = savedSettings else { return }
    savedSettings = nil
    observations = []
    SafeAreaProbe.remove(from: self)
    // The scroll view may be released already.
    if let scrollView {
      self.scrollView = nil
      setContentContribution(0, in: scrollView)
      setIndicatorContribution(0, in: scrollView)
    }
    contentContribution = InsetContribution()
    indicatorContribution = InsetContribution()
    autoresizingMask = settings.mask
    layer.zPosition = settings.zPosition
    didLeaveScrollView()
  }

  // MARK: Layout

  /// Updates the insets and the position after a change of the size or of the safe area.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
  }

  /// Updates the insets and the position after a change of anything other than the content offset.
  final func refresh() {
    guard let scrollView else { return }
    setContentContribution(insetAmount, in: scrollView)
    updatePosition()
  }

  private func updatePosition() {
    guard let scrollView else { return }
    updateFrame(in: scrollView)
    setIndicatorContribution(indicatorAmount, in: scrollView)
    updateOrder(in: scrollView)
  }

  /// Sets the frame that the view has without its transform.
  final func setFrame(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let position = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if bounds.size != frame.size { bounds.size = frame.size }
    if center != position { center = position }
  }

  // MARK: Insets

  private func setContentContribution(_ amount: CGFloat, in scrollView: UIScrollView) {
    let edge = scrollView.contentInset[keyPath: insetEdge]
    guard amount != contentContribution.amount || contentContribution.isOverwritten(in: edge) else {
      return
    }
    let isMoving = scrollView.isTracking || scrollView.isDecelerating
    let wasAtTop =
      !isMoving && abs(scrollView.contentOffset.y + scrollView.adjustedContentInset.top) < 0.5
    let newEdge = contentContribution.set(amount, in: edge)
    guard newEdge != edge else { return }
    scrollView.contentInset[keyPath: insetEdge] = newEdge
    // Content that was at its top stays there.
    let top = -scrollView.adjustedContentInset.top
    if wasAtTop, abs(scrollView.contentOffset.y - top) >= 0.5 { scrollView.contentOffset.y = top }
  }

  private func setIndicatorContribution(_ amount: CGFloat, in scrollView: UIScrollView) {
    let edge = scrollView.verticalScrollIndicatorInsets[keyPath: insetEdge]
    guard amount != indicatorContribution.amount || indicatorContribution.isOverwritten(in: edge)
    else { return }
    let newEdge = indicatorContribution.set(amount, in: edge)
    if newEdge != edge { scrollView.verticalScrollIndicatorInsets[keyPath: insetEdge] = newEdge }
  }
}
