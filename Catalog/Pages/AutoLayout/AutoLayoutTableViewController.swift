import UIKit

/// The controls in the cells of a table, which are as high as their content.
final class AutoLayoutTableViewController: UIViewController, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let settings: LayoutSettings
  private let samples: [@MainActor () -> UIView] = [
    LayoutSamples.rangeSlider, LayoutSamples.namedSlider, LayoutSamples.multiSlider,
    LayoutSamples.button, LayoutSamples.pulse, LayoutSamples.sheet,
  ]

  init(settings: LayoutSettings = LayoutSettings()) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    settings = LayoutSettings()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    settings.apply(to: table)
    table.dataSource = self
    table.allowsSelection = false
    view.pin(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    samples.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.pin(
      samples[indexPath.row](),
      insets: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
    return cell
  }
}
