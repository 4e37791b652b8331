/// Colors of the standard controls that have no public name.
enum ControlColors {
  /// The knob of switches and sliders, white in both styles.
  static let thumb = UIColor.white

  /// The chosen segment of a segmented control.
  static let selectedSegment = dynamic(
    light: .white, dark: UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1))

  /// The hairline between segments.
  static let segmentDivider = UIColor(
    red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)

  static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
