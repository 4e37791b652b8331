/// Where a thumb at an end of its travel sits on the track.
///
/// Either way a thumb never leaves the slider's bounds.
public enum ThumbAlignment: Int, CaseIterable, Equatable, Hashable, Sendable {
  /// With its edge at the end of the track, which is as long as the bounds.
  case inside

  /// With its centre at the end of the track, which is shorter than the bounds by one thumb.
  case center
}
