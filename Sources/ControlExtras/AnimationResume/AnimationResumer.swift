import ControlCore
import UIKit

/// An object that restores the layer animations of a view after the system has removed them.
///
/// Core Animation removes animations when the app goes to the background, when a window is hidden,
/// and when a layer gets another superlayer or leaves its window: when a tab changes, when a view
/// controller is pushed, when a cell is reused. Animations that a view adds here instead of to the
/// layer run whenever the view is visible.
///
/// Create one resumer for each view, and forward the changes of the view's window to it:
///
///     override func willMove(toWindow newWindow: UIWindow?) {
///       super.willMove(toWindow: newWindow)
///       resumer.viewWillMove(toWindow: newWindow)
///     }
///
///     override func didMoveToWindow() {
///       super.didMoveToWindow()
///       resumer.viewDidMoveToWindow()
///     }
///
/// The resumer itself observes the background, hidden windows, changes of the superview and Reduce
/// Motion. Animations of hidden views and layers stay on their layers. An animation that other code
/// removes from its layer while it runs is stopped. To stop animations during an interruption, call
/// ``remove(forKey:from:)``.
@MainActor
public final class AnimationResumer {
  /// The behavior of animations when they become visible again.
  ///
  /// Default `.continues`.
  public var resumption: AnimationResumption {
    get { registry.resumption }
    set { registry.resumption = newValue }
  }

  /// A Boolean value that determines whether Reduce Motion stops the animations, so that the model
  /// values of the layers are visible.
  ///
  /// Default `true`. Set `false` for fades and other animations without motion.
  public var respectsReduceMotion = true {
    didSet { updateReduceMotion() }
  }

  private weak var view: UIView?
  private var registry: AnimationRegistry<AnimationIdentifier>
  private var records: [AnimationIdentifier: AnimationRecord] = [:]
  private var observers: [NotificationObserver] = []
  private lazy var nextFrame = FrameLink { [weak self] _ in
    self?.restore()
    return false
  }

  /// Creates a resumer for the animations of a view's layers.
  ///
  /// - Parameter view: The view whose window and scene determine interruptions. It is not retained.
  public init(view: UIView) {
    self.view = view
    registry = AnimationRegistry(interruptions: Self.interruptions(of: view.window))
    observe(UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground($1) }
    observe(UIScene.willEnterForegroundNotification) { $0.sceneDidLeaveBackground($1) }
    // A scene can become active without entering the foreground.
    observe(UIScene.didActivateNotification) { $0.sceneDidLeaveBackground($1) }
    observe(UIWindow.didBecomeVisibleNotification) { $0.windowDidBecomeVisible($1) }
    observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { resumer, _ in
      resumer.updateReduceMotion()
    }
    updateReduceMotion()
  }

  // MARK: Animations

  /// Adds an animation that begins now, or as soon as the view is visible.
  ///
  /// An animation with the same key on the same layer completes unfinished.
  ///
  /// - Parameters:
  ///   - animation: The animation, which is copied. Its delegate is not called; use `completion`.
  ///   - key: The key of the animation on the layer.
  ///   - layer: The layer. It is not retained. Its animations end when it is released.
  ///   - completion: Called once: with `true` when the duration has passed, even if the animation
  ///     was not visible, and with `false` when it was removed or replaced. It is not called if the
  ///     resumer is released first.
  public func add(
    _ animation: CAAnimation, forKey key: String, to layer: CALayer,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    let identifier = AnimationIdentifier(layer: ObjectIdentifier(layer), key: key)
    removeRecordsOfReleasedLayers()
    perform(registry.remove(identifier))
    removeRecord(identifier)
    records[identifier] = AnimationRecord(animation: copy, layer: layer, completion: completion)
    let time = layer.currentTime
    let delay = copy.beginTime == 0 ? 0 : copy.beginTime - time
    perform(registry.add(identifier, timing: AnimationTiming(copy), delay: delay, at: time))
  }

  /// Removes an animation, visible or interrupted.
  ///
  /// Its completion handler receives `false`.
  public func remove(forKey key: String, from layer: CALayer) {
    let identifier = AnimationIdentifier(layer: ObjectIdentifier(layer), key: key)
    perform(registry.remove(identifier))
    removeRecord(identifier)
  }

  /// Removes all animations.
  ///
  /// Their completion handlers receive `false`.
  public func removeAll() {
    for identifier in Array(records.keys) {
      perform(registry.remove(identifier))
      removeRecord(identifier)
    }
  }

  /// Returns a Boolean value that indicates whether an animation has neither ended nor been
  /// removed.
  ///
  /// It is `true` during an interruption as well.
  public func isRunning(forKey key: String, on layer: CALayer) -> Bool {
    registry.runningKeys.contains(AnimationIdentifier(layer: ObjectIdentifier(layer), key: key))
  }

  // MARK: Changes of the view

