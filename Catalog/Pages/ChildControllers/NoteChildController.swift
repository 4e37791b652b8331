import UIKit

/// A note that can be taken off the stack.
final class NoteChildController: CardChildController {
  private static let notes = [
    localized("Bring a warm layer: the saddle is windy whatever the valley says."),
    localized("The spring below the hut runs until September."),
    localized("Dogs on a lead between the larch wood and the alp. There are calves."),
    localized("The last bus leaves at 18:40, and the driver does not wait."),
  ]

  /// Called when the button was tapped.
  var removed: ((NoteChildController) -> Void)?

  init(number: Int) {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = localized("Remove")
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 0, bottom: 6, trailing: 0)
    button.contentHorizontalAlignment = .leading
    button.configuration?.baseForegroundColor = .systemRed
    let text = TextBlock.body(Self.notes[number % Self.notes.count])
    super.init(
      localized("Note %1$@", "\(number + 1)"), content: ColumnView([text, button], spacing: 6))
    button.addAction(
      UIAction { [weak self] _ in
        if let self { removed?(self) }
      }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
