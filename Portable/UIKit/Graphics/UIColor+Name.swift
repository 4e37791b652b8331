import QuartzCore

extension UIColor {
  /// What a screen reader calls the color, such as "dark blue"; in English.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = resolvedColor(with: .current)
    guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return "unknown"
    }
    if alpha < 0.05 { return "transparent" }
    if brightness < 0.12 { return "black" }
    if saturation < 0.1 {
      if brightness > 0.95 { return "white" }
      return brightness > 0.7 ? "light gray" : brightness > 0.4 ? "gray" : "dark gray"
    }
    let name = Self.hueName(of: hue * 360)
    if brightness < 0.5 { return name == "orange" ? "brown" : "dark " + name }
    return saturation < 0.4 ? "light " + name : name
  }

  private static func hueName(of degrees: CGFloat) -> String {
    let names: [(limit: CGFloat, name: String)] = [
      (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (200, "cyan"), (255, "blue"),
      (290, "purple"), (345, "pink"),
    ]
    return names.first { degrees < $0.limit }?.name ?? "red"
  }
}
