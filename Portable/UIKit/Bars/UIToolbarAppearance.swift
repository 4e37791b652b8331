/// The background and buttons of a toolbar.
@MainActor open class UIToolbarAppearance: UIBarAppearance {
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

  override func duplicate() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
}
