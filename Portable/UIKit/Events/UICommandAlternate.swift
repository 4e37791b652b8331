import QuartzCore

/// A variant of a command while more modifiers are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
}
