import Foundation

/// What was drawn on a board after its sample, as text in a link.
///
/// The text is the number of steps of the sample that are left, and after a hyphen the drawing's other
/// elements: JSON as the board writes and reads it, in Base64.
enum DrawingText {
  /// The length of the longest text; longer addresses are of no use.
  private static let maximumLength = 64_000

  /// The numbers of a stroke by the key of the file, with the unit that they are rounded to.
  private static let units: [String: Double] = [
    "x": 0.01, "y": 0.01, "pressure": 0.001, "altitude": 0.001, "azimuth": 0.001, "time": 0.000_1,
  ]

  /// Writes a drawing.
  ///
  /// - Parameters:
  ///   - json: The drawing as the board writes it.
  ///   - kept: The number of elements at the beginning that the sample draws.
  /// - Returns: The text; `nil` for a drawing that is too large for a link.
  static func text(_ json: Data, kept: Int) -> String? {
    guard var drawing = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      let elements = drawing["elements"] as? [[String: Any]], elements.count >= kept
    else { return nil }
    guard elements.count > kept else { return "\(kept)" }
    drawing["elements"] = elements.dropFirst(kept).map(rounded)
    guard let data = try? JSONSerialization.data(withJSONObject: drawing, options: .sortedKeys)
    else { return nil }
    // The characters of Base64 that an address gives a meaning are replaced, as RFC 4648 does.
    let code = data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
    return code.count > maximumLength ? nil : "\(kept)-\(code)"
  }

  /// Reads a text.
  ///
  /// - Returns: The number of steps of the sample that are left, and the drawing over them as the board
  ///   reads it, `nil` for none; `nil` for another text.
  static func drawing(_ text: String) -> (kept: Int, json: Data?)? {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let kept = Int(first), kept >= 0 else { return nil }
    guard parts.count == 2 else { return (kept, nil) }
    let code = parts[1].replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    let padding = String(repeating: "=", count: (4 - code.count % 4) % 4)
    guard let json = Data(base64Encoded: code + padding) else { return nil }
    return (kept, json)
  }

  /// Rounds the samples of a stroke to what is seen, and lets their time begin at zero.
  private static func rounded(_ element: [String: Any]) -> [String: Any] {
    guard var stroke = element["stroke"] as? [String: Any] else { return element }
    for (key, unit) in units {
      guard let numbers = stroke[key] as? [Double] else { continue }
      let start = key == "time" ? numbers.first ?? 0 : 0
      stroke[key] = numbers.map { (($0 - start) / unit).rounded() / (1 / unit).rounded() }
    }
    return ["stroke": stroke]
  }
}
