import ControlCore
import UIKit

/// A footer at the bottom edge of a scroll view that hides while the user scrolls forward.
///
/// Add it to any scroll view as a subview, and add its content to the footer. It reappears when the
/// user scrolls back or reaches an end of the content. It does not use the scroll view's delegate.
/// With VoiceOver or Switch Control it never hides. With Reduce Motion it hides without sliding. Do
/// not set its `transform`, which is used for sliding.
@MainActor
open class StickyFooterView: StickyView, Inspectable {
  private var tracker = StickyFooterTracker()
  private var assistiveStatusObserver: NotificationObserver?

  /// The height of the footer, which is added to the content inset, in points.
  ///
  /// Default 49. A value that is negative or not finite counts as 0.
  @IBInspectable open dynamic var height: CGFloat = 49 {
    didSet {
      guard height != oldValue else { return }
      invalidateIntrinsicContentSize()
      refresh()
    }
  }

  /// A Boolean value that determines whether scrolling forward hides the footer.
  ///
  /// Default `true`. If you set `false`, the footer is shown.
  @IBInspectable open dynamic var hidesWhileScrolling: Bool = true {
    didSet { refresh() }
  }

  /// The distance of scrolling forward that hides the footer, in points.
  ///
  /// Default 20. A negative value counts as 0.
  @IBInspectable open dynamic var hideDistance: CGFloat {
    get { tracker.hideDistance }
    set { tracker.hideDistance = newValue }
  }

  /// The duration of the sliding animation, in seconds.
  ///
  /// Default 0.2. With a value that is not positive there is no animation.
  @IBInspectable open dynamic var slideDuration: Double = 0.2

  /// A Boolean value that indicates whether the footer is shown or about to be shown.
  public private(set) var isShown = true

  /// A closure that is called when ``isShown`` changes, before the animation.
  ///
  /// Default `nil`. The closure receives the new value.
  public var shownChanged: (@MainActor (Bool) -> Void)?

  /// Creates a footer with a frame.
  ///
  /// Set ``height`` for its height in a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    observeAssistiveStatus()
  }

  /// Creates a footer from a nib or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeAssistiveStatus()
    // The archive of a hidden footer contains the transform.
    transform = .identity
  }

  /// The inspectable properties, in the order of the attributes inspector.
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

  /// Creates a footer with a height, in points.
  public convenience init(height: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: max(height, 0)))
    self.height = height
  }

  private func observeAssistiveStatus() {
    assistiveStatusObserver = NotificationObserver([
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification,
    ]) { [weak self] _ in self?.refresh() }
  }

  // MARK: Showing

  /// Shows or hides the footer until the user scrolls.
  ///
  /// At the ends of the content, and with VoiceOver or Switch Control, the footer reappears with
  /// the next change of the content. A footer outside of a scroll view is always shown.
  ///
  /// - Parameters:
  ///   - isShown: A Boolean value that determines whether the footer is shown.
  ///   - animated: A Boolean value that determines whether it slides. With Reduce Motion it does
  ///     not.
  open func setShown(_ isShown: Bool, animated: Bool) {
    guard scrollView != nil else { return }
    tracker.setShown(isShown || Self.isAssistiveTechnologyRunning)
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

  // The slide is a transform, because the frame follows the content during the animation. Hit
  // testing uses the model values, so a footer that hides receives no touches from the beginning
  // on.
  private func applySlide() {
    let distance = isShown ? 0 : footerLayout.slideDistance
    transform = distance == 0 ? .identity : CGAffineTransform(translationX: 0, y: distance)
  }

  // MARK: Size

  /// Returns the proposed width and ``height``, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: footerLayout.effectiveHeight)
  }

  /// The intrinsic size: a flexible width and ``height``, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: footerLayout.effectiveHeight)
  }

  // MARK: Layout

  override var insetEdge: WritableKeyPath<UIEdgeInsets, CGFloat> { \.bottom }

  override var insetAmount: CGFloat { footerLayout.effectiveHeight }

  override var indicatorAmount: CGFloat { isShown ? footerLayout.effectiveHeight : 0 }

  private var footerLayout: StickyFooterLayout {
    StickyFooterLayout(height: height, safeAreaBottom: scrollView?.safeAreaInsets.bottom ?? 0)
  }

  override func updateFrame(in scrollView: UIScrollView) {
    let visible = scrollView.bounds
    let inset = scrollView.adjustedContentInset
    let end = scrollView.contentSize.height + inset.bottom - visible.height
    tracker.move(to: visible.minY, in: -inset.top...max(end, -inset.top))
    if !hidesWhileScrolling || Self.isAssistiveTechnologyRunning { tracker.setShown(true) }
    applyShown(animated: true)
    if !isShown, transform.ty != footerLayout.slideDistance { applySlide() }
    setFrame(footerLayout.frame(in: visible))
  }

  override func didLeaveScrollView() {
    tracker = StickyFooterTracker(hideDistance: hideDistance)
    isShown = true
    transform = .identity
  }

  // MARK: Accessibility

  /// A Boolean value that determines whether the accessibility elements of the footer are hidden.
  ///
  /// It is `true` while the footer is hidden.
  open override var accessibilityElementsHidden: Bool {
    get { !isShown || super.accessibilityElementsHidden }
    set { super.accessibilityElementsHidden = newValue }
  }

  /// A Boolean value that indicates whether VoiceOver or Switch Control is running.
  private static var isAssistiveTechnologyRunning: Bool {
    UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning
  }
}
