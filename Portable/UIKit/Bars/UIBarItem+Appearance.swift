extension UIBarItem: AppearanceTarget {
  public static func appearance() -> Self { AppContext.current.appearance.proxy(for: self) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppContext.current.appearance.proxy(for: self, in: containerTypes)
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    AppContext.current.appearance.proxy(for: self, with: trait)
  }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppContext.current.appearance.proxy(for: self, in: containerTypes, with: trait)
  }

  /// Tells of a property that takes part, and how another item gets its value.
  final func noteAppearance<Item: UIBarItem>(
    of type: Item.Type, _ name: String, for state: UIControl.State = .normal,
    _ apply: @escaping (Item) -> Void
  ) {
    AppContext.current.appearance.note(
      AppearanceProperty(name, state: state.rawValue), on: self, { ($0 as? Item).map(apply) })
  }

  /// Takes the values of the proxies when a bar shows the item in a window.
  final func applyAppearance(shownBy view: UIView) {
    guard view.window != nil else { return }
    AppContext.current.appearance.apply(to: self, shownBy: view)
  }

  final var appearanceOthers: [String: AppearanceOther] {
    var others: [String: AppearanceOther] = [
      "title": AppearanceOther(value: title), "image": AppearanceOther(value: image),
      "isEnabled": AppearanceOther(value: isEnabled), "tag": AppearanceOther(value: tag),
    ]
    if let item = self as? UIBarButtonItem {
      others["style"] = AppearanceOther(value: item.style)
      others["width"] = AppearanceOther(value: item.width)
    } else if let item = self as? UITabBarItem {
      others["badgeValue"] = AppearanceOther(value: item.badgeValue)
      others["selectedImage"] = AppearanceOther(value: item.selectedImage)
    }
    return others
  }

  // See `CALayer.make`: the same way to make an instance of a class known only at run time.
  convenience init(_dynamic: Void) {
    self.init()
  }

  @_silgen_name("$s5UIKit9UIBarItemC8_dynamicACyt_tcfC")
  private static func instantiateItem() -> UIBarItem

  static func make() -> Self {
    // The initializer makes an instance of the class it is called on.
    unsafeDowncast(instantiateItem(), to: Self.self)
  }
}
