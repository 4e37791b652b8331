import CoreGraphics

/// A change of a range slider's values, or the beginning or the end of one by the user.
public struct RangeChange: Equatable, Sendable {
  /// What brought a change about.
  public enum Source: Equatable, Hashable, Sendable {
    /// A finger that holds a thumb.
    case touch

    /// A finger that holds the part between the thumbs.
    case rangeDrag

    /// A tap on the bare track.
    case trackTap

    /// A key of a keyboard.
    case keyboard

    /// A screen reader or another assistive technology.
    case accessibility

    /// The app itself.
    case code
  }

  /// Where in the course of a change by the user this is.
  public enum Phase: Equatable, Hashable, Sendable {
    /// A finger has taken hold; no value has changed.
    case began

    /// A value has changed.
    case changed

    /// The user has finished.
    case ended

    /// The system, or the app, has broken the change off.
    case cancelled
  }

  /// The thumbs that changed or, where no value did, that are held; empty while undecided.
  public var thumbs: ThumbSet

  /// What brought the change about.
  public var source: Source

  /// Where in its course the change is.
  public var phase: Phase

  /// The lower value after the change.
  public var lowerValue: CGFloat

  /// The upper value after the change.
  public var upperValue: CGFloat

  /// Makes a change.
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
