import UIKit

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
