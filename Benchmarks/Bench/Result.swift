import Foundation

/// One figure, as it stands in the table and in the file.
struct Result: Encodable {
  let name: String
  let value: Double
  let unit: String
  let baseline: Double?
  let ratio: Double?
  let goal: Double?
  let met: Bool?

  /// A figure, compared with a baseline where there is one.
  ///
  /// - Parameters:
  ///   - name: The stable name.
  ///   - value: The figure.
  ///   - unit: Its unit.
  ///   - baseline: What it is held against, in the same unit.
  ///   - goal: The greatest ratio to the baseline that is good enough.
  init(
    _ name: String, _ value: Double, _ unit: String, baseline: Double? = nil, goal: Double? = nil
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.baseline = baseline
    let ratio = baseline.map { value / $0 }
    self.ratio = ratio
    self.goal = goal
    met = goal.flatMap { goal in ratio.map { $0 <= goal } }
  }

  private enum CodingKeys: CodingKey {
    case name, value, unit, baseline, ratio, goal, met
  }

  /// Every key is written, those without a value as `null`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(value, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encode(baseline, forKey: .baseline)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(goal, forKey: .goal)
    try container.encode(met, forKey: .met)
  }
}
