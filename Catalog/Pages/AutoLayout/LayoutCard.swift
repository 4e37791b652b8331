import UIKit

/// A heading and a rounded card, placed by constraints.
///
///     stack
///     ├── heading
///     └── card
///         └── content
final class LayoutCard: UIView {
  private let stack = UIStackView()

  init(_ title: String, content: UIView) {
    super.init(frame: .zero)
    let heading = TextBlock(
      title.uppercased(), font: .preferredFont(forTextStyle: .footnote),
      color: .secondaryLabel)
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    card.pin(
      content, insets: NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16))
    let indented = UIView()
    indented.pin(
      heading, insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    stack.addArrangedSubview(indented)
    stack.addArrangedSubview(card)
    stack.axis = .vertical
    stack.spacing = 6
    pin(stack)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
