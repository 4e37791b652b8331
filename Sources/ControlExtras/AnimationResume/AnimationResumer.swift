import ControlCore
import UIKit

/// Has the layer animations of one view run again after the system has taken them away.
///
/// Core Animation removes animations when the app goes to the background and when a layer leaves its
/// window: a tab is changed, a screen is pushed, a cell is reused. A view that adds its animations
/// here, instead of to the layer, finds them running whenever it can be seen.
///
/// The view keeps the resumer and tells it when it changes windows:
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
/// Background and Reduce Motion it notices by itself, for as long as it lives: nothing of it outlives
/// the view. Hidden views and layers keep their animations; there is nothing to do for them.
/// Animations taken from a layer by its own methods while they run count as stopped. While the view
/// is out of sight, stop them with ``remove(forKey:from:)``.
@MainActor
public final class AnimationResumer {
  /// What an animation does on its return.
  ///
  /// Default `.continues`: it is where it would be, had it been on show all along.
  public var resumption: AnimationResumption {
    get { ledger.resumption }
    set { ledger.resumption = newValue }
  }

  /// Whether nothing moves while Reduce Motion is on, so that the layers' own values show.
  ///
  /// Default `true`. Turn it off for fades and other changes that are not motion.
  public var respectsReduceMotion = true {
    didSet { updateReduceMotion() }
  }

  private weak var view: UIView?
  private var ledger: AnimationLedger<AnimationName>
  private var records: [AnimationName: AnimationRecord] = [:]
  private var observers: [NotificationObserver] = []

  /// Makes a resumer for the animations of a view's layers.
  ///
  /// - Parameter view: Whose window and scene count; not kept alive.
  public init(view: UIView) {
    self.view = view
    ledger = AnimationLedger(hindrances: Self.hindrances(of: view.window))
    observe(UIScene.didEnterBackgroundNotification) { $0.sceneEnteredBackground($1) }
    observe(UIScene.willEnterForegroundNotification) { $0.sceneLeftBackground($1) }
    // Some scenes become active without a word about the foreground.
    observe(UIScene.didActivateNotification) { $0.sceneLeftBackground($1) }
    observe(UIAccessibility.reduceMotionStatusDidChangeNotification) { resumer, _ in
      resumer.updateReduceMotion()
    }
    updateReduceMotion()
  }

  // MARK: Animations

  /// Has an animation run now, or as soon as the view can be seen.
  ///
  /// One of the same key on the same layer ends unfinished.
  ///
  /// - Parameters:
  ///   - animation: Copied. Its own delegate is told nothing; use `completion`.
  ///   - key: Its name on the layer.
  ///   - layer: Not kept alive. When it is gone the animation is forgotten.
  ///   - completion: Called once: with `true` when all of it has run, on show or not, and with
  ///     `false` when it was removed or replaced. Not called when the view goes away first.
  public func add(
    _ animation: CAAnimation, forKey key: String, to layer: CALayer,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    let name = AnimationName(layer: ObjectIdentifier(layer), key: key)
    forgetLostLayers()
    perform(ledger.remove(name))
    forget(name)
    records[name] = AnimationRecord(animation: copy, layer: layer, completion: completion)
    let time = layer.presentTime
    let delay = copy.beginTime == 0 ? 0 : copy.beginTime - time
    perform(ledger.add(name, timing: AnimationTiming(copy), delay: delay, at: time))
  }

  /// Stops an animation, whether it is on show or waits for that; its completion gets `false`.
  public func remove(forKey key: String, from layer: CALayer) {
    let name = AnimationName(layer: ObjectIdentifier(layer), key: key)
    perform(ledger.remove(name))
    forget(name)
  }

  /// Stops every animation.
  public func removeAll() {
    for name in Array(records.keys) {
      perform(ledger.remove(name))
      forget(name)
    }
  }

  /// Whether an animation was added and has neither ended nor been removed, on show or not.
  public func isRunning(forKey key: String, on layer: CALayer) -> Bool {
    ledger.running.contains(AnimationName(layer: ObjectIdentifier(layer), key: key))
  }

  // MARK: What the view tells

  /// Call from `willMove(toWindow:)`: the animations are still on their layers then.
  public func viewWillMove(toWindow window: UIWindow?) {
    guard window !== view?.window else { return }
    hinder(.noWindow)
  }

  /// Call from `didMoveToWindow()`.
  public func viewDidMoveToWindow() {
    guard let window = view?.window else { return hinder(.noWindow) }
    let hindrances = Self.hindrances(of: window)
    hinder(hindrances)
    clear(AnimationHindrance([.noWindow, .background]).subtracting(hindrances))
  }

  // MARK: What the system tells

  private func sceneEnteredBackground(_ scene: ObjectIdentifier?) {
    if isOwn(scene) { hinder(.background) }
  }

  private func sceneLeftBackground(_ scene: ObjectIdentifier?) {
    if isOwn(scene) { clear(.background) }
  }

  private func isOwn(_ scene: ObjectIdentifier?) -> Bool {
    guard let own = view?.window?.windowScene else { return false }
    return ObjectIdentifier(own) == scene
  }

  private func updateReduceMotion() {
    if respectsReduceMotion, UIAccessibility.isReduceMotionEnabled {
      hinder(.reducedMotion)
    } else {
      clear(.reducedMotion)
    }
  }

  private static func hindrances(
    of window: UIWindow?
  ) -> AnimationHindrance {
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

  // MARK: Steps

  private func hinder(_ hindrance: AnimationHindrance) {
    perform(ledger.hinder(hindrance) { [records] in records[$0]?.isAttached(as: $0) ?? false })
  }

  private func clear(_ hindrance: AnimationHindrance) {
    perform(
      ledger.clear(
        hindrance, isAttached: { [records] in records[$0]?.isAttached(as: $0) ?? false },
        time: { [records] in records[$0]?.layer?.presentTime ?? 0 }))
  }

  private func perform(_ steps: [AnimationLedger<AnimationName>.Step]) {
    for step in steps {
      switch step {
      case .attach(let name, let elapsed): attach(name, elapsed: elapsed)
      case .detach(let name): records[name]?.detach(name)
      case .complete(let name, let finished): complete(name, finished: finished)
      }
    }
  }

  private func attach(_ name: AnimationName, elapsed: TimeInterval) {
    guard let record = records[name] else { return }
    guard record.layer != nil else {
      perform(ledger.remove(name))
      return
    }
    record.attach(name, elapsed: elapsed) { [weak self] finished in
      guard let self else { return }
      perform(ledger.stopped(name, finished: finished))
    }
  }

  private func complete(_ name: AnimationName, finished: Bool) {
    guard let record = records[name] else { return }
    let completion = record.completion
    record.completion = nil
    if !ledger.contains(name) { forget(name) }
    completion?(finished)
  }

  private func forget(_ name: AnimationName) {
    records.removeValue(forKey: name)?.detach(name)
  }

  /// A layer that comes to lie where a lost one was must not be taken for it.
  private func forgetLostLayers() {
    for (name, record) in records where record.layer == nil {
      perform(ledger.remove(name))
      records[name] = nil
    }
  }
}
