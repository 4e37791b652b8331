// The samples of PresentingPopups.md, compiled as in an app: without testable imports.

// sample PresentingPopups 1
import ActionSheet
import UIKit

@MainActor
func showEverything(in scene: UIWindowScene) {
  let queue = PresentationQueue.shared(for: scene)
  let alert = UIAlertController(title: "Update", message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "OK", style: .default))
  queue.enqueue(alert)
  let sheet = ActionSheetController(title: "Rate the app?")
  sheet.addAction(.cancel("Not Now"))
  queue.enqueue(sheet, as: PresentationRequest(id: "rating", duplicates: .ignoreNew))
  queue.enqueue(Toast("Draft saved", position: .bottom))
}
// end of sample

// sample PresentingPopups 2
@MainActor
func warn(in queue: PresentationQueue) -> QueuedPresentation {
  let banner = Toast("Battery low", image: UIImage(systemName: "battery.25"))
  let presentation = queue.enqueue(
    banner, as: PresentationRequest(policy: .interrupt(resuming: true), priority: .high))
  presentation.whenEnded { outcome in print(outcome) }
  return presentation
}
// end of sample

// sample PresentingPopups 3
@MainActor
func share(_ items: [Any], from button: UIView, in queue: PresentationQueue) {
  let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
  queue.enqueue(controller, anchoredTo: button)
}
// end of sample
