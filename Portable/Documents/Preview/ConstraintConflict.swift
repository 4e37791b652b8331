import Foundation

/// What UIKit reports of constraints that contradict each other, in one line.
struct ConstraintConflict {
  /// The constraints, whose views are named by their lines of the document.
  let message: String
  /// The line of a view of the constraint that does not hold; nil if the document has none of its views.
  let line: Int?

  /// - Parameters:
  ///   - report: The text that UIKit logs.
  ///   - lineOfView: Returns the line of a view by its address; nil for one that is not the document's.
  init(_ report: String, lineOfView: (String) -> Int?) {
    var constraints: [String] = []
    var lines: [Int] = []
    var brokenLine: Int?
    var isBroken = false
    for part in report.split(separator: "\n") {
      let text = part.drop { $0 == " " || $0 == "\"" }
      if text.hasPrefix("Will attempt to recover") { isBroken = true }
      guard text.hasPrefix("<NS") else { continue }
      let (name, found) = Self.name(of: text.prefix { $0 != ">" }.dropFirst(), lineOfView)
      if isBroken { brokenLine = found.first } else { constraints.append(name) }
      lines += found
    }
    message =
      "these constraints contradict each other: " + constraints.joined(separator: "; ")
    line = brokenLine ?? lines.first
  }

  /// Returns a constraint without addresses, and the lines of its views.
  private static func name(
    of constraint: Substring, _ lineOfView: (String) -> Int?
  ) -> (text: String, lines: [Int]) {
    var lines: [Int] = []
    let words = constraint.split(separator: " ").dropFirst().filter { $0 != "(active)" }.map {
      word -> String in
      let parts = String(word).components(separatedBy: ":0x")
      guard parts.count == 2 else { return String(word) }
      let digits = parts[1].prefix { $0.isHexDigit }
      let rest = parts[1].dropFirst(digits.count)
      guard let line = lineOfView("0x" + digits) else { return parts[0] + rest }
      lines.append(line)
      return "\(parts[0]) (line \(line))\(rest)"
    }
    return (words.joined(separator: " "), lines)
  }
}
