import UIKit

// The shortcuts of a hardware keyboard. A key command takes a selector, which without Objective-C is
// listed by name at the end; UIKit has no key command with a closure, and only key commands are shown
// while Command is held down.
extension CatalogSplitViewController {
  static let searchAction = Selector(("beginSearch:"))
  static let endSearchAction = Selector(("endSearch:"))
  static let backAction = Selector(("goBack:"))
  static let nextAction = Selector(("openNextPage:"))
  static let previousAction = Selector(("openPreviousPage:"))
  static let copyLinkAction = Selector(("copyLink:"))

  func makeKeyCommands() -> [UIKeyCommand] {
    func command(
      _ title: String, _ action: Selector, _ input: String,
      _ modifiers: UIKeyModifierFlags = .command
    ) -> UIKeyCommand {
      UIKeyCommand(
        title: title, action: action, input: input, modifierFlags: modifiers,
        discoverabilityTitle: title)
    }
    return [
      command(localized("Search"), Self.searchAction, "f"),
      command(localized("End Search"), Self.endSearchAction, UIKeyCommand.inputEscape, []),
      command(localized("Back"), Self.backAction, "["),
      command(localized("Next Page"), Self.nextAction, UIKeyCommand.inputDownArrow),
      command(localized("Previous Page"), Self.previousAction, UIKeyCommand.inputUpArrow),
      command(localized("Copy Link"), Self.copyLinkAction, "c", [.command, .shift]),
    ]
  }

  /// Returns whether a shortcut has something to do now; `nil` for other actions.
  func isShortcutEnabled(_ action: Selector) -> Bool? {
    switch action {
    case Self.searchAction: presentedViewController == nil
    case Self.endSearchAction: browser.isSearching
    case Self.backAction: canGoBack
    case Self.nextAction: neighbor(1) != nil
    case Self.previousAction: neighbor(-1) != nil
    case Self.copyLinkAction: link.page != nil
    default: nil
    }
  }

  private var canGoBack: Bool {
    (pageController?.navigationController?.viewControllers.count ?? 0) > 1
  }

  /// The page so many rows below the open one, where both columns are seen.
  private func neighbor(_ distance: Int) -> CatalogPage? {
    guard !isCollapsed else { return nil }
    let pages = browser.shownPages
    guard let index = pages.firstIndex(where: { $0.id == page?.id }) else { return pages.first }
    return pages.indices.contains(index + distance) ? pages[index + distance] : nil
  }

  @IBAction func beginSearch(_ sender: Any?) {
    show(.primary)
    browser.beginSearch()
  }

  @IBAction func endSearch(_ sender: Any?) {
    browser.endSearch()
  }

  @IBAction func goBack(_ sender: Any?) {
    pageController?.navigationController?.popViewController(animated: true)
  }

  @IBAction func openNextPage(_ sender: Any?) {
    if let page = neighbor(1) { open(page) }
  }

  @IBAction func openPreviousPage(_ sender: Any?) {
    if let page = neighbor(-1) { open(page) }
  }

  @IBAction func copyLink(_ sender: Any?) {
    pageController?.copyLink()
  }
}
