import CoreGraphics

// The touches that a slider follows, each of which holds thumbs of its own. A thumb that a touch holds is
// locked for the others, and a change by one touch is to the others what a change by the app is: canceling a
// touch restores what it moved alone.
struct SliderTouches: Sendable {
  typealias ID = ObjectIdentifier

  private struct Entry: Sendable {
    let id: ID
    var interaction = SliderInteraction()

    /// The thumbs that the touch has moved while there are several.
    var moved = ThumbSet(rawValue: 0)
  }

  private var entries: [Entry] = []

  /// The values without the touches: those before the first one, with the changes by the app since then.
  private var base = SliderValues()

  private func index(of id: ID) -> Int? { entries.firstIndex { $0.id == id } }

  var activeTouches: [ID] { entries.filter(\.interaction.isActive).map(\.id) }
  var isActive: Bool { entries.contains { $0.interaction.isActive } }
  var hasDrags: Bool { entries.contains { $0.interaction.hold.isDrag } }

  /// The thumb that a touch holds alone, by preference that of the latest one.
  var thumb: Thumb? { entries.last { $0.interaction.hold.thumb != nil }?.interaction.hold.thumb }

  var heldThumbs: ThumbSet {
    var thumbs = ThumbSet(rawValue: 0)
    for entry in entries { thumbs.formUnion(entry.interaction.heldThumbs) }
    return thumbs
  }

  // Returns the thumbs that a touch leaves to the others. Thumbs on top of each other are for as many
  // touches, each of which takes one by its first movement.
  func claimedThumbs(except id: ID?) -> ThumbSet {
    var claimed = ThumbSet(rawValue: 0)
    var undecided: [ThumbSet] = []
    for entry in entries where entry.id != id {
      let thumbs = entry.interaction.claimedThumbs
      if entry.interaction.isUndecided {
        undecided.append(thumbs)
      } else {
        claimed.formUnion(thumbs)
      }
    }
    guard !undecided.isEmpty else { return claimed }
    let isDecided = id.flatMap(index).map { !entries[$0].interaction.isUndecided } ?? false
    for thumbs in undecided {
      let free = thumbs.subtracting(claimed)
      if isDecided {
        claimed.formUnion(free.subtracting(id.map { hold(of: $0).thumbs } ?? []))
      } else if free.rawValue.nonzeroBitCount
        <= undecided.filter({ !$0.isDisjoint(with: free) }).count
      {
        claimed.formUnion(free)
      }
    }
    return claimed
  }

  func hold(of id: ID) -> SliderInteraction.Hold {
    index(of: id).map { entries[$0].interaction.hold } ?? .init()
  }

  func touches(on thumbs: ThumbSet) -> [ID] {
    entries.filter { $0.interaction.depends(on: thumbs) }.map(\.id)
  }

  func allowsPan(movement: CGPoint) -> Bool {
    isActive
      ? entries.allSatisfy { $0.interaction.allowsPan(movement: movement) }
      : PanArbitration().allowsPan(movement: movement)
  }

  mutating func begin(_ id: ID, in values: SliderValues) {
    entries.removeAll { $0.id == id || $0.interaction.isFinished }
    let active = entries.indices.filter { entries[$0].interaction.isActive }
    if active.isEmpty { base = values }
    // While a touch was the only one, all changes were by it.
    if active.count == 1 {
      entries[active[0]].moved = values.requests.changedThumbs(since: base.requests)
    }
    entries.append(Entry(id: id))
  }

  // Performs a step of a touch. Returns the effects to execute, or none if the touch is not followed.
  mutating func step(
    _ id: ID, in context: SliderInteraction.Context,
    _ step: (inout SliderInteraction, SliderInteraction.Context) -> SliderInteraction.Effects
  ) -> SliderInteraction.Effects {
    guard let index = index(of: id) else { return .init() }
    let effects = step(&entries[index].interaction, context)
    guard entries.count > 1 else { return effects }
    let requests = (effects.values ?? context.values).requests
    entries[index].moved.formUnion(requests.changedThumbs(since: context.values.requests))
    if effects.isOver {
      // What remains of the touch is part of what the others restore.
      base.requests.copy(entries[index].moved.subtracting(moved(except: id)), from: requests)
      base.resolve()
    }
    return effects
  }

