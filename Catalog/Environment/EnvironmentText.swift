import ControlCore
import Foundation
import UIKit

/// The settings of an environment as text in a link, with the names and values of the command line.
///
/// `automatic` is the setting of the system, which ``items(_:)`` leaves out.
enum EnvironmentText {
  private static let automatic = "automatic"

  /// How a setting is written and read.
  private struct Setting {
    let name: String

    /// Returns the value as text; `nil` where it is the system's.
    let text: (CatalogEnvironment) -> String?

    /// Sets a value; returns `false` for a text that is not one.
    let set: (inout CatalogEnvironment, String) -> Bool

    init<Value: Equatable>(
      _ name: String, _ path: WritableKeyPath<CatalogEnvironment, Value?>,
      text: @escaping (Value) -> String?, value: @escaping (String) -> Value?
    ) {
      self.name = name
      self.text = { $0[keyPath: path].flatMap(text) }
      set = { environment, text in
        let value = value(text)
        guard value != nil || text == automatic else { return false }
        environment[keyPath: path] = value
        return true
      }
    }

    init<Value: Equatable>(
      _ name: String, _ path: WritableKeyPath<CatalogEnvironment, Value?>,
      _ values: [(word: String, value: Value)]
    ) {
      self.init(
        name, path, text: { value in values.first { $0.value == value }?.word },
        value: { word in values.first { $0.word == word }?.value })
    }

    init(flag name: String, _ path: WritableKeyPath<CatalogEnvironment, Bool>) {
      self.name = name
      text = { $0[keyPath: path] ? "true" : nil }
      set = { environment, text in
        guard ["true", "false", automatic].contains(text) else { return false }
        environment[keyPath: path] = text == "true"
        return true
      }
    }
  }

  private static var settings: [Setting] {
    [
      Setting("appearance", \.style, [("light", .light), ("dark", .dark)]),
      Setting("design", \.design, [("classic", .classic), ("glass", .glass)]),
      Setting("tint", \.tint, text: ColorText.text, value: ColorText.color),
      Setting("direction", \.direction, [("ltr", .leftToRight), ("rtl", .rightToLeft)]),
      Setting("text-size", \.textSize, CatalogEnvironment.textSizes.map { ($0.word, $0.category) }),
      Setting(flag: "bold", \.isBold),
      Setting(flag: "contrast", \.hasHighContrast),
      Setting("language", \.language, text: \.code, value: CatalogLanguage.named),
      Setting("size", \.size, text: text(of:), value: size(_:)),
      Setting("safe-area", \.safeArea, text: text(of:), value: insets(_:)),
      Setting("posture", \.posture, CatalogEnvironment.Posture.allCases.map { ($0.rawValue, $0) }),
    ]
  }

  /// The settings that differ from the system's.
  static func items(_ environment: CatalogEnvironment) -> [CatalogLink.Item] {
    settings.compactMap { setting in
      setting.text(environment).map { CatalogLink.Item(name: setting.name, text: $0) }
    }
  }

  /// Changes a setting.
  ///
  /// - Parameters:
  ///   - item: The name of the setting and its value.
  ///   - environment: The environment that has the setting.
  /// - Returns: `false` for an unknown name or value, which changes nothing.
  static func set(_ item: CatalogLink.Item, in environment: inout CatalogEnvironment) -> Bool {
    settings.first { $0.name == item.name }?.set(&environment, item.text) ?? false
  }

  private static func text(of insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { NumberText.code(Double($0)) }
      .joined(separator: ",")
  }

  private static func insets(_ text: String) -> UIEdgeInsets? {
    let sides = text.split(separator: ",").compactMap { Double($0) }.map { CGFloat($0) }
    guard sides.count == 4, sides.allSatisfy({ (0...1_000).contains($0) }) else { return nil }
    return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  private static func text(of size: CGSize) -> String {
    [size.width, size.height].map { NumberText.code(Double($0)) }.joined(separator: "x")
  }

  private static func size(_ text: String) -> CGSize? {
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) }) else { return nil }
    return CGSize(width: sides[0], height: sides[1])
  }
}
