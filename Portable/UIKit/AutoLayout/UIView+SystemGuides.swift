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

  /// Where the guide of the keyboard lies: its distances from the edges of the view, and its height.
  ///
  /// A keyboard at the bottom of the screen, and no keyboard, leave the full width to the guide. One
  /// that is not at the bottom counts only for a guide that follows it.
  final var keyboardGuideGeometry: (edges: UIEdgeInsets, height: CGFloat) {
    let guide = layoutState?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
    let rest = guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    guard let window, let screen = window.windowScene?.screen, let keyboard = screen.keyboardFrame
    else { return (.zero, rest) }
    let corner = CGPoint(
      x: keyboard.minX - window.frame.minX, y: keyboard.minY - window.frame.minY)
    let origin = convertPoint(corner, from: nil)
    if keyboard.maxY >= screen.bounds.maxY {
      return (.zero, max(rest, bounds.maxY - origin.y))
    }
    guard guide?.followsUndockedKeyboard == true else { return (.zero, rest) }
    let frame = CGRect(origin: origin, size: keyboard.size)
    let edges = UIEdgeInsets(
      top: 0, left: frame.minX, bottom: bounds.maxY - frame.maxY, right: bounds.width - frame.maxX)
    return (edges, frame.height)
  }

  /// The guide as high as what bars cover at one end of a controller's view. Documents for versions
  /// of iOS without safe areas have constraints to it.
  final func barGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    let state = madeLayoutState
    if let guide = state.systemGuides[role] { return guide }
    let guide = UILayoutGuide(
      role, of: self, identifier: role == .topBar ? "topLayoutGuide" : "bottomLayoutGuide")
    state.systemGuides[role] = guide
    return guide
  }

  /// The height of a guide at one end of the view, which does not depend on that of the view.
  final func fixedHeight(of role: UILayoutGuide.Role) -> CGFloat? {
    switch role {
    case .keyboard: keyboardGuideGeometry.height
    case .topBar: safeAreaInsets.top
    case .bottomBar: safeAreaInsets.bottom
    default: nil
    }
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
