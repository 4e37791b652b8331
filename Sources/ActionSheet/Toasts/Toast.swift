import ControlCore
import UIKit

/// A message above everything else on the screen that disappears by itself.
///
///     let toast = Toast("Draft deleted", image: UIImage(systemName: "trash"))
///     toast.setButton("Undo") { drafts.restore() }
///     queue.enqueue(toast)
///
/// A toast is an item of a ``PresentationQueue``, beside what is modal: it neither delays nor is delayed by
/// alerts and sheets, and lies above them. Up to three toasts are shown, the newest in front; the others peek
/// out behind it until a touch, a pointer or VoiceOver spreads them out. They lie in a window of their own that
/// leaves all other touches to the app, inside the safe area and above the keyboard. A tap calls ``tapped``, a
/// swipe towards its edge dismisses a toast, and VoiceOver announces it. It stays while a finger or a pointer is
/// on it, and while VoiceOver reads it.
///
/// The queue does not show equal toasts one after the other; see ``coalesces``. <doc:ShowingToasts> has
/// examples of all kinds.
@MainActor
public final class Toast: QueuePresentable {
  /// The place on the screen at which a toast appears.
  public enum Position: Sendable {
    /// The top, below the status bar: a banner.
    case top

    /// The middle, where a toast fades in.
    case middle

    /// The bottom, above the home indicator or the keyboard.
    case bottom
  }

  /// The meaning of a toast, which its symbol, its haptic and VoiceOver convey.
  public enum Kind: Hashable, Sendable {
    /// A message; without a symbol and without a haptic.
    case plain

    /// Something has succeeded: a green checkmark, and the haptic of success.
    case success

    /// Something has failed: a red exclamation mark, and the haptic of an error.
    case error

    /// Something is under way: an activity indicator, or a ring that shows ``Toast/progress``.
    case loading
  }

  /// The view of the message; its constraints determine its height.
  public let view: UIView

  /// The controller of the view, if there is one.
  let controller: UIViewController?

  /// The place at which the toast appears.
  public let position: Position

  /// The meaning of the toast; ``finish(_:_:subtitle:)`` changes it.
  public internal(set) var kind: Kind

  /// The handler of a tap, before the toast is dismissed; the default is `nil`.
  ///
  /// Without a handler a tap dismisses the toast, unless it is of the kind ``Kind/loading``.
  public var tapped: (@MainActor () -> Void)?

  /// The object that plays the haptic of the kind; `nil`, the default, is that of the device.
  public var hapticSink: (any HapticSink)?

  /// A Boolean value that determines whether the toast and an equal one are shown as one.
  ///
  /// Two toasts are equal if they have the same texts, kind, position and title of the button. If an equal one
  /// is shown or waits in the queue, a toast is not added: the time of the other starts again, and if it is
  /// shown it comes to the front, moves a little and is announced again. Both have one presentation, and taps
  /// call the handlers of the toast that was added last. Toasts of the kind ``Kind/loading`` and toasts with custom views are
  /// equal to themselves alone. Requests with different identifiers stay apart, and a request that would be
  /// shown sooner than the one that waits is added; the default is `true`. If it is `false` for one of the
  /// two, both are shown.
  public var coalesces = true

  /// The style of the toast, which precedes that of sheets in the window; `nil` for the latter alone.
  ///
  /// Of both only the members count that are set. The toast has the corner radius, at most half its height,
  /// and the kind of its corners, the material, and the background color. The text has the font of the title,
  /// and with a subtitle below it that of a title with a message; the subtitle has the font of the message.
  /// Texts and image have the header color; the symbol of an error has the destructive color; the button
  /// and the ring of the progress have the action color. Without `playsHaptics` there is no haptic. Where
  /// nothing is set, a toast is a capsule of thick material, or of glass; its text has `UIColor.label`, its
  /// image and its button the tint color, and its symbol a color of the system. The default is `nil`.
  public var style: SheetStyle? {
    didSet { container?.appearanceChanged() }
  }

  /// What the view shows; `nil` for a custom view.
  var message: ToastMessage? {
    didSet {
      guard let message, message != oldValue else { return }
      (view as? ToastContentView)?.show(message, isAnimated: isShown)
      container?.contentChanged(isAnimated: isShown)
    }
  }

