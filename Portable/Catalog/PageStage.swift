import CatalogApp
import ControlExtras
import DrawingBoard
import Foundation
@_spi(Host) import UIKit
import UIKitHost

/// The ids of the catalog's pages and of their states.
@MainActor
enum PageIndex {
  static var ids: [String] { CatalogRegistry.pages.map(\.id) }

  /// Every state of every page, as `PAGE/STATE`.
  static var stateNames: [String] {
    CatalogRegistry.pages.flatMap { page in page.states.map { "\(page.id)/\($0.id)" } }
  }

  /// The page of an id; what to type instead where there is none.
  static func page(_ id: String) throws -> CatalogPage {
    guard let page = CatalogRegistry.page(id) else {
      throw CommandError("there is no page '\(id)'; pages: \(ids.joined(separator: ", "))")
    }
    return page
  }

  /// Throws what to type instead where there is no such page, or the page has no such state.
  static func check(_ id: String, state: String?) throws {
    let page = try page(id)
    if let state, !page.states.contains(where: { $0.id == state }) {
      let known = page.states.map(\.id).joined(separator: ", ")
      throw CommandError("page '\(id)' has no state '\(state)'; states: \(known)")
    }
  }
}

/// Where a window or a picture of the catalog opens.
enum CatalogPlace: Equatable {
  /// Where the last window was closed.
  case last
  /// A page.
  case page(String)
  /// What a link leads to.
  case link(URL)

  /// What the scene of a window opens on; throws what to type instead of an unknown page or state.
  @MainActor
  func opening(state: String?) throws -> SceneOpening {
    switch self {
    case .last: return SceneOpening(restorationFile: Self.restorationFile)
    // A window for one place is not where the next launch begins.
    case .link(let url): return SceneOpening(url: url)
    case .page(let page):
      try PageIndex.check(page, state: state)
      let names = [page, state].compactMap { $0 }.joined(separator: "/")
      return SceneOpening(url: URL(string: "controlkit://\(names)"))
    }
  }

  private static var restorationFile: URL? {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
      .appendingPathComponent("ControlKit Catalog/SavedState.plist")
  }
}

extension PictureOptions {
  /// The options with the size that a link asks for, unless one was given.
  @MainActor
  func sized(for place: CatalogPlace) -> PictureOptions {
    guard case .link(let url) = place else { return self }
    var options = self
    options.size = size ?? CatalogNavigation.size(in: url)
    return options
  }
}

/// A page on a device in memory, ready for touches and pictures.
@MainActor
struct PageStage {
  let host: HeadlessHost

  /// Kept because a scene does not keep its windows.
  let window: UIWindow

  /// Shows a page, or the list when none is named.
  ///
  /// - Parameters:
  ///   - id: The page.
  ///   - options: How it is shown.
  ///   - isBare: Whether the screen of the page is shown alone.
  init(page id: String?, options: PictureOptions, isBare: Bool = false) async throws {
    if let id { try PageIndex.check(id, state: options.state) }
    let screen =
      if isBare, let id, let state = options.state {
        try PageIndex.page(id).makeScreen(state: state)
      } else {
        UIViewController?.none
      }
    await self.init(
      root: screen ?? CatalogNavigation.make(openingOn: id, state: options.state),
      options: options)
  }

  /// Shows what a link leads to, in the size that it asks for unless the options have one.
  init(link: URL, options: PictureOptions) async {
    await self.init(
      root: CatalogNavigation.make(), options: options.sized(for: .link(link)), link: link)
  }

  private init(root: UIViewController, options: PictureOptions, link: URL? = nil) async {
    host = HeadlessHost(device: options.device, appearance: options.appearance)
    host.showsStatusBar = true
    // A phone has no keys: its keyboard rises with a field that is edited.
    host.isHardwareKeyboardConnected = false
    // What a link asks for is there when the window appears, as in a scene that opens an address.
    window = host.makeWindow(rootViewController: root) { window in
      window.followDesign(startingWith: options.design)
      if let link { CatalogNavigation.open(link, in: window) }
    }
    await settle()
  }

  /// Waits until the page is at rest, as pictures show it.
  func settle() async {
    await host.advance(by: 0.5)
    if let root = window.rootViewController { await CatalogNavigation.waitUntilPrepared(root) }
    host.layoutIfNeeded()
    for board in Self.views(DrawingBoardControl.self, in: window) { board.drawElementsNow() }
    host.layoutIfNeeded()
    // A picture shows the page when its thumbnails have been made and have faded in.
    let lists = Self.views(DrawingHistoryControl.self, in: window)
    guard !lists.isEmpty else { return }
    for list in lists { list.makeThumbnailsNow() }
    await host.advance(by: 0.5)
  }

  private static func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
  }

  func write(to file: URL) throws {
    try host.writePicture(to: file)
  }
}
