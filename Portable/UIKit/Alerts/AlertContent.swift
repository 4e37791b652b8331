/// Where an alert controller's view is shown.
enum AlertForm {
  case alert
  case sheet
  case popover
}

/// What an alert shows.
@MainActor struct AlertContent {
  var title: String?
  var message: String?
  var actions: [UIAlertAction]
  var preferredAction: UIAlertAction?

  /// Splits the actions into those of the card and the one that a sheet shows on a card of its own.
  ///
  /// - Parameter form: Where they are shown. Popovers hide the cancel action, because a tap outside
  ///   has its effect.
  /// - Returns: The actions of the card and the separate one.
  func groups(in form: AlertForm) -> (card: [UIAlertAction], separate: UIAlertAction?) {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.first { $0.style == .cancel }
    return switch form {
    case .alert: (others + [cancel].compactMap(\.self), nil)
    case .sheet: (others, cancel)
    case .popover: (others, nil)
    }
  }

  /// A Boolean value that determines whether the title of `action` is emphasized.
  func emphasizes(_ action: UIAlertAction, in form: AlertForm) -> Bool {
    guard form == .alert, let preferredAction else { return action.style == .cancel }
    return action === preferredAction
  }
}

/// The measures of the system's alerts, in points.
@MainActor struct AlertMetrics {
  var form: AlertForm
  var traits: UITraitCollection

  static let alertWidth: CGFloat = 270
  static let sheetMargin: CGFloat = 8

  var cornerRadius: CGFloat {
    switch form {
    case .alert: 14
    case .sheet: 13
    case .popover: 0
    }
  }

  var hairline: CGFloat { 1 / max(1, traits.displayScale) }
  var minimumRowHeight: CGFloat { form == .alert ? 44 : 57 }
  var insets: UIEdgeInsets {
    form == .alert
      ? UIEdgeInsets(top: 19.5, left: 16, bottom: 20, right: 16)
      : UIEdgeInsets(top: 14, left: 16, bottom: 14.5, right: 16)
  }
  var titleSpacing: CGFloat { form == .alert ? 3 : 9 }
  var fieldSpacing: CGFloat { 17 }

  var titleFont: UIFont {
    form == .alert ? font(.headline) : bold(.footnote)
  }
  var messageFont: UIFont { font(.footnote) }
  var textColor: UIColor { form == .alert ? .label : .secondaryLabel }

  func buttonFont(isEmphasized: Bool) -> UIFont {
    let style: UIFont.TextStyle = form == .alert ? .body : .title3
    return isEmphasized ? bold(style) : font(style)
  }

  /// Alerts widen where the text is so large that few words would fit.
  func alertWidth(in area: CGRect) -> CGFloat {
    guard traits.preferredContentSizeCategory.isAccessibilityCategory else {
      return min(Self.alertWidth, area.width)
    }
    return min(400, area.width - 32)
  }

  private func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  private func bold(_ style: UIFont.TextStyle) -> UIFont {
    .systemFont(ofSize: font(style).pointSize, weight: .semibold)
  }
}
