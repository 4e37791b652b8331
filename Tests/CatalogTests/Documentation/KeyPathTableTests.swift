import ActionSheet
import ControlCore
import ControlExtras
import DrawingBoard
import Foundation
import RangeSlider
import TestSupport
import Testing

/// The table of key paths in the documentation, which the descriptors of the controls give.
@MainActor @Suite struct KeyPathTableTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ControlCore/ControlCore.docc/Articles/KeyPaths.md")

  private static let classes: [(any Inspectable.Type, module: String)] = [
    (RangeSliderControl.self, "RangeSlider"), (MultiSliderControl.self, "RangeSlider"),
    (ActionSheetControl.self, "ActionSheet"),
    (DrawingBoardControl.self, "DrawingBoard"), (DrawingToolbarControl.self, "DrawingBoard"),
    (DrawingHistoryControl.self, "DrawingBoard"), (RadarPulseControl.self, "ControlExtras"),
    (StatefulButton.self, "ControlExtras"), (TappableImageView.self, "ControlExtras"),
    (StickyHeaderView.self, "ControlExtras"), (StickyFooterView.self, "ControlExtras"),
  ]

  /// Recorded anew with `RECORD_SNAPSHOTS=1`.
  @Test("The table of key paths is that of the descriptors") func theTableIsThatOfTheDescriptors()
    throws
  {
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Self.text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.text)
  }

  private static var text: String {
    var lines = [
      "# Key Paths for Interface Builder", "",
      "Set the attributes of the kit's controls as user-defined runtime attributes.", "",
      "## Overview", "",
      "In the identity inspector, set the class and the module, and add a row for each attribute:",
      "its key path, and its type as below. The rows can be in any order. Where the table says",
      "\"none\", the property is not set.", "",
    ]
    for (type, module) in classes {
      lines += [
        "### \(type)", "", "Module `\(module)`.", "", "| Key path | Type | Default |",
        "| --- | --- | --- |",
      ]
      lines += type.inspectableProperties.map {
        "| `\($0.name)` | \(name(of: $0.kind)) | \(text(of: $0.defaultValue)) |"
      }
      lines.append("")
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  private static func name(of kind: InspectableKind) -> String {
    switch kind {
    case .bool: "Boolean"
    case .integer, .choice, .number: "Number"
    case .string: "String"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .color: "Color"
    case .image: "Image"
    }
  }

  private static func text(of value: InspectableValue) -> String {
    switch value {
    case .bool(let value): value ? "on" : "off"
    case .integer(let value): "\(value)"
    case .number(let value):
      value.isFinite ? (Int(exactly: value).map { "\($0)" } ?? "\(value)") : "none"
    case .string(let value): value.isEmpty ? "none" : "`\(value)`"
    case .point(let value): "\(value.x), \(value.y)"
    case .size(let value): "\(value.width) × \(value.height)"
    case .rect(let value): "\(value)"
    case .color(let value): value == nil ? "none" : "the control's own"
    case .image(let value): value == nil ? "none" : "the control's own"
    }
  }
}
