import CoreGraphics
import Foundation

/// A value that decides whether a layout pass must run.
///
/// A pass runs if the size has changed or the layout is invalid. The origin of the bounds does not
/// count, because a scroll view changes it at every step.
package struct LayoutGuard: Equatable, Sendable {
  /// The maximum number of repetitions of a pass whose body changes the size: 2.
  ///
  /// The limit ends a layout that never converges.
  package static let maximumRepeats = 2

  private var laidOutSize: CGSize?
  private var isRunning = false

  /// A Boolean value that indicates whether the next pass runs even if the size has not changed.
  ///
  /// Default `true`.
  package private(set) var isInvalid = true

  /// Creates a guard whose first pass runs.
  package init() {}

  /// Invalidates the layout, so that the next pass runs once.
  package mutating func invalidate() {
    isInvalid = true
  }

  /// Runs a layout pass if the size has changed or the layout is invalid.
  ///
  /// A pass that changes the size or invalidates the layout is repeated, at most ``maximumRepeats``
  /// times.
  ///
  /// - Parameters:
  ///   - size: Returns the current size, in points. It is called again after every run.
  ///   - access: Gives access to the stored guard, so that the pass sees invalidations by `body`.
  ///   - body: Assigns the frames. A nested pass has no effect.
  /// - Returns: The number of times that `body` ran.
  @discardableResult
  package static func run(
    size: () -> CGSize, access: ((inout LayoutGuard) -> Void) -> Void, body: () -> Void
  ) -> Int {
    var runs = 0
    while runs <= maximumRepeats {
      let current = size()
      var begins = false
      access { begins = $0.begin(size: current) }
      guard begins else { break }
      body()
      access { $0.isRunning = false }
      runs += 1
    }
    if runs > maximumRepeats {
      let settled = size()
      access {
        $0.laidOutSize = settled
        $0.isInvalid = false
      }
    }
    return runs
  }

  private mutating func begin(size: CGSize) -> Bool {
    guard !isRunning, isInvalid || laidOutSize != size else { return false }
    isRunning = true
    isInvalid = false
    laidOutSize = size
    return true
  }
}
