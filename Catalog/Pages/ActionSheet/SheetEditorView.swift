import ActionSheet
import UIKit

/// Buttons that change the sheet they are in while it is open: actions come, go, and say something
/// else, all by their identities.
final class SheetEditorView: UIView {
  private static let margin: CGFloat = 16

  private weak var sheet: ActionSheetControl?
  private let buttons = FlowView([])

  /// The number of the last action that was added; 0 for none.
  private var lastNumber: Int {
    guard let sheet else { return 0 }
    return sheet.actions.filter { "\($0.id)".contains("added ") }.count
  }

  /// Makes the buttons for a sheet.
  init(sheet: ActionSheetControl) {
    self.sheet = sheet
    super.init(frame: .zero)
    buttons.items = [
      button(localized("Add")) { $0.add(1) }, button(localized("Retitle")) { $0.retitle() },
      button(localized("Enable")) { $0.enable() },
      button(localized("Two Lines")) { $0.setTwoLines() },
      button(localized("Check")) { $0.check() }, button(localized("Remove")) { $0.remove() },
      button(localized("Stars")) { $0.toggleStars() },
      button(localized("A Thousand")) { $0.add(1_000) },
      button(localized("Start Over")) { $0.startOver() },
    ]
    addSubview(buttons)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * Self.margin, height: 0)
    return CGSize(
      width: size.width, height: buttons.sizeThatFits(room).height + 2 * Self.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    buttons.frame = bounds.insetBy(dx: Self.margin, dy: Self.margin)
  }

  private func button(_ title: String, _ change: @escaping (SheetEditorView) -> Void) -> UIButton {
    FlowView.capsule(title) { [weak self] in
      guard let self, let sheet = self.sheet else { return }
      sheet.performBatchUpdates(animated: true) { change(self) }
    }
  }

  /// The action that the buttons change: the last one added.
  private var target: SheetItemID { SheetItemID("added \(lastNumber)") }

  /// Adds actions above cancel.
  func add(_ count: Int) {
    guard let sheet else { return }
    let first = lastNumber + 1
    for number in first..<first + count {
      sheet.insertAction(
        .default(localized("Action %1$@", "\(number)"), id: SheetItemID("added \(number)")),
        at: sheet.cancelActionIndex ?? sheet.numberOfActions)
    }
  }

  /// Removes the last action that was added.
  func remove() {
    guard lastNumber > 0 else { return }
    sheet?.removeAction(id: target)
  }

  /// Gives the last action another title.
  func retitle() {
    let number = lastNumber
    sheet?.updateAction(id: target) { action in
      action.attributedTitle = nil
      let first = localized("Action %1$@", "\(number)")
      action.title =
        action.title == first ? localized("Once Called %1$@", "\(number)") : first
    }
  }

  /// Lets the last action be chosen, or no longer.
  func enable() {
    sheet?.updateAction(id: target) { $0.isEnabled.toggle() }
  }

  /// Marks the last action, or no longer.
  func check() {
    sheet?.updateAction(id: target) { $0.state = $0.state == .on ? .off : .on }
  }

  /// Gives the last action a title of two lines in two sizes, or takes it back.
  func setTwoLines() {
    sheet?.updateAction(id: target) { action in
      guard action.attributedTitle == nil else {
        action.attributedTitle = nil
        return
      }
      let text = "\(action.title)\n" + localized("in two lines of two sizes")
      let title = NSMutableAttributedString(string: text)
      let end = (action.title as NSString).length
      title.addAttributes(
        [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel],
        range: NSRange(location: end, length: (text as NSString).length - end))
      action.attributedTitle = title
    }
  }

  /// Shows a view of the page's own below the actions, or takes it away.
  func toggleStars() {
    guard let sheet else { return }
    sheet.footerView =
      sheet.footerView == nil ? makeStars() : nil
  }

  private func makeStars() -> UIView {
    let stars = UIStackView(
      arrangedSubviews: (1...5).map { _ in
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        star.contentMode = .center
        star.tintColor = .systemOrange
        return star
      })
    stars.distribution = .fillEqually
    stars.heightAnchor.constraint(equalToConstant: 72).isActive = true
    return stars
  }

  /// Leaves what the sheet had at first.
  func startOver() {
    while lastNumber > 0 { remove() }
    sheet?.footerView = nil
  }
}
