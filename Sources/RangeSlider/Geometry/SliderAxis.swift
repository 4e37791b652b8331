/// The direction a slider runs in.
public enum SliderAxis: Int, CaseIterable, Equatable, Hashable, Sendable {
  /// From the leading to the trailing side.
  case horizontal

  /// From the bottom to the top, whatever the direction of writing.
  case vertical
}
