import ActionSheet
import UIKit

extension CatalogPage {
  /// One sheet over a scene, with sliders that change it while it is open.
  static let actionSheet = CatalogPage(
    id: "action-sheet", title: "Action Sheet", module: "ActionSheet",
    summary: "A sheet of choices in any style.",
    keywords: ["sheet", "menu", "popup", "alert", "live settings"],
    symbol: "rectangle.portrait.bottomhalf.inset.filled", color: .systemIndigo,
    content: .screen(
      Screen(
        states: samples.map { PageState($0.id, $0.title) },
        make: { state in
          let sample = samples.first { $0.id == state.id } ?? samples[0]
          let page = SheetPageViewController(pageID: "action-sheet", fill: sample.fill)
          page.modalStyle = styles[state.id]
          return page
        })))

  /// A sheet that rests at several heights.
  static let actionSheetDetents = CatalogPage(
    id: "action-sheet-detents", title: "Sheet with Detents", module: "ActionSheet",
    summary: "Drag the sheet from height to height.",
    keywords: ["sheet", "detent", "small", "medium", "large", "undimmed", "resize"],
    symbol: "rectangle.bottomhalf.inset.filled", color: .systemMint,
    content: .screen(
      Screen(
        states: [
          PageState("medium", "Medium"), PageState("small", "Small, undimmed"),
          PageState("large", "Large"), PageState("custom", "Custom"),
        ],
        make: { state in
          let page = SheetPageViewController(
            pageID: "action-sheet-detents", fill: SheetSamples.detents)
          let row = SheetDetent.height(200)
          page.sheetController.detents = [.small, .medium, .large, row]
          page.sheetController.largestUndimmedDetent = .small
          page.sheetController.selectedDetent =
            [.small, .medium, .large].first { $0.id == state.id } ?? row
          return page
        })))

  /// The presets beside each other.
  static let actionSheetPresets = CatalogPage(
    id: "action-sheet-presets", title: "Sheet Presets", module: "ActionSheet",
    summary: "The same sheet in six styles.",
    keywords: ["sheet", "style", "classic", "system", "blur", "material"],
    symbol: "square.grid.2x2", color: .systemPurple,
    content: .screen(
      Screen(
        states: [PageState("default", "Default")], make: { _ in SheetPresetsViewController() })))

  /// What a popover points at.
  static let actionSheetPopover = CatalogPage(
    id: "action-sheet-popover", title: "Sheet as Popover", module: "ActionSheet",
    summary: "Anchored to views, places and bars.",
    keywords: ["sheet", "popover", "anchor", "toolbar", "tab bar", "bar button"],
    symbol: "hand.point.up.left", color: .systemBlue,
    content: .screen(
      Screen(
        states: SheetAnchorsViewController.Anchor.allCases.map { PageState($0.rawValue, $0.title) },
        make: { state in
          SheetAnchorsViewController(
            opensAt: SheetAnchorsViewController.Anchor(rawValue: state.id))
        })))

  /// The ways a sheet closes.
  static let actionSheetClosing = CatalogPage(
    id: "action-sheet-closing", title: "Closing a Sheet", module: "ActionSheet",
    summary: "Slide, fade, or shrink to the middle.",
    keywords: ["sheet", "animation", "slide", "fade", "shrink", "dismiss"],
    symbol: "arrow.down", color: .systemOrange,
    content: .screen(
      Screen(
        states: [PageState("half", "Half-way"), PageState("open", "Open")],
        make: { SheetClosingViewController(progress: $0.id == "open" ? 0 : 0.5) })))

  /// A sheet that changes while it is open.
  static let actionSheetLive = CatalogPage(
    id: "action-sheet-live", title: "Live Sheet", module: "ActionSheet",
    summary: "Actions come and go while it is open.",
    keywords: ["sheet", "update", "add", "remove", "enable", "rename", "thousand"],
    symbol: "arrow.triangle.2.circlepath", color: .systemRed,
    content: .screen(
      Screen(
        states: edits.map { PageState($0.id, $0.title) },
        make: { state in
          let edit = edits.first { $0.id == state.id } ?? edits[0]
          return SheetPageViewController(pageID: "action-sheet-live") { sheet in
            SheetSamples.live(sheet, edits: edit.make)
          }
        })))

  /// A sheet that turns the device under itself.
  static let actionSheetTurning = CatalogPage(
    id: "action-sheet-turning", title: "Turning Sheet", module: "ActionSheet",
    summary: "The device turns while it is open.",
    keywords: ["sheet", "rotation", "orientation", "landscape", "portrait", "resize"],
    symbol: "arrow.clockwise", color: .systemGreen,
    content: .screen(
      Screen(
        states: SheetTurningView.Way.allCases.map { PageState($0.rawValue, $0.title) },
        make: { state in
          let way = SheetTurningView.Way(rawValue: state.id) ?? .upright
          return SheetPageViewController(pageID: "action-sheet-turning") { sheet in
            SheetSamples.turning(sheet, way: way)
          }
        })))

