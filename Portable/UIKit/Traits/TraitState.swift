import QuartzCore

// What an object that takes part in trait propagation stores.
struct TraitState {
  // nil until first asked or inherited.
  var collection: UITraitCollection?
  var overrides = TraitValues()
  var registrations: [TraitChangeRegistration] = []
  // The overrides changed and the update waits for the next frame.
  var isPending = false
}

// A view, controller, presentation controller or scene.
@MainActor
protocol TraitParticipant: UITraitEnvironment, UITraitChangeObservable {
  var traitState: TraitState { get set }

  // The traits the object would have without overrides.
  var inheritedTraits: UITraitCollection { get }

  // Own values beside `traitOverrides`, such as `overrideUserInterfaceStyle`.
  var extraTraitOverrides: TraitValues? { get }

  // Hands the traits on to the objects below.
  func propagateTraits()

  // Reacts to a change (colors, images) before observers and `traitCollectionDidChange`.
  func traitsDidUpdate(from previous: UITraitCollection)
}

extension TraitParticipant {
  var extraTraitOverrides: TraitValues? { nil }

  func traitsDidUpdate(from previous: UITraitCollection) {}

  // The traits in force, worked out when nobody asked before.
  var currentTraits: UITraitCollection {
    traitState.collection ?? resolveTraits()
  }

  private func resolveTraits() -> UITraitCollection {
    let inherited = inheritedTraits
    var own = traitState.overrides
    if let extra = extraTraitOverrides { own.merge(extra) }
    guard !own.isEmpty else { return inherited }
    var values = inherited.values
    values.merge(own)
    let resolved = UITraitCollection(values: values)
    return resolved == traitState.collection ? traitState.collection ?? resolved : resolved
  }

  // Works the traits out again, hands them on and tells observers, once each.
  func updateTraits() {
    traitState.isPending = false
    let isFirst = traitState.collection == nil
    let previous = traitState.collection ?? .predicted
    let updated = resolveTraits()
    guard isFirst || previous !== updated else { return }
    traitState.collection = updated
    guard previous !== updated else { return propagateTraits() }
    let changed = TraitDifference.between(updated, previous)
    guard !changed.isEmpty else { return propagateTraits() }
    updated.performAsCurrent { traitsDidUpdate(from: previous) }
    propagateTraits()
    updated.performAsCurrent {
      for registration in traitState.registrations
      where registration.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
        registration.notify(self, previous)
      }
      traitCollectionDidChange(previous)
    }
  }

  // Overrides changed: update before the next layout.
  func setNeedsTraitUpdate() {
    guard !traitState.isPending else { return }
    traitState.isPending = true
    AppContext.current.pendingTraits.add(self)
  }

  func applyPendingTraits() {
    if traitState.isPending { updateTraits() }
  }
}

// A whole tree changes from one collection to another at once, so the last answer mostly fits.
@MainActor
private enum TraitDifference {
  // A cache: collections do not change.
  private static var last:
    (first: UITraitCollection, second: UITraitCollection, result: Set<ObjectIdentifier>)?

  static func between(
    _ first: UITraitCollection, _ second: UITraitCollection
  ) -> Set<ObjectIdentifier> {
    if let last, last.first === first, last.second === second { return last.result }
    let result = Set(first.values.differences(from: second.values).map { ObjectIdentifier($0) })
    last = (first, second, result)
    return result
  }
}

// The objects whose traits are to be updated before the next layout.
@MainActor
final class PendingTraits {
  private var pending: [any TraitParticipant] = []

  func add(_ participant: any TraitParticipant) {
    pending.append(participant)
  }

  // A parent's update may already have served a child; the rest is served in order.
  func flush() {
    var rounds = 0
    while !pending.isEmpty, rounds < 8 {
      let round = pending
      pending = []
      rounds += 1
      for participant in round { participant.applyPendingTraits() }
    }
  }
}
