import UIKit

/// A scrolling page of cards: what every screen of the catalog that is more than one control has in
/// common.
///
///     scroll view
///     └── column
///         └── cards
class CardsViewController: UIViewController {
  private static let margin: CGFloat = 16
  private static let maximumWidth: CGFloat = 640
  static let cardInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)

  private let scrollView = UIScrollView()
  private var column = ColumnView([])

  /// A function that events are reported to.
  final var report: CatalogPage.Report = { _ in }

  /// Makes the cards; called when the view is loaded and whenever text size or style change.
  func makeCards() -> [UIView] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
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
    scrollView.frame = view.bounds
    let safeArea = view.safeAreaInsets
    let room = view.bounds.width - safeArea.left - safeArea.right
    let width = min(room - Self.margin * 2, Self.maximumWidth)
    let height = column.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    column.frame = CGRect(
      x: (view.bounds.width - width) / 2, y: 0, width: width, height: height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: height)
  }
}