  private static let edits:
    [(id: String, title: String, make: @MainActor (SheetEditorView) -> Void)] = [
      ("start", "At first", { _ in }),
      (
        "edited", "Edited",
        { editor in
          editor.add(1)
          editor.retitle()
          editor.check()
          editor.add(1)
          editor.setTwoLines()
          editor.add(1)
          editor.enable()
        }
      ),
      ("stars", "With a view", { $0.toggleStars() }),
      ("thousand", "A thousand", { $0.add(1_000) }),
    ]

  /// The sheet among other views, with every attribute of Interface Builder.
  static let actionSheetInline = CatalogPage(
    id: "action-sheet-inline", title: "Inline Sheet", module: "ActionSheet",
    summary: "A sheet as one view among others.",
    keywords: ["sheet", "attributes", "inspector", "rows", "list"],
    symbol: "list.bullet", color: .systemTeal,
    content: .control(
      Showcase(
        make: { ActionSheetControl() },
        states: [
          sheet("default", "Default") { $0.ambientColor = .systemGroupedBackground },
          sheet(
            "system", "System", code: ["control.style = .system"], setUp: { $0.style = .system }),
          sheet("solid", "Solid") {
            $0.ambientColor = .systemGroupedBackground
            $0.separatesRows = false
            $0.separatorColor = .separator
          },
          sheet(
            "busy", "At work", code: ["control.setBusy(\"archive\", true)"],
            setUp: { $0.setBusy("archive", true) }
          ) { $0.ambientColor = .systemGroupedBackground },
          sheet(
            "disabled", "Disabled", code: ["control.isEnabled = false"],
            setUp: { $0.isEnabled = false }
          ) { $0.ambientColor = .systemGroupedBackground },
        ],
        readout: {
          localized("%1$@ actions", "\(($0 as? ActionSheetControl)?.numberOfActions ?? 0)")
        },
        connect: { control, sent in
          guard let sheet = control as? ActionSheetControl else { return }
          sheet.actionSelected = { action, index in sent("selected \(index) \(action.title)") }
          sheet.backgroundTapped = { sent("background") }
        })))

  /// The states in which UIKit presents the sheet in a style of its own.
  private static let styles: [String: UIModalPresentationStyle] = [
    "card": .pageSheet, "full-screen": .fullScreen,
  ]

  private static let samples:
    [(id: String, title: String, fill: @MainActor (ActionSheetControl) -> Void)] = [
      ("live-settings", "Live settings", SheetSamples.liveSettings),
      ("attributed", "Attributed title", SheetSamples.attributed),
      ("custom-view", "Custom view", SheetSamples.customView),
      ("everything", "Everything", SheetSamples.everything),
      ("thousand", "A thousand", SheetSamples.thousand),
      ("system", "System", { SheetSamples.system($0, .classic) }),
      ("system-glass", "System, glass", { SheetSamples.system($0, .glass) }),
      ("tinted-glass", "Tinted glass", SheetSamples.tintedGlass),
      ("fonts", "Fonts", SheetSamples.fonts),
      ("fields", "Text fields", SheetSamples.fields),
      ("selection", "Selections", SheetSamples.selection),
      ("menu", "Menu", SheetSamples.menu),
      ("work", "Work and errors", SheetSamples.work),
      ("payment", "Payment", SheetSamples.payment),
      ("card", "Card", SheetSamples.photo),
      ("full-screen", "Full screen", SheetSamples.photo),
    ]

  private static let actionsCode = [
    "control.addAction(.destructive(\"Delete\"))",
    "control.addAction(.default(\"Archive\", id: \"archive\"))",
    "control.addAction(.cancel())",
  ]

  private static func addActions(to sheet: ActionSheetControl) {
    sheet.addAction(.destructive(localized("Delete")))
    sheet.addAction(.default(localized("Archive"), id: "archive"))
    sheet.addAction(.cancel())
  }

  private static func sheet(
    _ id: String, _ title: String, configure: @escaping @MainActor (ActionSheetControl) -> Void
  ) -> PageState {
    sheet(id, title, code: [], setUp: { _ in }, configure: configure)
  }

  private static func sheet(
    _ id: String, _ title: String, code: [String],
    setUp: @escaping @MainActor (ActionSheetControl) -> Void,
    configure: @escaping @MainActor (ActionSheetControl) -> Void = { _ in }
  ) -> PageState {
    PageState(
      id, title, code: actionsCode + code,
      setUp: { control in
        guard let sheet = control as? ActionSheetControl else { return }
        addActions(to: sheet)
        setUp(sheet)
      },
      configure: { control in
        guard let sheet = control as? ActionSheetControl else { return }
        sheet.title = localized("Photo")
        configure(sheet)
      })
  }
}
