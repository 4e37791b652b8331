import ActionSheet
import UIKit
import UIKitHost

/// A sheet with its views: showing it, changing one action while it is shown, and sliding a finger
/// from one row to the next; with five actions and with ten thousand.
@MainActor
enum SheetViewScenarios {
  /// How many actions there are.
  static let counts = [5, 10_000]

  static func name(_ what: String, count: Int) -> String {
    "sheet-view/\(what)/\(count)"
  }

  static let all = counts.flatMap { count in
    [
      Scenario(name: name("show", count: count), countedRuns: 4, hasBefore: true) {
        let stage = Stage()
        return Scenario.Steps(
          before: { _ in stage.prepare(count: count) }, run: { _ in stage.show() })
      },
      Scenario(name: name("update", count: count), countedRuns: 10) {
        let stage = Stage()
        stage.prepare(count: count)
        stage.show()
        return Scenario.Steps { run in stage.rename(run) }
      },
      Scenario(name: name("slide", count: count), countedRuns: 100) {
        let stage = Stage()
        stage.prepare(count: count)
        stage.show()
        stage.touch(.began, row: 0)
        return Scenario.Steps { run in stage.touch(.moved, row: 1 + run % 2) }
      },
    ]
  }

  @MainActor
  private final class Stage {
    private let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2)
    private let window: UIWindow
    private var sheet = ActionSheetControl()

    init() {
      window = host.makeWindow(rootViewController: UIViewController())
    }

    func prepare(count: Int) {
      sheet.removeFromSuperview()
      host.layoutIfNeeded()
      sheet = ActionSheetControl()
      sheet.style = .system
      sheet.title = "Title"
      for index in 0..<count - 1 {
        sheet.addAction(.default("Action \(index)", id: SheetItemID("\(index)")))
      }
      sheet.addAction(.cancel("Cancel"))
    }

    func show() {
      window.addSubview(sheet)
      sheet.environment = SheetEnvironment(bounds: window.bounds, displayScale: 2)
      sheet.frame = sheet.layout.containerFrame
      sheet.layoutIfNeeded()
      precondition(!sheet.subviews.isEmpty)
    }

    func rename(_ run: Int) {
      sheet.updateAction(id: "1") { $0.title = "Renamed \(run % 2)" }
      sheet.layoutIfNeeded()
    }

    func touch(_ phase: UITouch.Phase, row: Int) {
      guard let frame = sheet.layout.frameInContainer(ofRow: row + 1) else { return }
      // Rows side by side, so that the list does not scroll.
      let point = sheet.convert(
        CGPoint(x: frame.midX + (phase == .began ? 0 : 60), y: frame.midY), to: nil as UIView?)
      host.touch([TouchSample(finger: 0, phase: phase, location: point)])
      host.layoutIfNeeded()
    }
  }
}
