import ActionSheet
import UIKit

/// What can be done with a page, in the menu of its navigation bar.
extension PageViewController {
  /// The actions, in their order.
  var actions: [UIMenuElement] {
    let isFavorite = Favorites.standard.contains(page.id)
    return [
      UIAction(title: localized("Copy Link"), image: UIImage(systemName: "link")) {
        [weak self] _ in self?.copyLink()
      },
      UIAction(
        title: localized(isFavorite ? "Remove from Favorites" : "Add to Favorites"),
        image: UIImage(systemName: isFavorite ? "star.fill" : "star")
      ) { [weak self, page] _ in
        Favorites.standard.toggle(page.id)
        (self?.splitViewController as? CatalogSplitViewController)?.browser.updateSections()
      },
      UIAction(
        title: localized("All at Once"), image: UIImage(systemName: "square.grid.2x2")
      ) { [weak self] _ in self?.showMatrix() },
      UIAction(
        title: localized("Accessibility"), image: UIImage(systemName: "person.crop.circle")
      ) { [weak self] _ in self?.showAccessibility() },
    ]
  }

  /// Puts the address of what is seen on the pasteboard, and says so.
  func copyLink() {
    guard let url = sharedLink.url, let scene = viewIfLoaded?.window?.windowScene else { return }
    UIPasteboard.general.string = url.absoluteString
    let queue = messages ?? PresentationQueue(scene: scene)
    messages = queue
    queue.enqueue(
      Toast(localized("Link copied"), image: UIImage(systemName: "link"), position: .bottom))
  }

  /// Shows the state with its changes in every combination of settings.
  func showMatrix() {
    let destination = CatalogDestination(sharedLink)
    navigationController?.pushViewController(
      MatrixViewController(page: page, state: destination.state), animated: true)
  }

  /// Shows what assistive technologies find of what the page shows.
  func showAccessibility() {
    guard presentedViewController == nil else { return }
    guard let screen = subject?.screen as? any PresentingScreen, let control = subject?.control,
      control.window == nil
    else {
      return showAccessibility { [weak self] in
        guard let self, let view = subject?.screen?.view ?? content?.previewCard else {
          return AccessibilityReport()
        }
        return AccessibilityAudit(view: view).report()
      }
    }
    // The list of what a sheet has would cover the sheet.
    screen.open(animated: false) { [weak self] in
      Task {
        // A popover has its last layout a few frames after it was presented.
        try? await Task.sleep(for: .milliseconds(200))
        let report = AccessibilityAudit(view: control).report()
        screen.close(animated: false) { self?.showAccessibility { report } }
      }
    }
  }

  private func showAccessibility(_ report: @escaping () -> AccessibilityReport) {
    let list = AccessibilityViewController(report)
    let navigation = UINavigationController(rootViewController: list)
    navigation.modalPresentationStyle = .pageSheet
    // Half a screen has no room for the largest text.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    navigation.sheetPresentationController?.detents = isLarge ? [.large()] : [.medium(), .large()]
    present(navigation, animated: true)
  }
}
