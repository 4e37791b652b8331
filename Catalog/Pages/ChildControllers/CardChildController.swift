import UIKit

/// A child controller whose view is one card; it asks for the height that the card needs.
class CardChildController: UIViewController {
  private let heading: String
  private let content: UIView
  private lazy var card = CardView(
    heading, content: content, insets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16))

  init(_ heading: String, content: UIView) {
    self.heading = heading
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    heading = ""
    content = UIView()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: CardChildController, _: UITraitCollection) in controller.contentChanged()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateHeight()
    card.frame = view.bounds
  }

  /// Asks for the height that the content needs now.
  func updateHeight() {
    let width = view.bounds.width
    guard width > 0 else { return }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    preferredContentSize = CGSize(width: 0, height: card.sizeThatFits(room).height.rounded(.up))
  }

  /// Lays everything out again after the content has changed its size.
  func contentChanged() {
    content.setNeedsLayout()
    card.setNeedsLayout()
    view.setNeedsLayout()
    updateHeight()
  }
}
