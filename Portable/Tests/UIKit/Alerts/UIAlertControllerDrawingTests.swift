import TestSupport
import Testing

@MainActor struct UIAlertControllerDrawingTests {
  private func host(
    _ style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large, size: CGSize = CGSize(width: 390, height: 500),
    idiom: UIUserInterfaceIdiom = .phone
  ) -> TestHost {
    let host = TestHost(
      size: size, style: style, direction: direction, contentSize: contentSize, idiom: idiom)
    host.view.backgroundColor = .systemBackground
    for (index, color) in [UIColor.systemTeal, .systemOrange, .systemIndigo].enumerated() {
      let stripe = UIView(
        frame: CGRect(x: 0, y: 120 + CGFloat(index) * 90, width: size.width, height: 60))
      stripe.backgroundColor = color
      host.add(stripe)
    }
    return host
  }

  private func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the drawing?", message: "All of its pages are lost. This cannot be undone.",
      preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  private func show(_ alert: UIAlertController, in host: TestHost) {
    host.rootViewController.present(alert, animated: true)
    host.advance(by: 1)
  }

  @Test("An alert is drawn in light") func alertInLight() {
    let host = host()
    show(alert(.alert), in: host)
    expectSnapshot(of: host)
  }

  @Test("An alert is drawn in dark") func alertInDark() {
    let host = host(.dark)
    show(alert(.alert), in: host)
    expectSnapshot(of: host)
  }

  @Test("An alert is drawn right to left") func alertRightToLeft() {
    let host = host(direction: .rightToLeft)
    show(alert(.alert), in: host)
    expectSnapshot(of: host)
  }

  @Test("An alert is drawn with large text") func alertWithLargeText() {
    let host = host(contentSize: .accessibilityLarge)
    show(alert(.alert), in: host)
    expectSnapshot(of: host)
  }

  @Test("An action sheet is drawn in light") func sheetInLight() {
    let host = host()
    show(alert(.actionSheet), in: host)
    expectSnapshot(of: host)
  }

  @Test("An action sheet is drawn in dark") func sheetInDark() {
    let host = host(.dark)
    show(alert(.actionSheet), in: host)
    expectSnapshot(of: host)
  }

  @Test("An action sheet is drawn as a popover") func sheetAsAPopover() {
    let host = host(size: CGSize(width: 800, height: 600), idiom: .pad)
    let source = UIButton(frame: CGRect(x: 380, y: 100, width: 60, height: 30))
    source.backgroundColor = .systemBlue
    host.add(source)
    let alert = alert(.actionSheet)
    alert.addAction(UIAlertAction(title: "Archive", style: .default))
    alert.popoverPresentationController?.sourceView = source
    show(alert, in: host)
    expectSnapshot(of: host)
  }
}