  /// Handles a change of the view's window.
  ///
  /// Call it from `willMove(toWindow:)`.
  public func viewWillMove(toWindow window: UIWindow?) {
    // The animations are still on their layers, so the registry can detect removed ones.
    guard window !== view?.window else { return }
    begin(.noWindow)
  }

  /// Handles a change of the view's window.
  ///
  /// Call it from `didMoveToWindow()`.
  public func viewDidMoveToWindow() {
    guard let window = view?.window else { return begin(.noWindow) }
    let interruptions = Self.interruptions(of: window)
    begin(interruptions)
    end(AnimationInterruption([.noWindow, .background]).subtracting(interruptions))
  }

  // MARK: Changes of the system

  private func sceneDidEnterBackground(_ scene: ObjectIdentifier?) {
    if isSceneOfView(scene) { begin(.background) }
  }

  private func sceneDidLeaveBackground(_ scene: ObjectIdentifier?) {
    if isSceneOfView(scene) { end(.background) }
  }

  private func windowDidBecomeVisible(_ window: ObjectIdentifier?) {
    guard let windowOfView = view?.window else { return }
    if ObjectIdentifier(windowOfView) == window { restore() }
  }

  private func isSceneOfView(_ scene: ObjectIdentifier?) -> Bool {
    guard let sceneOfView = view?.window?.windowScene else { return false }
    return ObjectIdentifier(sceneOfView) == scene
  }

  private func updateReduceMotion() {
    if respectsReduceMotion, UIAccessibility.isReduceMotionEnabled {
      begin(.reducedMotion)
    } else {
      end(.reducedMotion)
    }
  }

  private static func interruptions(of window: UIWindow?) -> AnimationInterruption {
    guard let window else { return .noWindow }
    return window.windowScene?.activationState == .background ? .background : []
  }

  private func observe(
    _ name: NSNotification.Name,
    _ handler: @escaping @MainActor @Sendable (AnimationResumer, ObjectIdentifier?) -> Void
  ) {
    observers.append(
      NotificationObserver(name) { [weak self] notification in
        let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
        if let self { handler(self, sender) }
      })
  }

  // MARK: Effects

  private func begin(_ interruption: AnimationInterruption) {
    perform(
      registry.begin(interruption) { [records] in records[$0]?.isAttached(as: $0) ?? false })
  }

  private func end(_ interruption: AnimationInterruption) {
    perform(
      registry.end(
        interruption, isAttached: { [records] in records[$0]?.isAttached(as: $0) ?? false },
        time: { [records] in records[$0]?.layer?.currentTime ?? 0 }))
  }

  /// Resumes the animations that were removed without an interruption, unless the window is hidden.
  private func restore() {
    guard view?.window?.isHidden == false else { return }
    perform(
      registry.restore(
        isAttached: { [records] in records[$0]?.isAttached(as: $0) ?? false },
        time: { [records] in records[$0]?.layer?.currentTime ?? 0 }))
  }

  private func perform(_ effects: [AnimationRegistry<AnimationIdentifier>.Effect]) {
    for effect in effects {
      switch effect {
      case .attach(let identifier, let elapsed): attach(identifier, elapsed: elapsed)
      case .detach(let identifier): records[identifier]?.detach(identifier)
      case .complete(let identifier, let finished): complete(identifier, finished: finished)
      }
    }
  }

  private func attach(_ identifier: AnimationIdentifier, elapsed: TimeInterval) {
    guard let record = records[identifier] else { return }
    guard record.layer != nil else {
      perform(registry.remove(identifier))
      return
    }
    record.attach(identifier, elapsed: elapsed) { [weak self] finished in
      self?.animationDidStop(identifier, finished: finished)
    }
  }

  private func animationDidStop(_ identifier: AnimationIdentifier, finished: Bool) {
    let isHidden = view?.window?.isHidden ?? false
    let isLost =
      !finished && registry.interruptions.isEmpty
      && (isHidden || records[identifier]?.hasMoved ?? false)
    perform(registry.animationDidStop(identifier, finished: finished, isLost: isLost))
    // The new superlayer is not known while the layer moves.
    if isLost { nextFrame.start() }
  }

  private func complete(_ identifier: AnimationIdentifier, finished: Bool) {
    guard let record = records[identifier] else { return }
    let completion = record.completion
    record.completion = nil
    if !registry.contains(identifier) { removeRecord(identifier) }
    completion?(finished)
  }

  private func removeRecord(_ identifier: AnimationIdentifier) {
    records.removeValue(forKey: identifier)?.detach(identifier)
  }

  /// Removes the records whose layers are released, because a new layer can have the same
  /// identifier.
  private func removeRecordsOfReleasedLayers() {
    for (identifier, record) in records where record.layer == nil {
      perform(registry.remove(identifier))
      records[identifier] = nil
    }
  }
}
