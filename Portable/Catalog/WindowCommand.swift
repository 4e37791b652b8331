import CatalogApp
import ControlExtras
import Foundation
@_spi(Host) import UIKit
import UIKitHost

/// Opens the catalog in a window; where there is no display it serves a page for a browser instead.
@MainActor
struct WindowCommand {
  let place: CatalogPlace
  let options: PictureOptions

  func run() throws {
    let opening = try place.opening(state: options.state)
    Self.launch()
    let sceneDelegate = CatalogSceneDelegate()
    do {
      var configuration = WindowHost.Configuration(
        title: "Catalog", device: options.sized(for: place).device, scale: options.scale,
        appearance: options.appearance)
      configuration.opening = opening
      let host = try WindowHost(configuration, sceneDelegate: sceneDelegate)
      sceneDelegate.window?.followDesign(startingWith: options.design)
      CatalogNavigation.allowDamage { [weak host] in host?.showsDamage = $0 }
      host.run()
    } catch let error as HostError {
      // Without a display that is what to expect; another reason is worth a line.
      if case .displayMissing = error {
      } else {
        FileHandle.standardError.write(Data("Catalog: \(error)\n".utf8))
      }
      try LiveCommand(place: place, options: options).serve()
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
