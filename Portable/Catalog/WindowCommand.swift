import CatalogApp
import Foundation
import UIKit
import UIKitHost

/// Opens the catalog in a window; where there is no display it writes the gallery instead.
@MainActor
struct WindowCommand {
  private static let fallbackDirectory = ".build/gallery"

  let page: String?
  let options: PictureOptions

  func run() throws {
    if let page { _ = try PageIndex.page(page) }
    HostApplication.launch(delegate: CatalogAppDelegate())
    let sceneDelegate = CatalogSceneDelegate()
    sceneDelegate.initialPage = page
    do {
      let host = try WindowHost(
        WindowHost.Configuration(
          title: "Catalog", device: options.device, scale: options.scale,
          appearance: options.appearance),
        sceneDelegate: sceneDelegate)
      host.run()
    } catch let error as HostError {
      FileHandle.standardError.write(Data("Catalog: \(error)\n".utf8))
      let directory = URL(fileURLWithPath: Self.fallbackDirectory)
      let count = try GalleryCommand(directory: directory).run()
      print("\(count) pictures instead of a window, see \(Self.fallbackDirectory)/index.html")
    }
  }
}
