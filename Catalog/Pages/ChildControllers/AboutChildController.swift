import UIKit

/// A text of three lines that unfolds to all of it.
final class AboutChildController: CardChildController {
  private static let text =
    localized(
      "Ada has led walks over this ridge for twelve summers. She knows where the ibex graze, which "
        + "tarn is warm enough to swim in and which hut bakes on Thursdays. In winter she maps snow for "
        + "the avalanche service, and in between she repairs the very bridges she sends you across."
    )
  private static let foldedLineCount = 3

  private let text = TextBlock.body(AboutChildController.text)
  private let button = UIButton(configuration: .plain())

  /// Whether all of the text is shown.
  private(set) var isExpanded = false

  init(isExpanded: Bool) {
    let column = ColumnView([text, button], spacing: 8)
    super.init(localized("About"), content: column)
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 0, bottom: 6, trailing: 0)
    button.contentHorizontalAlignment = .leading
    button.addAction(
      UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
    setExpanded(isExpanded)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func setExpanded(_ isExpanded: Bool) {
    self.isExpanded = isExpanded
    text.numberOfLines = isExpanded ? 0 : Self.foldedLineCount
    button.configuration?.title = isExpanded ? localized("Read less") : localized("Read more")
  }

  private func toggle() {
    setExpanded(!isExpanded)
    (parent as? ProfileStackViewController)?.report("about \(isExpanded ? "unfolded" : "folded")")
    UIView.animate(withDuration: 0.3) {
      self.contentChanged()
      // The container moves what is below along with this.
      self.parent?.view.layoutIfNeeded()
    }
  }
}
