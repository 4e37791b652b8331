import QuartzCore

extension UIWindowScene: TraitParticipant {
  var inheritedTraits: UITraitCollection {
    var values = UITraitCollection.systemDefault.values
    values.displayScale = storedScreen.scale
    values.merge(hostTraits)
    let idiom = values.userInterfaceIdiom
    let (horizontal, vertical) = UIWindowScene.sizeClasses(of: sceneSize, idiom: idiom)
    if !hostTraits.contains(UITraitHorizontalSizeClass.self) {
      values.horizontalSizeClass = horizontal
    }
    if !hostTraits.contains(UITraitVerticalSizeClass.self) {
      values.verticalSizeClass = vertical
    }
    return UITraitCollection(values: values)
  }

  func propagateTraits() {
    for window in orderedWindows { window.updateTraits() }
  }

  func traitsDidUpdate(from previous: UITraitCollection) {
    UITraitCollection.predicted = currentTraits
    let category = currentTraits.preferredContentSizeCategory
    if category != previous.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
  }

  // As on Apple's devices: a phone is compact across except the largest in landscape, and compact
  // down in landscape; a pad or window is compact across only when narrow.
  private static func sizeClasses(
    of size: CGSize, idiom: UIUserInterfaceIdiom
  ) -> (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
    guard idiom == .phone else {
      return (size.width < 600 ? .compact : .regular, size.height < 400 ? .compact : .regular)
    }
    guard size.width > size.height else { return (.compact, .regular) }
    return (size.width >= 896 && size.height >= 414 ? .regular : .compact, .compact)
  }

  /// Sets trait values of the host, such as light or dark and the text size; they flow down at once.
  package func setTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
    hostTraits = hostTraits.changed(by: mutations)
    updateTraits()
  }
}
