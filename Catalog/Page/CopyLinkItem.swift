import UIKit

/// The button of a navigation bar that copies the address of what a page shows.
///
/// It shows a checkmark for a while afterwards.
final class CopyLinkItem: UIBarButtonItem {
  private static let checkmarkTime: Duration = .seconds(2)

  private var checkmark: Task<Void, Never>?

  /// Makes a button.
  ///
  /// - Parameter link: Returns the place to copy.
  convenience init(_ link: @escaping () -> CatalogLink?) {
    self.init()
    primaryAction = UIAction(
      title: localized("Copy Link"), image: UIImage(systemName: "link")
    ) { [weak self] _ in
      link()?.copy()
      self?.showCheckmark()
    }
    accessibilityLabel = localized("Copy Link")
    accessibilityIdentifier = "copy-link"
  }

  private func showCheckmark() {
    image = UIImage(systemName: "checkmark")
    checkmark?.cancel()
    checkmark = Task { [weak self] in
      try? await Task.sleep(for: Self.checkmarkTime)
      guard !Task.isCancelled else { return }
      self?.image = UIImage(systemName: "link")
    }
  }
}

extension CatalogLink {
  /// Puts the address on the pasteboard.
  @MainActor
  func copy() {
    guard let url else { return }
    UIPasteboard.general.string = url.absoluteString
    UIAccessibility.post(notification: .announcement, argument: localized("Copied"))
  }
}
