import CoreGraphics

/// The touches that a slider follows, each of which holds thumbs of its own.
///
/// A thumb that a touch holds is locked for the others, and a change by one touch is to the others what a
/// change by the app is: canceling a touch restores what it moved alone.
struct SliderTouches: Sendable {
  /// The identity of a touch.
  typealias ID = ObjectIdentifier

  private struct Entry: Sendable {
    let id: ID
    var interaction = SliderInteraction()
  }

  /// The touches in the order of their beginning.
  private var entries: [Entry] = []

  private func index(of id: ID) -> Int? { entries.firstIndex { $0.id == id } }

  // MARK: State

  /// The touches that are not over.
  var activeTouches: [ID] { entries.filter(\.interaction.isActive).map(\.id) }

  /// A Boolean value that indicates whether there is a touch.
  var isActive: Bool { entries.contains { $0.interaction.isActive } }

  /// A Boolean value that indicates whether a touch is a drag.
  var hasDrags: Bool { entries.contains { $0.interaction.drag != nil } }

  /// The thumb that a touch holds alone, by preference that of the latest one.
  var thumb: Thumb? { entries.last { $0.interaction.drag?.thumb != nil }?.interaction.drag?.thumb }

  /// The thumbs that touches hold or may turn out to hold.
  var heldThumbs: ThumbSet {
    var thumbs = ThumbSet(rawValue: 0)
    for entry in entries { thumbs.formUnion(entry.interaction.heldThumbs) }
    return thumbs
  }

  /// Returns the thumbs that other touches than one may move.
  func claimedThumbs(except id: ID?) -> ThumbSet {
    var thumbs = ThumbSet(rawValue: 0)
    for entry in entries where entry.id != id { thumbs.formUnion(entry.interaction.claimedThumbs) }
    return thumbs
  }

  /// Returns what a touch holds.
  func hold(of id: ID) -> SliderInteraction.Hold {
    index(of: id).map { entries[$0].interaction.hold } ?? .init()
  }

  /// Returns the touches that end if thumbs become locked.
  func touches(on thumbs: ThumbSet) -> [ID] {
    entries.filter { $0.interaction.depends(on: thumbs) }.map(\.id)
  }

  /// Returns whether another pan may take a touch that began on something that can be dragged.
  func allowsPan(movement: CGPoint) -> Bool {
    isActive
      ? entries.allSatisfy { $0.interaction.allowsPan(movement: movement) }
      : PanArbitration().allowsPan(movement: movement)
  }

  // MARK: Steps

  /// Adds a touch.
  mutating func begin(_ id: ID) {
    entries.removeAll { $0.id == id || $0.interaction.isFinished }
    entries.append(Entry(id: id))
  }

  /// Performs a step of a touch.
  ///
  /// - Returns: The effects to execute, or none if the touch is not followed.
  mutating func step(
    _ id: ID, _ step: (inout SliderInteraction) -> SliderInteraction.Effects
  ) -> SliderInteraction.Effects {
    index(of: id).map { step(&entries[$0].interaction) } ?? .init()
  }

  /// Returns the beginning of a drag that is not reported yet.
  mutating func takeBegin() -> SliderInteraction.Report? {
    for index in entries.indices {
      if let begin = entries[index].interaction.takeBegin() { return begin }
    }
    return nil
  }

  /// Returns the end of a touch that is not reported yet.
  mutating func takeEnd() -> SliderInteraction.Report? {
    for index in entries.indices {
      if let end = entries[index].interaction.takeEnd() { return end }
    }
    return nil
  }

  /// Follows a change of values or rules by the app, or by a touch.
  mutating func follow(_ new: SliderValues, from old: SliderValues, by id: ID? = nil) {
    for index in entries.indices where entries[index].id != id {
      entries[index].interaction.follow(new, from: old)
    }
  }
}

/// The differences between values with and without touches.
extension SliderValues {
  /// Returns the thumbs with other values than before.
  func changedThumbs(since before: SliderValues) -> ThumbSet {
    guard values != before.values else { return [] }
    var thumbs: ThumbSet = []
    for index in 0..<count where values[index] != before.values[index] {
      thumbs.insert(ThumbSet(Thumb(rawValue: index)))
    }
    return thumbs
  }

  /// Applies a change of values and rules from outside during a drag to the values without the drag.
  ///
  /// Thumbs that the drag holds and has moved keep the values that they had without it. Those that other
  /// touches claim stay between stops.
  mutating func follow(_ new: SliderValues, from old: SliderValues, during drag: ThumbDrag) {
    guard self != old else {
      self = new
      return
    }
    var result = new
    result.smoothThumbs = new.smoothThumbs.intersection(drag.claimed)
    result.requests.values = requests.values
    result.requests.thumbs = requests.thumbs
    result.requests.latestThumb = requests.latestThumb
    let held = drag.claimableThumbs
    for thumb in (0..<ThumbNumbers.limit).map(Thumb.init) {
      let (request, previous) = (new.requests.value(of: thumb), old.requests.value(of: thumb))
      let original = drag.thumbAtStart(thumb)
      let isMoved = held.contains(thumb) && previous != requests.value(of: original)
      guard let request, request != previous, !isMoved else { continue }
      result.requests.set(request, of: original)
    }
    let latest = new.requests.latestThumb
    if latest != old.requests.latestThumb, !held.contains(latest) {
      result.requests.latestThumb = drag.thumbAtStart(latest)
    }
    result.resolve()
    self = result
  }
}

extension SliderValues.Requests {
  /// Returns the requested value of a thumb, or `nil` if there is none.
  fileprivate func value(of thumb: Thumb) -> Double? {
    thumbs.contains(thumb) ? values[thumb] : nil
  }
}
