import ControlCore
import UIKit

extension ActionSheetController {
  /// A Boolean value that determines whether the sheet fills its view, as in a popover, or else is at the
  /// bottom.
  var isFilling: Bool {
    switch modalPresentationStyle {
    case .custom, .overFullScreen, .overCurrentContext: false
    default: true
    }
  }

  var hasContent: Bool {
    let content = sheet.content
    return content.hasHeader || content.fixedViews[.footer] != nil
      || content.items.contains { !$0.outline.isHidden && !$0.outline.isSection }
  }

  var placement: SheetEnvironment.Placement {
    isFilling ? .filling : preferredStyle == .alert ? .center : .bottom
  }

  func environment(heightLimit: CGFloat?, avoidsKeyboard: Bool = true) -> SheetEnvironment {
    guard !isFilling else {
      return SheetEnvironment(
        bounds: CGRect(origin: .zero, size: filledArea.size),
        displayScale: traitCollection.displayScale, placement: .filling, heightLimit: heightLimit)
    }
    let whole = SheetEnvironment(
      bounds: view.bounds, safeArea: view.safeAreaInsets,
      keyboardFrame: avoidsKeyboard ? localKeyboardFrame : nil,
      displayScale: traitCollection.displayScale, placement: placement, heightLimit: heightLimit)
    return whole.avoiding(localReservedRects, width: sheet.style.metrics.width(in: whole))
  }

  private var localReservedRects: [CGRect] {
    presenter.reservedRects.map { view.convert($0, from: nil) }
  }

  /// The part of the view that a sheet fills: its safe area, in a card and on a full screen with a margin.
  private var filledArea: CGRect {
    var area = SheetEnvironment(
      bounds: view.bounds, safeArea: view.safeAreaInsets, displayScale: 1, placement: .filling)
    if card == nil, modalPresentationStyle != .popover {
      area = area.avoiding(localReservedRects, width: view.bounds.width)
    }
    let filled = area.bounds.inset(by: area.safeArea).insetBy(dx: fillingMargin, dy: fillingMargin)
    return filled.isNull ? .zero : filled
  }

  var fillingMargin: CGFloat { modalPresentationStyle == .popover ? 0 : 16 }

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

  /// Sets the bounds and the center of the sheet, which do not depend on its transform.
  func layOutSheet() {
    guard isViewLoaded, !view.bounds.isEmpty else { return }
    // Later sizes of the window do not select another one.
    if view.window != nil, let selectedDetent { setDetent = selectedDetent }
    detentChanged()
    dimmingView.frame = view.bounds
    dimmingView.isHidden = isFilling
    // A card and a full screen have no background of their own, as a popover has.
    view.backgroundColor =
      isFilling && modalPresentationStyle != .popover ? .systemGroupedBackground : nil
    updateDimming()
    updateGrabber()
    sheet.settings.isInPopover = modalPresentationStyle == .popover
    sheet.settings.environment = environment(heightLimit: detentHeight)
    let frame = isFilling ? filledArea : sheet.layout.containerFrame
    let bottom = sheet.center.y + sheet.bounds.height / 2
    if sheet.bounds.size != frame.size { sheet.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if sheet.center != center { sheet.center = center }
    presenter.placeMoved(by: frame.maxY - bottom)
    dimmingView.uncoveredHeight = frame.minY
    if isFilling { updatePreferredContentSize() }
  }

  func updateDimming() {
    guard isViewLoaded else { return }
    dimmingView.backgroundColor =
      isUndimmed ? .clear : sheet.appearance.color(sheet.style.colors.dimming)
    dimmingView.closes = presenter.closesOnBackgroundTap
    dimmingView.isPassive = isUndimmed
    view.accessibilityViewIsModal = !isUndimmed
  }

  func reservedRectsChanged() {
    presenter.keepPopoverBesideReservedRects()
    sheetLayoutChanged()
  }

  func sheetLayoutChanged() {
    guard isViewLoaded, view.window != nil else { return }
    layOutSheet()
  }

  func prepareFilling() {
    sheet.settings.isInPopover = modalPresentationStyle == .popover
    updatePreferredContentSize()
  }

  private func updatePreferredContentSize() {
    let width = popoverWidth
    let height = sheet.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let size = CGSize(width: width + 2 * fillingMargin, height: height + 2 * fillingMargin)
    if preferredContentSize != size { preferredContentSize = size }
    let filled = isViewLoaded ? filledArea.width : 0
    updateCardHeight(width: filled > 0 ? filled : width)
  }

  /// The width of a popover in points: about that of the system, and more for accessibility sizes.
  private var popoverWidth: CGFloat {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 360 : 300
  }
}
