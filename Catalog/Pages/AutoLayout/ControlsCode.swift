import ActionSheet
import ControlExtras
import DrawingBoard
import RangeSlider
import UIKit

/// The controls in a column of cards or in the cells of a table, all frames from constraints.
final class ControlsViewController: UIViewController, UITableViewDataSource {
  /// A Boolean value that determines whether the controls are in the cells of a table.
  var usesTable = false

  /// The controls with the names of their places.
  private(set) lazy var samples: [(title: String, view: UIView)] = [
    (localized("Between its edges"), makeRangeSlider()),
    (localized("Beside its name"), makeNamedSlider()),
    (localized("Several thumbs"), makeMultiSlider()),
    (localized("On a baseline"), makeButtonRow()),
    (localized("In the middle"), makePulse()),
    (localized("As high as its rows"), makeSheet()),
    (localized("Half as high as wide"), makeBoard()),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    if usesTable { addTable() } else { addColumn() }
  }

  // MARK: Column

  private func addColumn() {
    let scrollView = UIScrollView()
    let column = UIStackView(arrangedSubviews: samples.map(makeCard))
    column.axis = .vertical
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.addSubview(column)
    pin(scrollView, to: view)
    let widest = column.widthAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32)
    // Less than required, but more than any content asks for.
    widest.priority = UILayoutPriority(999)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -32),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
      widest,
    ])
  }

  private func makeCard(title: String, content: UIView) -> UIView {
    let heading = makeLabel(title, style: .footnote)
    heading.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [heading, content])
    stack.axis = .vertical
    stack.spacing = 10
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    pin(stack, to: card, vertical: 14, horizontal: 16)
    return card
  }

  // MARK: Table

  private func addTable() {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.dataSource = self
    table.allowsSelection = false
    pin(table, to: view)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    samples.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    pin(samples[indexPath.row].view, to: cell.contentView, vertical: 12, horizontal: 16)
    return cell
  }

  // MARK: Controls

  /// A range slider between its edges, and fields for its values; its height is its own.
  private func makeRangeSlider() -> UIView {
    let slider = RangeSliderControl()
    slider.maximumValue = 100
    slider.setValues(lower: 20, upper: 70)
    slider.showsValueLabels = true
    slider.accessibilityLabel = localized("Price")
    let fields = UIStackView(
      arrangedSubviews: [
        SliderValueField(slider: slider, thumb: .lower),
        SliderValueField(slider: slider, thumb: .upper),
      ])
    fields.distribution = .fillEqually
    fields.spacing = 12
    let column = UIStackView(arrangedSubviews: [slider, fields])
    column.axis = .vertical
    column.spacing = 8
    return column
  }

  /// A name and a slider that takes the rest of the row.
  private func makeNamedSlider() -> UIView {
    let name = makeLabel(localized("Price"))
    name.setContentHuggingPriority(.required, for: .horizontal)
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    let slider = RangeSliderControl()
    slider.accessibilityLabel = name.text
    let row = UIStackView(arrangedSubviews: [name, slider])
    row.alignment = .center
    row.spacing = 12
    return row
  }

  private func makeMultiSlider() -> UIView {
    let slider = MultiSliderControl(thumbCount: 5)
    slider.accessibilityLabel = localized("Bands")
    return slider
  }

  /// A button whose title shares a baseline with a label; below it where the text is large.
  private func makeButtonRow() -> UIView {
    let button = StatefulButton(type: .system)
    button.setTitle(localized("Follow"), for: .normal)
    button.setTitle(localized("Following"), for: .selected)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addAction(
      UIAction { [weak button] _ in button?.isSelected.toggle() }, for: .primaryActionTriggered)
    button.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [makeLabel(localized("Lake Como")), button])
    row.spacing = 12
    let arrange: @MainActor (UIStackView, UITraitCollection) -> Void = { row, _ in
      let isLarge = row.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      row.axis = isLarge ? .vertical : .horizontal
      row.alignment = isLarge ? .leading : .firstBaseline
    }
    arrange(row, row.traitCollection)
    row.registerForTraitChanges([UITraitPreferredContentSizeCategory.self], handler: arrange)
    return row
  }

  /// A control in the middle, as large as it is by itself.
  private func makePulse() -> UIView {
    let pulse = RadarPulseControl()
    pulse.accessibilityLabel = localized("Look around")
    pulse.translatesAutoresizingMaskIntoConstraints = false
    let container = UIView()
    container.addSubview(pulse)
    NSLayoutConstraint.activate([
      pulse.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      pulse.topAnchor.constraint(equalTo: container.topAnchor),
      pulse.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      pulse.widthAnchor.constraint(equalToConstant: 96),
      pulse.heightAnchor.constraint(equalToConstant: 96),
    ])
    return container
  }

  private func makeSheet() -> UIView {
    let sheet = ActionSheetControl()
    sheet.title = localized("Photo")
    sheet.message = localized("What happens to the photo also happens to its copies.")
    sheet.sheetBackgroundColor = .secondarySystemGroupedBackground
    sheet.addAction(.destructive(localized("Delete")))
    sheet.addAction(.default(localized("Archive")))
    sheet.addAction(.cancel())
    return sheet
  }

  /// A board half as high as wide, and its toolbar.
  private func makeBoard() -> UIView {
    let board = DrawingBoardControl()
    let toolbar = DrawingToolbarControl()
    toolbar.board = board
    board.layer.borderWidth = 1
    board.layer.borderColor = UIColor.systemGray3.cgColor
    let column = UIStackView(arrangedSubviews: [board, toolbar])
    column.axis = .vertical
    column.spacing = 12
    board.heightAnchor.constraint(equalTo: board.widthAnchor, multiplier: 0.5).isActive = true
    return column
  }

  private func makeLabel(_ text: String, style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func pin(
    _ subview: UIView, to view: UIView, vertical: CGFloat = 0, horizontal: CGFloat = 0
  ) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    NSLayoutConstraint.activate([
      subview.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: horizontal),
      subview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -horizontal),
      subview.topAnchor.constraint(equalTo: view.topAnchor, constant: vertical),
      subview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -vertical),
    ])
  }
}
