/// A row of segments of which one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index of `selectedSegmentIndex` when nothing is chosen.
  public static var noSegment: Int { -1 }

  static let height: CGFloat = 32
  private static let cornerRadius: CGFloat = 8
  private static let selectionInset: CGFloat = 2

  /// Whether the chosen segment is let go at once.
  open var isMomentary: Bool = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// The chosen segment; setting it neither animates nor sends an event.
  open var selectedSegmentIndex: Int {
    get { selectedIndex }
    set { select(newValue, animated: false) }
  }

  /// The colour of the chosen segment; nil is the system's.
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

  var segments: [SegmentView] = []
  var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
  private var selectedIndex = -1
  private var pressedIndex: Int?
  private var isDraggingSelection = false
  private var indexAtTouchDown = -1
  private let selectionView = UIView()
  private var dividers: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Makes a control of strings and images; anything else is reported and left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(SegmentView(.init(title: title)))
      case let image as UIImage: segments.append(SegmentView(.init(image: image)))
      case let action as UIAction: segments.append(SegmentView(content(of: action)))
      default:
        PortableLog.report(
          "UISegmentedControl: \(type(of: item)) is no String, UIImage or UIAction")
      }
    }
    segmentsDidChange()
    frame.size = intrinsicContentSize
  }

  /// Makes a control of one segment per action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  private func prepare() {
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    backgroundColor = .tertiarySystemFill
    selectionView.isUserInteractionEnabled = false
    selectionView.layer.cornerRadius = Self.cornerRadius - 1
    selectionView.layer.cornerCurve = .continuous
    selectionView.layer.shadowColor = UIColor.black.cgColor
    selectionView.layer.shadowOpacity = 0.12
    selectionView.layer.shadowRadius = 4
    selectionView.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(selectionView)
    updateColors()
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
    pressedIndex = nil
    if isDraggingSelection { select(indexAtTouchDown, animated: false) }
    isDraggingSelection = false
    updateLabels()
    animateParts()
  }

  private func segmentIndex(at point: CGPoint) -> Int? {
    segmentFrames().firstIndex { $0.minX <= point.x && point.x < $0.maxX }
      .flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  /// Refuses a single tap of a view around the control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !gestureRecognizer.isSingleTap(around: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let widths = naturalWidths()
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: ceil(total), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func naturalWidths() -> [CGFloat] {
    segments.map { $0.width > 0 ? $0.width : ceil($0.contentSize.width) + 20 }
  }

  func segmentFrames() -> [CGRect] {
    guard !segments.isEmpty else { return [] }
    let natural = naturalWidths()
    let fixed = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? $1.1 : 0) }
    let openWidths = zip(segments, natural).filter { $0.0.width <= 0 }.map { $0.1 }
    let rest = max(0, bounds.width - fixed)
    let openTotal = openWidths.reduce(0, +)
    let widths = zip(segments, natural).map { segment, width in
      if segment.width > 0 { return width }
      if apportionsSegmentWidthsByContent, openTotal > 0 { return width / openTotal * rest }
      return rest / CGFloat(max(openWidths.count, 1))
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = bounds.minX
    return widths.map { width in
      defer { x += width }
      let left = isRightToLeft ? bounds.maxX - (x - bounds.minX) - width : x
      return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  private func animateParts() {
    guard window != nil else {
      setNeedsLayout()
      return
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.placeParts() }, completion: nil)
  }

  private func placeParts() {
    let frames = segmentFrames()
    for (segment, frame) in zip(segments, frames) { segment.frame = frame }
    placeSelection(in: frames)
    placeDividers(in: frames)
  }

  private func placeSelection(in frames: [CGRect]) {
    let isVisible = frames.indices.contains(selectedIndex)
    selectionView.alpha = isVisible ? 1 : 0
    guard isVisible else { return }
    let frame = frames[selectedIndex].insetBy(dx: Self.selectionInset, dy: Self.selectionInset)
    selectionView.bounds.size = frame.size
    selectionView.center = CGPoint(x: frame.midX, y: frame.midY)
    let isPressed = pressedIndex == selectedIndex
    let scale: CGFloat = isPressed ? 0.95 : 1
    selectionView.transform = CGAffineTransform(scaleX: scale, y: scale)
    segments[selectedIndex].transform = selectionView.transform
    for (index, segment) in segments.enumerated() where index != selectedIndex {
      segment.transform = .identity
    }
  }

  private func placeDividers(in frames: [CGRect]) {
    while dividers.count < max(segments.count - 1, 0) {
      let divider = UIView()
      divider.isUserInteractionEnabled = false
      divider.backgroundColor = ControlColors.segmentDivider
      divider.layer.cornerRadius = 0.5
      insertSubview(divider, at: 0)
      dividers.append(divider)
    }
    while dividers.count > max(segments.count - 1, 0) {
      dividers.removeLast().removeFromSuperview()
    }
    for (index, divider) in dividers.enumerated() {
      let left = min(frames[index].maxX, frames[index + 1].maxX)
      divider.frame = CGRect(
        x: left - 0.5, y: bounds.midY - bounds.height / 4, width: 1, height: bounds.height / 2)
      let isBesideSelection = index == selectedIndex || index + 1 == selectedIndex
      divider.alpha = isBesideSelection ? 0 : 1
    }
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

  private func updateColors() {
    selectionView.backgroundColor = selectedSegmentTintColor ?? ControlColors.selectedSegment
    selectionView.layer.shadowOpacity = isEnabled ? 0.12 : 0
  }

  func updateLabels() {
    for (index, segment) in segments.enumerated() {
      let isSelected = index == selectedIndex
      let isActive = isEnabled && segment.isEnabled
      let state: UIControl.State = !isActive ? .disabled : isSelected ? .selected : .normal
      let normal = titleAttributes[.normal] ?? [:]
      let own = state == .normal ? [:] : titleAttributes[state] ?? [:]
      let attributes = normal.merging(own) { $1 }
      segment.label.font =
        attributes[.font] as? UIFont
        ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
      segment.label.textColor =
        attributes[.foregroundColor] as? UIColor ?? (isActive ? .label : .tertiaryLabel)
      segment.imageView.tintColor = segment.label.textColor
      let isDimmed = pressedIndex == index && !isSelected
      segment.label.alpha = isDimmed ? 0.3 : 1
      segment.imageView.alpha = segment.label.alpha
      segment.accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
  }

  func content(of action: UIAction) -> SegmentView.Content {
    SegmentView.Content(
      title: action.image == nil ? action.title : nil, image: action.image, action: action)
  }
}
