import ControlExtras
import ControlCore
import UIKit

/// What the shared core works out for every touch and every change of state: a thousand calls in one
/// run.
@MainActor
enum CoreScenarios {
  static let callsPerRun = 1000

  static let all = [states] + shapes.map { scenario($0.0, $0.1) }

  /// The content of a button for a change of state, with content for normal and selected.
  static let states = Scenario(name: "core/state-content/resolve", countedRuns: 20) {
    var content = StateContent<Int>()
    content[explicit: .normal] = 1
    content[explicit: .selected] = 2
    return Scenario.Steps { run in
      var sum = 0
      for call in 0..<callsPerRun {
        let combination = StateCombination(rawValue: UInt((run &+ call) & 15))
        sum &+= content.content(for: combination) ?? 0
      }
      precondition(sum > 0)
    }
  }

  private static let shapes: [(String, HitShape)] = [
    ("bounds", .bounds), ("circle", .circle), ("capsule", .capsule),
    ("ring", .ring(inner: 20, outer: 40)),
    ("path", .path(HitPath(CGPath(ellipseIn: unit, transform: nil), space: .unit))),
    (
      "alpha-mask",
      .alphaMask(
        AlphaMask(
          samples: [UInt8](repeating: 255, count: 256 * 256), columns: 256,
          size: CGSize(width: 256, height: 256)))
    ),
    ("difference", .difference(.ellipse, .circle)),
  ]

  private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  private static func scenario(_ name: String, _ shape: HitShape) -> Scenario {
    Scenario(name: "core/hit-shape/" + name, countedRuns: 20) {
      let bounds = CGRect(x: 0, y: 0, width: 120, height: 80)
      return Scenario.Steps { run in
        var hits = 0
        for call in 0..<callsPerRun {
          let point = CGPoint(x: (run &* 7 &+ call &* 13) % 120, y: (call &* 29) % 80)
          if shape.contains(point, in: bounds) { hits += 1 }
        }
        precondition(hits > 0)
      }
    }
  }
}
