import ControlCore
import UIKit

/// A message at an edge of the screen that disappears by itself.
///
///     queue.enqueue(Toast("Draft deleted", image: UIImage(systemName: "trash")))
///
/// A toast is an item of a ``PresentationQueue``, so it neither covers nor is covered by another popup
/// of the queue. It lies in a window of its own that leaves all other touches to the app. A tap calls
/// ``tapped``, a swipe towards its edge dismisses it, and VoiceOver announces it. It stays while a finger or
/// a pointer is on it, and while VoiceOver reads it.
///
/// The corners, the material, the colors and the fonts that are set in the style of sheets of its window, or
/// in its own ``style``, are those of a toast.
@MainActor
public final class Toast: QueuePresentable {
  /// The edge of the screen at which a toast appears.
  public enum Edge: Sendable {
    /// The top, below the status bar: a banner.
    case top

    /// The bottom, above the home indicator.
    case bottom
  }

  /// The view of the message; its constraints determine its height.
  public let view: UIView

  /// The edge at which the toast appears.
  public let edge: Edge

  /// The time for which the toast is shown; `nil` until it is swiped away or cancelled.
  ///
  /// The time begins when the toast is wholly on screen. The default is three seconds.
  public var duration: Duration? = .seconds(3)

  /// The style of the toast, which precedes that of sheets in the window; `nil` for the latter alone.
  ///
  /// Of both only the members count that are set. The toast has the corner radius, at most half its height,
  /// and the kind of its corners, the material, and the ambient color. The text has the font of the title,
  /// and with a subtitle below it that of a title with a message; the subtitle has the font of the message.
  /// Texts and image have the header color. Where nothing is set, a toast is a capsule of thick material, or
  /// of glass; its text has `UIColor.label` and its image the tint color. The default is `nil`.
  public var style: SheetStyle? {
    didSet { container?.style = style }
  }

  /// The handler of a tap, before the toast is dismissed; the default is `nil`.
  public var tapped: (@MainActor () -> Void)?

  private var window: SheetOverlayWindow?
  private var container: ToastContainerView?
  private var slot: PresentationSlot?
  private var animator: UIViewPropertyAnimator?

  /// Creates a toast with a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subtitle: A second text below it, if any.
  ///   - image: An image before the text, if any.
  ///   - edge: The edge.
  public convenience init(
    _ text: String, subtitle: String? = nil, image: UIImage? = nil, edge: Edge = .top
  ) {
    self.init(view: ToastContentView(text: text, subtitle: subtitle, image: image), edge: edge)
  }

  /// Creates a toast with a custom view.
  ///
  /// - Parameters:
  ///   - view: The view, without a background.
  ///   - edge: The edge.
  public init(view: UIView, edge: Edge = .top) {
    self.view = view
    self.edge = edge
  }

  // MARK: Queue

  /// A toast appears in the scene of the controller that would present another popup.
  public var needsPresenter: Bool { true }

  /// Shows the toast in a window of its own.
  public func present(in slot: PresentationSlot) {
    guard let presenting = slot.presenter?.viewIfLoaded?.window, let scene = presenting.windowScene
    else { return slot.didFail() }
    self.slot = slot
    let window = SheetOverlayWindow(windowScene: scene)
    let root = SheetWindowRoot(below: presenting)
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue - 1)
    window.backgroundColor = nil
    window.isOpaque = false
    window.tintColor = presenting.tintColor
    window.adoptTraits(of: presenting, front: root.frontmost)
    window.rootViewController = root
    window.isHidden = false
    self.window = window
    let container = ToastContainerView(view, edge: edge)
    container.style = style
    container.tapped = { [weak self] in
      self?.tapped?()
      self?.leave()
    }
    container.dismissed = { [weak self] in self?.leave() }
    container.attentionChanged = { [weak self] in self?.slot?.holdsDuration = $0 }
    root.view.addSubview(container)
    container.constrain(to: root.view)
    root.view.layoutIfNeeded()
    self.container = container
    animate(shows: true, animated: slot.isAnimated) { [weak self] in self?.arrived() }
  }

  /// Hides the toast.
  public func hide(in slot: PresentationSlot, outcome: PresentationOutcome?) {
    animate(shows: false, animated: slot.isAnimated) { [weak self] in self?.removed() }
  }

  private func arrived() {
    slot?.didPresent()
    container?.announce()
  }

  /// The user dismisses the toast.
  private func leave() {
    guard let slot else { return }
    slot.willDismiss()
    animate(shows: false, animated: true) { [weak self] in self?.removed() }
  }

  private func removed() {
    container?.removeFromSuperview()
    container = nil
    window?.isHidden = true
    window?.rootViewController = nil
    window?.windowScene = nil
    window = nil
    let ended = slot
    slot = nil
    ended?.didDismiss()
  }

  private func animate(shows: Bool, animated: Bool, completion: @escaping () -> Void) {
    animator?.stopAnimation(true)
    guard let container else { return completion() }
    let moves = !SheetPresenter.reducesMotion
    let hidden = { container.setHidden(moves: moves) }
    if shows { UIView.performWithoutAnimation(hidden) }
    guard animated else {
      if shows { container.setShown() } else { hidden() }
      return completion()
    }
    let animator = UIViewPropertyAnimator(
      duration: shows ? 0.4 : 0.25, dampingRatio: shows ? 0.8 : 1)
    animator.addAnimations { if shows { container.setShown() } else { hidden() } }
    animator.addCompletion { _ in completion() }
    self.animator = animator
    animator.startAnimation()
  }
}

extension PresentationQueue {
  /// Adds a toast to the queue.
  ///
  /// - Parameters:
  ///   - toast: The toast.
  ///   - request: The place in the queue; without a duration, the toast is shown for its own.
  ///   - presenter: A controller in the scene in which the toast appears; `nil` for the scene of the
  ///     queue.
  /// - Returns: The ticket of the request.
  @discardableResult
  public func enqueue(
    _ toast: Toast, as request: PresentationRequest = PresentationRequest(),
    on presenter: UIViewController? = nil
  ) -> PresentationTicket {
    var request = request
    request.duration = request.duration ?? toast.duration
    return enqueue(presentable: toast, as: request, on: presenter)
  }
}
