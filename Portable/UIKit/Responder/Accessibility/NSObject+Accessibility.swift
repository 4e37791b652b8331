import QuartzCore

// UIKit declares these properties on NSObject. A responder and a bar item declare them again, where
// a subclass can override them. Off Apple's platforms nothing in an extension of NSObject can be
// declared again in a subclass; what an extension of a protocol has, can.

/// An object that assistive technology can be told about: every object.
@preconcurrency @MainActor
public protocol _AccessibilityObject: AnyObject {}

extension NSObject: _AccessibilityObject {}

extension _AccessibilityObject where Self: NSObject {
}
