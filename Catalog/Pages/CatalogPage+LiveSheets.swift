import ActionSheet
import UIKit

extension CatalogPage {
  private static let sheet = PageState.of(ActionSheetController.self)

  // MARK: Changes while it is open

  /// A sheet that changes while it is open.
  static let actionSheetLive = CatalogPage(
    id: "action-sheet-live", title: "Live Sheet", module: "ActionSheet",
    summary: "Actions come and go while it is open.",
    keywords: ["sheet", "update", "add", "remove", "enable", "rename", "thousand"],
    article: "ActionSheet/CustomViews", symbol: "arrow.triangle.2.circlepath", color: .systemRed,
    states: [
      sheet(
        "start", "At first",
        setUp: { controller in
          controller.title = localized("Change me while I am open")
          controller.addAction(.default(localized("Choose and close")))
          controller.addAction(.cancel())
        }),
      sheet(
        "edited", "Edited",
        setUp: { controller in
          controller.title = localized("Change me while I am open")
          controller.addAction(.default(localized("Choose and close")))
          controller.addAction(.cancel())
          controller.performBatchUpdates(animated: true) {
            for number in 1...3 {
              let id = SheetItemID("added \(number)")
              let title = localized("Action %1$@", "\(number)")
              controller.insertAction(.default(title, id: id), at: number)
            }
            controller.updateAction(id: "added 1") { action in
              action.title = localized("Once Called %1$@", "1")
              action.state = .on
            }
            controller.updateAction(id: "added 2") { $0.subtitle = localized("in two lines") }
            controller.updateAction(id: "added 3") { $0.isEnabled = false }
          }
        }),
      sheet(
        "stars", "With a view",
        setUp: { controller in
          controller.title = localized("Change me while I am open")
          controller.addAction(.default(localized("Choose and close")))
          controller.addAction(.cancel())
          let stars = UIStackView()
          stars.distribution = .fillEqually
          stars.heightAnchor.constraint(equalToConstant: 72).isActive = true
          for _ in 1...5 {
            let star = UIImageView(image: UIImage(systemName: "star.fill"))
            star.contentMode = .center
            star.tintColor = .systemOrange
            stars.addArrangedSubview(star)
          }
          controller.footerView = stars
        }),
      sheet(
        "thousand", "A thousand",
        setUp: { controller in
          controller.title = localized("Change me while I am open")
          controller.addAction(.cancel())
          controller.performBatchUpdates(animated: true) {
            for number in 1...1000 {
              let id = SheetItemID("added \(number)")
              let title = localized("Action %1$@", "\(number)")
              controller.insertAction(.default(title, id: id), at: number - 1)
            }
          }
        }),
    ], form: .sheet
  ) { report in
    let subject = PageSubject.sheet(report)
    guard let controller = subject.object as? ActionSheetController else { return subject }
    controller.contentView = SheetEditorView(sheet: controller.sheet)
    return subject
  }

  // MARK: Turning

  /// A sheet that turns the device under itself.
  static let actionSheetTurning = CatalogPage(
    id: "action-sheet-turning", title: "Turning Sheet", module: "ActionSheet",
    summary: "The device turns while it is open.",
    keywords: ["sheet", "rotation", "orientation", "landscape", "portrait", "resize"],
    article: "ActionSheet/PresentingPopups", symbol: "arrow.clockwise", color: .systemGreen,
    states: [
      sheet("upright", "Upright", setUp: { addTurningActions(to: $0) }),
      sheet("left", "Left", setUp: { addTurningActions(to: $0) }) {
        ($0.contentView as? SheetTurningView)?.way = .left
      },
      sheet("right", "Right", setUp: { addTurningActions(to: $0) }) {
        ($0.contentView as? SheetTurningView)?.way = .right
      },
    ], form: .sheet
  ) { report in
    let subject = PageSubject.sheet(report)
    (subject.object as? ActionSheetController)?.contentView = SheetTurningView()
    return subject
  }

  private static func addTurningActions(to controller: ActionSheetController) {
    controller.title = localized("Turn me while I am open")
    controller.message = localized(
      "Width, height and place follow; the choice under your finger stays.")
    controller.addAction(.default(localized("Copy")))
    controller.addAction(.default(localized("Save to Files")))
    controller.addAction(.default(localized("Favorite")))
    controller.addAction(.default(localized("Add to Album")))
    controller.addAction(.cancel())
  }

  // MARK: Inline

  /// The sheet among other views, with every attribute of Interface Builder.
  static let actionSheetInline = CatalogPage(
    id: "action-sheet-inline", title: "Inline Sheet", module: "ActionSheet",
    summary: "A sheet as one view among others.",
    keywords: ["sheet", "attributes", "inspector", "rows", "list"],
    article: "ActionSheet/Styling", symbol: "list.bullet", color: .systemTeal,
    states: [
      inline("default", "Default", setUp: { addRows(to: $0) }) {
        $0.sheetBackgroundColor = .systemGroupedBackground
      },
      inline(
        "classic", "Classic",
        setUp: { control in
          addRows(to: control)
          control.style = .classic
        }),
      inline("solid", "Solid", setUp: { addRows(to: $0) }) {
        $0.sheetBackgroundColor = .systemGroupedBackground
        $0.separatesRows = false
        $0.separatorColor = .separator
      },
      inline(
        "busy", "At work",
        setUp: { control in
          addRows(to: control)
          control.setBusy("archive", true)
        }
      ) { $0.sheetBackgroundColor = .systemGroupedBackground },
      inline(
        "disabled", "Disabled",
        setUp: { control in
          addRows(to: control)
          control.isEnabled = false
        }
      ) { $0.sheetBackgroundColor = .systemGroupedBackground },
    ], form: .control(ActionSheetControl.self)
  ) { report in
    let sheet = ActionSheetControl()
    sheet.actionSelected = { action, index in report("selected \(index) \(action.title)") }
    sheet.backgroundTapped = { report("background") }
    return .control(sheet) { localized("%1$@ actions", "\($0.numberOfActions)") }
  }

  private static let inline = PageState.of(ActionSheetControl.self)

  private static func addRows(to control: ActionSheetControl) {
    control.title = localized("Photo")
    control.addAction(.destructive(localized("Delete")))
    control.addAction(.default(localized("Archive"), id: "archive"))
    control.addAction(.cancel())
  }
}
