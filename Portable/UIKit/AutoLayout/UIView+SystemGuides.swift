import QuartzCore

// What the guides of the system measure besides the view's own insets.
extension UIView {
  /// How wide text is at most that is easily read, at the view's text size.
  ///
  /// Apple states that the width depends on the text size and not which one it is: 672 points are
  /// measured at the default size, and the others are in proportion to the size of body text.
  final var readableWidth: CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return (672 * body.pointSize / 17).rounded()
  }

  /// How high the part at the bottom is that the keyboard covers, or else the safe area.
  ///
  /// A keyboard that is not docked at the bottom of the screen covers nothing.
  final var keyboardGuideHeight: CGFloat {
    let guide = layoutState?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
    let rest = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    guard let window, let screen = window.windowScene?.screen, let keyboard = screen.keyboardFrame,
      keyboard.maxY >= screen.bounds.maxY
    else { return rest }
    let corner = CGPoint(
      x: keyboard.minX - window.frame.minX, y: keyboard.minY - window.frame.minY)
    return max(rest, bounds.maxY - convertPoint(corner, from: nil).y)
  }

  /// Whether a guide depends on the view's own size and place.
  final var hasGuideOfGeometry: Bool {
    guard let guides = layoutState?.systemGuides, !guides.isEmpty else { return false }
    return guides[.keyboard] != nil || guides[.readableContent] != nil
  }
}

extension LayoutState {
  /// Remembers a view whose guide follows the keyboard.
  func addKeyboardGuideOwner(_ view: UIView) {
    keyboardGuideOwners.removeAll { $0.view == nil }
    keyboardGuideOwners.append(WeakView(view: view))
  }

  /// Has the guides of the views on a screen read anew where the keyboard is.
  func keyboardDidMove(on screen: UIScreen) {
    for view in viewsWithKeyboardGuide(on: screen) { view.noteLayoutChange(.insets) }
  }

  /// Lays the windows out that have such guides, together with the keyboard.
  func followKeyboard(on screen: UIScreen, duration: TimeInterval) {
    let windows = Set(viewsWithKeyboardGuide(on: screen).compactMap(\.window))
    guard !windows.isEmpty else { return }
    UIView.animate(withDuration: duration) {
      for window in windows { window.layoutIfNeeded() }
    }
  }

  private func viewsWithKeyboardGuide(on screen: UIScreen) -> [UIView] {
    keyboardGuideOwners.compactMap(\.view).filter { $0.window?.windowScene?.screen === screen }
  }
}
