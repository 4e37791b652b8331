import QuartzCore

// A table of trait values: one type with its value per trait that is specified.
//
// Sendable although a value may be of any type: a table is only ever handed on as a copy, and a
// trait's value is by its contract a value (Apple's collections are Sendable on the same terms).
struct TraitValues: @unchecked Sendable {
  struct Entry {
    let trait: UITrait
    let value: Any
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  var traits: [UITrait] { entries.values.map(\.trait) }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? T.Value ?? trait.defaultValue }
    set { entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) }
  }

  func contains(_ trait: UITrait) -> Bool {
    entries[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: UITrait) {
    entries[ObjectIdentifier(trait)] = nil
  }

  // Values of the other table win.
  mutating func merge(_ other: TraitValues) {
    if entries.isEmpty {
      entries = other.entries
    } else if !other.entries.isEmpty {
      entries.merge(other.entries) { $1 }
    }
  }

  func hasSameValue(for trait: UITrait, as other: TraitValues) -> Bool {
    TraitValues.areEqual(value(of: trait), other.value(of: trait))
  }

  func value(of trait: UITrait) -> Any {
    entries[ObjectIdentifier(trait)]?.value ?? TraitValues.defaultValue(of: trait)
  }

  // The traits whose values differ between two tables.
  func differences(from other: TraitValues) -> [UITrait] {
    var changed: [UITrait] = []
    for (identifier, entry) in entries {
      let value = other.entries[identifier]?.value ?? TraitValues.defaultValue(of: entry.trait)
      if !TraitValues.areEqual(entry.value, value) { changed.append(entry.trait) }
    }
    for (identifier, entry) in other.entries where entries[identifier] == nil {
      if !TraitValues.areEqual(entry.value, TraitValues.defaultValue(of: entry.trait)) {
        changed.append(entry.trait)
      }
    }
    return changed
  }

  private static func defaultValue(of trait: UITrait) -> Any {
    func open<T: UITraitDefinition>(_ trait: T.Type) -> Any { trait.defaultValue }
    return open(trait)
  }

  // Values that can be compared are; objects that cannot are equal when identical.
  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    func open<T: Equatable>(_ first: T) -> Bool { second as? T == first }
    if let first = first as? any Equatable { return open(first) }
    guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
    return first as AnyObject === second as AnyObject
  }
}
