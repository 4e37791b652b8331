import QuartzCore

extension UITraitChangeObservable {
  /// Calls a handler when one of some traits changed; on the object itself for its lifetime.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in
      guard let environment = environment as? TraitEnvironment else { return }
      handler(environment, previous)
    }
  }

  /// Performs an action of a target when one of some traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return register(traits) { environment, _ in
      if let target { action.perform(on: target, with: environment) }
    }
  }

  /// Performs an action of the object itself when one of some traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, _ in
      action.perform(on: environment as AnyObject, with: environment)
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitParticipant)?.traitState.registrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait],
    notify: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits, notify: notify)
    (self as? any TraitParticipant)?.traitState.registrations.append(registration)
    return registration
  }
}
