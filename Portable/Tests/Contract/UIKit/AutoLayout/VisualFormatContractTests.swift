import Testing
import UIKit

/// Constraints that are written as text; the formats are those of Apple's archived guide.
@MainActor struct VisualFormatContractTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func layOut(
    _ formats: [String], _ views: [String: UIView],
    options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    for (_, view) in views.sorted(by: { $0.key < $1.key }) {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
  }

  @Test("Views follow each other") func viewsFollowEachOther() {
    let (a, b) = (Box(), Box())
    layOut(
      ["H:|[a(50)]-[b]|", "V:|-5-[a(==b)]", "V:|-5-[b(30)]"], ["a": a, "b": b])
    #expect(a.frame == CGRect(x: 0, y: 5, width: 50, height: 30))
    #expect(b.frame == CGRect(x: 58, y: 5, width: 242, height: 30))
  }

  @Test("Metrics and priorities take effect") func metricsAndPrioritiesCount() {
    let box = Box()
    layOut(
      ["H:|-gap-[box(200@500,<=120)]", "V:|-gap-[box(>=20,10@400)]"], ["box": box],
      metrics: ["gap": 12])
    #expect(box.frame == CGRect(x: 12, y: 12, width: 120, height: 20))
  }

  @Test("Options align the views") func optionsAlignTheViews() {
    let (a, b) = (Box(40, 60), Box(40, 20))
    layOut(["H:|[a][b]", "V:|[a]"], ["a": a, "b": b], options: .alignAllCenterY)
    #expect(b.frame == CGRect(x: 40, y: 20, width: 40, height: 20))
  }
}
