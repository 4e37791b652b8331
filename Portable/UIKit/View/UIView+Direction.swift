import QuartzCore

extension UIView {
  /// The direction of a semantic attribute, relative to a given one.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  final var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: storedSemanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != storedSemanticContentAttribute else { return }
    storedSemanticContentAttribute = attribute
    setNeedsLayout()
    if layoutState != nil { noteLayoutChange(.everything) }
    if storedContentMode == .redraw || drawsContent { setNeedsDisplay() }
  }
}
