import ActionSheet
import UIKit

/// A scene with a sheet over it: what is behind, what dims it, and the sheet at the bottom.
///
/// The sheet comes and goes with its own animation, and is laid out in the scene as in a window.
///
///     SheetSceneView
///     ├── landscape
///     ├── dimming     takes taps beside the sheet
///     └── sheet
final class SheetSceneView: UIView {
  let sheet = ActionSheetControl()

  /// Called when the sheet has gone, or has come back.
  var visibilityChanged: (Bool) -> Void = { _ in }

  /// What of the scene the sheet keeps clear of; those of the view itself unless set.
  var sheetInsets: UIEdgeInsets? {
    didSet { setNeedsLayout() }
  }

  private let landscape = LandscapeView()
  private let dimming = UIControl()
  private(set) var isSheetShown = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    for part in [landscape, dimming, sheet] as [UIView] { addSubview(part) }
    dimming.accessibilityLabel = localized("Dismiss")
    dimming.isAccessibilityElement = true
    dimming.addAction(
      UIAction { [weak self] _ in self?.backgroundTapped() }, for: .touchUpInside)
    sheet.backgroundTapped = { [weak self] in self?.backgroundTapped() }
    sheet.layoutChanged = { [weak self] in self?.placeSheet() }
  }

  private func backgroundTapped() {
    if sheet.closesOnBackgroundTap { setSheetShown(false, animated: true) }
  }

  /// Brings the sheet or takes it away.
  func setSheetShown(_ isShown: Bool, animated: Bool) {
    guard isShown != isSheetShown else { return }
    isSheetShown = isShown
    visibilityChanged(isShown)
    let animation = sheet.style.animation
    let isAnimated = animated && !UIAccessibility.isReduceMotionEnabled
    UIView.animate(
      withDuration: isAnimated ? animation.duration : 0, delay: 0,
      usingSpringWithDamping: isShown ? animation.dampingRatio : 1,
      initialSpringVelocity: isShown ? animation.initialVelocity : 0,
      options: [.beginFromCurrentState]
    ) {
      self.placeSheet()
    }
  }

  /// The way out of the sheet by one of the sheets' own animations, not started.
  func closing(with animation: ActionSheetAnimation) -> UIViewPropertyAnimator {
    layoutIfNeeded()
    return animation.animator(
      for: ActionSheetAnimation.Context(
        isPresenting: false, sheetView: sheet, dimmingView: dimming, containerView: self,
        timing: sheet.style.animation))
  }

  /// Puts the sheet back to where such an animation has taken it from.
  func restore() {
    sheet.transform = .identity
    sheet.alpha = 1
    dimming.alpha = 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    landscape.frame = bounds
    dimming.frame = bounds
    var insets = sheetInsets ?? safeAreaInsets
    let room = bounds.inset(by: UIEdgeInsets(top: insets.top, left: 0, bottom: 0, right: 0))
    insets.top = 0
    sheet.setContainer(bounds: room, safeAreaInsets: insets)
    placeSheet()
  }

  private func placeSheet() {
    var frame = sheet.containerFrame
    if !isSheetShown { frame.origin.y = bounds.maxY }
    sheet.frame = frame
    sheet.accessibilityElementsHidden = !isSheetShown
    dimming.backgroundColor = sheet.dimmingColor
    dimming.alpha = isSheetShown ? 1 : 0
  }
}
