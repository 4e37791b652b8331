import ActionSheet
import UIKit
import UIKitHost

/// Composing in front of a blur on a phone of 390×844 points at 3x, and what leads to it: one
/// changed title, a whole sheet, and one changed property of a layer.
@MainActor
enum BackdropScenarios {
  static let all = [bar, title, sheet, sheetTitle, setter]

  /// How many properties one run of ``setter`` changes.
  static let settersPerRun = 1000

  /// Composing a bar that blurs what lies below it, all of it.
  static let bar = Scenario(name: "blur/frame/whole-bar", countedRuns: 4, hasBefore: true) {
    let stage = BarStage()
    return Scenario.Steps(
      before: { _ in stage.host.invalidatePicture() }, run: { _ in stage.host.drawFrame() })
  }

  /// Composing the bar when only its title has changed.
  static let title = Scenario(name: "blur/frame/one-title", countedRuns: 10, hasBefore: true) {
    let stage = BarStage()
    return Scenario.Steps(
      before: { stage.change($0) }, run: { _ in stage.host.drawFrame() })
  }

  /// Composing a sheet that fills the screen, all of it.
  static let sheet = Scenario(name: "blur/frame/whole-sheet", countedRuns: 4, hasBefore: true) {
    let stage = SheetStage()
    return Scenario.Steps(
      before: { _ in stage.host.invalidatePicture() }, run: { _ in stage.host.drawFrame() })
  }

  /// Composing the sheet when the title of one action has changed.
  static let sheetTitle = Scenario(
    name: "blur/frame/one-action", countedRuns: 10, hasBefore: true
  ) {
    let stage = SheetStage()
    return Scenario.Steps(
      before: { stage.rename($0) }, run: { _ in stage.host.drawFrame() })
  }

  /// Changing the opacity of a view's layer outside of animations.
  static let setter = Scenario(name: "blur/layer/setter", countedRuns: 10) {
    let stage = BarStage()
    return Scenario.Steps { _ in
      let layer = stage.label.layer
      for index in 0..<settersPerRun { layer.opacity = index % 2 == 0 ? 0.5 : 0.75 }
    }
  }

  @MainActor
  private final class BarStage {
    let host = HeadlessHost(device: .phone)
    let label = UILabel(frame: CGRect(x: 95, y: 54, width: 200, height: 24))
    private let window: UIWindow

    init() {
      let controller = UIViewController()
      window = host.makeWindow(rootViewController: controller)
      for index in 0..<20 {
        let row = UIView(
          frame: CGRect(x: CGFloat(index % 3) * 40, y: CGFloat(index) * 40, width: 300, height: 36))
        row.backgroundColor = index % 2 == 0 ? .systemRed : .systemBlue
        controller.view.addSubview(row)
      }
      let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      bar.frame = CGRect(x: 0, y: 0, width: 390, height: 98)
      label.text = "Title"
      bar.contentView.addSubview(label)
      controller.view.addSubview(bar)
      host.advance(by: 0.5)
      host.drawFrame()
    }

    /// Gives the label another text, up to the frame that is to be composed.
    func change(_ run: Int) {
      label.text = "Title \(run % 2)"
      host.layoutIfNeeded()
    }
  }

  @MainActor
  private final class SheetStage {
    let host = HeadlessHost(device: .phone)
    private let controller = ActionSheetController()
    private let window: UIWindow

    init() {
      let presenter = UIViewController()
      window = host.makeWindow(rootViewController: presenter)
      controller.sheet.style = .system
      controller.sheet.title = "Title"
      for index in 0..<20 {
        controller.sheet.addAction(.default("Action \(index)", id: SheetItemID("\(index)")))
      }
      controller.sheet.addAction(.cancel("Cancel"))
      controller.present(from: presenter, animated: false)
      host.advance(by: 1)
      host.drawFrame()
    }

    func rename(_ run: Int) {
      controller.sheet.updateAction(id: "1") { $0.title = "Renamed \(run % 2)" }
      host.layoutIfNeeded()
    }
  }
}
