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

  /// The thumbs whose values changed or, if none did, that are held.
  ///
  /// It is empty before a touch on several thumbs is decided.
  public var thumbs: ThumbSet

  /// The source of the change.
  public var source: Source

  /// The phase of the interaction.
  public var phase: Phase

  /// The least value after the change.
  public var lowerValue: CGFloat

  /// The greatest value after the change.
  public var upperValue: CGFloat

  /// Creates a change.
  public init(
    thumbs: ThumbSet, source: Source, phase: Phase, lowerValue: CGFloat, upperValue: CGFloat
  ) {
    self.thumbs = thumbs
    self.source = source
    self.phase = phase
    self.lowerValue = lowerValue
    self.upperValue = upperValue
  }
}

extension RangeChange {
  /// Creates a change that resulted in values.
  init(_ thumbs: ThumbSet, by source: Source, _ phase: Phase, in values: SliderValues) {
    self.init(
      thumbs: thumbs, source: source, phase: phase, lowerValue: CGFloat(values.lower),
      upperValue: CGFloat(values.upper))
  }
}
