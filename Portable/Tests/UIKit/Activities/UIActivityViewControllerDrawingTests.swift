import TestSupport
import Testing

@MainActor struct UIActivityViewControllerDrawingTests {
  private final class Service: UIActivity {
    override var activityTitle: String? { "Save to Library" }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }

  private func show(
    _ style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large
  ) -> TestHost {
    let host = TestHost(
      size: CGSize(width: 390, height: 500), style: style, direction: direction,
      contentSize: contentSize)
    let controller = UIActivityViewController(
      activityItems: ["A drawing of a house with a garden"], applicationActivities: [Service()])
    host.rootViewController.present(controller, animated: true)
    host.advance(by: 1)
    return host
  }

  @Test("The list is drawn in light") func listInLight() { expectSnapshot(of: show()) }

  @Test("The list is drawn in dark") func listInDark() { expectSnapshot(of: show(.dark)) }

  @Test("The list is drawn right to left with large text") func listRightToLeftWithLargeText() {
    expectSnapshot(of: show(direction: .rightToLeft, contentSize: .accessibilityMedium))
  }
}
