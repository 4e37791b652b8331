import ControlExtras
import UIKit
import UIKitHost

/// One step of scrolling with a header and a footer, and without: what following the content costs.
@MainActor
enum StickyScenarios {
  static let all = [bare, followed]

  /// A scroll view by itself.
  static let bare = Scenario(name: "sticky/scroll-step/bare", countedRuns: 200) {
    let stage = Stage()
    return Scenario.Steps { stage.step($0) }
  }

  /// With a header that collapses and a footer that hides.
  static let followed = Scenario(name: "sticky/scroll-step/header-and-footer", countedRuns: 200) {
    let stage = Stage()
    stage.addHeaderAndFooter()
    return Scenario.Steps { stage.step($0) }
  }

  @MainActor
  private final class Stage {
    private let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 1)
    private let window: UIWindow
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
      let controller = UIViewController()
      window = host.makeWindow(rootViewController: controller)
      scrollView.contentSize = CGSize(width: 390, height: 20_000)
      for row in 0..<20 {
        scrollView.addSubview(UIView(frame: CGRect(x: 0, y: row * 44, width: 390, height: 44)))
      }
      controller.view.addSubview(scrollView)
      host.layoutIfNeeded()
    }

    func addHeaderAndFooter() {
      scrollView.addSubview(
        StickyHeaderView(
          headerLayout: StickyHeaderLayout(
            minimumHeight: 60, maximumHeight: 240, expansion: .immediate, isPinned: true,
            reservation: .restingHeight)))
      scrollView.addSubview(StickyFooterView(height: 60))
      host.layoutIfNeeded()
    }

    /// To and fro, so that the header stretches and shrinks.
    func step(_ run: Int) {
      scrollView.contentOffset.y = 300 + CGFloat(run % 2) * 8 + CGFloat(run % 100)
    }
  }
}
