/// A stroke in progress, from the event of its beginning to that of its end.
final class ActiveStroke {
  /// The touch that draws.
  let touch: StrokeContract.TouchID

  /// The brush and style of the stroke; `nil` until the event of its beginning was sent.
  var appearance: (brush: any Brush, style: StrokeStyle)?

  /// The session that draws; `nil` until the event of the beginning was sent.
  var session: StrokeSession?

  /// A Boolean value that indicates whether the event of the end was sent, after which nothing
  /// cancels the stroke.
  var isEnding = false

  init(touch: StrokeContract.TouchID) {
    self.touch = touch
  }
}
