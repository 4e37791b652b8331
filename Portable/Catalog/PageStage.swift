import CatalogApp
import ControlExtras
import DrawingBoard
import Foundation
import UIKit
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

/// A page on a device in memory, ready for touches and pictures.
@MainActor
struct PageStage {
  let host: HeadlessHost

  /// Kept because a scene does not keep its windows.
  private let window: UIWindow

  /// Shows a page, or the list when none is named.
  ///
  /// - Parameters:
  ///   - id: The page.
  ///   - options: How it is shown.
  ///   - isBare: Whether the screen of the page is shown alone.
  init(page id: String?, options: PictureOptions, isBare: Bool = false) async throws {
    if let id { try PageIndex.check(id, state: options.state) }
    host = HeadlessHost(device: options.device, appearance: options.appearance)
    host.showsStatusBar = true
    let screen =
      if isBare, let id, let state = options.state {
        try PageIndex.page(id).makeScreen(state: state)
      } else {
        UIViewController?.none
      }
    let controller =
      screen ?? CatalogNavigation.make(openingOn: id, state: options.state)
    window = host.makeWindow(rootViewController: controller)
    if let design = options.design { window.traitOverrides.systemDesign = design }
    await host.advance(by: 0.5)
    await CatalogNavigation.waitUntilPrepared(controller)
    host.layoutIfNeeded()
    // A picture shows the page at rest, when its thumbnails have been made and have faded in.
    let lists = Self.histories(in: window)
    guard !lists.isEmpty else { return }
    for list in lists { list.makeThumbnailsNow() }
    await host.advance(by: 0.5)
  }

  private static func histories(in view: UIView) -> [DrawingHistoryControl] {
    (view as? DrawingHistoryControl).map { [$0] } ?? view.subviews.flatMap { histories(in: $0) }
  }

  func write(to file: URL) throws {
    try host.writePicture(to: file)
  }
}
