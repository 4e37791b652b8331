import UIKit

/// The states of a page in one line that scrolls sideways, the chosen one in sight.
///
/// Where there are many, a button at its start has a menu of all by group.
final class StateStrip: UIView {
  private static let spacing: CGFloat = 8

  /// The number of states from which on there is a menu.
  private static let menuCount = 8

  private let states: [PageState]
  private let picked: (PageState) -> Void
  private let scrollView = UIScrollView()
  private var buttons: [UIButton] = []
  private let menu = UIButton(configuration: .gray())
  /// The sizes that the chosen state was brought into sight in.
  private var shownSizes: (width: CGFloat, length: CGFloat)?

  /// The distance of the first and the last button from the edges, in points.
  var margin: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The id of the chosen state.
  var selectedID: String? {
    didSet {
      guard selectedID != oldValue else { return }
      for (state, button) in zip(states, buttons) {
        update(button, of: state)
      }
      updateMenu()
      shownSizes = nil
      setNeedsLayout()
    }
  }

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - states: The states to choose from.
  ///   - selected: The id of the one at hand.
  ///   - picked: Called with the state that was tapped.
  init(_ states: [PageState], selected: String?, picked: @escaping (PageState) -> Void) {
    self.states = states
    self.picked = picked
    selectedID = selected
    super.init(frame: .zero)
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    buttons = states.map { state in
      let button = UIButton(
        configuration: .gray(), primaryAction: UIAction { [weak self] _ in self?.picked(state) })
      update(button, of: state)
      scrollView.addSubview(button)
      return button
    }
    guard states.count >= Self.menuCount else { return }
    menu.configuration?.image = UIImage(
      systemName: "list.bullet",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .subheadline)
        .applying(UIImage.SymbolConfiguration(weight: .medium)))
    menu.configuration?.cornerStyle = .capsule
    menu.configuration?.buttonSize = .small
    menu.accessibilityLabel = localized("All States")
    menu.showsMenuAsPrimaryAction = true
    scrollView.addSubview(menu)
    updateMenu()
  }

  private func updateMenu() {
    guard menu.superview != nil else { return }
    let groups = states.map(\.group).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    menu.menu = UIMenu(
      children: groups.map { group in
        let actions = states.filter { $0.group == group }.map { state in
          UIAction(
            title: state.title, state: state.id == selectedID ? .on : .off
          ) { [weak self] _ in self?.picked(state) }
        }
        return groups.count == 1
          ? UIMenu(options: .displayInline, children: actions)
          : UIMenu(title: localized(group), children: actions)
      })
  }

  /// What the strip shows, in reading order.
  private var items: [UIButton] { (menu.superview == nil ? [] : [menu]) + buttons }

  required init?(coder: NSCoder) {
    states = []
    picked = { _ in }
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let sizes = sizes
    let length =
      sizes.reduce(0) { $0 + $1.width } + Self.spacing * CGFloat(max(sizes.count - 1, 0))
    scrollView.contentSize = CGSize(width: length + margin * 2, height: bounds.height)
    // A line that is shorter than the strip begins where reading begins.
    let width = max(scrollView.contentSize.width, bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = margin
    for (button, size) in zip(items, sizes) {
      button.frame = CGRect(
        x: isMirrored ? width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      x += size.width + Self.spacing
    }
    showSelected(isMirrored: isMirrored)
  }

  private var sizes: [CGSize] {
    items.map {
      $0.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
  }

  // Only when the strip has another width, text size or state: a person's own scrolling stays.
  private func showSelected(isMirrored: Bool) {
    let sizes = (width: bounds.width, length: scrollView.contentSize.width)
    guard bounds.width > 0, shownSizes.map({ $0 != sizes }) ?? true else { return }
    shownSizes = sizes
    let index = states.firstIndex { $0.id == selectedID } ?? 0
    guard buttons.indices.contains(index) else { return }
    let latest = max(scrollView.contentSize.width - bounds.width, 0)
    let wished = buttons[index].frame.midX - bounds.width / 2
    scrollView.contentOffset = CGPoint(x: min(max(wished, 0), latest), y: 0)
  }

  private func update(_ button: UIButton, of state: PageState) {
    button.accessibilityIdentifier = "state.\(state.id)"
    let isSelected = state.id == selectedID
    var configuration =
      isSelected ? UIButton.Configuration.filled() : UIButton.Configuration.gray()
    configuration.title = state.title
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .small
    button.configuration = configuration
    button.accessibilityTraits = isSelected ? [.button, .selected] : .button
  }
}
