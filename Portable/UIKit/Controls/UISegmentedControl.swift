/// A row of segments of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index of `selectedSegmentIndex` when nothing is chosen.
  public static var noSegment: Int { -1 }

  static let cornerRadius: CGFloat = 8
  static let selectionInset: CGFloat = 2

  /// Whether the chosen segment is let go at once.
  open var isMomentary: Bool = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// The chosen segment; setting it neither animates nor sends an event.
  open var selectedSegmentIndex: Int {
    get { selectedIndex }
    set { select(newValue, animated: false) }
  }

  /// The color of the chosen segment; nil is the system's.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      updateColors()
      noteAppearance(\UISegmentedControl.selectedSegmentTintColor, "selectedSegmentTintColor")
    }
  }

  /// Whether widths follow the segments' content instead of being equal.
  open var apportionsSegmentWidthsByContent: Bool = false {
    didSet { segmentsDidChange() }
  }

  open var numberOfSegments: Int { segments.count }

  package var metrics = SegmentMetrics() {
    didSet { segmentsDidChange() }
  }
  var segments: [SegmentView] = []
  var selectedIndex = -1
  var pressedIndex: Int?
  private var isDraggingSelection = false
  private var indexAtTouchDown = -1
  let selectionView = UIView()
  var dividers: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    append(coder.decodeObject(forKey: "UISegments") as? [Any] ?? [])
    segmentsDidChange()
    coder.decodeProperties(UISegmentedControl.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + segmentedControlKeys
  }

  /// Makes a control of strings and images; anything else is reported and left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    append(items ?? [])
    segmentsDidChange()
    frame.size = sizeThatFits(.zero)
  }

  private func append(_ items: [Any]) {
    for item in items {
      switch item {
      case let title as String: segments.append(SegmentView(.init(title: title)))
      case let image as UIImage: segments.append(SegmentView(.init(image: image)))
      case let action as UIAction: segments.append(SegmentView(content(of: action)))
      default:
        PortableLog.report(
          "UISegmentedControl: \(type(of: item)) is no String, UIImage or UIAction")
      }
    }
  }

  // MARK: Selecting

  private func select(_ index: Int, animated: Bool) {
    let limited = segments.indices.contains(index) ? index : Self.noSegment
    guard limited != selectedIndex else { return }
    selectedIndex = limited
    updateLabels()
    guard animated, window != nil else {
      setNeedsLayout()
      return
    }
    animateParts()
  }

  private func choose(_ index: Int, with event: UIEvent?) {
    guard segments.indices.contains(index) else { return }
    if let action = segments[index].content.action { sendAction(action) }
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segmentIndex(at: touch.location(in: self)) else { return false }
    indexAtTouchDown = selectedIndex
    isDraggingSelection = index == selectedIndex && !isMomentary
    pressedIndex = index
    updateLabels()
    animateParts()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let isNear = bounds.insetBy(dx: -20, dy: -40).contains(location)
    let nearest = segmentIndex(
      at: CGPoint(
        x: min(max(location.x, bounds.minX), bounds.maxX - 0.5), y: bounds.midY))
    let index = isDraggingSelection || isNear ? nearest : nil
    guard index != pressedIndex else { return true }
    if isDraggingSelection, index == nil { return true }
    pressedIndex = index
    if isDraggingSelection, let index { select(index, animated: false) }
    updateLabels()
    animateParts()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = pressedIndex
    let previous = indexAtTouchDown
    pressedIndex = nil
    isDraggingSelection = false
    if let index {
      if isMomentary {
        selectedIndex = index
        choose(index, with: event)
        selectedIndex = Self.noSegment
      } else {
        select(index, animated: false)
      }
    }
    updateLabels()
    animateParts()
    if let index, !isMomentary, index != previous { choose(index, with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressedIndex = nil
    if isDraggingSelection { select(indexAtTouchDown, animated: false) }
    isDraggingSelection = false
    updateLabels()
    animateParts()
  }

  private func segmentIndex(at point: CGPoint) -> Int? {
    segmentFrames().firstIndex { $0.minX <= point.x && point.x < $0.maxX }
  }

  /// Refuses a single tap of a view around the control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !gestureRecognizer.isSingleTap(around: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Layout

  // Constraints leave out the shadow below.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: metrics.shadow, right: 0)
  }

  open override var intrinsicContentSize: CGSize {
    let widths = naturalWidths()
    let content =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    let total = content + CGFloat(max(widths.count - 1, 0)) * metrics.divider
    return CGSize(width: ceil(total), height: metrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var size = intrinsicContentSize
    size.height += metrics.shadow
    return size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Look

  func segmentsDidChange() {
    for segment in segments where segment.superview !== self { addSubview(segment) }
    if !segments.indices.contains(selectedIndex) { selectedIndex = Self.noSegment }
    updateLabels()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateLabels()
    updateColors()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLabels()
    setNeedsLayout()
  }

  func content(of action: UIAction) -> SegmentView.Content {
    SegmentView.Content(
      title: action.image == nil ? action.title : nil, image: action.image, action: action)
  }
}
