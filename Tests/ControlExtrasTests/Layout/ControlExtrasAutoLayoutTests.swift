import TestSupport
import Testing

@testable import ControlExtras

/// The views of the module under constraints.
@MainActor struct ControlExtrasAutoLayoutTests {
  private static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
  ]

  private func makeButton(_ title: String = "Follow") -> StatefulButton {
    let button = StatefulButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitle("Following since yesterday", for: .selected)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    return button
  }

  @Test("A pulse takes the size of its constraints", arguments: ConstrainedPlace.allCases)
  func aPulseTakesTheSizeOfItsConstraints(_ place: ConstrainedPlace) {
    let pulse = RadarPulseControl()
    let stage = ConstrainedStage(pulse, in: place, height: 90)
    stage.layOut()
    #expect(pulse.bounds.size == CGSize(width: stage.width, height: 90))
  }

  @Test("A sticky view outside a scroll view has its height", arguments: ConstrainedPlace.allCases)
  func aStickyViewOutsideAScrollViewHasItsHeight(_ place: ConstrainedPlace) {
    // In a scroll view these views place themselves.
    guard place != .scroll else { return }
    let (header, footer) = (StickyHeaderView(), StickyFooterView())
    for view in [header, footer] as [UIView] {
      let stage = ConstrainedStage(view, in: place)
      stage.layOut()
      #expect(view.bounds.width == stage.width)
      #expect(view.bounds.height == view.intrinsicContentSize.height)
    }
  }

  @Test("A button is as high as its title", arguments: ConstrainedPlace.allCases)
  func aButtonIsAsHighAsItsTitle(_ place: ConstrainedPlace) {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for textSize in Self.textSizes {
        let button = makeButton()
        let stage = ConstrainedStage(
          button, in: place, direction: direction, contentSize: textSize)
        stage.layOut()
        #expect(button.bounds.width == stage.width)
        #expect(button.bounds.height == button.intrinsicContentSize.height)
      }
    }
  }

  @Test("A button in the middle is as wide as the title of its state")
  func aButtonInTheMiddleIsAsWideAsTheTitleOfItsState() {
    let button = makeButton()
    button.translatesAutoresizingMaskIntoConstraints = false
    let host = TestHost()
    host.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: host.view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: host.view.centerYAnchor),
    ])
    host.layout()
    let width = button.bounds.width
    #expect(width == button.intrinsicContentSize.width && !button.hasAmbiguousLayout)
    button.isSelected = true
    host.layout()
    #expect(button.bounds.width > width)
    #expect(button.bounds.width == button.intrinsicContentSize.width)
    #expect(abs(button.center.x - 195) <= 0.5)
  }

  /// The baseline of a button is that of its title.
  @Test(
    "The title of a button shares the baseline of a label",
    arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
  func theTitleOfAButtonSharesTheBaselineOfALabel(_ textSize: UIContentSizeCategory) throws {
    let host = TestHost(contentSize: textSize)
    let label = UILabel()
    label.text = "Lake"
    label.font = .systemFont(ofSize: 30)
    let button = makeButton("Go")
    let row = UIStackView(arrangedSubviews: [label, button])
    row.alignment = .firstBaseline
    row.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
      row.topAnchor.constraint(equalTo: host.view.topAnchor, constant: 100),
    ])
    host.layout()
    let title = try #require(button.titleLabel)
    func baseline(_ label: UILabel) -> CGFloat {
      let frame = label.convert(label.bounds, to: host.view)
      return frame.midY - label.font.lineHeight / 2 + label.font.ascender
    }
    #expect(abs(baseline(title) - baseline(label)) <= 1)
  }

  @Test("An image view has the size of its image") func anImageIsAsLargeAsItIs() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let view = TappableImageView(image: image)
    view.translatesAutoresizingMaskIntoConstraints = false
    let host = TestHost()
    host.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: host.view.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: host.view.centerYAnchor),
    ])
    host.layout()
    #expect(view.bounds.size == CGSize(width: 40, height: 30))
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
    host.layout()
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
  }

  @Test("Containers keep their content in place") func containersKeepTheirContentInPlace() {
    for container in [HitShapeContainer(), TouchForwardingView(), TouchForwardingScrollView()]
      as [UIView]
    {
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
        content.topAnchor.constraint(equalTo: container.topAnchor, constant: 5),
        content.widthAnchor.constraint(equalToConstant: 30),
        content.heightAnchor.constraint(equalToConstant: 20),
      ])
      ConstrainedStage(container, in: .edges, height: 80).layOut()
      #expect(content.frame == CGRect(x: 10, y: 5, width: 30, height: 20))
    }
  }

  @Test("Only a change of the size invalidates the intrinsic size")
  func onlyAChangeOfTheSizeInvalidatesIt() {
    let pulse = RadarPulseControl()
    #expect(invalidations(of: pulse) { pulse.ringCount = 5 } == 0)
    let header = StickyFooterView()
    #expect(invalidations(of: header) { header.height = 49 } == 0)
    #expect(invalidations(of: header) { header.height = 70 } == 1)
  }
}
