import CoreGraphics

/// A change of the values of a slider, or the beginning or end of an interaction.
public struct RangeChange: Equatable, Sendable {
  /// The source of a change.
  public enum Source: Equatable, Hashable, Sendable {
    /// A drag of a thumb.
    case touch

    /// A drag of the part between the thumbs.
    case rangeDrag

    /// A tap on the track.
    case trackTap

    /// A key of a hardware keyboard.
    case keyboard

    /// An assistive technology.
    case accessibility

    /// The app.
    case code
  }

  /// The phase of an interaction.
  public enum Phase: Equatable, Hashable, Sendable {
    /// A drag has begun.
    ///
    /// No value has changed.
    case began

    /// A value has changed.
    case changed

    /// The interaction has ended.
    case ended

    /// The system or the app canceled the interaction.
    case cancelled
  }

  /// The thumbs whose values changed or, if none did, that are held: ``Thumb/playhead`` alone for a change of
  /// the playhead.
  ///
  /// It is empty before a touch on several thumbs is decided.
  public var thumbs: ThumbSet

  /// The source of the change.
  public var source: Source

  /// The phase of the interaction.
  public var phase: Phase

  /// The value of the playhead if the change is one of the playhead, and `nil` for a change of thumbs.
  public var playhead: Double?

  private let numbers: ThumbNumbers

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - thumbs: The thumbs whose values changed.
  ///   - source: The source of the change.
  ///   - phase: The phase of the interaction.
  ///   - values: The values of one to eight thumbs, in ascending order. Further ones are ignored.
  ///   - playhead: The value of the playhead after a change of it. Default: `nil`.
  public init(
    thumbs: ThumbSet, source: Source, phase: Phase, values: [Double], playhead: Double? = nil
  ) {
    self.init(thumbs, by: source, phase, in: ThumbNumbers(values), playhead: playhead)
  }

  init(
    _ thumbs: ThumbSet, by source: Source, _ phase: Phase, in numbers: ThumbNumbers,
    playhead: Double? = nil
  ) {
    self.thumbs = thumbs
    self.source = source
    self.phase = phase
    self.playhead = playhead
    self.numbers = numbers
  }

  /// The values of all thumbs after the change, in ascending order.
  public var values: [Double] { Array(numbers) }

  /// The least value after the change.
  public var lowerValue: CGFloat { CGFloat(numbers[0]) }

  /// The greatest value after the change.
  public var upperValue: CGFloat { CGFloat(numbers[numbers.count - 1]) }
}
