/// The background and buttons of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { appearanceDidChange() }
  }

  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { appearanceDidChange() }
  }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance.adopt(other.buttonAppearance)
    doneButtonAppearance.adopt(other.doneButtonAppearance)
  }

  override func observe(_ handler: @escaping () -> Void) {
    super.observe(handler)
    for buttons in [buttonAppearance, doneButtonAppearance] { buttons.onChange = handler }
  }

  override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
