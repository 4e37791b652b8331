import ControlCore
import UIKit

/// Thumbs that follow values of the app.
extension SliderControl {
  /// Makes a thumb follow a property of an object, such as the buffered time of a player.
  ///
  /// The thumb takes the value of the property now and after each change, without an event. Changes while
  /// a finger holds the thumb are skipped. Bounds, steps and distances apply as for a value that is set in
  /// code. The slider retains neither the object nor, after one of them is released, the observation.
  ///
  ///     timeline.setThumbEnabled(false, for: .upper)
  ///     timeline.bind(.upper, to: player, \.bufferedTime)
  ///
  /// A second call for a thumb replaces the first one. A thumb that the slider does not have yet follows the
  /// property once it exists, at the next change.
  ///
  /// - Parameters:
  ///   - thumb: The thumb, or the playhead.
  ///   - source: The object, whose class conforms to `MainThreadObservable` and changes the property on the
  ///     main thread.
  ///   - keyPath: The key path of the property, which Objective-C must be able to see: declare it
  ///     `@objc dynamic`. NaN is ignored.
  ///   - animated: Whether a thumb moves with an animation. Default: `false`.
  public func bind<Source: MainThreadObservable, Value: BinaryFloatingPoint>(
    _ thumb: Thumb, to source: Source, _ keyPath: KeyPath<Source, Value>, animated: Bool = false
  ) {
    bindings[thumb] = source.observe(keyPath, owner: self, options: .initial) { slider, value in
      slider.follow(Double(value), with: thumb, animated: animated)
    }
  }

  /// Ends what ``bind(_:to:_:animated:)`` began for a thumb.
  ///
  /// The thumb keeps its value.
  public func unbind(_ thumb: Thumb) {
    bindings.removeValue(forKey: thumb)?.invalidate()
  }

  private func follow(_ value: Double, with thumb: Thumb, animated: Bool) {
    guard !heldThumbs.contains(thumb) else { return }
    if thumb == .playhead, !value.isNaN { return playhead = value }
    guard thumb.rawValue >= 0, thumb.rawValue < values.count else { return }
    changeValues(animated: animated) { $0.setValue(value, of: thumb) }
  }
}
