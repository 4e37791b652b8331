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
