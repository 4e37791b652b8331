import ActionSheet
import UIKit

extension CatalogPage {
  private static let page = PageState.of(ToastScreen.self)

  static let toasts = CatalogPage(
    id: "toasts", title: "Toasts", module: "ActionSheet",
    summary: "What has happened, and a way back.",
    keywords: ["toast", "banner", "snackbar", "undo", "progress", "success", "error", "message"],
    article: "ActionSheet/ShowingToasts", symbol: "capsule", color: .systemGreen,
    states: [
      page(
        "button", "Button",
        setUp: {
          $0.whenShown { queue in
            let image = UIImage(systemName: "trash")
            let toast = Toast(localized("Draft deleted"), image: image, position: .bottom)
            toast.setButton(localized("Undo")) { print("Undo") }
            queue.enqueue(toast)
          }
        }),
      page(
        "success", "Success",
        setUp: {
          $0.whenShown { queue in
            queue.enqueue(.success(localized("Saved to Files"), subtitle: "Hike.pdf · 2 MB"))
          }
        }),
      page(
        "error", "Error",
        setUp: {
          $0.whenShown { queue in
            let toast = Toast.error(
              localized("Upload failed"), subtitle: localized("No connection"))
            toast.setButton(localized("Retry")) { print("Retry") }
            queue.enqueue(toast)
          }
        }),
      page(
        "loading", "Loading",
        setUp: {
          $0.whenShown { queue in
            queue.enqueue(.loading(localized("Uploading"), position: .bottom))
          }
        }),
      page(
        "progress", "Progress",
        setUp: {
          $0.whenShown { queue in
            let toast = Toast.loading(
              localized("Uploading"), subtitle: "Hike.pdf · 2 MB", position: .bottom)
            toast.progress = 0.6
            toast.setButton(localized("Cancel")) { print("Cancel") }
            queue.enqueue(toast)
          }
        }),
      page(
        "finished", "Finished",
        setUp: {
          $0.whenShown { queue in
            let toast = Toast.loading(localized("Uploading"), position: .bottom)
            queue.enqueue(toast)
            toast.finish(.success, localized("Uploaded"))
          }
        }),
      page(
        "equal", "Equal Toasts",
        setUp: {
          $0.whenShown { queue in
            for _ in 1...3 {
              queue.enqueue(Toast(localized("Link copied"), position: .bottom))
            }
          }
        }),
      page(
        "stack", "Stack",
        setUp: {
          $0.whenShown { queue in
            queue.enqueue(.success(localized("Saved to Files"), position: .bottom))
            queue.enqueue(.loading(localized("Uploading"), position: .bottom))
            let toast = Toast(localized("Draft deleted"), position: .bottom)
            toast.setButton(localized("Undo")) { print("Undo") }
            queue.enqueue(toast)
          }
        }),
      page(
        "custom", "Custom View",
        setUp: {
          $0.whenShown { queue in
            let label = UILabel()
            label.text = localized("Link copied")
            label.font = .preferredFont(forTextStyle: .headline)
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            let image = UIImageView(image: UIImage(systemName: "link"))
            image.contentMode = .center
            image.preferredSymbolConfiguration = .init(textStyle: .largeTitle)
            let column = UIStackView(arrangedSubviews: [image, label])
            column.axis = .vertical
            column.spacing = 8
            queue.enqueue(Toast(view: column, position: .middle))
          }
        }),
      page(
        "long", "Long Text",
        setUp: {
          $0.whenShown { queue in
            let text = localized("The letter was deleted from all of your devices.")
            let toast = Toast(text, position: .bottom)
            toast.setButton(localized("Undo")) { print("Undo") }
            queue.enqueue(toast)
          }
        }),
      page(
        "fold-upright", "Fold upright",
        setUp: {
          $0.whenShown { queue in
            queue.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
            let image = UIImage(systemName: "trash")
            let toast = Toast(localized("Draft deleted"), image: image, position: .bottom)
            toast.setButton(localized("Undo")) { print("Undo") }
            queue.enqueue(toast)
          }
        }),
      page(
        "fold-upright-top", "Fold upright, top",
        setUp: {
          $0.whenShown { queue in
            queue.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
            queue.enqueue(.success(localized("Saved to Files"), subtitle: "Hike.pdf · 2 MB"))
          }
        }),
      page(
        "fold-across-keyboard", "Fold across, keyboard",
        setUp: {
          $0.whenShown { queue in
            queue.reservedRects = [CGRect(x: 0, y: 335, width: 2_000, height: 8)]
            let toast = Toast(localized("Draft deleted"), position: .bottom)
            toast.setButton(localized("Undo")) { print("Undo") }
            queue.enqueue(toast)
          }
        }, pose: { $0.beginTyping() }),
      page(
        "fold-progress", "Progress at a fold",
        setUp: {
          $0.whenShown { queue in
            queue.reservedRects = [CGRect(x: 309, y: 0, width: 8, height: 2_000)]
            let toast = Toast.loading(
              localized("Uploading"), subtitle: "Hike.pdf · 2 MB", position: .bottom)
            toast.progress = 0.6
            toast.setButton(localized("Cancel")) { print("Cancel") }
            queue.enqueue(toast)
          }
        }),
      page(
        "fold-equal", "Equal toasts at a fold",
        setUp: {
          $0.whenShown { queue in
            queue.reservedRects = [CGRect(x: 0, y: 441, width: 2_000, height: 8)]
            for _ in 1...3 {
              queue.enqueue(Toast(localized("Link copied"), position: .top))
            }
          }
        }),
    ], form: .queue, settings: ToastScreen.settings
  ) { report in .screen(ToastScreen(report: report)) }
}
