extension UINavigationBar {
  /// The appearance of the bar over content, for its top item.
  var effectiveStandardAppearance: UINavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return topItem?.standardAppearance ?? (isCompact ? compactAppearance : nil)
      ?? standardAppearance
  }

  /// The appearance at the top of the content; nil for no background.
  var effectiveEdgeAppearance: UINavigationBarAppearance? {
    topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  func appearanceDidChange() {
    for appearance in [standardAppearance, scrollEdgeAppearance, compactAppearance] {
      appearance?.observe { [weak self] in self?.appearanceDidChange() }
    }
    background.apply(effectiveStandardAppearance)
    if let edge = effectiveEdgeAppearance {
      edgeBackground.apply(edge)
      edgeBackground.isHidden = false
    } else {
      edgeBackground.isHidden = true
    }
    content?.appearance = shownAppearance
    largeTitle?.appearance = effectiveEdgeAppearance ?? effectiveStandardAppearance
    updateBackground()
  }

  private var shownAppearance: UINavigationBarAppearance {
    underlap > 0.5
      ? effectiveStandardAppearance : (effectiveEdgeAppearance ?? effectiveStandardAppearance)
  }

  func updateBackground() {
    background.alpha = underlap
    edgeBackground.alpha = 1 - underlap
    if content?.appearance !== shownAppearance { content?.appearance = shownAppearance }
  }
}
