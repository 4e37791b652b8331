/// The values that are announced during a drag, not faster than they can be spoken.
struct SpokenValues: Equatable, Sendable {
  /// The least time between two of them, in seconds.
  static let interval = 0.3

  private var text = ""
  private var time = -Double.infinity

  /// Returns a text if it is to be announced.
  ///
  /// - Parameters:
  ///   - text: The text of the values.
  ///   - time: The time, in seconds, or `nil` at the end of a drag.
  /// - Returns: `nil` soon after another text, if the text was the latest one, and at the end of a drag
  ///   that has changed nothing.
  mutating func text(_ text: String, at time: Double?) -> String? {
    guard let time else {
      defer { self = SpokenValues() }
      return self.text.isEmpty || self.text == text ? nil : text
    }
    // The times of two events differ from their interval by rounding.
    guard text != self.text, time - self.time >= Self.interval - 1e-6 else { return nil }
    (self.text, self.time) = (text, time)
    return text
  }
}
