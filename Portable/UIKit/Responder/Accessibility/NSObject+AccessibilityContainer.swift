import QuartzCore

// The rest of what NSObject has for assistive technology: containers, actions and focus.
extension _AccessibilityObject where Self: NSObject {
}
