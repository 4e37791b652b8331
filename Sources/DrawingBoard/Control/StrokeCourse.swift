/// A stroke under way, from the notice of its beginning to that of its end.
final class StrokeCourse {
  /// The touch that draws.
  let touch: StrokeContract.TouchID

  /// The brush and the style that the stroke began with; `nil` until the beginning has been told.
  var look: (brush: any Brush, style: StrokeStyle)?

  /// What draws; `nil` until the beginning has been told.
  var session: StrokeSession?

  /// Whether the end has been told, so that nothing can cancel the stroke any more.
  var isEnding = false

  init(touch: StrokeContract.TouchID) {
    self.touch = touch
  }
}
