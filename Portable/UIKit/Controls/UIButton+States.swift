// What a state shows, by the tables alone: a subclass that answers `title(for:)` and its like in its
// own way does not change what UIKit shows.
extension UIButton {
  func shownTitleColor(for state: UIControl.State) -> UIColor {
    if let color = titleColors.value(for: state) { return color }
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  var spokenTitle: String? {
    currentTitle ?? currentAttributedTitle?.string ?? configuration?.title
  }

  // What another state shows may have another size.
  func invalidateSizeOfState() {
    let counts = [titles.states.count, attributedTitles.states.count, images.states.count]
    if counts.contains(where: { $0 > 1 }) { invalidateIntrinsicContentSize() }
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
    updateContent()
  }

  // Tells of a method that takes part in appearance rules.
  func noteAppearance(
    _ name: String, _ state: UIControl.State, _ apply: @escaping (UIButton) -> Void
  ) {
    noteAppearance(of: UIButton.self, name, for: state, apply)
  }
}
