// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_toasts_button {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    let image = UIImage(systemName: "trash")
    let toast = Toast("Draft deleted", image: image, edge: .bottom)
    toast.setButton("Undo") { print("Undo") }
    queue.enqueue(toast)
  }
}
enum Sample_toasts_success {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    queue.enqueue(.success("Saved to Files", subtitle: "Hike.pdf · 2 MB"))
  }
}
enum Sample_toasts_error {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    let toast = Toast.error(
      "Upload failed", subtitle: "No connection")
    toast.setButton("Retry") { print("Retry") }
    queue.enqueue(toast)
  }
}
enum Sample_toasts_loading {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    queue.enqueue(.loading("Uploading", edge: .bottom))
  }
}
enum Sample_toasts_progress {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    let toast = Toast.loading(
      "Uploading", subtitle: "Hike.pdf · 2 MB", edge: .bottom)
    toast.progress = 0.6
    toast.setButton("Cancel") { print("Cancel") }
    queue.enqueue(toast)
  }
}
enum Sample_toasts_finished {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    let toast = Toast.loading("Uploading", edge: .bottom)
    queue.enqueue(toast)
    toast.finish(.success, "Uploaded")
  }
}
enum Sample_toasts_equal {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    for _ in 1...3 {
      queue.enqueue(Toast("Link copied", edge: .bottom))
    }
  }
}
enum Sample_toasts_long {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    let text = "The letter was deleted from all of your devices."
    let toast = Toast(text, edge: .bottom)
    toast.setButton("Undo") { print("Undo") }
    queue.enqueue(toast)
  }
}
enum Sample_toasts_fold_upright {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    queue.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
    let image = UIImage(systemName: "trash")
    let toast = Toast("Draft deleted", image: image, edge: .bottom)
    toast.setButton("Undo") { print("Undo") }
    queue.enqueue(toast)
  }
}
enum Sample_toasts_fold_upright_top {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    queue.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
    queue.enqueue(.success("Saved to Files", subtitle: "Hike.pdf · 2 MB"))
  }
}
enum Sample_toasts_fold_across_keyboard {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    queue.reservedRects = [CGRect(x: 0, y: 335, width: 2_000, height: 8)]
    let toast = Toast("Draft deleted", edge: .bottom)
    toast.setButton("Undo") { print("Undo") }
    queue.enqueue(toast)
  }
}
enum Sample_toasts_fold_progress {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    queue.reservedRects = [CGRect(x: 309, y: 0, width: 8, height: 2_000)]
    let toast = Toast.loading(
      "Uploading", subtitle: "Hike.pdf · 2 MB", edge: .bottom)
    toast.progress = 0.6
    toast.setButton("Cancel") { print("Cancel") }
    queue.enqueue(toast)
  }
}
enum Sample_toasts_fold_equal {
  @MainActor
  static func enqueuePopups(in queue: PresentationQueue) {
    queue.reservedRects = [CGRect(x: 0, y: 441, width: 2_000, height: 8)]
    for _ in 1...3 {
      queue.enqueue(Toast("Link copied", edge: .top))
    }
  }
}
