/// The background of a tab bar.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  override func duplicate() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
