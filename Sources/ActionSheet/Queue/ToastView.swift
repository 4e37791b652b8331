import ControlCore
import UIKit

/// The background of a toast, and what a finger does with it.
///
///     ToastContainerView
///     ├── background
///     └── view of the message
final class ToastContainerView: Control {
  /// Called after a tap.
  var tapped: (() -> Void)?

  /// Called when the toast was swiped away.
  var dismissed: (() -> Void)?

  /// Called when the toast begins or ends to be touched or read.
  var attentionChanged: ((Bool) -> Void)?

  /// Why the toast stays.
  fileprivate var attention: Set<Attention> = [] {
    didSet {
      guard attention.isEmpty != oldValue.isEmpty else { return }
      attentionChanged?(!attention.isEmpty)
    }
  }

  fileprivate enum Attention {
    case touch, drag, pointer, focus, announcement
  }

  private var accessibilityObservation: NotificationObserver?
  private let announcementSink: any AnnouncementSink = SystemAnnouncementSink()

  /// The style of the toast; `nil` for the style of the traits.
  var style: SheetStyle? {
    didSet { appearanceChanged() }
  }

  private var hosted: UIView?
  private var edge = Toast.Edge.top
  private let background = SheetBackgroundView()
  private let pan = SheetPanGestureRecognizer(target: nil, action: nil)

  convenience init(_ hosted: UIView, edge: Toast.Edge) {
    self.init(frame: .zero)
    self.hosted = hosted
    self.edge = edge
    translatesAutoresizingMaskIntoConstraints = false
    hosted.translatesAutoresizingMaskIntoConstraints = false
    addSubview(hosted)
    NSLayoutConstraint.activate([
      hosted.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      hosted.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18),
      hosted.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
      hosted.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  override func commonInit() {
    super.commonInit()
    hitShape = .bounds
    addSubview(background)
    addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .touchUpInside)
    addAction(UIAction { [weak self] _ in self?.attention.insert(.touch) }, for: .touchDown)
    addAction(
      UIAction { [weak self] _ in self?.attention.remove(.touch) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    addInteraction(UIPointerInteraction(delegate: self))
    followVoiceOver()
    pan.mayBegin = { velocity, _ in abs(velocity.y) > abs(velocity.x) }
    pan.changed = { [weak self] in self?.panned($0) }
    addGestureRecognizer(pan)
    registerForTraitChanges([ActionSheetStyleTrait.self]) {
      (container: ToastContainerView, _: UITraitCollection) in
      container.appearanceChanged()
    }
  }

  // MARK: Appearance

  private var appearance: SheetAppearance {
    let traits = traitCollection
    var resolved = SheetStyle.toast(in: traits.systemDesign)
    resolved.set(traits.actionSheetStyle.members, to: traits.actionSheetStyle)
    if let style { resolved.set(style.members, to: style) }
    return SheetAppearance(
      style: resolved,
      textSize: SheetTextSize(traits.preferredContentSizeCategory), tint: tintColor,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      reducesTransparency: UIAccessibility.isReduceTransparencyEnabled,
      design: traits.systemDesign)
  }

  private func appearanceChanged() {
    (hosted as? ToastContentView)?.apply(appearance)
    setNeedsContentLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { appearanceChanged() }
  }

  override func traitsChanged() {
    super.traitsChanged()
    appearanceChanged()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceChanged()
  }

  /// Places the toast at its edge, inside the safe area and above the keyboard.
  func constrain(to view: UIView) {
    let area = view.safeAreaLayoutGuide
    let width = widthAnchor.constraint(equalTo: area.widthAnchor, constant: -16)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: area.centerXAnchor), width,
      widthAnchor.constraint(lessThanOrEqualToConstant: 440),
      edge == .top
        ? topAnchor.constraint(equalTo: area.topAnchor, constant: 8)
        : bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }

  override func layoutContent() {
    super.layoutContent()
    background.frame = bounds
    let appearance = appearance
    var surface = appearance.background(
      highlight: appearance.color(appearance.style.colors.highlight), corners: [.top, .bottom])
    surface.radius = min(surface.radius, bounds.height / 2)
    background.apply(surface)
    // Touches beside the corners go to the app.
    hitShape = .rounded(background.radius(of: .allCorners))
  }

  // MARK: Coming and going

  func setShown() {
    transform = .identity
    background.isFaded = false
    hosted?.alpha = 1
  }

  /// Moves the toast beyond its edge, or fades it: the effect of the background, not its alpha.
  func setHidden(moves: Bool) {
    if moves {
      transform = CGAffineTransform(translationX: 0, y: hiddenOffset)
    } else {
      background.isFaded = true
      hosted?.alpha = 0
    }
  }

  private var hiddenOffset: CGFloat {
    guard let superview else { return 0 }
    return edge == .top
      ? -center.y - bounds.height : superview.bounds.maxY - center.y + bounds.height
  }

  /// The part of a movement that goes towards the edge, in points.
  private func outward(_ movement: CGFloat) -> CGFloat {
    edge == .top ? -movement : movement
  }

  private func panned(_ event: SheetPanGestureRecognizer.Event) {
    switch event {
    case .began: attention.insert(.drag)
    case .moved(let translation):
      // Away from the edge the toast resists.
      let y = outward(translation) > 0 ? translation : translation / 8
      transform = CGAffineTransform(translationX: 0, y: y)
    case .lifted(let translation, let velocity):
      attention.remove(.drag)
      if outward(translation) > bounds.height / 2 || outward(velocity) > 300 {
        dismissed?()
      } else {
        returnToPlace()
      }
    case .cancelled:
      attention.remove(.drag)
      returnToPlace()
    }
  }

  private func returnToPlace() {
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.transform = .identity })
  }

