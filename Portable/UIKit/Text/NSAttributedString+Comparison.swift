import QuartzCore

extension NSAttributedString {
  /// Whether text and attributes are the same.
  ///
  /// Foundation's own `isEqual(to:)` traps off Apple when attributes hold Swift values.
  func hasSameContent(as other: NSAttributedString) -> Bool {
    guard string == other.string else { return false }
    var location = 0
    while location < length {
      var range = NSRange()
      var otherRange = NSRange()
      let own = attributes(at: location, effectiveRange: &range)
      let theirs = other.attributes(at: location, effectiveRange: &otherRange)
      let hasSameAttributes =
        own.count == theirs.count
        && own.allSatisfy { key, value in
          guard let value = value as? AnyHashable, let their = theirs[key] as? AnyHashable
          else { return false }
          return value == their
        }
      guard hasSameAttributes else { return false }
      location = min(NSMaxRange(range), NSMaxRange(otherRange))
    }
    return true
  }
}
