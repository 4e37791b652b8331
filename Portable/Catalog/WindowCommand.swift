import CatalogApp
import Foundation
@_spi(Host) import UIKit
import UIKitHost

/// Opens the catalog in a window; where there is no display it writes the gallery instead, unless
/// a page was asked for.
@MainActor
struct WindowCommand {
  private static let fallbackDirectory = ".build/gallery"

  let page: String?
  let options: PictureOptions
  var link: URL?

  func run() throws {
    if let page { try PageIndex.check(page, state: options.state) }
    HostApplication.launch(delegate: CatalogAppDelegate())
    CatalogNavigation.allowSystemSettings(
      reducesMotion: { UIAccessibility.settings.isReduceMotionEnabled = $0 },
      reducesTransparency: { UIAccessibility.settings.isReduceTransparencyEnabled = $0 })
    let sceneDelegate = CatalogSceneDelegate()
    sceneDelegate.initialPage = page
    sceneDelegate.initialURL = link
    do {
      let host = try WindowHost(
        WindowHost.Configuration(
          title: "Catalog", device: options.device, scale: options.scale,
          appearance: options.appearance),
        sceneDelegate: sceneDelegate)
      if let page, let state = options.state {
        sceneDelegate.window?.rootViewController = CatalogNavigation.make(
          openingOn: page, state: state)
      }
      host.run()
    } catch let error as HostError {
      if let page {
        throw CommandError("\(error); for a picture of the page, type 'snapshot \(page)'")
      }
      FileHandle.standardError.write(Data("Catalog: \(error)\n".utf8))
      let directory = URL(fileURLWithPath: Self.fallbackDirectory)
      let count = try GalleryCommand(directory: directory).run()
      print("\(count) pictures instead of a window, see \(Self.fallbackDirectory)/index.html")
    }
  }
}
