// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_presentation_queue_empty {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
  }
}
enum Sample_presentation_queue_busy {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    for title in ["First", "Second", "Third"] {
      let banner = Toast(title, edge: .bottom)
      banner.duration = nil
      queue.enqueue(banner)
    }
    let next = Toast("Next", edge: .bottom)
    next.duration = nil
    queue.enqueue(next, as: PresentationRequest(policy: .next))
  }
}
enum Sample_presentation_queue_interrupted {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    let download = Toast("Downloading", edge: .bottom)
    download.duration = nil
    queue.enqueue(download)
    queue.enqueue(Toast("Link copied"))
    let warning = Toast(
      "No connection", image: UIImage(systemName: "exclamationmark.triangle"),
      edge: .bottom)
    warning.duration = nil
    queue.enqueue(warning, as: PresentationRequest(policy: .interrupt(resuming: true)))
  }
}
enum Sample_presentation_queue_mixed {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    let sheet = ActionSheetController(title: "Delete this photo?")
    sheet.style = .system
    sheet.addAction(.destructive("Delete Photo"))
    sheet.addAction(.cancel())
    queue.enqueue(sheet)
    let alert = UIAlertController(
      title: "Update available", message: "Version 2 is ready.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Later", style: .cancel))
    alert.addAction(UIAlertAction(title: "Install", style: .default))
    queue.enqueue(alert)
    queue.enqueue(Toast("Link copied", image: UIImage(systemName: "link")))
    queue.enqueue(UIColorPickerViewController())
  }
}
enum Sample_presentation_queue_banner {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    let banner = Toast(
      "Saved to Files", subtitle: "Hike.pdf · 2 MB",
      image: UIImage(systemName: "checkmark.circle.fill"))
    queue.enqueue(banner)
  }
}
enum Sample_presentation_queue_styled_banner {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    let banner = Toast(
      "Saved to Files", subtitle: "Hike.pdf · 2 MB",
      image: UIImage(systemName: "checkmark.circle.fill"))
    var style = SheetStyle.classic
    style.metrics.cornerRadius = 12
    style.material = .opaque
    style.colors.ambient = .systemIndigo
    style.colors.header = .white
    style.fonts.title = SheetFont(.systemFont(ofSize: 17, weight: .bold))
    banner.style = style
    queue.enqueue(banner)
  }
}
enum Sample_presentation_queue_toast {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    let image = UIImage(systemName: "link")
    queue.enqueue(Toast("Link copied", image: image, edge: .bottom))
  }
}
