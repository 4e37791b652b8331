/// The base of what a visual effect view can show.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
  /// Returns the effect as it is now: an effect that cannot change returns itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
