import QuartzCore

extension UIView {
  public static func appearance() -> Self {
    // The proxy of a class was made as an instance of that class.
    unsafeDowncast(AppContext.current.appearance.proxy(for: self), to: Self.self)
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let containers = containerTypes.map { $0 as AnyClass }
    return unsafeDowncast(
      AppContext.current.appearance.proxy(for: self, in: containers), to: Self.self)
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    unsafeDowncast(AppContext.current.appearance.proxy(for: self, with: trait), to: Self.self)
  }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let containers = containerTypes.map { $0 as AnyClass }
    return unsafeDowncast(
      AppContext.current.appearance.proxy(for: self, in: containers, with: trait), to: Self.self)
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
    if let appearanceRecord {
      appearanceRecord.record(property, apply())
    } else if !AppContext.current.appearance.isApplying {
      explicitAppearance.insert(property)
    }
  }

  // Copies what the proxies of the class and its superclasses hold, the most general first.
  final func applyAppearance() {
    guard !AppContext.current.appearance.proxies.isEmpty, appearanceRecord == nil else { return }
    // From the most special class and container to the most general.
    var chain: [AppearanceRecord] = []
    var type: AnyClass? = Swift.type(of: self)
    while let current = type {
      if let proxies = AppContext.current.appearance.proxies[ObjectIdentifier(current)] {
        for proxy in proxies { proxy.reportUnsupportedAppearance() }
        chain += matching(proxies.compactMap(\.appearanceRecord))
      }
      type = _getSuperclass(current)
    }
    guard !chain.isEmpty else { return }
    AppContext.current.appearance.isApplying = true
    defer { AppContext.current.appearance.isApplying = false }
    for record in chain.reversed() {
      for setting in record.settings where !explicitAppearance.contains(setting.property) {
        setting.apply(self)
      }
    }
  }

  // The rules that hold here. Rules with containers come before those without, then the outermost
  // container, then the longer rule, then the one that asks for traits.
  private func matching(_ all: [AppearanceRecord]) -> [AppearanceRecord] {
    let records = all.filter { record in
      record.traits.map { traitCollection.containsTraits(in: $0) } ?? true
    }
    guard records.contains(where: { !$0.containers.isEmpty || $0.traits != nil }) else {
      return records
    }
    var ancestors: [AnyObject] = []
    var responder = next
    while let current = responder {
      if current is any UIAppearanceContainer { ancestors.append(current) }
      responder = current.next
    }
    return records.compactMap { record in
      record.depth(in: ancestors).map { (record: record, depth: $0) }
    }.sorted {
      if $0.record.containers.isEmpty != $1.record.containers.isEmpty {
        return !$0.record.containers.isEmpty
      }
      return $0.record.precedence(at: $0.depth) < $1.record.precedence(at: $1.depth)
    }.map(\.record)
  }

  // See `CALayer.make`: the same way to make an instance of a class known only at run time.
  convenience init(_dynamicView: Void) {
    self.init(frame: .zero)
  }

  @_silgen_name("$s5UIKit6UIViewC12_dynamicViewACyt_tcfC")
  private static func instantiateView() -> UIView

  static func make() -> UIView {
    instantiateView()
  }
}
