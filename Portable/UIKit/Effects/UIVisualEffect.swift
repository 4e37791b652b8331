/// The base of what a visual effect view can show.
@MainActor open class UIVisualEffect: NSObject {}
