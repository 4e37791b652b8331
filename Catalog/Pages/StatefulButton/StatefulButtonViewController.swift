import ControlExtras
import UIKit

/// A stateful button in every combination of its states: one to touch, and all sixteen at a glance.
final class StatefulButtonViewController: CardsViewController {
  /// How wide a tile is at least, in lines of its name.
  private static let tileLines: CGFloat = 5.4
  private static let configuredTileLines: CGFloat = 10

  /// The size of the live button, which grows with the text as far as narrow screens allow.
  private static var liveSize: CGSize {
    let metrics = UIFontMetrics.default
    return CGSize(
      width: min(metrics.scaledValue(for: 132), 220),
      height: min(metrics.scaledValue(for: 56), 120))
  }

  /// The button to touch, which a state sets up.
  let live = PosedButton(frame: .zero)

  /// Gives another button the content of the button to touch.
  var giveContent: @MainActor (StatefulButton) -> Void = { _ in }

  private var readout = TextBlock.body("")
  private var rows: [(StateCombination, ChoiceRow)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    if live.configuration == nil {
      live.backgroundColor = .tertiarySystemFill
      live.layer.cornerRadius = 12
      live.layer.cornerCurve = .continuous
    }
    live.accessibilityLabel = localized("Sample")
    live.addAction(UIAction { [weak self] _ in self?.showReadout() }, for: .allTouchEvents)
    for (event, name) in [
      (UIControl.Event.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"),
      (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
      (.primaryActionTriggered, "primaryActionTriggered"),
    ] {
      live.addAction(UIAction { [report] _ in report(name) }, for: event)
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
        localized("All sixteen"), content: ColumnView([intro, makeGrid()], spacing: 14),
        insets: Self.cardInsets),
    ]
  }

  // MARK: Live

  private func makeLiveCard() -> UIView {
    readout = TextBlock.body("")
    readout.textAlignment = .center
    let current = StateCombination(live.state)
    rows = [StateCombination.selected, .disabled, .focused].map { part in
      let row = ChoiceRow(part.name.capitalized, isOn: current.contains(part)) {
        [weak self] isOn in self?.hold(part, isOn: isOn)
      }
      return (part, row)
    }
    rows.last?.1.showsSeparator = false
    showReadout()
    return CardView(
      localized("Live"),
      content: ColumnView(
        [CenteredView(live, size: Self.liveSize), readout, ColumnView(rows.map(\.1))],
        spacing: 12),
      insets: UIEdgeInsets(top: 20, left: 16, bottom: 6, right: 16))
  }

  private func hold(_ part: StateCombination, isOn: Bool) {
    var combination = StateCombination(live.state)
    if isOn { combination.insert(part) } else { combination.remove(part) }
    hold(combination)
  }

  /// Holds the button to touch in a combination of states.
  func hold(_ combination: StateCombination) {
    live.hold(combination)
    for (part, row) in rows { row.show(combination.contains(part)) }
    showReadout()
    report("state \(combination.name)")
  }

  private func showReadout() {
    let combination = StateCombination(live.state)
    let source = combination.fallbacks.first { live.given.contains($0) }
    readout.text =
      source.map { localized("%1$@: shows “%2$@”", combination.name, $0.name) }
      ?? localized("%1$@: shows nothing", combination.name)
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Grid

  private func makeGrid() -> UIView {
    let lineHeight = UIFont.preferredFont(forTextStyle: .caption2).lineHeight
    let tiles = StateCombination.all.map { combination in
      let button = PosedButton(frame: .zero)
      giveContent(button)
      return StateTile(combination, button: button) { [weak self] in self?.hold(combination) }
    }
    let lines = live.configuration == nil ? Self.tileLines : Self.configuredTileLines
    return TileGrid(tiles, minimumWidth: lineHeight * lines, spacing: 8)
  }
}
