import ControlCore
import Foundation
import UIKit
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
  var language: ShownLanguage?

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
    language = try reader.option("language", ShownLanguage.all)
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
    if let size { device.size = size }
    return device
  }

  /// The options with the language that is to be shown, and its direction unless one is given.
  ///
  /// - Parameter user: The user's language, which counts where none was asked for.
  /// - Returns: The options.
  func showing(_ user: ShownLanguage?) -> PictureOptions {
    guard language == nil, let user else { return self }
    var options = self
    options.language = user
    options.appearance.layoutDirection = direction ?? user.direction
    return options
  }

  private static let contentSizes: [String: UIContentSizeCategory] = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
    "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityM": .accessibilityMedium,
    "accessibilityL": .accessibilityLarge, "accessibilityXL": .accessibilityExtraLarge,
    "accessibilityXXL": .accessibilityExtraExtraLarge,
    "accessibilityXXXL": .accessibilityExtraExtraExtraLarge,
  ]

  private static func size(_ text: String) throws -> CGSize {
    let parts = text.split(separator: "x").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 >= 1 && $0 <= 4096 }) else {
      throw CommandError("--size is WIDTHxHEIGHT in points, each up to 4096, not '\(text)'")
    }
    return CGSize(width: parts[0], height: parts[1])
  }
}
