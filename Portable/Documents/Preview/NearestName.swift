/// Finds the name that a misspelled one stands for.
enum NearestName {
  /// Returns the most similar of some names, or nil if none is similar.
  static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    // Two letters that are exchanged count as two changes.
    let limit = name.count < 4 ? 1 : max(2, min(3, name.count / 3))
    let candidates = names.map { ($0, distance(name.lowercased(), $0.lowercased())) }
      .filter { $0.1 <= limit }
    return candidates.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// Returns how many letters differ, are missing or are superfluous.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    // Names are short; a text that is not one is similar to none.
    guard first.count <= 80, second.count <= 80 else { return .max }
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[second.count]
  }
}
