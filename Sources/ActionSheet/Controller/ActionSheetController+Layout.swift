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

  /// What is around the sheet now.
  private var currentEnvironment: SheetEnvironment {
    let insets = view.safeAreaInsets
    return SheetEnvironment(
      bounds: isFilling ? CGRect(origin: .zero, size: filledArea.size) : view.bounds,
      safeArea: isFilling
        ? .zero
        : SheetInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      keyboardFrame: isFilling ? nil : localKeyboardFrame,
      displayScale: traitCollection.displayScale, placement: isFilling ? .filling : .bottom)
  }

  /// The part of the view that a sheet fills: its safe area.
  ///
  /// The view of a popover extends under the arrow, and a card and a full screen extend under bars and
  /// the home indicator.
  private var filledArea: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

  private var localKeyboardFrame: CGRect? {
    guard let frame = keyboardFrame, let screen = view.window?.windowScene?.screen else {
      return nil
    }
    return view.convert(frame, from: screen.coordinateSpace)
  }

  /// Gives the sheet its place in the window, whatever its transform.
  func layOutSheet() {
    guard isViewLoaded, !view.bounds.isEmpty else { return }
    dimmingView.frame = view.bounds
    dimmingView.isHidden = isFilling
    updateDimming()
    sheet.showsCancelActions = !isFilling
    sheet.environment = currentEnvironment
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
    dimmingView.backgroundColor = sheet.style.colors.dimming.uiColor(tint: view.tintColor)
    dimmingView.closes = presenter.closesOnBackgroundTap
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

  /// Makes room for the keyboard, as fast as it moves.
  func keyboardChanged(_ change: KeyboardChange) {
    keyboardFrame = change.frame
    guard isViewLoaded, view.window != nil, !isFilling else { return }
    UIView.animate(
      withDuration: change.duration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        self.layOutSheet()
        self.sheet.layoutIfNeeded()
      })
  }
}

/// A value that describes a movement of the keyboard.
struct KeyboardChange: Equatable, Sendable {
  /// The frame at the end of the movement, in the coordinates of the screen; `nil` if the keyboard
  /// hides.
  var frame: CGRect?

  /// The duration of the movement in seconds.
  var duration: TimeInterval
}

extension KeyboardChange {
  /// Creates the change that a notification of the keyboard announces.
  @MainActor init(_ notification: Notification) {
    let isHiding = notification.name == UIResponder.keyboardWillHideNotification
    let info = notification.userInfo
    frame = isHiding ? nil : info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
  }

  /// Observes the keyboard until the observer is released.
  ///
  /// - Parameter handler: Called before the keyboard moves.
  /// - Returns: The observer.
  @MainActor static func observe(
    _ handler: @escaping @MainActor @Sendable (KeyboardChange) -> Void
  ) -> NotificationObserver {
    NotificationObserver([
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ]) { handler(KeyboardChange($0)) }
  }
}
