@_spi(Benchmarks) import ActionSheet
import UIKit
import UIKitHost

/// A presented sheet: from the call until its layers are laid out and drawn, changing one action while
/// it is shown, and sliding a finger from one row to the next; with five actions, with twenty, which
/// fill the screen, and with ten thousand, of which no more is seen.
///
/// Putting the layers together, blur and all, is not counted: on a device the render server does
/// that, and it follows the area, not the sheet.
@MainActor
enum SheetViewScenarios {
  /// How many actions there are.
  static let counts = [5, 20, 10_000]

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
    private let presenter = UIViewController()
    private let window: UIWindow
    private var controller = ActionSheetController()

    init() {
      window = host.makeWindow(rootViewController: presenter)
    }

    private var sheet: ActionSheetControl { controller.sheet }

    func prepare(count: Int) {
      if controller.isPresented { controller.dismiss(animated: false) }
      host.drawFrame()
      controller = ActionSheetController()
      sheet.style = .system
      sheet.title = "Title"
      for index in 0..<count - 1 {
        sheet.addAction(.default("Action \(index)", id: SheetItemID("\(index)")))
      }
      sheet.addAction(.cancel("Cancel"))
    }

    func show() {
      controller.present(from: presenter, animated: false)
      host.layoutIfNeeded()
      precondition(sheet.window != nil && !sheet.subviews.isEmpty)
    }

    func rename(_ run: Int) {
      sheet.updateAction(id: "1") { $0.title = "Renamed \(run % 2)" }
      host.layoutIfNeeded()
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
