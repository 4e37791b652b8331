import CatalogApp
import ControlExtras
import Foundation
@_spi(Host) import UIKit
import UIKitHost

/// Opens the catalog in a window; where there is no display it serves a page for a browser instead.
@MainActor
struct WindowCommand {
  let page: String?
  let options: PictureOptions
  var link: URL?

  func run() throws {
    if let page { try PageIndex.check(page, state: options.state) }
    Self.launch()
    let sceneDelegate = CatalogSceneDelegate()
    sceneDelegate.initialPage = page
    sceneDelegate.initialURL = link
    do {
      let host = try WindowHost(
        WindowHost.Configuration(
          title: "Catalog", device: options.device, scale: options.scale,
          appearance: options.appearance),
        sceneDelegate: sceneDelegate)
      if let design = options.design {
        sceneDelegate.window?.traitOverrides.systemDesign = design
      }
      if let page, let state = options.state {
        sceneDelegate.window?.rootViewController = CatalogNavigation.make(
          openingOn: page, state: state)
      }
      host.run()
    } catch let error as HostError {
      // Without a display that is what to expect; another reason is worth a line.
      if case .displayMissing = error {
      } else {
        FileHandle.standardError.write(Data("Catalog: \(error)\n".utf8))
      }
      try LiveCommand(page: page, options: options).serve()
    }
  }

  /// Launches the catalog, whose page has the settings of the system.
  static func launch() {
    HostApplication.launch(delegate: CatalogAppDelegate())
    CatalogNavigation.allowSystemSettings(
      reducesMotion: { UIAccessibility.settings.isReduceMotionEnabled = $0 },
      reducesTransparency: { UIAccessibility.settings.isReduceTransparencyEnabled = $0 })
    UIScene.openExternalURL = openInDesktop
  }

  /// Opens an address with the program that the desktop has for it; false without a desktop.
  private static func openInDesktop(_ url: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
    process.arguments = [url.absoluteString]
    do {
      try process.run()
      return true
    } catch {
      return false
    }
  }
}
