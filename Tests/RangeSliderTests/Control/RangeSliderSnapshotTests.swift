import RangeSlider
import TestSupport
import Testing

/// What the slider looks like.
@MainActor
struct RangeSliderSnapshotTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func states(style: UIUserInterfaceStyle) {
    for scale in [2, 3] as [CGFloat] {
      let host = TestHost(size: CGSize(width: 320, height: 220), scale: scale, style: style)
      host.view.backgroundColor = .systemBackground
      for (row, configure) in Self.rows.enumerated() {
        let slider = RangeSliderControl(
          frame: CGRect(x: 20, y: 12 + CGFloat(row) * 50, width: 280, height: 44))
        configure(slider)
        host.add(slider)
      }
      host.layout()
      expectSnapshot(of: host, named: "\(style == .dark ? "dark" : "light")@\(Int(scale))x")
    }
  }

  private static let rows: [(RangeSliderControl) -> Void] = [
    { _ in },
    {
      $0.lowerValue = 0.5
      $0.upperValue = 0.5
    },
    {
      $0.lowerValue = 0
      $0.upperValue = 1
      $0.isEnabled = false
    },
    {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.lowerValue = 0
      $0.trackHighlightTintColor = .systemOrange
    },
  ]
}
