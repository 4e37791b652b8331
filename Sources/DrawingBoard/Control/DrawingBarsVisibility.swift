import ControlCore
import UIKit

/// An object that hides bars while the user draws, and shows them again after the last stroke.
///
/// Retain the object as long as it is needed, and call ``invalidate()`` before releasing it if the
/// bars remain. It does not retain the board and the bars. Hidden bars take no touches, so
/// strokes can begin where they are. While VoiceOver or Switch Control is running, the bars stay
/// visible.
///
///     bars = DrawingBarsVisibility(board: board, bars: [toolbar, navigationBar])
@MainActor
public final class DrawingBarsVisibility {
  /// The time from the end of a stroke until the bars are shown, in seconds.
  ///
  /// Default 1. Negative and non-finite values count as 0.
  public var delay: TimeInterval = 1

  /// The duration of the fade in seconds.
  ///
  /// Default 0.2. Negative and non-finite values count as 0.
  public var duration: TimeInterval = 0.2

  /// A Boolean value that indicates whether the bars are hidden or being hidden.
  public private(set) var isHidden = false

  /// The handler called within the animation that hides or shows the bars, for changes beside them
  /// such as insets.
  ///
  /// Default `nil`.
  public var changeHandler: (@MainActor (_ isHidden: Bool) -> Void)?

  private struct Bar {
    weak var view: UIView?
    let takesTouches: Bool
  }

  private var bars: [Bar]
  /// A number that changes with every request, so that earlier ones detect that they are
  /// outdated.
  private var request = 0
  private var token: ObservationToken?

  /// Creates an object that follows a board.
  ///
  /// - Parameters:
  ///   - board: The board whose strokes hide the bars.
  ///   - bars: The bars, which are visible now. Their `alpha` and `isUserInteractionEnabled` are
  ///     set.
  public init(board: DrawingBoardControl, bars: [UIView]) {
    self.bars = bars.map { Bar(view: $0, takesTouches: $0.isUserInteractionEnabled) }
    token = board.observe(\.isDrawing, owner: self) { visibility, isDrawing in
      if isDrawing { visibility.hideBars() } else { visibility.showBarsAfterDelay() }
    }
  }

  /// Stops following the board, and shows the bars at once.
  ///
  /// Later calls have no effect.
  public func invalidate() {
    request += 1
    isHidden = false
    token?.invalidate()
    show(alpha: 1)
    restoreTouches()
  }

  /// Hides the bars, as the beginning of a stroke does.
  public func hideBars() {
    request += 1
    guard !UIAccessibility.isVoiceOverRunning, !UIAccessibility.isSwitchControlRunning else {
      return
    }
    for bar in bars { bar.view?.isUserInteractionEnabled = false }
    guard !isHidden else {
      // They may be fading in.
      show(alpha: 0)
      return
    }
    isHidden = true
    animate(after: 0) { visibility in
      visibility.show(alpha: 0)
      visibility.changeHandler?(true)
    }
  }

  /// Shows the bars after the ``delay``, unless another stroke begins, as the end of a stroke does.
  public func showBarsAfterDelay() {
    guard isHidden else { return }
    request += 1
    let request = request
    isHidden = false
    animate(after: delay) { visibility in
      visibility.show(alpha: 1)
      visibility.changeHandler?(false)
    } completion: { visibility in
      if visibility.request == request { visibility.restoreTouches() }
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
