import ActionSheet
import UIKit

@MainActor
func makeSheet() -> ActionSheetController {
  let sheet = ActionSheetController(title: localized("Delete this photo?"))
  sheet.addAction(.destructive(localized("Delete Photo")))
  sheet.addAction(.default(localized("Archive")))
  sheet.addAction(.cancel())
  return sheet
}

@MainActor
func makeAlert() -> UIAlertController {
  let alert = UIAlertController(
    title: localized("Update available"), message: localized("Version 2 is ready."),
    preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: localized("Later"), style: .cancel))
  alert.addAction(UIAlertAction(title: localized("Install"), style: .default))
  return alert
}

@MainActor
func makeBanner() -> Toast {
  Toast(
    localized("Saved to Files"), subtitle: "Hike.pdf · 2 MB",
    image: UIImage(systemName: "checkmark.circle.fill"))
}

@MainActor
func makeToast() -> Toast {
  Toast(localized("Link copied"), image: UIImage(systemName: "link"), position: .bottom)
}

@MainActor
func makeColorPicker() -> UIColorPickerViewController {
  UIColorPickerViewController()
}

@MainActor
func makePage() -> UIViewController {
  let page = UIViewController()
  page.view.backgroundColor = .systemTeal
  page.modalPresentationStyle = .pageSheet
  return page
}
