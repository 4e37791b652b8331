/// The colors of a configured button in its state.
@MainActor struct ButtonConfigurationColors {
  private static let pressedAlpha: CGFloat = 0.75

  var configuration: UIButton.Configuration
  var button: UIButton

  /// The configuration with the colors of the state written into it.
  func applied() -> UIButton.Configuration {
    var updated = configuration
    let foreground = foreground
    updated.baseForegroundColor = foreground
    if configuration.background.backgroundColor == nil {
      updated.background.backgroundColor = background
    }
    return updated
  }

  private var tint: UIColor {
    button.role == .destructive ? .systemRed : button.tintColor
  }

  private var isSelected: Bool {
    button.isSelected && configuration.automaticallyUpdateForSelection
  }

  private var isFilled: Bool {
    configuration.style == .filled || (isSelected && configuration.style != .plain)
  }

  private var foreground: UIColor {
    guard button.isEnabled else { return .tertiaryLabel }
    let color = configuration.baseForegroundColor ?? (isFilled ? .white : tint)
    return button.isHighlighted && !isFilled ? faded(color) : color
  }

  private var background: UIColor {
    let base = configuration.baseBackgroundColor
    let color: UIColor
    switch configuration.style {
    case _ where isFilled: color = base ?? tint
    case .plain:
      guard isSelected else { return base ?? .clear }
      color = (base ?? tint).withAlphaComponent(0.15)
    case .gray: color = base ?? .secondarySystemFill
    case .tinted, .filled: color = (base ?? tint).withAlphaComponent(0.2)
    }
    guard button.isEnabled else { return .tertiarySystemFill }
    return button.isHighlighted ? faded(color) : color
  }

  private func faded(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * Self.pressedAlpha)
    }
  }
}
