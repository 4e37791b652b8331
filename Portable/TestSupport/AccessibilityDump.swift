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

/// The elements below `view` in reading order of the tree, a line each.
@MainActor public func accessibilityDescription(of view: UIView) -> String {
  accessibilityLines(of: view).joined(separator: "\n")
}

@MainActor private func accessibilityLines(of object: UIResponder) -> [String] {
  if let view = object as? UIView, view.isHidden || view.accessibilityElementsHidden { return [] }
  if object.isAccessibilityElement { return [line(for: object)] }
  if let elements = object.accessibilityElements {
    return elements.compactMap { $0 as? UIResponder }.flatMap { accessibilityLines(of: $0) }
  }
  let count = object.accessibilityElementCount()
  if count > 0 {
    return (0..<count).compactMap { object.accessibilityElement(at: $0) as? UIResponder }
      .flatMap { accessibilityLines(of: $0) }
  }
  return (object as? UIView)?.subviews.flatMap { accessibilityLines(of: $0) } ?? []
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
