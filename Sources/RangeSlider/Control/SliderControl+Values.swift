import ControlCore
import UIKit

/// The bounds of the values and the rules that they follow.
extension SliderControl {
  /// The values that can be selected in addition to the bounds.
  ///
  /// Default: empty, which applies ``SliderBaseControl/step``. They are sorted, and duplicates and non-finite
  /// values are removed. While ``snapsToTicks``, the ticks replace them.
  public var stops: [CGFloat] {
    get { values.stops.map { CGFloat($0) } }
    set { changeValues { $0.stops = newValue.map { Double($0) } } }
  }

  /// The distribution of the values along the track.
  ///
  /// Default: linear. A scale that the bounds do not allow acts as linear.
  public var scale: SliderScale {
    get { values.scale }
    set { changeValues { $0.scale = newValue } }
  }

  /// The part of the bounds that can be selected.
  ///
  /// Default: `nil`, which is all of them. The track shows the bounds; no thumb leaves the enabled range,
  /// unless it contains no stop.
  public var enabledRange: ClosedRange<Double>? {
    get { values.enabledRange }
    set { changeValues { $0.enabledRange = newValue } }
  }

  /// The ticks of the track with values, titles and images of their own.
  ///
  /// Default: empty. They replace the ticks of ``SliderBaseControl/showsTicks``.
  public var ticks: [SliderTick] {
    get { settings.parts.ticks }
    set {
      guard newValue != settings.parts.ticks else { return }
      configure(.texts) { $0.parts.ticks = newValue }
      if snapsToTicks { applyTickValues() }
    }
  }

  /// The number of titles at equal distances along the track, which are values in the format of the slider.
  ///
  /// Default: 0. A value between stops becomes the nearest stop. Values less than 2 count as 0, and values
  /// greater than 100 as 100. It has no effect while there are ``ticks``.
  public var tickTitleCount: Int {
    get { settings.parts.tickTitleCount }
    set {
      configure(\.parts.tickTitleCount, to: newValue < 2 ? 0 : min(newValue, 100), updating: .texts)
    }
  }

  /// Shows the titles of the ticks of the app, or those that it only counts.
  func updateTickTitles() {
    let (count, ticks) = (settings.parts.tickTitleCount, settings.parts.ticks)
    guard ticks.isEmpty, count > 0 else { return display.setTitles(ticks) }
    let grid = values.stopGrid
    let titles = (0..<count).map { index in
      let fraction = Double(index) / Double(count - 1)
      let value = values.scale.value(atFraction: fraction, in: values.bounds)
      return grid.map { $0.value(at: $0.index(nearest: value)) } ?? value
    }
    display.setTitles(titles.map { SliderTick(value: $0, title: text(for: $0)) })
  }

  /// A Boolean value that determines whether only the values of ``ticks`` can be selected.
  ///
  /// Default: `false`. While it is `true`, the ticks replace ``stops`` and ``SliderBaseControl/step``, and no
  /// thumb leaves the range from the first to the last tick. Without ticks it has no effect.
  public var snapsToTicks: Bool {
    get { settings.snapsToTicks }
    set {
      guard newValue != settings.snapsToTicks else { return }
      configure { $0.snapsToTicks = newValue }
      applyTickValues()
    }
  }

  private func applyTickValues() {
    let ticks = settings.snapsToTicks ? settings.parts.ticks : []
    changeValues { $0.tickValues = ticks.map(\.value) }
  }

  func changeValues(animated: Bool, _ change: (inout SliderValues) -> Void) {
    changeValues(by: animated ? SliderDisplay.animator : nil, change)
  }

  func changeValues(by animator: SliderAnimator?, _ change: (inout SliderValues) -> Void) {
    guard let animator else { return changeValues(change) }
    animate(by: animator) { applyChange(change) }
  }
}

/// Thumbs that follow values of the app.
extension SliderControl {
  /// Makes a thumb follow a property of an object, such as the buffered time of a player.
  ///
  /// The thumb takes the value of the property now and after each change, without an event. Changes while a
  /// finger holds the thumb are skipped. Bounds, steps and distances apply as for a value that is set in
  /// code. The slider retains neither the object nor, after one of them is released, the observation.
  ///
  ///     timeline[.upper].isEnabled = false
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
  public func unbind(_ thumb: Thumb) { bindings.removeValue(forKey: thumb)?.invalidate() }

  private func follow(_ value: Double, with thumb: Thumb, animated: Bool) {
    guard !heldThumbs.contains(thumb) else { return }
    if thumb == .playhead, !value.isNaN { return playhead = value }
    guard thumbs.contains(thumb) else { return }
    changeValues(animated: animated) { $0.setValue(value, of: thumb) }
  }
}

/// A mark on the track of a slider, at a value of its own.
public struct SliderTick: Equatable, Sendable {
  /// The value of the tick.
  public var value: Double

  /// The title beside the tick.
  ///
  /// Default: `nil`, which shows none.
  public var title: String?

  /// The image beside the tick, which replaces the title.
  ///
  /// Default: `nil`, which shows none.
  public var image: UIImage?

  /// Creates a tick.
  public init(value: Double, title: String? = nil, image: UIImage? = nil) {
    self.value = value
    self.title = title
    self.image = image
  }
}
