import UIKit

/// A page that scrolls.
class ScrollingViewController: UIViewController, UIScrollViewDelegate {
  private static let margin: CGFloat = 16
  private static let maximumWidth: CGFloat = 640

  final let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Puts a column into the middle of the page, which is then as high as the column.
  final func place(_ column: UIView) {
    let safeArea = view.safeAreaInsets
    let room = view.bounds.width - safeArea.left - safeArea.right
    let width = min(room - Self.margin * 2, Self.maximumWidth)
    let height = column.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    column.frame = CGRect(x: (view.bounds.width - width) / 2, y: 0, width: width, height: height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: height)
  }
}
