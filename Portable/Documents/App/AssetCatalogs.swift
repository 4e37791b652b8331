import Foundation
import UIKit

/// The named colors and images of asset catalogs.
@MainActor
struct AssetCatalogs {
  private var colors: [String: UIColor] = [:]
  private var images: [String: URL] = [:]

  init() {}

  /// Reads all asset catalogs in some folders.
  init(folders: [URL]) throws {
    for folder in folders {
      let isCatalog = folder.pathExtension == "xcassets"
      let catalogs =
        isCatalog ? [folder] : try FolderContents.files(in: folder, extensions: ["xcassets"])
      if isCatalog { _ = try FolderContents.files(in: folder, extensions: []) }
      for catalog in catalogs { read(catalog, prefix: "") }
    }
  }

  func color(_ name: String) -> UIColor? { colors[name] }

  func image(_ name: String) -> UIImage? {
    guard let set = images[name] else { return nil }
    return Self.image(in: set)
  }

  /// Returns whether there is an image of that name in a form that is not drawn, such as a PDF.
  func hasOtherImage(_ name: String) -> Bool {
    guard let set = images[name], Self.image(in: set) == nil else { return false }
    let entries = Self.contents(of: set)?["images"] ?? Self.contents(of: set)?["symbols"]
    return (entries as? [[String: Any]] ?? []).contains { entry in
      guard let file = entry["filename"] as? String else { return false }
      return FileManager.default.fileExists(atPath: set.appendingPathComponent(file).path)
    }
  }

  // MARK: Reading

  private mutating func read(_ folder: URL, prefix: String) {
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      let name = prefix + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset": colors[name] = Self.color(in: entry)
      case "imageset", "symbolset": images[name] = entry
      case "":
        guard entry.hasDirectoryPath else { continue }
        // A folder may give its name to what is in it.
        let properties = Self.contents(of: entry)?["properties"] as? [String: Any]
        let isNamespace = properties?["provides-namespace"] as? Bool == true
        read(entry, prefix: isNamespace ? "\(name)/" : prefix)
      default: continue
      }
    }
  }

  private static func contents(of folder: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return nil
    }
    return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  }

  // MARK: Colors

  private static func color(in folder: URL) -> UIColor? {
    let entries = contents(of: folder)?["colors"] as? [[String: Any]] ?? []
    func value(isDark: Bool) -> UIColor? {
      let entry = entries.first { Self.isDark($0) == isDark && Self.isForAnyDevice($0) }
      return (entry?["color"] as? [String: Any]).flatMap(Self.color)
    }
    guard let light = value(isDark: false) else { return value(isDark: true) }
    guard let dark = value(isDark: true) else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func isDark(_ entry: [String: Any]) -> Bool {
    (entry["appearances"] as? [[String: String]] ?? []).contains { $0["value"] == "dark" }
  }

  private static func isForAnyDevice(_ entry: [String: Any]) -> Bool {
    let hasContrast = (entry["appearances"] as? [[String: String]] ?? []).contains {
      $0["appearance"] == "contrast"
    }
    let idiom = entry["idiom"] as? String ?? "universal"
    return !hasContrast && ["universal", "iphone"].contains(idiom)
  }

  private static func color(_ value: [String: Any]) -> UIColor? {
    if value["platform"] != nil, let name = value["reference"] as? String {
      return UIColor.named(reference: name)
    }
    guard let parts = value["components"] as? [String: Any] else { return nil }
    func part(_ name: String) -> CGFloat? { parts[name].flatMap(component) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    if value["color-space"] as? String == "display-p3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  // A component is a number from 0 to 1, from 0 to 255, or hexadecimal.
  private static func component(_ value: Any) -> CGFloat? {
    guard let text = value as? String else {
      return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? CGFloat(number) : CGFloat(number) / (number > 1 ? 255 : 1)
  }

  // MARK: Images

  private static func image(in folder: URL) -> UIImage? {
    let entries = contents(of: folder)?["images"] as? [[String: Any]] ?? []
    // The largest scale is sharp on every screen.
    let files = entries.compactMap { entry -> (name: String, scale: CGFloat)? in
      guard let name = entry["filename"] as? String, !isDark(entry) else { return nil }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      return (name, CGFloat(scale))
    }
    for (name, scale) in files.sorted(by: { $0.scale > $1.scale }) {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
        let image = UIImage(data: data, scale: scale)
      else { continue }
      return image
    }
    return nil
  }
}

extension UIColor {
  /// Returns the color of the system that an asset catalog refers to.
  fileprivate static func named(reference: String) -> UIColor? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    let colors: [String: UIColor] = [
      "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
      "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
      "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
      "systemGray": .systemGray, "label": .label, "secondaryLabel": .secondaryLabel,
      "systemBackground": .systemBackground, "separator": .separator,
      "secondarySystemBackground": .secondarySystemBackground, "link": .link,
    ]
    return colors[name]
  }
}
