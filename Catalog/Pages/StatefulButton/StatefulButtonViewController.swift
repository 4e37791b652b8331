import ControlExtras
import UIKit

/// A stateful button in every combination of its states: one to touch, what it is given, and all
/// sixteen at a glance.
final class StatefulButtonViewController: CardsViewController {
  /// How wide a tile is at least, in lines of its name.
  private static let tileLines: CGFloat = 5.4
  private static let configuredTileLines: CGFloat = 10
  private static let liveSize = CGSize(width: 132, height: 56)

  private var isConfigured = false
  private var given: Set<StateCombination> = [.normal, .selected]
  private var posed = StateCombination.normal
  private var live = PosedButton(frame: .zero)
  private var readout = TextBlock.body("")
  private var grid = UIView()
  private var poses: [(StateCombination, ChoiceRow)] = []

  /// Shows which content is given, and to which kind of button.
  func show(_ state: String) {
    isConfigured = state == "configured"
    given =
      switch state {
      case "single": [.normal, .highlighted, .disabled, .selected, .focused]
      case "combined": Set(SampleContent.all.map(\.combination))
      default: [.normal, .selected]
      }
  }

  override func makeCards() -> [UIView] {
    let intro = TextBlock(
      localized(
        "Each color belongs to one state. "
          + "A combination without content of its own shows the nearest."),
      font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    return [
      makeLiveCard(),
      CardView(
        localized("Has content of its own"), content: ColumnView(makeContentRows()),
        insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)),
      CardView(
        localized("All sixteen"), content: ColumnView([intro, makeGrid()], spacing: 14),
        insets: Self.cardInsets),
    ]
  }

  // MARK: Live

  private func makeLiveCard() -> UIView {
    live = makeButton()
    live.pose(posed)
    live.accessibilityLabel = localized("Sample")
    let touched = UIAction { [weak self] _ in self?.showReadout() }
    live.addAction(touched, for: [.allTouchEvents])
    readout = TextBlock.body("")
    readout.textAlignment = .center
    poses = [StateCombination.selected, .disabled, .focused].map { part in
      let row = ChoiceRow(
        SampleContent.name(of: part).capitalized, isOn: posed.contains(part)
      ) { [weak self] isOn in self?.pose(part, isOn: isOn) }
      return (part, row)
    }
    poses.last?.1.showsSeparator = false
    showReadout()
    return CardView(
      localized("Live"),
      content: ColumnView(
        [CenteredView(live, size: Self.liveSize), readout, ColumnView(poses.map(\.1))],
        spacing: 12),
      insets: UIEdgeInsets(top: 20, left: 16, bottom: 6, right: 16))
  }

  private func pose(_ part: StateCombination, isOn: Bool) {
    if isOn { posed.insert(part) } else { posed.remove(part) }
    live.pose(posed)
    showReadout()
  }

  private func pose(_ combination: StateCombination) {
    // A finger presses the live button; a tile only chooses the rest.
    posed = combination
    live.pose(combination)
    for (part, row) in poses { row.show(combination.contains(part)) }
    showReadout()
  }

  private func showReadout() {
    let combination = StateCombination(live.state)
    let source = combination.fallbacks.first { given.contains($0) }
    readout.text =
      source.map {
        localized(
          "%1$@: shows “%2$@”", SampleContent.name(of: combination), SampleContent.name(of: $0))
      } ?? localized("%1$@: shows nothing", SampleContent.name(of: combination))
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Content

  private func makeContentRows() -> [UIView] {
    let rows = SampleContent.all.map { content in
      let row = ChoiceRow(content.name, isOn: given.contains(content.combination)) {
        [weak self] isOn in self?.give(content, isOn: isOn)
      }
      row.name.textColor = content.color
      return row
    }
    rows.last?.showsSeparator = false
    return rows
  }

  private func give(_ content: SampleContent, isOn: Bool) {
    if isOn { given.insert(content.combination) } else { given.remove(content.combination) }
    for button in [live] + tiles.map(\.button) {
      content.set(isOn, in: button, traits: traitCollection)
    }
    showReadout()
  }

  private func makeButton() -> PosedButton {
    let button =
      isConfigured ? PosedButton(configuration: .tinted()) : PosedButton(frame: .zero)
    if isConfigured {
      button.configuration?.imagePlacement = .top
      button.configuration?.imagePadding = 2
      button.configuration?.titleAlignment = .center
      button.configuration?.titleLineBreakMode = .byTruncatingTail
      button.configuration?.buttonSize = .small
    }
    for content in SampleContent.all where given.contains(content.combination) {
      content.set(true, in: button, traits: traitCollection)
    }
    return button
  }

  // MARK: Grid

  private var tiles: [StateTile] { grid.subviews.compactMap { $0 as? StateTile } }

  private func makeGrid() -> UIView {
    let lineHeight = UIFont.preferredFont(forTextStyle: .caption2).lineHeight
    let tiles = StateCombination.all.map { combination in
      StateTile(combination, button: makeButton()) { [weak self] in self?.pose(combination) }
    }
    grid = TileGrid(
      tiles, minimumWidth: lineHeight * (isConfigured ? Self.configuredTileLines : Self.tileLines),
      spacing: 8)
    return grid
  }
}
