import Foundation

/// Follows fingers over the rows of a sheet: highlights where a finger is, selects where it lifts.
///
/// As on the system's sheet: the highlight comes with the finger, without delay; a finger that begins
/// on the header may slide into a row; moving sideways never cancels; where the list scrolls, moving
/// up or down scrolls instead; the first of several fingers is followed and the others are not; a
/// tick is felt for every row entered by sliding. A tap that begins and ends beside the sheet is told
/// too. It knows neither views nor time: every call answers with what is to be done, in order.
/// Constant time and memory.
///
/// - Parameters:
///   - Row: What a row is known by.
///   - Touch: What a finger is known by while it is down.
struct SelectionTracker<Row: Hashable & Sendable, Touch: Hashable & Sendable>: Equatable,
  Sendable
{
  /// What a row, the background or a finger's own view is to the tracker.
  typealias Target = SelectionTarget<Row>

  /// What is to be done.
  typealias Effect = SelectionEffect<Row>

  private enum Mode: Equatable, Sendable {
    case rows(start: Row?)
    case background
    case spent
  }

  private struct Followed: Equatable, Sendable {
    var touch: Touch
    var start: CGPoint
    var scrolls: Bool
    var mode: Mode
  }

  /// Whether a finger may slide from row to row.
  ///
  /// Where not, only the row it began on can be selected, as with a button. Default `true`.
  var allowsSliding = true

  /// How far a finger moves up or down, in points, before a list scrolls.
  ///
  /// Below zero or not finite counts as 0. Default 10.
  var scrollThreshold: CGFloat = 10

  /// The row that is highlighted.
  private(set) var highlighted: Row?

  private var followed: Followed?

  /// Makes a tracker that follows no finger.
  init() {}

  /// Whether a finger is being followed.
  var isTracking: Bool { followed != nil }

  /// Takes a finger that came down.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - point: Where, in coordinates that do not scroll.
  ///   - target: What is there.
  ///   - scrolls: Whether it is in a list that has more than it shows.
  /// - Returns: What is to be done, in order.
  mutating func touchBegan(
    _ touch: Touch, at point: CGPoint, over target: Target, scrolls: Bool = false
  ) -> [Effect] {
    guard followed == nil else { return [] }
    switch target {
    case .ownTouches: return []
    case .background:
      follow(touch, from: point, scrolls: false, mode: .background)
      return []
    case .inert:
      follow(touch, from: point, scrolls: scrolls, mode: .rows(start: nil))
      return allowsSliding ? [.prepareHaptics] : []
    case .row(let row):
      follow(touch, from: point, scrolls: scrolls, mode: .rows(start: row))
      highlighted = row
      return (allowsSliding ? [.prepareHaptics] : []) + [.highlight(row)]
    }
  }

  /// Takes a finger that moved; one that is not followed changes nothing.
  mutating func touchMoved(
    _ touch: Touch, to point: CGPoint, over target: Target
  ) -> [Effect] {
    guard let followed, followed.touch == touch, case .rows(let start) = followed.mode else {
      return []
    }
    if followed.scrolls, abs(point.y - followed.start.y) > scrollThreshold.asLength {
      self.followed?.mode = .spent
      return highlight(nil)
    }
    return slide(to: target, from: start)
  }

  /// Takes a finger that lifted; one that is not followed changes nothing.
  mutating func touchEnded(
    _ touch: Touch, at point: CGPoint, over target: Target
  ) -> [Effect] {
    guard let followed, followed.touch == touch else { return [] }
    if followed.mode == .background {
      self.followed = nil
      return target == .background ? [.tapBackground] : []
    }
    var effects = touchMoved(touch, to: point, over: target)
    let selected = highlighted
    self.followed = nil
    effects += highlight(nil)
    if let selected { effects.append(.select(selected)) }
    return effects
  }

  /// Keeps following a finger whose list will not scroll, as when it went sideways first: from now on
  /// it slides over the rows whichever way it goes.
  mutating func scrollingWasRefused() {
    followed?.scrolls = false
  }

  /// Lets go of the finger that is followed, as when the list begins to scroll by other means or
  /// the sheet closes.
  ///
  /// Nothing is selected.
  mutating func cancel() -> [Effect] {
    followed = nil
    return highlight(nil)
  }

  /// Takes new rows.
  ///
  /// A highlighted row that can no longer be selected loses its highlight; the finger is followed
  /// on.
  mutating func rowsChanged(isSelectable: (Row) -> Bool) -> [Effect] {
    guard let highlighted, !isSelectable(highlighted) else { return [] }
    return highlight(nil)
  }

  private mutating func follow(_ touch: Touch, from point: CGPoint, scrolls: Bool, mode: Mode) {
    followed = Followed(touch: touch, start: point, scrolls: scrolls, mode: mode)
  }

  private mutating func slide(to target: Target, from start: Row?) -> [Effect] {
    guard case .row(let row) = target, allowsSliding || row == start else { return highlight(nil) }
    guard row != highlighted else { return [] }
    return highlight(row) + (allowsSliding ? [.tick] : [])
  }

  private mutating func highlight(_ row: Row?) -> [Effect] {
    guard row != highlighted else { return [] }
    highlighted = row
    return [.highlight(row)]
  }
}

/// What a finger is over, as far as selecting is concerned.
enum SelectionTarget<Row: Hashable & Sendable>: Hashable, Sendable {
  /// A row that can be selected.
  case row(Row)

  /// A part of the sheet that cannot be selected, such as its header or a disabled row. A finger that
  /// begins here may slide on to a row.
  case inert

  /// A view whose touches are its own. A finger that begins here is not followed at all.
  case ownTouches

  /// What is not the sheet: beside it, below it, or between two groups of rows.
  case background
}

/// What a view does because a finger was followed.
enum SelectionEffect<Row: Hashable & Sendable>: Hashable, Sendable {
  /// Wakes the haptics, so that the first tick is not late.
  case prepareHaptics

  /// Highlights a row and no other; `nil` none at all.
  case highlight(Row?)

  /// Plays a selection tick.
  case tick

  /// Selects a row.
  case select(Row)

  /// Answers a tap on what is not the sheet.
  case tapBackground
}