  /// Returns the values without what a touch alone has moved.
  func values(without id: ID, in values: SliderValues) -> SliderValues {
    let others = moved(except: id)
    guard !others.isEmpty else { return base }
    var result = base
    result.requests.copy(others, from: values.requests)
    result.smoothThumbs = values.smoothThumbs.intersection(others)
    result.resolve()
    return result
  }

  private func moved(except id: ID) -> ThumbSet {
    var moved = ThumbSet(rawValue: 0)
    for entry in entries where entry.id != id && entry.interaction.isActive {
      moved.formUnion(entry.moved)
    }
    return moved
  }

  /// Takes a report of one of the touches.
  mutating func take(
    _ report: (inout SliderInteraction) -> SliderInteraction.Report?
  ) -> SliderInteraction.Report? {
    for index in entries.indices {
      if let report = report(&entries[index].interaction) { return report }
    }
    return nil
  }

  mutating func turn(in context: SliderInteraction.Context) {
    for index in entries.indices { entries[index].interaction.turn(in: context) }
  }

  /// Follows a change of values or rules by the app, or by a touch.
  mutating func follow(_ new: SliderValues, from old: SliderValues, by id: ID? = nil) {
    if id == nil, isActive {
      base.follow(new, from: old, during: entries.compactMap(\.interaction.drag))
    }
    for index in entries.indices where entries[index].id != id {
      entries[index].interaction.follow(new, from: old)
    }
  }
}

/// The differences between values with and without touches.
extension SliderValues {
  func changedThumbs(since before: SliderValues) -> ThumbSet {
    guard values != before.values else { return [] }
    var thumbs: ThumbSet = []
    for index in 0..<count where values[index] != before.values[index] {
      thumbs.insert(ThumbSet(Thumb(rawValue: index)))
    }
    return thumbs
  }

  // Applies a change of values and rules from outside during drags to the values without these drags. Thumbs
  // that a drag holds and has moved keep the values that they had without it. Those that other touches claim
  // stay between stops.
  mutating func follow(
    _ new: SliderValues, from old: SliderValues, during drags: [ThumbDrag],
    claimed: ThumbSet = ThumbSet(rawValue: 0)
  ) {
    guard self != old else {
      self = new
      return
    }
    var result = new
    result.smoothThumbs = new.smoothThumbs.intersection(claimed)
    result.requests.values = requests.values
    result.requests.thumbs = requests.thumbs
    result.requests.latestThumb = requests.latestThumb
    var held = ThumbSet(rawValue: 0)
    for drag in drags { held.formUnion(drag.target.thumbs(of: count)) }
    func thumbAtStart(_ thumb: Thumb) -> Thumb {
      drags.lazy.map { $0.thumbAtStart(thumb) }.first { $0 != thumb } ?? thumb
    }
    for thumb in (0..<ThumbNumbers.limit).map(Thumb.init) {
      let (request, previous) = (new.requests.value(of: thumb), old.requests.value(of: thumb))
      let original = thumbAtStart(thumb)
      let isMoved = held.contains(thumb) && previous != requests.value(of: original)
      guard let request, request != previous, !isMoved else { continue }
      result.requests.set(request, of: original)
    }
    let latest = new.requests.latestThumb
    if latest != old.requests.latestThumb, !held.contains(latest) {
      result.requests.latestThumb = thumbAtStart(latest)
    }
    result.resolve()
    self = result
  }
}

extension SliderValues.Requests {
  fileprivate func value(of thumb: Thumb) -> Double? {
    thumbs.contains(thumb) ? values[thumb] : nil
  }

  func changedThumbs(since before: Self) -> ThumbSet {
    var changed = ThumbSet(rawValue: 0)
    for thumb in (0..<ThumbNumbers.limit).map(Thumb.init)
    where value(of: thumb) != before.value(of: thumb) {
      changed.insert(ThumbSet(thumb))
    }
    return changed
  }

  mutating func copy(_ copied: ThumbSet, from other: Self) {
    thumbs = thumbs.subtracting(copied).union(other.thumbs.intersection(copied))
    for thumb in copied.thumbs { values[thumb] = other.values[thumb] }
    if copied.contains(other.latestThumb) { latestThumb = other.latestThumb }
  }
}
