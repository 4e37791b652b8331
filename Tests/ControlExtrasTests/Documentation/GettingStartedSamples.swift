// The samples of GettingStarted.md, compiled as in an app: without testable imports.

// sample GettingStarted 1
import ControlExtras
import UIKit

final class ProfileViewController: UITableViewController {
  let header = StickyHeaderView(
    headerLayout: StickyHeaderLayout(
      minimumHeight: 60, maximumHeight: 200, expansion: .atTop, isPinned: true,
      reservation: .restingHeight))
  let footer = StickyFooterView(height: 56)
  let followButton = StatefulButton(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    header.backgroundColor = .secondarySystemBackground
    tableView.addSubview(header)
    footer.backgroundColor = .systemBackground
    footer.addSubview(followButton)
    tableView.addSubview(footer)
    setUpFollowButton()
  }

  private func setUpFollowButton() {
    // The footer takes the width of the table, and the margins stay.
    footer.frame.size.width = 320
    followButton.frame = CGRect(x: 16, y: 6, width: 288, height: 44)
    followButton.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    followButton.setTitleColor(.label, for: .normal)
    followButton.setTitle("Follow", for: .normal)
    followButton.setTitle("Following", for: .selected)
    followButton.addAction(
      UIAction { [weak followButton] _ in followButton?.isSelected.toggle() },
      for: .touchUpInside)
  }
}
// end of sample
