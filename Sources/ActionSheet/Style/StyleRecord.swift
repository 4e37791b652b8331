/// A set of members of a style.
struct StyleMembers: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  init(_ member: StyleMember) {
    rawValue = 1 << UInt64(member.rawValue)
  }

  private init(_ first: StyleMember, through last: StyleMember) {
    rawValue = (2 << UInt64(last.rawValue)) - (1 << UInt64(first.rawValue))
  }

  /// The members whose bits begin with that of the first behavior.
  init(behaviors: SheetBehaviors) {
    let bits = UInt64(truncatingIfNeeded: behaviors.rawValue)
    self = StyleMembers(
      rawValue: bits << UInt64(StyleMember.closesOnBackgroundTap.rawValue)
    ).intersection(.behaviors)
  }

  static let metrics = StyleMembers(.actionHeight, through: .capsuleInset)
  static let fonts = StyleMembers(.actionFont, through: .captionFont)
  static let behaviors = StyleMembers(.closesOnBackgroundTap, through: .closesOnRotation)
  static let animation = StyleMembers(.animationDuration, through: .animationVelocity)
  static let colors = StyleMembers(.actionColor, through: .cancelAmbientColor)

  func forEach(_ body: (StyleMember) -> Void) {
    var bits = rawValue
    while bits != 0 {
      if let member = StyleMember(rawValue: bits.trailingZeroBitCount) { body(member) }
      bits &= bits - 1
    }
  }
}

/// The members of a style, or of a part of it, that were set, whatever their values.
///
/// Records are always equal, so they take no part in the equality of styles.
struct StyleRecord: Hashable, Sendable {
  private(set) var members: StyleMembers = []

  mutating func insert(_ member: StyleMember) {
    insert(StyleMembers(member))
  }

  mutating func insert(_ new: StyleMembers) {
    members.formUnion(new)
  }

  static func == (lhs: StyleRecord, rhs: StyleRecord) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
