/// Lets content take its brightness from the blur behind it.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// How strongly content stands out.
  public enum Style: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7
  }

  let blurEffect: UIBlurEffect
  let style: Style

  public init(blurEffect: UIBlurEffect, style: Style = .label) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// How opaque content of the style is.
  var contentOpacity: CGFloat {
    switch style {
    case .label: 1
    case .secondaryLabel: 0.6
    case .tertiaryLabel, .fill: 0.3
    case .quaternaryLabel, .secondaryFill: 0.2
    case .tertiaryFill, .separator: 0.15
    }
  }
}
