/// A row of dots, one per page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let dotSize: CGFloat = 7.5
  private static let step: CGFloat = 16.5
  private static let height: CGFloat = 26

  /// The count of pages; negative counts as 0.
  open var numberOfPages: Int = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
      pagesDidChange()
    }
  }

  /// The page shown, limited to the pages there are.
  open var currentPage: Int = 0 {
    didSet {
      let limited = min(max(currentPage, 0), max(0, numberOfPages - 1))
      if limited != currentPage { currentPage = limited }
      updateColors()
    }
  }
  open var hidesForSinglePage: Bool = false {
    didSet { pagesDidChange() }
  }

  /// The color of the other pages' dots; nil is the system's.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      updateColors()
      noteAppearance(\UIPageControl.pageIndicatorTintColor, "pageIndicatorTintColor")
    }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      updateColors()
      noteAppearance(\UIPageControl.currentPageIndicatorTintColor, "currentPageIndicatorTintColor")
    }
  }

  private var dots: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UIPageControl.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + pageControlKeys
  }

  private func prepare() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(0, pageCount)) * Self.step + 2 * Self.step, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let length = CGFloat(dots.count - 1) * Self.step
    for (index, dot) in dots.enumerated() {
      let offset = CGFloat(index) * Self.step - length / 2
      dot.frame = CGRect(
        x: bounds.midX + (isRightToLeft ? -offset : offset) - Self.dotSize / 2,
        y: bounds.midY - Self.dotSize / 2, width: Self.dotSize, height: Self.dotSize)
    }
  }

  /// A tap beside the middle turns to the next or the previous page.
  /// Refuses a single tap of a view around the control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !gestureRecognizer.isSingleTap(around: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    turn(by: (touch.location(in: self).x > bounds.midX) != isRightToLeft ? 1 : -1, with: event)
  }

  private func turn(by pages: Int, with event: UIEvent?) {
    let old = currentPage
    currentPage = old + pages
    guard currentPage != old else { return }
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  private func pagesDidChange() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dotSize / 2
      addSubview(dot)
      dots.append(dot)
    }
    let isShown = numberOfPages > 1 || !hidesForSinglePage
    for dot in dots { dot.isHidden = !isShown }
    updateColors()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateColors() {
    let other = pageIndicatorTintColor ?? UIColor.label.withAlphaComponent(0.3)
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == currentPage ? currentPageIndicatorTintColor ?? .label : other
    }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(currentPage + 1)/\(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { turn(by: 1, with: nil) }

  open override func accessibilityDecrement() { turn(by: -1, with: nil) }
}
