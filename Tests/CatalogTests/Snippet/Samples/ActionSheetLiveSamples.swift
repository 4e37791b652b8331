// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_action_sheet_live_start {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Change me while I am open"
    controller.addAction(.default("Choose and close"))
    controller.addAction(.cancel())
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_live_edited {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Change me while I am open"
    controller.addAction(.default("Choose and close"))
    controller.addAction(.cancel())
    controller.performBatchUpdates(animated: true) {
      for number in 1...3 {
        let id = SheetItemID("added \(number)")
        let title = "Action \(number)"
        controller.insertAction(.default(title, id: id), at: number)
      }
      controller.updateAction(id: "added 1") { action in
        action.title = "Once Called 1"
        action.state = .on
      }
      controller.updateAction(id: "added 2") { $0.subtitle = "in two lines" }
      controller.updateAction(id: "added 3") { $0.isEnabled = false }
    }
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_live_stars {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Change me while I am open"
    controller.addAction(.default("Choose and close"))
    controller.addAction(.cancel())
    let stars = UIStackView()
    stars.distribution = .fillEqually
    stars.heightAnchor.constraint(equalToConstant: 72).isActive = true
    for _ in 1...5 {
      let star = UIImageView(image: UIImage(systemName: "star.fill"))
      star.contentMode = .center
      star.tintColor = .systemOrange
      stars.addArrangedSubview(star)
    }
    controller.footerView = stars
    controller.present(from: viewController, anchoredTo: view)
  }
}
enum Sample_action_sheet_live_thousand {
  @MainActor
  static func presentSheet(from viewController: UIViewController, anchoredTo view: UIView) {
    let controller = ActionSheetController()
    controller.style = .system
    controller.title = "Change me while I am open"
    controller.addAction(.cancel())
    controller.performBatchUpdates(animated: true) {
      for number in 1...1000 {
        let id = SheetItemID("added \(number)")
        let title = "Action \(number)"
        controller.insertAction(.default(title, id: id), at: number - 1)
      }
    }
    controller.present(from: viewController, anchoredTo: view)
  }
}
