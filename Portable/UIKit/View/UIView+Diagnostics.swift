import QuartzCore

extension UIView {
  // Names the view in messages: its class and what tells it from others of that class.
  final var diagnosticName: String {
    var name = "\(type(of: self))"
    if let accessibilityIdentifier { name += " \"\(accessibilityIdentifier)\"" }
    if tag != 0 { name += " tag \(tag)" }
    let frame = backingLayer.frame
    return name + " (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))"
  }
}
