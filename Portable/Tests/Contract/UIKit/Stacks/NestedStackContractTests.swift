import Testing
import UIKit

/// Stack views in stack views.
@MainActor struct NestedStackContractTests {
  // Its autoresizing mask counts, so that it takes part in no layout by constraints on its own.
  private final class Content: UIView {
    private var size = CGSize.zero

    convenience init(_ width: CGFloat, _ height: CGFloat) {
      self.init(frame: .zero)
      size = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { size }
  }

  /// "The stack view manages the layout of all the views in its arrangedSubviews property": a row that
  /// takes part in the layout by its column alone arranges its views too (Apple's documentation of
  /// UIStackView).
  @Test("A row in a constrained column arranges its views")
  func aRowInAConstrainedColumnArrangesItsViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    let (name, other, below) = (Content(100, 20), Content(51, 31), Content(40, 32))
    other.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [name, other])
    row.alignment = .center
    row.spacing = 12
    let column = UIStackView(arrangedSubviews: [row, below])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    row.layoutIfNeeded()
    #expect(row.frame == CGRect(x: 0, y: 0, width: 390, height: 31))
    #expect(name.frame.width == 327)
    #expect(other.frame == CGRect(x: 339, y: 0, width: 51, height: 31))
    #expect(below.frame.minY == 43)
  }
}
