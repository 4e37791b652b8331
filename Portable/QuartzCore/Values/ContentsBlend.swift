/// Two contents of which the second shows through the first, while contents animate.
final class ContentsBlend {
  let from: Any
  let to: Any
  let progress: Double

  /// nil unless both can be drawn.
  init?(from: Any, to: Any, progress: Double) {
    guard Self.isDrawable(from), Self.isDrawable(to) else { return nil }
    self.from = from
    self.to = to
    self.progress = min(1, max(0, progress))
  }

  private static func isDrawable(_ any: Any) -> Bool { any is CGImage || any is BackingStore }
}
