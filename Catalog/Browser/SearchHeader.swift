import UIKit

/// The field above the list that narrows it, in the margins of the rows.
final class SearchHeader: UIView {
  private static let spacing: CGFloat = 8
  private static let sideMargin: CGFloat = 16

  private let field = UITextField()

  /// Makes a header.
  ///
  /// - Parameter changed: Called with the text after every edit.
  init(changed: @escaping (String) -> Void) {
    super.init(frame: .zero)
    field.placeholder = "Search"
    field.accessibilityLabel = "Search"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    let edited = UIAction { [weak field] _ in changed(field?.text ?? "") }
    field.addAction(edited, for: .editingChanged)
    let done = UIAction { [weak field] _ in _ = field?.resignFirstResponder() }
    field.addAction(done, for: .editingDidEndOnExit)
    addSubview(field)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fieldHeight + Self.spacing)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = max(layoutMargins.left, Self.sideMargin)
    let right = max(layoutMargins.right, Self.sideMargin)
    field.frame = CGRect(
      x: left, y: 0, width: max(bounds.width - left - right, 0), height: fieldHeight)
  }

  private var fieldHeight: CGFloat {
    max(field.sizeThatFits(.zero).height.rounded(.up), 36)
  }
}
