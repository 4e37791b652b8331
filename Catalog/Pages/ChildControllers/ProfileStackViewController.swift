import ControlExtras
import UIKit

/// A profile made of children: a person, a text that unfolds, a button that adds notes, and the notes.
final class ProfileStackViewController: ChildStackViewController {
  private static let maximumWidth: CGFloat = 640

  /// A function that events are reported to.
  var report: CatalogPage.Report = { _ in }

  /// Whether the text is unfolded when the page opens.
  var opensExpanded = false

  /// How many notes there are when the page opens.
  var noteCount = 2

  private var nextNumber = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    spacing = 8
    estimatedChildHeight = 120
    let portrait = PersonView()
    portrait.tapped = { [weak self] in self?.report("portrait tapped") }
    let person = CardChildController(localized("Guide"), content: portrait)
    let about = AboutChildController(isExpanded: opensExpanded)
    let adding = CardChildController(localized("Notes"), content: makeAddButton())
    append(contentsOf: [person, about, adding] + (0..<noteCount).map { _ in makeNote() })
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let safeArea = view.safeAreaInsets
    let side = max((view.bounds.width - Self.maximumWidth) / 2, 16)
    let margins = NSDirectionalEdgeInsets(
      top: 12, leading: max(side, safeArea.left), bottom: 32, trailing: max(side, safeArea.right))
    if margins != contentMargins { contentMargins = margins }
  }

  private func makeAddButton() -> UIView {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = localized("Add a Note")
    button.configuration?.cornerStyle = .large
    button.configuration?.buttonSize = .large
    button.addAction(
      UIAction { [weak self] _ in self?.addNote() }, for: .primaryActionTriggered)
    return ColumnView([button])
  }

  private func makeNote() -> NoteChildController {
    let note = NoteChildController(number: nextNumber)
    nextNumber += 1
    note.removed = { [weak self] note in self?.removeNote(note) }
    return note
  }

  private func addNote() {
    let note = makeNote()
    // Below the person, the text and the button.
    insert(note, at: 3)
    report("added, now \(stackedChildren.count)")
    note.loadViewIfNeeded()
    note.view.alpha = 0
    view.layoutIfNeeded()
    UIView.animate(withDuration: 0.3) { note.view.alpha = 1 }
  }

  private func removeNote(_ note: NoteChildController) {
    UIView.animate(
      withDuration: 0.2, animations: { note.view.alpha = 0 },
      completion: { _ in
        UIView.animate(withDuration: 0.25) {
          self.remove(note)
          self.view.layoutIfNeeded()
        }
      })
    report("removed, now \(stackedChildren.count - 1)")
  }
}
