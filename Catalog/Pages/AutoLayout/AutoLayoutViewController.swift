import UIKit

/// The controls in a column, all frames from constraints.
///
///     scroll view
///     └── column
///         ├── settings     direction and text size
///         └── samples      a card for each control
final class AutoLayoutViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let column = UIStackView()
  private let samples = UIStackView()
  private var settings: LayoutSettings

  /// A function that events are reported to.
  var report: CatalogPage.Report = { _ in }

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
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    for stack in [column, samples] {
      stack.axis = .vertical
      stack.spacing = 20
    }
    column.addArrangedSubview(
      LayoutCard(
        localized("Settings"),
        content: LayoutSettingsView(settings: settings) { [weak self] in self?.show($0) }))
    column.addArrangedSubview(samples)
    for card in makeCards() { samples.addArrangedSubview(card) }
    settings.apply(to: samples)
    let widest = column.widthAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32)
    // Less than required, but more than what any content asks for.
    widest.priority = UILayoutPriority(999)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -32),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
      widest,
    ])
  }

  private func makeCards() -> [UIView] {
    [
      LayoutCard(localized("Between its edges"), content: LayoutSamples.rangeSlider()),
      LayoutCard(localized("Beside its name"), content: LayoutSamples.namedSlider()),
      LayoutCard(localized("Several thumbs"), content: LayoutSamples.multiSlider()),
      LayoutCard(localized("On a baseline"), content: LayoutSamples.button()),
      LayoutCard(localized("In the middle"), content: LayoutSamples.pulse()),
      LayoutCard(localized("As high as its rows"), content: LayoutSamples.sheet()),
      LayoutCard(localized("Half as high as wide"), content: LayoutSamples.board()),
    ]
  }

  private func show(_ settings: LayoutSettings) {
    self.settings = settings
    report(
      "\(settings.isRightToLeft == true ? "right-to-left" : "left-to-right") "
        + (settings.textSize ?? .standard).title)
    UIView.animate(withDuration: 0.3) { [self] in
      settings.apply(to: samples)
      view.layoutIfNeeded()
    }
  }
}
