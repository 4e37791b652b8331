import TestSupport
import Testing

@MainActor struct UITextViewDrawingTests {
  private func show(
    _ style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large
  ) -> (TestHost, UITextView) {
    let host = TestHost(
      size: CGSize(width: 320, height: 240), style: style, direction: direction,
      contentSize: contentSize)
    host.view.backgroundColor = .systemBackground
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 220))
    view.backgroundColor = .secondarySystemBackground
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.text =
      "A note of several lines, which wraps where the view ends.\n\nAnd a second paragraph."
    host.add(view)
    return (host, view)
  }

  @Test("Text and caret are drawn in light") func textAndCaretInLight() {
    let (host, view) = show()
    view.becomeFirstResponder()
    host.layout()
    expectSnapshot(of: host)
  }

  @Test("A selection is drawn in dark") func selectionInDark() {
    let (host, view) = show(.dark)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 50)
    host.layout()
    expectSnapshot(of: host)
  }

  @Test("Text is drawn right to left") func rightToLeft() {
    let (host, view) = show(direction: .rightToLeft)
    view.text = "ملاحظة من عدة أسطر، تلتف حيث تنتهي الواجهة.\nفقرة ثانية."
    view.becomeFirstResponder()
    host.layout()
    expectSnapshot(of: host)
  }

  @Test("Large text is drawn") func largeText() {
    let (host, _) = show(contentSize: .accessibilityMedium)
    expectSnapshot(of: host)
  }
}
