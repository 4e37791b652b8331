import Testing
import UIKit

/// Compares what assistive technology finds below `view` with `expected`, a line per element.
///
/// A line reads `button "Done" value "on" selected {20, 60, 51, 31}`: traits, label, value, states
/// and the frame in the window, rounded.
@MainActor public func expectAccessibility(
  of view: UIView, equals expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectText(accessibilityDescription(of: view), equals: expected, sourceLocation: sourceLocation)
}

/// The elements below `view` in the order of assistive technology, a line each.
@MainActor public func accessibilityDescription(of view: UIView) -> String {
  AccessibilityOrder(in: view).elements(of: view).map(line).joined(separator: "\n")
}

@MainActor private func line(for object: UIResponder) -> String {
  let traits = object.accessibilityTraits
  var words = kinds.filter { traits.contains($0.trait) }.map(\.name)
  if words.isEmpty { words = ["element"] }
  if let label = object.accessibilityLabel { words.append("\"\(label)\"") }
  if let value = object.accessibilityValue { words.append("value \"\(value)\"") }
  if let hint = object.accessibilityHint { words.append("hint \"\(hint)\"") }
  words += states.filter { traits.contains($0.trait) }.map(\.name)
  let frame = object.accessibilityFrame
  let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
    String(Int($0.rounded()))
  }
  words.append("{" + numbers.joined(separator: ", ") + "}")
  return words.joined(separator: " ")
}

private let kinds: [(trait: UIAccessibilityTraits, name: String)] = [
  (.button, "button"), (.link, "link"), (.header, "header"), (.image, "image"),
  (.staticText, "text"), (.searchField, "search"), (.adjustable, "adjustable"),
]

private let states: [(trait: UIAccessibilityTraits, name: String)] = [
  (.selected, "selected"), (.notEnabled, "disabled"), (.updatesFrequently, "updates"),
]
