import UIKit

/// A scrolling page of cards: what every screen of the catalog that is more than one control has in
/// common.
///
///     scroll view
///     └── column
///         └── cards
class CardsViewController: ScrollingViewController {
  static let cardInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)

  private var column = ColumnView([])

  /// A function that events are reported to.
  final var report: CatalogPage.Report = { _ in }

  /// Called when the page has scrolled.
  final var scrolled: () -> Void = {}

  /// Makes the cards; called when the view is loaded and whenever text size or style change.
  func makeCards() -> [UIView] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    rebuild()
    registerForTraitChanges([
      UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self,
      UITraitLayoutDirection.self,
    ]) { (page: CardsViewController, _: UITraitCollection) in page.rebuild() }
  }

  /// Makes the cards anew.
  final func rebuild() {
    column.removeFromSuperview()
    column = ColumnView(
      makeCards(), spacing: 12, insets: UIEdgeInsets(top: 12, left: 0, bottom: 32, right: 0))
    scrollView.addSubview(column)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place(column)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolled()
  }
}

/// A rounded card of a grouped page with a heading above it, if it has one.
///
///     CardView
///     ├── heading
///     └── card
///         └── content
final class CardView: UIView {
  private static let headingHeight: CGFloat = 28
  private static let headingInset: CGFloat = 16

  private let heading = UILabel()
  private let card = UIView()
  private let content: UIView
  private let insets: UIEdgeInsets

  init(_ title: String, content: UIView, insets: UIEdgeInsets) {
    self.content = content
    self.insets = insets
    super.init(frame: .zero)
    heading.text = title.uppercased()
    heading.font = .preferredFont(forTextStyle: .footnote)
    heading.adjustsFontForContentSizeCategory = true
    heading.numberOfLines = 0
    heading.textColor = .secondaryLabel
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    card.addSubview(content)
    addSubview(heading)
    addSubview(card)
  }

  required init?(coder: NSCoder) {
    content = UIView()
    insets = .zero
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = content.sizeThatFits(contentSize(width: size.width))
    return CGSize(
      width: size.width,
      height: headingHeight(width: size.width) + insets.top + inner.height + insets.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = Self.headingInset
    let headingHeight = headingHeight(width: bounds.width)
    let textHeight = textHeight(width: bounds.width)
    heading.frame = CGRect(
      x: inset, y: headingHeight - textHeight - 6, width: bounds.width - inset * 2,
      height: textHeight)
    card.frame = CGRect(
      x: 0, y: headingHeight, width: bounds.width, height: bounds.height - headingHeight)
    content.frame = card.bounds.inset(by: insets)
  }

  private func headingHeight(width: CGFloat) -> CGFloat {
    guard heading.text?.isEmpty == false else { return 0 }
    let line = heading.font.lineHeight
    let lines = max((textHeight(width: width) / line).rounded(), 1)
    return max(Self.headingHeight, line * lines + 12)
  }

  private func textHeight(width: CGFloat) -> CGFloat {
    heading.sizeThatFits(
      CGSize(width: width - Self.headingInset * 2, height: .greatestFiniteMagnitude)
    ).height
  }

  private func contentSize(width: CGFloat) -> CGSize {
    CGSize(width: max(width - insets.left - insets.right, 0), height: .greatestFiniteMagnitude)
  }
}
