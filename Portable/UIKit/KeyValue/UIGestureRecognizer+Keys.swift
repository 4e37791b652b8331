extension UIGestureRecognizer {
  static let gestureRecognizerKeys: [_KeyedProperty] = [
    .init("delegate", \UIGestureRecognizer.delegate),
    .init("enabled", \UIGestureRecognizer.isEnabled),
    .init("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
    .init("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
    .init("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
  ]
}

extension NSLayoutConstraint {
  static let constraintKeys: [_KeyedProperty] = [
    .init("constant", \NSLayoutConstraint.constant),
    .init("priority", \NSLayoutConstraint.priority),
    .init("active", \NSLayoutConstraint.isActive),
    .init("identifier", \NSLayoutConstraint.identifier),
  ]
}
