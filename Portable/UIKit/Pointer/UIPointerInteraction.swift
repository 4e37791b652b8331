import QuartzCore

/// Animations that run along with the pointer's own.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what runs when the animations have ended; the value tells whether they were finished.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Says which parts of a view the pointer treats as one thing and how it looks there.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at a place; nil for none. Default: the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// The style in a region; nil for the pointer's own look. Default: an automatic effect.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// The pointer comes into a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)

  /// The pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    interaction.view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
  }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Makes the pointer answer to the content of a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Who says where and how.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// The view the interaction is on.
  open private(set) weak var view: UIView?

  /// Whether the interaction takes part; default true.
  open var isEnabled = true {
    didSet { if !isEnabled { leave() } }
  }

  private var region: UIPointerRegion?
  private var location: CGPoint?
  private let glow = PointerGlow()

  /// Makes an interaction; without a delegate the whole view is one region.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Makes an interaction without a delegate.
  public override convenience init() {
    self.init(delegate: nil)
  }

  open func willMove(to view: UIView?) {
    if view == nil { leave() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Asks for region and style anew, for content that has moved.
  open func invalidate() {
    guard let location, region != nil else { return }
    update(at: location, modifiers: [], isInvalid: true)
  }
}

extension UIPointerInteraction {
  // The pointer moved over the view; the place is in its coordinates.
  final func moved(to location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    guard isEnabled else { return }
    update(at: location, modifiers: modifiers, isInvalid: false)
  }

  final func leave() {
    location = nil
    change(to: nil, isInvalid: false)
  }

  private final func update(
    at location: CGPoint, modifiers: UIKeyModifierFlags, isInvalid: Bool
  ) {
    guard let view else { return }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: location, modifiers: modifiers)
    let next =
      delegate.map {
        $0.pointerInteraction(self, regionFor: request, defaultRegion: whole)
      } ?? whole
    change(to: next.flatMap { $0.rect.contains(location) ? $0 : nil }, isInvalid: isInvalid)
  }

  private final func change(to next: UIPointerRegion?, isInvalid: Bool) {
    let isSame = region.map { region in
      next.map { $0.key == region.key && $0.rect == region.rect } ?? false
    }
    if isSame ?? (next == nil), !isInvalid { return }
    let isKept = region != nil && next != nil && region?.key == next?.key
    if let region, !isKept {
      animate { delegate?.pointerInteraction(self, willExit: region, animator: $0) }
    }
    region = next
    guard let next, let view else { return glow.hide() }
    if !isKept { animate { delegate?.pointerInteraction(self, willEnter: next, animator: $0) } }
    let style =
      delegate.map { $0.pointerInteraction(self, styleFor: next) }
      ?? UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    glow.show(style?.effect)
  }

  private final func animate(_ gather: (any UIPointerInteractionAnimating) -> Void) {
    let animator = PointerAnimator()
    gather(animator)
    animator.run()
  }
}

private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: 0.15, animations: { animations.forEach { $0() } },
      completion: { finished in completions.forEach { $0(finished) } })
  }
}

extension GestureEnvironment {
  // The pointer moved over the window, or left it: then the location is nil.
  func pointerMoved(to location: CGPoint?, hitView: UIView?, event: UIEvent, in window: UIWindow) {
    var present: [UIPointerInteraction] = []
    var view = location == nil ? nil : hitView
    while let current = view {
      present += current.interactions.compactMap { $0 as? UIPointerInteraction }
      view = current.superview
    }
    for interaction in pointed where !present.contains(where: { $0 === interaction }) {
      interaction.leave()
    }
    pointed = present
    guard let location else { return }
    for interaction in present {
      guard let view = interaction.view else { continue }
      interaction.moved(
        to: view.convert(location, from: window), modifiers: event.modifierFlags)
    }
  }
}
