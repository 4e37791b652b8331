import CatalogApp
import ControlCore
import Foundation
@_spi(Host) import UIKit
import UIKitHost

/// How a page is to be shown in a picture or a window.
struct PictureOptions: Equatable {
  var state: String?
  var appearance = HostAppearance()
  var scale: CGFloat?
  var size: CGSize?

  /// The design of the system; `nil` is that of the running one.
  var design: SystemDesign?

  /// Whether the appearance was asked for by name.
  var namesStyle = false

  /// The language of all texts; `nil` is that of the user.
  var language: CatalogLanguage?

  /// The direction that was asked for; `nil` is that of the language.
  var direction: UITraitEnvironmentLayoutDirection?

  init() {}

  init(_ reader: inout ArgumentReader) throws {
    state = try reader.option("state")
    if let style = try reader.option(
      "appearance", ["light": UIUserInterfaceStyle.light, "dark": .dark])
    {
      appearance.style = style
      namesStyle = true
    }
    design = try reader.option("design", ["classic": .classic, "glass": .glass])
    language = try reader.option(
      "language", Dictionary(uniqueKeysWithValues: CatalogLanguage.all.map { ($0.code, $0) }))
    direction = try reader.option("direction", ["ltr": .leftToRight, "rtl": .rightToLeft])
    appearance.layoutDirection =
      direction ?? language?.direction ?? appearance.layoutDirection
    appearance.contentSizeCategory =
      try reader.option("content-size", Self.contentSizes)
      ?? reader.option("text-size", Self.contentSizes) ?? appearance.contentSizeCategory
    scale = try reader.option("scale", ["1": 1, "2": 2, "3": 3])
    size = try reader.option("size").map(Self.size)
  }

  /// The device these options describe.
  var device: HostDevice {
    // No phone has so much room in both directions.
    let isLarge = size.map { min($0.width, $0.height) >= 600 } ?? false
    var device = isLarge ? HostDevice.pad : .phone
    device.scale = HostDevice.phone.scale
    if let scale { device = device.scaled(to: scale) }
    guard let size else { return device }
    // A phone that is wider than high lies on its side, with the safe area that goes with it.
    if size.width > size.height, !isLarge { device = device.turned(to: .landscapeLeft) }
    device.size = size
    return device
  }

  /// Shows texts in the language of the options.
  ///
  /// - Parameter user: The user's language, which counts where none was asked for.
  /// - Returns: The options with the language, and its direction unless one is given.
  @MainActor
  func showing(_ user: CatalogLanguage?) -> PictureOptions {
    var options = self
    if language == nil, let user {
      options.language = user
      options.appearance.layoutDirection = direction ?? user.direction
    }
    CatalogLanguage.didShow = { SystemText.language = $0?.code }
    CatalogLanguage.system = options.language
    CatalogLanguage.show(nil)
    return options
  }

  private static let contentSizes = Dictionary(
    uniqueKeysWithValues: CatalogEnvironment.textSizes.map { ($0.word, $0.category) })

  private static func size(_ text: String) throws -> CGSize {
    let parts = text.split(separator: "x").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 >= 1 && $0 <= 4096 }) else {
      throw CommandError("--size is WIDTHxHEIGHT in points, each up to 4096, not '\(text)'")
    }
    return CGSize(width: parts[0], height: parts[1])
  }
}
