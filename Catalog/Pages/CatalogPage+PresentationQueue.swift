import ActionSheet
import UIKit

extension CatalogPage {
  private static let page = PageState.of(QueueScreen.self)

  static let presentationQueue = CatalogPage(
    id: "presentation-queue", title: "Presentation Queue", module: "ActionSheet",
    summary: "One popup at a time, and none is lost.",
    keywords: ["popup", "alert", "order", "priority", "interrupt", "line", "wing"],
    article: "ActionSheet/PresentingPopups", symbol: "square.stack", color: .systemGreen,
    states: [
      page("empty", "Empty"),
      page(
        "busy", "Busy",
        setUp: {
          $0.whenShown { queue in
            let window = queue.scene?.keyWindow
            for title in [localized("First"), localized("Second"), localized("Third")] {
              queue.enqueue(presentable: PopupCard(title, on: window))
            }
            queue.enqueue(
              presentable: PopupCard(localized("Next"), on: window),
              as: PresentationRequest(policy: .next))
          }
        }),
      page(
        "interrupted", "Interrupted",
        setUp: {
          $0.whenShown { queue in
            let window = queue.scene?.keyWindow
            queue.enqueue(presentable: PopupCard(localized("Downloading"), on: window))
            queue.enqueue(presentable: PopupCard(localized("Link copied"), on: window))
            queue.enqueue(
              presentable: PopupCard(localized("No connection"), on: window),
              as: PresentationRequest(policy: .interrupt(resuming: true)))
          }
        }),
      page(
        "mixed", "Mixed",
        setUp: {
          $0.whenShown { queue in
            let sheet = ActionSheetController(title: localized("Delete this photo?"))
            sheet.addAction(.destructive(localized("Delete Photo")))
            sheet.addAction(.cancel())
            queue.enqueue(sheet)
            let alert = UIAlertController(
              title: localized("Update available"), message: localized("Version 2 is ready."),
              preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: localized("Later"), style: .cancel))
            alert.addAction(UIAlertAction(title: localized("Install"), style: .default))
            queue.enqueue(alert)
            queue.enqueue(Toast(localized("Link copied"), image: UIImage(systemName: "link")))
            queue.enqueue(UIColorPickerViewController())
          }
        }),
      page(
        "everything", "Everything",
        configure: { screen in
          // Toasts are on screen beside the first, and are listed after it.
          let kinds = [QueueKind.sheet, .banner, .toast, .alert, .colors, .page]
          screen.linkedPopups = kinds.map { QueuePopup(kind: $0) } + [QueuePopup(priority: .low)]
        }),
      page(
        "banner", "Banner",
        setUp: {
          $0.whenShown { queue in
            let banner = Toast(
              localized("Saved to Files"), subtitle: "Hike.pdf · 2 MB",
              image: UIImage(systemName: "checkmark.circle.fill"))
            queue.enqueue(banner)
          }
        }),
      page(
        "styled-banner", "Styled Banner",
        setUp: {
          $0.whenShown { queue in
            let banner = Toast(
              localized("Saved to Files"), subtitle: "Hike.pdf · 2 MB",
              image: UIImage(systemName: "checkmark.circle.fill"))
            var style = SheetStyle.classic
            style.metrics.cornerRadius = 12
            style.material = .opaque
            style.colors.background = .systemIndigo
            style.colors.header = .white
            style.fonts.title = SheetFont(.systemFont(ofSize: 17, weight: .bold))
            banner.style = style
            queue.enqueue(banner)
          }
        }),
      page(
        "toast", "Toast",
        setUp: {
          $0.whenShown { queue in
            let image = UIImage(systemName: "link")
            queue.enqueue(Toast(localized("Link copied"), image: image, position: .bottom))
          }
        }),
    ], form: .queue, settings: QueueScreen.settings
  ) { report in .screen(QueueScreen(report: report)) { $0.liveCode } }
}

extension CodeForm {
  /// Popups that a function adds to a queue.
  static let queue = CodeForm(
    name: "queue", kind: .presentation, call: { _ in "enqueuePopups(in: stage.queue)" },
    swift: { snippet in
      ["@MainActor", "func enqueuePopups(in queue: PresentationQueue) {"]
        + snippet.settings.indented() + ["}"] + popups(for: snippet.settings)
    },
    swiftUI: { snippet in
      [
        "struct ContentView: View {", "  let queue: PresentationQueue", "",
        "  var body: some View {", "    Button(\"Show Popups\") {",
      ] + snippet.settings.indented(by: 3) + [
        "    }", "    .environment(\\.presentationQueue, queue)", "  }", "}",
      ] + popups(for: snippet.settings)
    }, document: nil)

  /// The functions that make the popups of some code, and the class of its cards.
  private static func popups(for settings: [String]) -> [String] {
    func isUsed(_ name: String) -> Bool { settings.contains { $0.contains("\(name)(") } }
    let functions = declarations("PopupsCode").split(separator: "").filter { function in
      QueueKind.allCases.contains { kind in
        isUsed(kind.maker) && function.contains { $0.hasPrefix("func \(kind.maker)(") }
      }
    }
    return functions.flatMap { [""] + $0 }
      + (isUsed("PopupCard") ? [""] + declarations("CardCode") : [])
  }
}