  // MARK: Accessibility

  /// Lets VoiceOver speak the message; the toast stays until the announcement has ended.
  func announce() {
    let text = spokenText
    if UIAccessibility.isVoiceOverRunning, text != nil { attention.insert(.announcement) }
    if let text { announcementSink.announce(text) }
  }

  private func followVoiceOver() {
    accessibilityObservation = NotificationObserver(
      [
        UIAccessibility.elementFocusedNotification,
        UIAccessibility.announcementDidFinishNotification,
        UIAccessibility.voiceOverStatusDidChangeNotification,
      ]
    ) { [weak self] in self?.voiceOverChanged($0) }
  }

  private func voiceOverChanged(_ notification: Notification) {
    if !UIAccessibility.isVoiceOverRunning { attention.subtract([.focus, .announcement]) }
    switch notification.name {
    case UIAccessibility.announcementDidFinishNotification:
      let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
      if text as? String == spokenText { attention.remove(.announcement) }
    case UIAccessibility.elementFocusedNotification:
      let element = notification.userInfo?[UIAccessibility.focusedElementUserInfoKey]
      let hasFocus = UIAccessibility.isVoiceOverRunning && contains(element)
      if hasFocus { attention.insert(.focus) } else { attention.remove(.focus) }
    default: break
    }
  }

  /// Returns whether an element is a view in the toast, or belongs to one.
  private func contains(_ element: Any?) -> Bool {
    var element = element
    while let current = element as? UIAccessibilityElement {
      element = current.accessibilityContainer
    }
    return (element as? UIView)?.isDescendant(of: self) ?? false
  }

  /// The texts of the message.
  var spokenText: String? {
    if let label = hosted?.accessibilityLabel { return label }
    let texts = (hosted?.subviews ?? []).compactMap { ($0 as? UILabel)?.text }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  override func accessibilityPerformEscape() -> Bool {
    guard let dismissed else { return false }
    dismissed()
    return true
  }
}

extension ToastContainerView: UIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    attention.insert(.pointer)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    attention.remove(.pointer)
  }
}

extension SheetStyle {
  /// Returns the style of a toast for which no member is set.
  fileprivate static func toast(in design: SystemDesign) -> SheetStyle {
    SheetStyle(.classic) { style in
      style.material = design == .glass ? .glass : .thick
      style.metrics.cornerRadius = 24
      style.colors.ambient = .clear
      style.colors.header = .secondaryLabel
      style.colors.highlight = .systemFill
      style.fonts.loneTitle = SheetFont(.semibold, .scaled(15))
      style.fonts.title = SheetFont(.semibold, .scaled(15))
      style.fonts.message = SheetFont(.regular, .scaled(13))
    }
  }
}

/// The texts and the image of a toast.
final class ToastContentView: UIView {
  private let title = UILabel()
  private var subtitle: UILabel?
  private var imageView: UIImageView?

  init(text: String, subtitle: String?, image: UIImage?) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = [text, subtitle].compactMap { $0 }.joined(separator: ", ")
    accessibilityTraits = .staticText
    isUserInteractionEnabled = false
    self.subtitle = subtitle.map { _ in UILabel() }
    self.subtitle?.text = subtitle
    title.text = text
    let labels = [title, self.subtitle].compactMap { $0 }
    for label in labels { label.numberOfLines = 0 }
    let texts = UIStackView(arrangedSubviews: labels)
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [texts])
    row.spacing = 12
    row.alignment = .center
    if let image {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
      row.insertArrangedSubview(view, at: 0)
      imageView = view
    }
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Sets fonts and colors.
  func apply(_ appearance: SheetAppearance) {
    let style = appearance.style
    let header = appearance.color(style.colors.header)
    title.font = appearance.font(subtitle == nil ? style.fonts.loneTitle : style.fonts.title)
    let setsColor = style.members.contains(StyleMembers(.headerColor))
    title.textColor = setsColor ? header : .label
    imageView?.tintColor = setsColor ? header : nil
    subtitle?.font = appearance.font(style.fonts.message)
    subtitle?.textColor = header
  }
}
