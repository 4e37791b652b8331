import Foundation
import UIKit
import UIKitHost

/// How a page is to be shown in a picture or a window.
struct PictureOptions: Equatable {
  var state: String?
  var appearance = HostAppearance()
  var scale: CGFloat?
  var size: CGSize?
  /// Whether the appearance was asked for by name.
  var namesStyle = false

  init() {}

  init(_ reader: inout ArgumentReader) throws {
    state = try reader.option("state")
    if let style = try reader.option(
      "appearance", ["light": UIUserInterfaceStyle.light, "dark": .dark])
    {
      appearance.style = style
      namesStyle = true
    }
    appearance.layoutDirection =
      try reader.option("direction", ["ltr": .leftToRight, "rtl": .rightToLeft])
      ?? appearance.layoutDirection
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
