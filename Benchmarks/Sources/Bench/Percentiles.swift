/// How long single calls take, from the usual to the worst.
@MainActor
struct Percentiles {
  private var times: [Double] = []

  /// Times one call.
  mutating func measure(_ body: () -> Void) {
    times.append(ContinuousClock().measure(body) / .milliseconds(1))
  }

  var median: Double { at(0.5) }
  var ninetyNinth: Double { at(0.99) }

  /// The results under a name: the median and the 99th percentile, in milliseconds.
  ///
  /// - Parameters:
  ///   - median: What the median is held against.
  ///   - limit: The milliseconds that the 99th percentile may take.
  func results(_ name: String, median baseline: Double? = nil, limit: Double? = nil) -> [Result] {
    [
      Result(name + "/median", median, "ms", baseline: baseline),
      Result(
        name + "/p99", ninetyNinth, "ms", baseline: limit, goal: limit == nil ? nil : 1),
    ]
  }

  private func at(_ share: Double) -> Double {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}
