import QuartzCore

extension UIView {
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

  // Tells of a property that takes part from its observer.
  final func noteAppearance<View: UIView, Value>(
    _ path: @autoclosure () -> ReferenceWritableKeyPath<View, Value>, _ name: String
  ) {
    let property = AppearanceProperty(name)
    guard appearanceRecord != nil, let view = self as? View else {
      return didSetAppearance(property, { _ in })
    }
    let path = path()
    let value = view[keyPath: path]
    didSetAppearance(property, { ($0 as? View)?[keyPath: path] = value })
  }

  // Tells of a method that takes part and sets a value for a state.
  final func noteAppearance<View: UIView>(
    of type: View.Type, _ name: String, for state: UIControl.State,
    _ apply: @escaping (View) -> Void
  ) {
    didSetAppearance(
      AppearanceProperty(name, state: state.rawValue), { ($0 as? View).map(apply) })
  }

  // A setter of a property that takes part tells what was set, on a proxy or on a view.
  package final func didSetAppearance(
    _ property: AppearanceProperty, _ apply: @autoclosure () -> (UIView) -> Void
  ) {
    AppContext.current.appearance.note(property, on: self, forViews(apply()))
  }

  private final func forViews(_ apply: @escaping (UIView) -> Void) -> (AnyObject) -> Void {
    { ($0 as? UIView).map(apply) }
  }

  final func applyAppearance() {
    AppContext.current.appearance.apply(to: self)
  }

  // See `CALayer.make`: the same way to make an instance of a class known only at run time.
  convenience init(_dynamicView: Void) {
    self.init(frame: .zero)
  }

  @_silgen_name("$s5UIKit6UIViewC12_dynamicViewACyt_tcfC")
  private static func instantiateView() -> UIView

  static func make() -> Self {
    // The initializer makes an instance of the class it is called on.
    unsafeDowncast(instantiateView(), to: Self.self)
  }
}
