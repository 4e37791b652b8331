import CatalogApp
import ControlExtras
import Foundation
@_spi(Host) import UIKit
import UIKitHost

/// Serves the catalog as a page for a browser on this machine, until the command is interrupted.
@MainActor
struct LiveCommand {
  private static let iconSide: CGFloat = 64

  let place: CatalogPlace
  var port: Int?
  let options: PictureOptions

  func run() throws {
    _ = try place.opening(state: options.state)
    WindowCommand.launch()
    try serve()
  }

  /// Serves an application that has been launched.
  func serve() throws {
    let sceneDelegate = CatalogSceneDelegate()
    var configuration = BrowserHost.Configuration(title: "ControlKit Catalog", icon: Self.icon)
    configuration.port = port ?? 0
    configuration.scale = options.scale
    configuration.appearance = options.appearance
    configuration.followsBrowserStyle = !options.namesStyle
    configuration.opening = try place.opening(state: options.state)
    let host = try BrowserHost(configuration, sceneDelegate: sceneDelegate)
    CatalogNavigation.allowDamage { [weak host] in host?.showsDamage = $0 }
    host.firstPageOpened = {
      sceneDelegate.window?.followDesign(startingWith: options.design)
      sceneDelegate.window.map { CatalogNavigation.reload($0, opens: true) }
    }
    let signals = [SIGINT, SIGTERM].map { Self.source(of: $0, for: host) }
    print("The catalog is live in a browser on this machine: \(host.address)")
    fflush(nil)
    host.run()
    for signal in signals { signal.cancel() }
  }

  /// An interruption lets the app save what it has to.
  private static func source(
    of signal: Int32, for host: BrowserHost
  ) -> any DispatchSourceSignal {
    Foundation.signal(signal, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { host.stop() } }
    source.resume()
    return source
  }

  private static var icon: Data? {
    let size = CGSize(width: iconSide, height: iconSide)
    return UIGraphicsImageRenderer(size: size).image { _ in
      AppIcon.image().draw(in: CGRect(origin: .zero, size: size))
    }.pngData()
  }
}
