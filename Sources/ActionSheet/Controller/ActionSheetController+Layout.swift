import ControlCore
import UIKit

extension ActionSheetController {
  /// Whether the sheet fills its view from the top, as in a popover, instead of lying at the bottom
  /// of a window.
  var isFilling: Bool {
    switch modalPresentationStyle {
    case .custom, .overFullScreen, .overCurrentContext: false
    default: true
    }
  }

  /// Returns what surrounds the sheet now.
  func environment(heightLimit: CGFloat?) -> SheetEnvironment {
    let insets = view.safeAreaInsets
    return SheetEnvironment(
      bounds: isFilling ? CGRect(origin: .zero, size: filledArea.size) : view.bounds,
      safeArea: isFilling
        ? .zero
        : SheetInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      keyboardFrame: isFilling ? nil : localKeyboardFrame,
      displayScale: traitCollection.displayScale, placement: isFilling ? .filling : .bottom,
      heightLimit: heightLimit)
  }

  /// The part of the view that a sheet fills: its safe area.
  ///
  /// The view of a popover extends under the arrow, and a card and a full screen extend under bars and
  /// the home indicator.
  private var filledArea: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

  /// The frame of the keyboard in the view; `nil` if it does not cover the view from below.
  private var localKeyboardFrame: CGRect? {
    let frame = view.keyboardLayoutGuide.layoutFrame
    return frame.isEmpty || frame.minY >= view.bounds.maxY ? nil : frame
  }

  /// Makes the layout follow the keyboard, also one that is up before the sheet is presented.
  func followKeyboard() {
    let guide = view.keyboardLayoutGuide
    guide.usesBottomSafeArea = false
    // A constraint to the guide makes UIKit lay out the view in the animation of the keyboard.
    let spacer = UIView()
    spacer.isHidden = true
    spacer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spacer)
    NSLayoutConstraint.activate([
      spacer.topAnchor.constraint(equalTo: view.topAnchor),
      spacer.bottomAnchor.constraint(equalTo: guide.topAnchor),
      spacer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      spacer.widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  /// Gives the sheet its place in the window, whatever its transform.
  func layOutSheet() {
    guard isViewLoaded, !view.bounds.isEmpty else { return }
    dimmingView.frame = view.bounds
    dimmingView.isHidden = isFilling
    updateDimming()
    sheet.showsCancelActions = !isFilling
    sheet.environment = environment(heightLimit: detentHeight)
    let frame = isFilling ? filledArea : sheet.layout.containerFrame
    if sheet.bounds.size != frame.size { sheet.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if sheet.center != center { sheet.center = center }
    dimmingView.uncoveredHeight = frame.minY
    if isFilling { updatePreferredContentSize() }
  }

  /// Dims as the style says now.
  func updateDimming() {
    guard isViewLoaded else { return }
    dimmingView.backgroundColor =
      isUndimmed ? .clear : sheet.appearance.color(sheet.style.colors.dimming)
    dimmingView.closes = presenter.closesOnBackgroundTap
    dimmingView.isPassive = isUndimmed
    view.accessibilityViewIsModal = !isUndimmed
  }

  /// The sheet's rows have changed.
  func sheetLayoutChanged() {
    guard isViewLoaded, view.window != nil else { return }
    layOutSheet()
  }

  /// Leaves out what a popover does without, and makes it as high as the rest.
  func fitPopover() {
    sheet.showsCancelActions = false
    updatePreferredContentSize()
  }

  /// As high as the rows are.
  private func updatePreferredContentSize() {
    let width = popoverWidth
    let height = sheet.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let size = CGSize(width: width, height: height)
    if preferredContentSize != size { preferredContentSize = size }
  }

  /// How wide a popover is, in points: about as wide as the system's, and wider for the largest texts.
  private var popoverWidth: CGFloat {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 360 : 300
  }
}
