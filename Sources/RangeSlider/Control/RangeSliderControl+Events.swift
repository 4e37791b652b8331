import ControlCore
import UIKit

/// What a slider tells about changes.
///
/// | What happens | What is sent, in order |
/// | --- | --- |
/// | The app sets something | nothing |
/// | A finger takes a thumb | `.touchDown`, `.editingDidBegin` |
/// | It moves and a value changes | `.valueChanged`, if ``isContinuous`` |
/// | It is lifted | `.valueChanged`, if it was not sent for the values there are now; `.touchUpInside` or `.touchUpOutside`, `.editingDidEnd` |
/// | The drag is cancelled | `.valueChanged`, if it was sent for values that were put back; `.touchCancel`, `.editingDidEnd` |
/// | A tap on the track, a key, a screen reader | `.valueChanged` and `.editingDidEnd`, if a value has changed |
///
/// Whoever listens finds a legal pair of values, and in ``lastChange`` which thumb it was, who moved
/// it and how far that has got. A listener may set anything; a drag goes on from there.
extension RangeSliderControl {
  /// A stream of the changes by the user from now on, each listener with a stream of its own.
  ///
  /// It has what ``lastChange`` is at every `.editingDidBegin`, `.valueChanged` and `.editingDidEnd`,
  /// and ends with the slider. What the app sets is not in it.
  public var changes: AsyncStream<RangeChange> { events.subscribe() }

  /// Makes a change of the user's that is no drag, and tells of it.
  ///
  /// It sends `.valueChanged` and then `.editingDidEnd`, also where the slider is not continuous.
  /// Without a change it sends nothing.
  ///
  /// - Parameters:
  ///   - source: Who makes it.
  ///   - change: The change.
  /// - Returns: Whether a value has changed.
  @discardableResult
  func changeByUser(_ source: RangeChange.Source, _ change: (inout RangeModel) -> Void) -> Bool {
    let before = model
    changeModel(change)
    let thumbs = changedThumbs(since: before)
    guard !thumbs.isEmpty else { return false }
    announce(thumbs, source, .changed)
    announce(thumbs, source, .ended)
    return true
  }

  /// Sends the event that belongs to a phase, with ``lastChange`` telling the rest.
  func announce(
    _ thumbs: ThumbSet, _ source: RangeChange.Source, _ phase: RangeChange.Phase
  ) {
    let change = change(of: thumbs, by: source, phase)
    lastChange = change
    events.send(change)
    switch phase {
    case .began: sendActions(for: .editingDidBegin)
    case .changed: sendActions(for: .valueChanged)
    case .ended, .cancelled: sendActions(for: .editingDidEnd)
    }
  }

  /// The description of a change that has been made.
  func change(
    of thumbs: ThumbSet, by source: RangeChange.Source, _ phase: RangeChange.Phase
  ) -> RangeChange {
    RangeChange(
      thumbs: thumbs, source: source, phase: phase, lowerValue: CGFloat(model.lower),
      upperValue: CGFloat(model.upper))
  }

  /// The thumbs whose values are not those of another model.
  func changedThumbs(since before: RangeModel) -> ThumbSet {
    var thumbs: ThumbSet = []
    if before.lower != model.lower { thumbs.insert(.lower) }
    if before.upper != model.upper { thumbs.insert(.upper) }
    return thumbs
  }
}
