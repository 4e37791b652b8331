import ActionSheet
import UIKit
import UIKitHost

/// A presented sheet: from the call until its layers are laid out and drawn, with short titles and with
/// titles of up to 29 characters; changing one action while it is shown; sliding a finger from one row to
/// the next; selecting another detent. Sheets have five actions, twenty, which fill the screen, and ten
/// thousand. A dialog has two fields and
/// two actions. A toast is shown and hidden again through a queue.
///
/// Compositing the layers is not counted: on a device the render server does that, and its cost follows
/// the area, not the sheet.
@MainActor
enum SheetViewScenarios {
  /// How many actions there are.
  static let counts = [5, 20, 10_000]

  static func name(_ what: String, count: Int) -> String {
    "sheet-view/\(what)/\(count)"
  }

  static let all = counts.flatMap { sheets(count: $0) } + [dialog, toast]

  static let dialog = Scenario(name: "sheet-view/dialog", countedRuns: 4, hasBefore: true) {
    let stage = Stage()
    return Scenario.Steps(before: { _ in stage.prepareDialog() }, run: { _ in stage.show() })
  }

  static let toast = Scenario(name: "sheet-view/toast", countedRuns: 20) {
    let stage = Stage()
    return Scenario.Steps { run in stage.showToast(run) }
  }

  private static func sheets(count: Int) -> [Scenario] {
    [
      Scenario(name: name("show", count: count), countedRuns: 4, hasBefore: true) {
        let stage = Stage()
        return Scenario.Steps(
          before: { _ in stage.prepare(count: count) }, run: { _ in stage.show() })
      },
      Scenario(name: name("show-long-titles", count: count), countedRuns: 4, hasBefore: true) {
        let stage = Stage()
        return Scenario.Steps(
          before: { _ in stage.prepare(count: count, title: "Send Photos to Member") },
          run: { _ in stage.show() })
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
      Scenario(name: name("detent", count: count), countedRuns: 20) {
        let stage = Stage()
        stage.prepare(count: count)
        stage.show()
        return Scenario.Steps { run in stage.selectDetent(run) }
      },
    ]
  }

  @MainActor
  private final class Stage {
    private let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2)
    private let presenter = UIViewController()
    private let window: UIWindow
    private var controller = ActionSheetController()
    private let queue: PresentationQueue

    init() {
      window = host.makeWindow(rootViewController: presenter)
      queue = PresentationQueue(scene: host.scene)
      queue.isAnimated = false
    }

    private var sheet: ActionSheetControl { controller.sheet }

    func prepare(count: Int, title: String = "Action") {
      if controller.isPresented { controller.dismiss(animated: false) }
      host.drawFrame()
      controller = ActionSheetController()
      sheet.style = .system
      sheet.title = "Title"
      for index in 0..<count - 1 {
        sheet.addAction(.default("\(title) \(index)", id: SheetItemID("\(index)")))
      }
      sheet.addAction(.cancel("Cancel"))
    }

    func prepareDialog() {
      prepare(count: 2)
      controller.preferredStyle = .alert
      for placeholder in ["Name", "Password"] {
        controller.addTextField {
          $0.placeholder = placeholder
        } validation: {
          $0.isEmpty ? "" : nil
        }
      }
    }

    func show() {
      controller.present(from: presenter, animated: false)
      host.layoutIfNeeded()
      precondition(sheet.window != nil && !sheet.subviews.isEmpty)
    }

    func selectDetent(_ run: Int) {
      if run == 0 { controller.detents = [.small, .medium, .large] }
      controller.selectedDetent = [.small, .medium, .large][run % 3]
      host.layoutIfNeeded()
    }

    func showToast(_ run: Int) {
      let presentation = queue.enqueue(Toast("Saved \(run)", subtitle: "In the folder Documents"))
      host.layoutIfNeeded()
      precondition(presentation.wasPresented)
      presentation.cancel()
      host.layoutIfNeeded()
      precondition(presentation.outcome == .cancelled)
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
