import ControlCore
import UIKit

/// The background of a toast, and what a finger does with it.
///
///     ToastContainerView
///     ├── shadow        beside the background only, where that is not of glass
///     ├── background
///     ├── view of the message
///     └── button
final class ToastContainerView: Control {
  var tapped: (() -> Void)?
  var buttonTapped: (() -> Void)?

  /// Called when the toast was swiped away.
  var dismissed: (() -> Void)? {
    didSet { (hosted as? ToastContentView)?.dismissed = dismissed }
  }

  /// Called when the toast begins or ends to be touched or read.
  var attentionChanged: ((Bool) -> Void)?

  /// Why the toast stays.
  var attention: Set<Attention> = [] {
    didSet {
      guard attention.isEmpty != oldValue.isEmpty else { return }
      attentionChanged?(!attention.isEmpty)
    }
  }

  var accessibilityObservation: NotificationObserver?
  let announcementSink: any AnnouncementSink = SystemAnnouncementSink()
  lazy var hapticSink: any HapticSink = SystemHapticSink(view: self)
  var announcedText: String?

  /// The style of the toast; `nil` for the style of the traits.
  var style: SheetStyle? {
    didSet { appearanceChanged() }
  }

  /// A Boolean value that determines whether the toast is in its place, or on its way there.
  var isPlaced = false

  private(set) var hosted: UIView?
  var button: UIButton?
  var buttonTitle: String?
  private(set) var edge = Toast.Edge.top
  var arrangement: Arrangement?
  var contentConstraints: [NSLayoutConstraint] = []
  var maximumWidth: NSLayoutConstraint?
  let background = SheetBackgroundView()
  let shadow = UIView()
  private let pan = SheetPanGestureRecognizer(target: nil, action: nil)

  convenience init(_ hosted: UIView, edge: Toast.Edge) {
    self.init(frame: .zero)
    self.hosted = hosted
    self.edge = edge
    translatesAutoresizingMaskIntoConstraints = false
    hosted.translatesAutoresizingMaskIntoConstraints = false
    addSubview(hosted)
    constrainContent()
  }

  override func commonInit() {
    super.commonInit()
    hitShape = .bounds
    prepareShadow()
    addSubview(background)
    addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .touchUpInside)
    holdWhileTouched(self)
    addInteraction(UIPointerInteraction(delegate: self))
    followAssistiveTechnologies()
    pan.mayBegin = { velocity, _ in abs(velocity.y) > abs(velocity.x) }
    pan.changed = { [weak self] in self?.panned($0) }
    addGestureRecognizer(pan)
    registerForTraitChanges([ActionSheetStyleTrait.self]) {
      (container: ToastContainerView, _: UITraitCollection) in
      container.appearanceChanged()
    }
  }

  // MARK: Appearance

  var appearance: SheetAppearance {
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
    let appearance = appearance
    (hosted as? ToastContentView)?.apply(appearance)
    updateButton(appearance)
    maximumWidth?.constant = readableWidth
    constrainContent()
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

  override func layoutContent() {
    super.layoutContent()
    background.frame = bounds
    let appearance = appearance
    var surface = appearance.background(
      highlight: appearance.color(appearance.style.colors.highlight), corners: [.top, .bottom])
    surface.radius = min(surface.radius, bounds.height / 2)
    background.apply(surface)
    placeShadow(of: surface)
    // Touches beside the corners go to the app.
    hitShape = .rounded(background.radius(of: .allCorners))
  }

  // MARK: Accessibility

  override func accessibilityPerformEscape() -> Bool {
    guard let dismissed else { return false }
    dismissed()
    return true
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
