import ControlCore
import UIKit

/// A footer at the bottom edge of any scroll view that makes way while one reads on.
///
/// Add it to a scroll view or a table as a subview, and what it shows to it as subviews of its own.
/// It hides when the content is scrolled on and comes back when it is scrolled back or ends. The
/// scroll view's delegate is not used. With VoiceOver or Switch Control it never hides; with Reduce
/// Motion it does not slide. The slide is the view's `transform`, which is not for others to set.
@MainActor
open class StickyFooterView: StickyView, Inspectable {
  private var tracker = StickyFooterTracker()
  private var assistiveStatus: NotificationObserver?

  /// The height in points, which the content inset makes room for.
  ///
  /// Default 49. A negative or infinite number counts as 0.
  @IBInspectable public dynamic var height: CGFloat = 49 {
    didSet {
      guard height != oldValue else { return }
      invalidateIntrinsicContentSize()
      refresh()
    }
  }

  /// Whether scrolling on hides the footer.
  ///
  /// Default `true`. Setting `false` shows it.
  @IBInspectable public dynamic var hidesWhileScrolling: Bool = true {
    didSet { refresh() }
  }

  /// How far content scrolls on before the footer hides, in points.
  ///
  /// Default 20. A number below 0 counts as 0.
  @IBInspectable public dynamic var hideDistance: CGFloat {
    get { tracker.hideDistance }
    set { tracker.hideDistance = newValue }
  }

  /// How long the footer slides, in seconds.
  ///
  /// Default 0.2. Zero and less is at once.
  @IBInspectable public dynamic var slideDuration: Double = 0.2

  /// Whether the footer is shown, or on its way to be.
  public private(set) var isShown = true

  /// Called when the footer begins to hide, with `false`, or to come back, with `true`.
  ///
  /// Default `nil`. The view keeps the closure and what that captures.
  public var shownChanged: (@MainActor (Bool) -> Void)?

  /// Makes a footer with a frame, whose height is not the footer's ``height``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    observeAssistiveStatus()
  }

  /// Makes a footer from an archive, with its inspectable properties, or a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeAssistiveStatus()
    // An archive made while the footer was hidden has the slide in it.
    transform = .identity
    decodeInspectableProperties(from: coder)
  }

  /// Writes what UIKit writes, and every inspectable property that is not at its default.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeInspectableProperties(with: coder)
  }

  /// What can be set in Interface Builder.
  open class var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty("height", \StickyFooterView.height, kind: .number(0...200), default: 49),
      InspectableProperty(
        "hidesWhileScrolling", \StickyFooterView.hidesWhileScrolling, kind: .bool, default: true),
      InspectableProperty(
        "hideDistance", \StickyFooterView.hideDistance, kind: .number(0...200), default: 20),
      InspectableProperty(
        "slideDuration", \StickyFooterView.slideDuration, kind: .number(0...1), default: 0.2),
      InspectableProperty(
        "isBehindContent", \StickyFooterView.isBehindContent, kind: .bool, default: false),
    ]
  }

  /// Makes a footer of a height in points.
  public convenience init(height: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: max(height, 0)))
    self.height = height
  }

  private func observeAssistiveStatus() {
    assistiveStatus = NotificationObserver([
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
    ]) { [weak self] _ in self?.refresh() }
  }

  // MARK: Showing

  /// Shows or hides the footer until scrolling decides otherwise.
  ///
  /// Where it must be shown, at the ends of the content or for VoiceOver, it comes back with the
  /// content's next move. In no scroll view a footer is always shown.
  ///
  /// - Parameters:
  ///   - isShown: Whether it is to be shown.
  ///   - animated: Whether it slides; with Reduce Motion it does not.
  open func setShown(_ isShown: Bool, animated: Bool) {
    guard scrollView != nil else { return }
    tracker.setShown(isShown || Self.isSteppedThrough)
    applyShown(animated: animated)
  }

  private func applyShown(animated: Bool) {
    guard tracker.isShown != isShown else { return }
    isShown = tracker.isShown
    let slides =
      animated && slideDuration > 0 && window != nil && !UIAccessibility.isReduceMotionEnabled
    if slides {
      UIView.animate(
        withDuration: slideDuration, delay: 0,
        options: [.beginFromCurrentState, .allowUserInteraction],
        animations: { self.applySlide() }, completion: nil)
    } else {
      layer.removeAnimation(forKey: "transform")
      applySlide()
    }
    shownChanged?(isShown)
  }

  // A transform, so that following the content does not disturb the slide. Touches go by where the
  // footer is going to be: one that hides takes none from the first moment.
  private func applySlide() {
    let distance = isShown ? 0 : footerLayout.slideDistance
    transform = distance == 0 ? .identity : CGAffineTransform(translationX: 0, y: distance)
  }

  // MARK: Size

  /// As wide as offered, and ``height`` high, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: footerLayout.usedHeight)
  }

  /// Any width, and ``height``, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: footerLayout.usedHeight)
  }

  // MARK: Place

  override var insetEdge: WritableKeyPath<UIEdgeInsets, CGFloat> { \.bottom }

  override var insetAmount: CGFloat { footerLayout.usedHeight }

  override var indicatorAmount: CGFloat { isShown ? footerLayout.usedHeight : 0 }

  private var footerLayout: StickyFooterLayout {
    StickyFooterLayout(height: height, safeAreaBottom: scrollView?.safeAreaInsets.bottom ?? 0)
  }

  override func place(in scrollView: UIScrollView) {
    let visible = scrollView.bounds
    let inset = scrollView.adjustedContentInset
    let end = scrollView.contentSize.height + inset.bottom - visible.height
    tracker.move(to: visible.minY, in: -inset.top...max(end, -inset.top))
    if !hidesWhileScrolling || Self.isSteppedThrough { tracker.setShown(true) }
    applyShown(animated: true)
    if !isShown, transform.ty != footerLayout.slideDistance { applySlide() }
    assign(footerLayout.frame(in: visible))
  }

  override func didLeaveScrollView() {
    tracker = StickyFooterTracker(hideDistance: hideDistance)
    isShown = true
    transform = .identity
  }

  // MARK: While hidden

  /// Whether assistive technology passes over everything inside: always while the footer is hidden.
  open override var accessibilityElementsHidden: Bool {
    get { !isShown || super.accessibilityElementsHidden }
    set { super.accessibilityElementsHidden = newValue }
  }

  /// A Boolean value that indicates whether VoiceOver or Switch Control steps through the controls.
  private static var isSteppedThrough: Bool {
    UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
  }
}
