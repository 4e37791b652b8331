/// How long single calls take, from the usual to the worst.
@MainActor
struct Percentiles {
  private var times: [Double]

  /// Begins with times that were taken elsewhere, in milliseconds.
  init(_ times: [Double] = []) {
    self.times = times
  }

  /// Times one call.
  mutating func measure(_ body: () -> Void) {
    times.append(ContinuousClock().measure(body) / .milliseconds(1))
  }

  var median: Double { at(0.5) }
  var ninetyNinth: Double { at(0.99) }

  /// The results under a name: the median and the 99th percentile, in milliseconds.
  ///
  /// - Parameters:
  ///   - name: The stable name.
  ///   - baseline: The milliseconds that the 99th percentile is held against; those of the rival or of
  ///     the floor, measured in the same run. `nil` where the rival is not installed.
  ///   - goal: How many times the baseline the 99th percentile may take.
  func results(_ name: String, baseline: Double? = nil, goal: Double? = nil) -> [Result] {
    [
      Result(name + "/median", median, "ms"),
      Result(name + "/p99", ninetyNinth, "ms", baseline: baseline, goal: goal),
    ]
  }

  /// The results under a name, held against the floor.
  ///
  /// - Parameters:
  ///   - name: The stable name.
  ///   - floor: The least that the same can take.
  ///   - goal: How many times the floor's median and 99th percentile they may take.
  func results(_ name: String, floor: Percentiles, goal: Double) -> [Result] {
    [
      Result(name + "/median", median, "ms", baseline: floor.median, goal: goal),
      Result(name + "/p99", ninetyNinth, "ms", baseline: floor.ninetyNinth, goal: goal),
    ]
  }

  private func at(_ share: Double) -> Double {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}
