import UIKit

/// Numbers the touches on a board, each for as long as it is down.
@MainActor
struct TouchNumbers {
  private var numbers: [ObjectIdentifier: StrokeContract.TouchID] = [:]
  private var latest = 0

  /// Gives a touch that lands a number that none had before.
  ///
  /// UIKit uses the objects of touches again.
  mutating func add(_ touch: UITouch) -> StrokeContract.TouchID {
    latest += 1
    numbers[ObjectIdentifier(touch)] = latest
    return latest
  }

  /// The number of a touch that is down.
  subscript(touch: UITouch) -> StrokeContract.TouchID? {
    numbers[ObjectIdentifier(touch)]
  }

  /// Takes back the number of a touch that has gone.
  mutating func remove(_ touch: UITouch) -> StrokeContract.TouchID? {
    numbers.removeValue(forKey: ObjectIdentifier(touch))
  }
}
