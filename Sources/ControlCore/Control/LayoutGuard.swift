import CoreGraphics
import Foundation

/// Decides whether a layout pass has anything to do.
///
/// A view asks it at every pass and lays out only when its size changed or something marked the
/// layout dirty. A scroll view moves its `bounds.origin` on every tick, so the origin is left out of
/// the question. The guard computes nothing about frames and knows no views.
package struct LayoutGuard: Equatable, Sendable {
  /// How often one pass may repeat itself because its own body changed the size: 2.
  ///
  /// A body that changes its size every time it runs is stopped here, instead of looping for ever.
  package static let maximumRepeats = 2

  private var laidOutSize: CGSize?
  private var isRunning = false

  /// Whether the next pass runs even at an unchanged size.
  ///
  /// Default `true`: nothing is laid out yet.
  package private(set) var isDirty = true

  /// Makes a guard whose first pass runs.
  package init() {}

  /// Marks the layout dirty; any number of marks before a pass cause one run.
  package mutating func invalidate() {
    isDirty = true
  }

  /// Runs `body` when the size changed or the layout is dirty, and repeats it when the body itself
  /// changed either, at most ``maximumRepeats`` times.
  ///
  /// - Parameters:
  ///   - size: The size at hand, in points; read again after every run.
  ///   - access: Reads and writes the stored guard, so that marks made by the body are seen.
  ///   - body: Assigns the frames. A pass asked for from inside it is refused.
  /// - Returns: How often the body ran: 0 when nothing had changed.
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
        $0.isDirty = false
      }
    }
    return runs
  }

  private mutating func begin(size: CGSize) -> Bool {
    guard !isRunning, isDirty || laidOutSize != size else { return false }
    isRunning = true
    isDirty = false
    laidOutSize = size
    return true
  }
}
