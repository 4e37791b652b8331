// The samples of ChildStacks.md, compiled as in an app: without testable imports.

// sample ChildStacks 1
import ControlExtras
import UIKit

final class NoteViewController: UIViewController {
  private let label = UILabel()

  convenience init(text: String) {
    self.init(nibName: nil, bundle: nil)
    label.text = text
    label.numberOfLines = 0
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds
    let size = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
    preferredContentSize.height = label.sizeThatFits(size).height.rounded(.up)
  }
}
// end of sample

// sample ChildStacks 2
final class JournalViewController: ChildStackViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    spacing = 12
    contentMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    append(contentsOf: [
      NoteViewController(text: "Monday: arrival."),
      NoteViewController(text: "Tuesday: rain."),
    ])
  }

  func addNote(_ text: String) {
    insert(NoteViewController(text: text), at: 0)
  }

  func removeLastNote() {
    if let last = stackedChildren.last { remove(last) }
  }
}
// end of sample
