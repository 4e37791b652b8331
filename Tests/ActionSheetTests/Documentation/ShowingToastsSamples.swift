// The samples of ShowingToasts.md, compiled as in an app: without testable imports.

// sample ShowingToasts 1
import ActionSheet
import UIKit

@MainActor
func confirmDeletion(in queue: PresentationQueue, restore: @escaping @MainActor () -> Void) {
  let toast = Toast("Draft deleted", image: UIImage(systemName: "trash"), position: .bottom)
  toast.setButton("Undo", handler: restore)
  queue.enqueue(toast)
}
// end of sample

// sample ShowingToasts 2
@MainActor
func upload(
  _ parts: [Data], in queue: PresentationQueue, send: @MainActor (Data) async throws -> Void
) async {
  let toast = Toast.loading("Uploading")
  queue.enqueue(toast)
  do {
    for (index, part) in parts.enumerated() {
      toast.progress = Double(index) / Double(parts.count)
      try await send(part)
    }
    toast.finish(.success, "Uploaded")
  } catch {
    toast.finish(.error, "Upload failed", subtitle: error.localizedDescription)
  }
}
// end of sample

// sample ShowingToasts 3
@MainActor
func confirmEachDeletion(of names: [String], in queue: PresentationQueue) {
  for _ in names {
    let toast = Toast("Draft deleted")
    // Each deletion can be taken back, so each has a toast.
    toast.coalesces = false
    queue.enqueue(toast)
  }
}
// end of sample

// sample ShowingToasts 4
@MainActor
func confirmFavorite(in queue: PresentationQueue) {
  let symbol = UIImageView(image: UIImage(systemName: "heart.fill"))
  symbol.contentMode = .center
  symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
  symbol.isAccessibilityElement = true
  symbol.accessibilityLabel = "Added to favorites"
  queue.enqueue(Toast(view: symbol, position: .middle))
}
// end of sample