  private(set) var button: (title: String, handler: @MainActor () -> Void)?

  /// The duration that was set; `nil` if none was, and then the kind and the button determine it.
  var setDuration: Duration??

  var finishCount = 0

  /// The equal toast that was added last; its handlers are called.
  var successor: Toast?

  weak var presentation: QueuedPresentation?
  weak var scene: UIWindowScene?
  var container: ToastContainerView?
  var context: PresentationContext?
  var animator: UIViewPropertyAnimator?

  /// A Boolean value that determines whether the toast is on screen and not on its way out.
  var isShown = false

  /// Creates a toast with a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subtitle: A second text below it, if any.
  ///   - image: An image before the text; `nil` for the symbol of the kind.
  ///   - kind: The meaning.
  ///   - position: The place on the screen.
  public convenience init(
    _ text: String, subtitle: String? = nil, image: UIImage? = nil, kind: Kind = .plain,
    position: Position = .top
  ) {
    let message = ToastMessage(text: text, subtitle: subtitle, image: image, kind: kind)
    self.init(view: ToastContentView(message), position: position)
    self.kind = kind
    self.message = message
  }

  /// Creates a toast with a custom view.
  ///
  /// - Parameters:
  ///   - view: The view, without a background; its constraints determine its height.
  ///   - position: The place on the screen.
  public convenience init(view: UIView, position: Position = .top) {
    self.init(view: view, controller: nil, position: position)
  }

  init(view: UIView, controller: UIViewController?, position: Position) {
    self.view = view
    self.controller = controller
    self.position = position
    kind = .plain
  }

  // MARK: Content

  /// The text; `nil` for a custom view, on which setting it has no effect.
  ///
  /// A toast that is shown takes its new size with an animation, and does not announce it. `nil` is an
  /// empty text.
  public var text: String? {
    get { message?.text }
    set { message?.text = newValue ?? "" }
  }

  /// The second text below the first.
  ///
  /// Setting it on a custom view has no effect. The default is `nil`.
  public var subtitle: String? {
    get { message?.subtitle }
    set { message?.subtitle = newValue }
  }

  /// The completed part of the work of a toast of the kind ``Kind/loading``; `nil` if it is not known.
  ///
  /// With a value the ring replaces the activity indicator. Values are clamped to 0…1; a value that is not
  /// a number counts as `nil`. Other kinds and custom views have no progress. The default is `nil`.
  public var progress: Double? {
    get { message?.progress }
    set {
      guard kind == .loading else { return }
      message?.progress = newValue.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    }
  }

  /// The title of the button; `nil` if there is none.
  public var buttonTitle: String? { button?.title }

  /// Sets the button behind the message, also while the toast is shown.
  ///
  /// A tap calls the handler, then dismisses the toast, unless the handler has called
  /// ``finish(_:_:subtitle:)``. The button receives touches in at least 44×44 points. At the largest text
  /// sizes it lies below the message.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` removes the button.
  ///   - handler: The handler of a tap.
  public func setButton(_ title: String?, handler: @escaping @MainActor () -> Void = {}) {
    let former = buttonTitle
    button = title.map { ($0, handler) }
    guard title != former else { return }
    container?.buttonChanged()
    restartTime()
  }

  /// Keeps the title, which an equal toast is compared with.
  func releaseButton() {
    button?.handler = {}
  }

  // MARK: Time

  /// The time for which the toast is shown; `nil` until it is dismissed or canceled.
  ///
  /// The time begins when the toast is wholly on screen, and anew when this value changes. It stands still while
  /// another toast with a limit is in front of this one, and while the user attends to one of them. The default is
  /// three seconds; with a button eight, in which one can read the message, decide and reach the button;
  /// and `nil` for the kind ``Kind/loading``. While VoiceOver or Switch Control is on, a toast with a button
  /// has no limit until their focus was on it.
  public var duration: Duration? {
    get {
      if let setDuration { return setDuration }
      if kind == .loading { return nil }
      return button == nil ? .seconds(3) : .seconds(8)
    }
    set {
      setDuration = .some(newValue)
      restartTime()
    }
  }

  func restartTime() {
    guard let presentation else { return }
    presentation.queue.restartTime(of: presentation, duration)
    container?.stack?.update()
  }
}
