import ActionSheet
import UIKit

/// A kind of popup beside cards: of the kit, of the system, or of the app.
@MainActor
enum QueueKind: String, CaseIterable {
  case sheet = "Sheet"
  case alert = "Alert"
  case banner = "Banner"
  case styledBanner = "Styled Banner"
  case toast = "Toast"
  case colors = "Color Picker"
  case page = "Page"

  /// The name of the kind in the user's language.
  var title: String { localized(rawValue) }

  /// Adds a popup of this kind to a queue.
  func enqueue(in queue: PresentationQueue, request: PresentationRequest) -> PresentationTicket {
    switch self {
    case .sheet:
      let sheet = ActionSheetController(title: localized("Delete this photo?"))
      sheet.style = .system
      sheet.addAction(.destructive(localized("Delete Photo")))
      sheet.addAction(.default(localized("Archive")))
      sheet.addAction(.cancel())
      return queue.enqueue(sheet, as: request)
    case .alert:
      let alert = UIAlertController(
        title: localized("Update available"), message: localized("Version 2 is ready."),
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: localized("Later"), style: .cancel))
      alert.addAction(UIAlertAction(title: localized("Install"), style: .default))
      return queue.enqueue(alert, as: request)
    case .banner:
      return queue.enqueue(makeBanner(), as: request)
    case .styledBanner:
      let toast = makeBanner()
      var style = SheetStyle.classic
      style.metrics.cornerRadius = 12
      style.material = .opaque
      style.colors.ambient = .systemIndigo
      style.colors.header = .white
      style.fonts.title = SheetFont(.systemFont(ofSize: 17, weight: .bold))
      toast.style = style
      return queue.enqueue(toast, as: request)
    case .toast:
      return queue.enqueue(
        Toast(localized("Link copied"), image: UIImage(systemName: "link"), edge: .bottom),
        as: request)
    case .colors:
      return queue.enqueue(UIColorPickerViewController(), as: request)
    case .page:
      let page = UIViewController()
      page.view.backgroundColor = .systemTeal
      page.modalPresentationStyle = .pageSheet
      return queue.enqueue(page, as: request)
    }
  }

  private func makeBanner() -> Toast {
    Toast(
      localized("Saved to Files"), subtitle: "Hike.pdf · 2 MB",
      image: UIImage(systemName: "checkmark.circle.fill"))
  }
}
