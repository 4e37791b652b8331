import UIKit

/// The numbers of the touches that are down on a board.
///
/// UIKit reuses touch objects, so that the objects do not identify touches over time.
@MainActor
struct TouchNumbers {
  private var numbers: [ObjectIdentifier: StrokeContract.TouchID] = [:]
  private var latest = 0

  /// Assigns a new number to a touch that lands.
  mutating func add(_ touch: UITouch) -> StrokeContract.TouchID {
    latest += 1
    numbers[ObjectIdentifier(touch)] = latest
    return latest
  }

  /// The number of a touch that is down.
  subscript(touch: UITouch) -> StrokeContract.TouchID? {
    numbers[ObjectIdentifier(touch)]
  }

  /// Removes a touch that was lifted and returns its number.
  mutating func remove(_ touch: UITouch) -> StrokeContract.TouchID? {
    numbers.removeValue(forKey: ObjectIdentifier(touch))
  }
}
