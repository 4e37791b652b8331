import UIKit

/// Hides bars while one draws, and brings them back a second after the last stroke.
///
/// Keep it for as long as it shall work, and call ``invalidate()`` before you let it go while the bars
/// stay; it keeps neither board nor bars alive. Bars that are hidden
/// take no touches, so one can draw where they are. While a screen reader or a switch is in use they
/// stay.
///
///     bars = DrawingBarsVisibility(board: board, bars: [toolbar, navigationBar])
@MainActor
public final class DrawingBarsVisibility {
  /// How long after the end of a stroke the bars come back, in seconds; default 1.
  ///
  /// Less than zero, and what is not finite, counts as 0.
  public var delay: TimeInterval = 1

  /// How long the bars take to fade, in seconds; default 0.2.
  ///
  /// Less than zero, and what is not finite, counts as 0.
  public var duration: TimeInterval = 0.2

  /// Whether the bars are hidden, or about to be.
  public private(set) var isHidden = false

  /// Called when the bars are about to be hidden or shown, within the animation: change there what is
  /// no view, such as an inset.
  public var changeHandler: (@MainActor (_ isHidden: Bool) -> Void)?

  private struct Bar {
    weak var view: UIView?
    let takesTouches: Bool
  }

  private var bars: [Bar]
  private var turn = 0
  private weak var board: DrawingBoardControl?
  private var actions: [(UIAction, UIControl.Event)] = []

  /// Follows a board.
  ///
  /// - Parameters:
  ///   - board: The board whose strokes hide the bars.
  ///   - bars: The bars, shown now. Their alpha and whether they take touches are changed from here
  ///     on.
  public init(board: DrawingBoardControl, bars: [UIView]) {
    self.bars = bars.map { Bar(view: $0, takesTouches: $0.isUserInteractionEnabled) }
    self.board = board
    listen(to: .editingDidBegin) { $0.strokeBegan() }
    listen(to: .editingDidEnd) { $0.strokeEnded() }
  }

  /// Stops following the board, and shows the bars at once; a second call does nothing.
  public func invalidate() {
    turn += 1
    isHidden = false
    for (action, event) in actions { board?.removeAction(action, for: event) }
    actions = []
    show(alpha: 1)
    restoreTouches()
  }

  private func listen(
    to event: UIControl.Event, _ body: @escaping @MainActor (DrawingBarsVisibility) -> Void
  ) {
    let action = UIAction { [weak self] _ in self.map(body) }
    board?.addAction(action, for: event)
    actions.append((action, event))
  }

  /// Hides the bars, as at the beginning of a stroke.
  public func strokeBegan() {
    turn += 1
    guard !UIAccessibility.isVoiceOverRunning, !UIAccessibility.isSwitchControlRunning else {
      return
    }
    for bar in bars { bar.view?.isUserInteractionEnabled = false }
    guard !isHidden else {
      // They may be on their way back.
      show(alpha: 0)
      return
    }
    isHidden = true
    animate(after: 0) { visibility in
      visibility.show(alpha: 0)
      visibility.changeHandler?(true)
    }
  }

  /// Shows the bars again, after the ``delay``, unless another stroke begins.
  public func strokeEnded() {
    guard isHidden else { return }
    turn += 1
    let turn = turn
    isHidden = false
    animate(after: delay) { visibility in
      visibility.show(alpha: 1)
      visibility.changeHandler?(false)
    } completion: { visibility in
      if visibility.turn == turn { visibility.restoreTouches() }
    }
  }

  private func animate(
    after delay: TimeInterval, _ changes: @escaping @MainActor (DrawingBarsVisibility) -> Void,
    completion: @escaping @MainActor (DrawingBarsVisibility) -> Void = { _ in }
  ) {
    UIView.animate(
      withDuration: Self.usable(duration), delay: Self.usable(delay),
      options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseInOut],
      animations: { [weak self] in self.map(changes) },
      completion: { [weak self] _ in self.map(completion) })
  }

  private func show(alpha: CGFloat) {
    for bar in bars { bar.view?.alpha = alpha }
  }

  private func restoreTouches() {
    for bar in bars { bar.view?.isUserInteractionEnabled = bar.takesTouches }
  }

  private static func usable(_ time: TimeInterval) -> TimeInterval {
    time.isFinite ? max(time, 0) : 0
  }
}
