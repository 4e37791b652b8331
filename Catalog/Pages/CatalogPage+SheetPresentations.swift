import ActionSheet
import UIKit

extension CatalogPage {
  private static let sheet = PageState.of(ActionSheetController.self)

  // MARK: Detents

  /// A sheet that rests at several heights.
  static let actionSheetDetents = CatalogPage(
    id: "action-sheet-detents", title: "Sheet with Detents", module: "ActionSheet",
    summary: "Drag the sheet from height to height.",
    keywords: ["sheet", "detent", "small", "medium", "large", "undimmed", "resize"],
    article: "ActionSheet/PresentingPopups", symbol: "rectangle.bottomhalf.inset.filled",
    color: .systemMint,
    states: [
      sheet(
        "medium", "Medium",
        setUp: { controller in
          addAlbums(to: controller)
          controller.detents = [.small, .medium, .large]
          controller.selectedDetent = .medium
        }),
      sheet(
        "small", "Small, undimmed",
        setUp: { controller in
          addAlbums(to: controller)
          controller.detents = [.small, .medium, .large]
          controller.largestUndimmedDetent = .small
        }),
      sheet(
        "large", "Large",
        setUp: { controller in
          addAlbums(to: controller)
          controller.detents = [.small, .medium, .large]
          controller.selectedDetent = .large
        }),
      sheet(
        "custom", "Custom",
        setUp: { controller in
          addAlbums(to: controller)
          controller.detents = [.height(200), .large]
        }),
      sheet(
        "grabber", "Grabber",
        setUp: { controller in
          addAlbums(to: controller)
          controller.detents = [.small, .medium, .large]
          controller.prefersGrabberVisible = true
        }),
      sheet(
        "list", "List of a controller",
        setUp: { controller in
          addList(to: controller)
          controller.detents = [.medium, .large]
          controller.prefersGrabberVisible = true
        }),
      sheet(
        "card", "Card",
        setUp: { controller in
          addList(to: controller)
          controller.modalPresentationStyle = .pageSheet
          controller.sheetPresentationController?.detents = [.medium(), .large()]
          controller.sheetPresentationController?.prefersGrabberVisible = true
        }),
    ], form: .sheet, make: PageSubject.sheet)

