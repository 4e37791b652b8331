import Foundation

/// Follows a finger over the rows of a sheet: highlights the row under it, selects the highlighted row from
/// which it lifts.
///
/// As in the system's sheet: the highlight follows the finger without delay; a finger that begins on the
/// header may slide into a row; sideways movement never cancels; in a list that scrolls, vertical movement
/// scrolls instead; other fingers are ignored; sliding to another row plays a tick. A tap that begins and
/// ends beside the sheet is reported too. It knows neither views nor time: each call returns what follows,
/// in order.
struct SelectionTracker<Row: Hashable & Sendable, Touch: Hashable & Sendable>: Equatable,
  Sendable
{
  typealias Target = SelectionTarget<Row>

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

  /// A Boolean value that determines whether a finger may slide to other rows than the one on which it began.
  var allowsSliding = true

  /// The vertical movement in points before a list scrolls; negative and non-finite values count as 0.
  var scrollThreshold: CGFloat = 10

  private(set) var highlighted: Row?
  private var followed: Followed?

  var isTracking: Bool { followed != nil }

  /// Begins to follow a finger; its point is in coordinates that do not scroll, here and in later calls.
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

  /// A finger has moved; one that is not followed changes nothing.
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

  /// A finger has lifted; one that is not followed changes nothing.
  ///
  /// It selects the row that was highlighted when the finger last moved, if that row is under it still: rows
  /// can move under a finger at rest.
  mutating func touchEnded(_ touch: Touch, over target: Target) -> [Effect] {
    guard let followed, followed.touch == touch else { return [] }
    if followed.mode == .background {
      self.followed = nil
      return target == .background ? [.tapBackground] : []
    }
    let selected = highlighted
    let effects = cancel()
    guard let selected, target == .row(selected) else { return effects }
    return effects + [.select(selected)]
  }

  /// The list does not scroll, as for a sideways movement: the finger slides over the rows whichever way it
  /// goes.
  mutating func scrollingWasRefused() {
    followed?.scrolls = false
  }

  /// Ends the tracking without a selection, as when the list scrolls or the sheet closes.
  mutating func cancel() -> [Effect] {
    followed = nil
    return highlight(nil)
  }

  /// Removes the highlight from a row that cannot be selected any more; the finger is followed on.
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

/// What a finger is over.
enum SelectionTarget<Row: Hashable & Sendable>: Hashable, Sendable {
  case row(Row)

  /// A part of the sheet that cannot be selected, such as its header; a finger that begins here can slide on.
  case inert

  /// A view that receives its touches; a finger that begins here is not followed.
  case ownTouches

  /// Beside the sheet, below it, or between two groups of rows.
  case background
}

enum SelectionEffect<Row: Hashable & Sendable>: Hashable, Sendable {
  case prepareHaptics

  /// Highlights a row and no other; `nil` for none.
  case highlight(Row?)

  case tick
  case select(Row)
  case tapBackground
}
