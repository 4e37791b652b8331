extension UIView {
  /// Whether the view has the focus of the keyboard.
  public final var isFocused: Bool { window?.windowScene?.focusSystem?.focusedItem === self }

  /// The coordinates of the items inside, which are the view's own.
  public final var coordinateSpace: any UICoordinateSpace { self }

  // Asks for the focus to be chosen anew if it is inside this view.
  final func askForFocusUpdate() {
    window?.windowScene?.focusSystem?.invalidate(self)
  }
}