  /// A controller whose list is longer than the sheet.
  private static func addList(to controller: ActionSheetController) {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 24
    for title in [
      localized("Favorites"), localized("Hikes"), localized("Screenshots"), localized("Family"),
      localized("Recipes"), localized("Receipts"), localized("Plants"), localized("Cities"),
      localized("Beaches"), localized("Concerts"), localized("Drawings"), localized("Maps"),
      localized("Videos"), localized("Shared"),
    ] {
      let label = UILabel()
      label.text = title
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    let list = UIScrollView()
    list.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor, constant: -24),
      stack.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(
        equalTo: list.contentLayoutGuide.trailingAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor, constant: -40),
    ])
    let body = UIViewController()
    body.view = list
    controller.style.closesOnSwipe = true
    controller.adaptivity = .alwaysBottom
    controller.items = [.viewController(body), .action(.cancel(localized("Done")))]
  }

  /// More actions than half a window shows.
  private static func addAlbums(to controller: ActionSheetController) {
    controller.style.pinsCancel = false
    controller.adaptivity = .alwaysBottom
    controller.title = localized("Albums")
    for title in [
      localized("Favorites"), localized("Hikes"), localized("Screenshots"), localized("Family"),
      localized("Recipes"), localized("Receipts"), localized("Plants"), localized("Cities"),
      localized("Beaches"), localized("Concerts"), localized("Drawings"), localized("Maps"),
    ] {
      controller.addAction(.default(title))
    }
  }

  // MARK: Presets

  /// The same sheet in several styles.
  static let actionSheetPresets = CatalogPage(
    id: "action-sheet-presets", title: "Sheet Presets", module: "ActionSheet",
    summary: "The same sheet in six styles.",
    keywords: ["sheet", "style", "classic", "system", "blur", "material"],
    article: "ActionSheet/Styling", symbol: "square.grid.2x2", color: .systemPurple,
    states: [
      sheet(
        "system", "System",
        setUp: { controller in
          addPhotoActions(to: controller)
          controller.style = .system
        }),
      sheet(
        "classic", "Classic",
        setUp: { controller in
          addPhotoActions(to: controller)
          controller.style = .classic
        }),
      sheet(
        "edge-to-edge", "Edge to Edge",
        setUp: { controller in
          addPhotoActions(to: controller)
          controller.style = .edgeToEdge
        }),
      sheet(
        "opaque", "Opaque",
        setUp: { controller in
          addPhotoActions(to: controller)
          controller.style = .classic
          controller.style.material = .opaque
          controller.style.colors.background = .secondarySystemGroupedBackground
          controller.style.metrics.cornerRadius = 20
        }),
      sheet(
        "solid", "Solid",
        setUp: { controller in
          addPhotoActions(to: controller)
          controller.style = .classic
          controller.style.separatesRows = false
          controller.style.metrics.cornerRadius = 24
          controller.style.metrics.groupSpacing = 1
          controller.style.colors.groupSeparator = .separator
          controller.style.colors.separator = .separator
        }),
      sheet(
        "leading", "Leading",
        setUp: { controller in
          addPhotoActions(to: controller)
          controller.style.alignsLeading = true
          controller.style.metrics.actionTextInset = 20
          controller.style.metrics.cornerRadius = 18
        }),
    ], form: .sheet, make: PageSubject.sheet)

  // MARK: Closing

  /// The ways a sheet closes, each of them also half-way.
  static let actionSheetClosing = CatalogPage(
    id: "action-sheet-closing", title: "Closing a Sheet", module: "ActionSheet",
    summary: "Slide, fade, or shrink to the middle.",
    keywords: ["sheet", "animation", "corner", "gap", "slide", "fade", "shrink", "dismiss"],
    article: "ActionSheet/Styling", symbol: "arrow.down", color: .systemOrange,
    states: [
      sheet(
        "open", "Open",
        setUp: { controller in
          addPhotoActions(to: controller)
          controller.adaptivity = .alwaysBottom
        }),
      sheet(
        "slide", "Slide, half-way",
        setUp: { controller in
          addPhotoActions(to: controller)
          controller.adaptivity = .alwaysBottom
          controller.dismissalAnimation = .slide
        }, pose: { ($0.delegate as? SheetScreen)?.poseClosing() }),
      sheet(
        "fade", "Fade, half-way",
        setUp: { controller in
          addPhotoActions(to: controller)
          controller.adaptivity = .alwaysBottom
          controller.dismissalAnimation = .fade
        }, pose: { ($0.delegate as? SheetScreen)?.poseClosing() }),
      sheet(
        "shrink", "Shrink, half-way",
        setUp: { controller in
          addPhotoActions(to: controller)
          controller.adaptivity = .alwaysBottom
          controller.dismissalAnimation = .shrink
        }, pose: { ($0.delegate as? SheetScreen)?.poseClosing() }),
      sheet(
        "corner", "By a corner",
        setUp: { controller in
          addPhotoActions(to: controller)
          controller.adaptivity = .alwaysBottom
          controller.style.metrics.cornerRadius = 28
          controller.style.metrics.groupSpacing = 16
        }),
    ], form: .sheet, make: PageSubject.sheet)

  // MARK: Anchors

  /// What a popover points at.
  static let actionSheetPopover = CatalogPage(
    id: "action-sheet-popover", title: "Sheet as Popover", module: "ActionSheet",
    summary: "Anchored to views, places and bars.",
    keywords: ["sheet", "popover", "anchor", "toolbar", "tab bar", "bar button"],
    article: "ActionSheet/PresentingPopups", symbol: "hand.point.up.left", color: .systemBlue,
    states: [
      sheet("view", "View", setUp: { addShareActions(to: $0) }),
      sheet("rect", "Place", setUp: { addShareActions(to: $0) }) { point($0, at: .rect) },
      sheet("item", "Bar item", setUp: { addShareActions(to: $0) }) { point($0, at: .item) },
      sheet("toolbar", "Toolbar", setUp: { addShareActions(to: $0) }) { point($0, at: .toolbar) },
      sheet("tab-bar", "Tab bar", setUp: { addShareActions(to: $0) }) { point($0, at: .tabBar) },
      sheet("moving", "Moving view", setUp: { addShareActions(to: $0) }) { point($0, at: .moving) },
    ],
    form: .popover
  ) { report in
    let screen = SheetAnchorsScreen(report: report)
    var subject = PageSubject.screen(
      screen, object: screen.sheetController, control: screen.sheetController.sheet)
    subject.liveCode = { [weak screen] in screen?.code ?? [] }
    return subject
  }

  private static func point(
    _ controller: ActionSheetController, at anchor: SheetAnchorsScreen.Anchor
  ) {
    (controller.delegate as? SheetAnchorsScreen)?.anchor = anchor
  }

  /// A sheet of ways to share something.
  private static func addShareActions(to controller: ActionSheetController) {
    controller.title = localized("Share this photo")
    for (title, symbol) in [
      (localized("Copy"), "doc.on.doc"), (localized("Save to Files"), "folder"),
      (localized("Favorite"), "heart"),
    ] {
      controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
    }
    controller.addAction(.destructive(localized("Delete Photo")))
    controller.addAction(.cancel())
  }
}

extension CodeForm {
  /// A sheet that points at something; the live code presents it.
  fileprivate static let popover = CodeForm(
    name: "controller", controlPath: "controller.sheet",
    kind: .presentation,
    call: { "presentSheet(from: stage.viewController, anchoredTo: \(anchor(in: $0).value))" },
    swift: { snippet in
      [
        "@MainActor", "func presentSheet(",
        "  from viewController: UIViewController, anchoredTo \(anchor(in: snippet).parameter)",
        ") {",
        "  let controller = ActionSheetController()",
      ] + snippet.settings.indented() + ["}"]
    },
    swiftUI: { snippet in
      var snippet = snippet
      snippet.live = snippet.live.filter { $0.contains("adaptivity") }
      return CodeForm.sheet.swiftUI(snippet)
    }, document: nil)

  /// What the sheet points at, as a parameter and as a member of the stage.
  private static func anchor(in snippet: Snippet) -> (parameter: String, value: String) {
    let kinds = [
      ("item)", "item: UIBarButtonItem", "stage.item"),
      ("toolbar)", "toolbar: UIToolbar", "stage.toolbar"),
      ("tabBar)", "tabBar: UITabBar", "stage.tabBar"),
      ("in: view)", "place: CGRect, in view: UIView", "stage.place, in: stage.field"),
    ]
    let kind = kinds.first { kind in snippet.live.contains { $0.contains(kind.0) } }
    return kind.map { ($0.1, $0.2) } ?? ("view: UIView", "stage.view")
  }
}
