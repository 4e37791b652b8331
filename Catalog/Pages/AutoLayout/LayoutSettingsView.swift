import UIKit

/// The switch of the direction and the choice of the text size.
///
///     stack
///     ├── direction     name, switch
///     └── text size     one of several
final class LayoutSettingsView: UIView {
  private let toggle = UISwitch()
  private let sizes = UISegmentedControl(
    items: LayoutSettings.TextSize.allCases.map(\.title) as [Any])
  private var changed: (LayoutSettings) -> Void = { _ in }

  init(settings: LayoutSettings, changed: @escaping (LayoutSettings) -> Void) {
    super.init(frame: .zero)
    self.changed = changed
    toggle.isOn = settings.isRightToLeft ?? false
    sizes.selectedSegmentIndex = (settings.textSize ?? .standard).rawValue
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    let name = TextBlock.body(localized("Right to left"))
    name.isAccessibilityElement = false
    toggle.accessibilityLabel = name.text
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    sizes.accessibilityLabel = localized("Text size")
    let action = UIAction { [weak self] _ in self?.sendSettings() }
    toggle.addAction(action, for: .valueChanged)
    sizes.addAction(action, for: .valueChanged)
    let direction = UIStackView(arrangedSubviews: [name, toggle])
    direction.alignment = .center
    direction.spacing = 12
    let stack = UIStackView(arrangedSubviews: [direction, sizes])
    stack.axis = .vertical
    stack.spacing = 12
    pin(stack)
  }

  private func sendSettings() {
    changed(
      LayoutSettings(
        isRightToLeft: toggle.isOn,
        textSize: LayoutSettings.TextSize(rawValue: sizes.selectedSegmentIndex)))
  }
}

extension UIView {
  /// Adds a view and pins its edges to this one's.
  func pin(_ view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }
}
