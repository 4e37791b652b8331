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
  /// The toast, which retains the container while it is shown.
  private(set) weak var toast: Toast?

  /// Why the toast stays.
  var attention: Set<Attention> = [] {
    didSet { if attention.isEmpty != oldValue.isEmpty { stack?.update() } }
  }

  /// The transform at rest; a drag has its own.
  var restTransform = CGAffineTransform.identity {
    didSet { if isShown, !attention.contains(.drag) { transform = restTransform } }
  }

  /// The height of the toast in front of this one, whose content is hidden then; `nil` if none covers it.
  var coveringHeight: CGFloat? {
    didSet {
      guard coveringHeight != oldValue else { return }
      coveringConstraint.constant = coveringHeight ?? 0
      coveringConstraint.isActive = coveringHeight != nil
      updateContentPriority()
      for view in [hosted, button] { view?.alpha = coveringHeight == nil ? 1 : 0 }
    }
  }

  private lazy var coveringConstraint = {
    let constraint = heightAnchor.constraint(equalToConstant: 0)
    constraint.priority = Self.coveringPriority
    return constraint
  }()

  /// A Boolean value that determines whether the touch under way only spreads the toasts out.
  var touchSpreads = false

  var accessibilityObservation: NotificationObserver?
  let announcementSink: any AnnouncementSink = SystemAnnouncementSink()
  var announcedText: String?
  private lazy var systemHaptics = SystemHapticSink(view: self)

  var hosted: UIView? { toast?.view }
  var position: Toast.Position { toast?.position ?? .top }
  var stack: ToastStack? { toast?.container === self ? superview?.next as? ToastStack : nil }

  /// A Boolean value that determines whether the toast is not on its way out.
  var isShown: Bool { toast?.isShown == true && toast?.container === self }
  var button: UIButton?
  var contentConstraints: [NSLayoutConstraint] = []

  /// The height of a view whose controller measures it.
  private var bodyHeight: NSLayoutConstraint?

  private static let coveringPriority = UILayoutPriority(997)

  /// Lets the content determine the height of a toast that is not covered.
  func updateContentPriority() {
    let rank = Self.coveringPriority.rawValue + (coveringHeight == nil ? 1 : -1)
    let ties = contentConstraints.filter { [.top, .bottom, .centerY].contains($0.firstAttribute) }
    for tie in ties + [bodyHeight].compactMap({ $0 }) { tie.priority = UILayoutPriority(rank) }
  }
  var maximumWidth: NSLayoutConstraint?
  let background = SheetBackgroundView()
  let shadow = UIView()
  private let pan = SheetPanGestureRecognizer(target: nil, action: nil)

  convenience init(_ toast: Toast) {
    self.init(frame: .zero)
    self.toast = toast
    translatesAutoresizingMaskIntoConstraints = false
    toast.view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(toast.view)
    if toast.controller is any SheetBodyController {
      bodyHeight = toast.view.heightAnchor.constraint(equalToConstant: 0)
    }
    buttonChanged()
    bodyHeight?.isActive = true
  }

  override func commonInit() {
    super.commonInit()
    hitShape = .bounds
    prepareShadow()
    addSubview(background)
    addAction(
      UIAction { [weak self] _ in
        if self?.touchSpreads == false { self?.toast?.containerTapped() }
      }, for: .touchUpInside)
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
    let resolved = SheetStyle.toast(in: traits.systemDesign)
      .merging(traits[ActionSheetStyleTrait.self]).merging(toast?.style)
    return SheetAppearance(resolved, for: self)
  }

  func appearanceChanged() {
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
    if let body = toast?.controller as? any SheetBodyController, let hosted {
      let height = body.height(fitting: hosted.bounds.width)
      if bodyHeight?.constant != height { bodyHeight?.constant = height }
    }
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
    toast?.leave()
    return toast != nil
  }

  // MARK: Haptics

  /// Plays the haptic of the toast's kind.
  func playHaptic() {
    guard let toast, appearance.style.playsHaptics else { return }
    let sink = toast.hapticSink ?? systemHaptics
    switch toast.kind {
    case .success: sink.play(.notification(.success))
    case .error: sink.play(.notification(.error))
    case .plain, .loading: break
    }
  }
}

extension SheetStyle {
  /// Returns the style of a toast for which no member is set.
  fileprivate static func toast(in design: SystemDesign) -> SheetStyle {
    SheetStyle(.classic, of: .classic) { style in
      style.material = design == .glass ? .glass : .thick
      style.metrics.cornerRadius = 24
      style.colors.background = .clear
      style.colors.header = .secondaryLabel
      style.colors.highlight = .systemFill
      style.fonts.loneTitle = SheetFont(.semibold, .scaled(15))
      style.fonts.title = SheetFont(.semibold, .scaled(15))
      style.fonts.message = SheetFont(.regular, .scaled(13))
    }
  }
}
