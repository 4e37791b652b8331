import UIKit

/// The mouse as one finger, or as two while Alt is held.
struct PointerState {
  /// The numbers of the fingers, away from those of a touch screen.
  private static let firstFinger = 1000
  private static let secondFinger = 1001

  private(set) var isDown = false
  /// The fingers, when there are two.
  private(set) var pair: FingerPair?
  private var location = CGPoint.zero

  /// Presses the button; samples to deliver.
  mutating func press(at point: CGPoint) -> [TouchSample] {
    guard !isDown else { return [] }
    isDown = true
    return samples(at: point, phase: .began)
  }

  /// Moves the mouse; samples to deliver while the button is down.
  mutating func move(to point: CGPoint, movesBoth: Bool) -> [TouchSample] {
    location = point
    pair?.move(to: point, movesBoth: movesBoth)
    return isDown ? samples(at: point, phase: .moved) : []
  }

  /// Lets the button go; samples to deliver.
  mutating func release(at point: CGPoint) -> [TouchSample] {
    guard isDown else { return [] }
    isDown = false
    return samples(at: point, phase: .ended)
  }

  /// Takes the fingers away without effect; samples to deliver.
  mutating func cancel() -> [TouchSample] {
    guard isDown else { return [] }
    isDown = false
    return samples(at: location, phase: .cancelled)
  }

  /// Alt was pressed or let go. Fingers that are down stay as many as they are.
  mutating func setPaired(_ isPaired: Bool, center: CGPoint) {
    guard !isDown, isPaired != (pair != nil) else { return }
    pair = isPaired ? FingerPair(pivot: center, first: location) : nil
  }

  private mutating func samples(at point: CGPoint, phase: UITouch.Phase) -> [TouchSample] {
    location = point
    let first = TouchSample(finger: Self.firstFinger, phase: phase, location: point)
    guard var pair else { return [first] }
    pair.first = point
    self.pair = pair
    return [
      first, TouchSample(finger: Self.secondFinger, phase: phase, location: pair.second),
    ]
  }
}
