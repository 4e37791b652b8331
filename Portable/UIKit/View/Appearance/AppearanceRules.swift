// The proxies of all classes.
@MainActor
final class AppearanceRules {
  private(set) var proxies: [ObjectIdentifier: [UIView]] = [:]
  // Set while proxies write to an object, so that their values do not count as its own.
  private(set) var isApplying = false

  func proxy<Target: UIView>(
    for type: Target.Type, in containers: [any UIAppearanceContainer.Type] = [],
    with traits: UITraitCollection? = nil
  ) -> Target {
    let identifier = ObjectIdentifier(type)
    let containers = containers.map { $0 as AnyClass }
    let known = proxies[identifier]?.first {
      $0.appearanceRecord?.containers.map(ObjectIdentifier.init)
        == containers.map(ObjectIdentifier.init) && $0.appearanceRecord?.traits == traits
    }
    // The proxies of a class are made as instances of that class.
    if let known { return unsafeDowncast(known, to: Target.self) }
    let proxy = type.make()
    proxy.disconnect()
    proxy.appearanceRecord = AppearanceRecord(
      containers: containers, traits: traits, others: proxy.appearanceOthers,
      custom: CustomProperties(of: proxy))
    proxies[identifier, default: []].append(proxy)
    return proxy
  }

  /// Forgets all proxies; for tests.
  func removeAll() {
    proxies = [:]
  }

  /// Notes what was set on an object: on a proxy for other objects, on another as its own.
  func note(
    _ property: AppearanceProperty, on target: UIView,
    _ apply: @autoclosure () -> (AnyObject) -> Void
  ) {
    if let record = target.appearanceRecord {
      record.record(property, apply())
    } else if !isApplying {
      target.explicitAppearance.insert(property)
    }
  }

  /// Copies what the proxies of the class and its superclasses hold, the most general first.
  func apply(to target: UIView) {
    guard !proxies.isEmpty, target.appearanceRecord == nil else { return }
    // From the most special class and container to the most general.
    var chain: [AppearanceRecord] = []
    var type: AnyClass? = Swift.type(of: target)
    while let current = type {
      if let proxies = proxies[ObjectIdentifier(current)] {
        for proxy in proxies {
          proxy.reportUnsupportedAppearance()
          proxy.recordCustomAppearance()
        }
        chain += matching(proxies.compactMap(\.appearanceRecord), at: target)
      }
      type = _getSuperclass(current)
    }
    guard !chain.isEmpty else { return }
    target.noteExplicitCustomAppearance(chain)
    isApplying = true
    defer { isApplying = false }
    for record in chain.reversed() {
      for setting in record.settings
      where !target.explicitAppearance.contains(setting.property) {
        setting.apply(target)
      }
    }
  }

  // The rules that hold here. Rules with containers come before those without, then the outermost
  // container, then the longer rule, then the one that asks for traits.
  private func matching(_ all: [AppearanceRecord], at view: UIView) -> [AppearanceRecord] {
    let records = all.filter { record in
      record.traits.map { view.traitCollection.containsTraits(in: $0) } ?? true
    }
    guard records.contains(where: { !$0.containers.isEmpty || $0.traits != nil }) else {
      return records
    }
    var ancestors: [AnyObject] = []
    var responder = view.next
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
}
