/// The base of what a visual effect view can show.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
