import ControlCore
import UIKit

/// The observation of a view's frame in its window, of its window, and of its tint color.
///
/// UIKit posts no changes of frames, windows and tint colors to key-value observers. It guarantees three
/// things instead: a subview is told when its window or its tint color changes; a view is laid out when its
/// size changes; and constraints to a view follow it, also when a scroll view around it scrolls. Invisible
/// views report these: one as large as the view, and one in the window whose size is the view's position.
/// Transforms are not reported.
@MainActor
final class PlacementObserver {
  private let probe = ObserverView()
  private let position = ObserverView()
  private var links: [NSLayoutConstraint] = []
  private let changed: () -> Void

  /// Observes a view until ``stop()`` is called.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - changed: Called in the layout pass after a change, or by the change itself, and once for the current
  ///     place. A view that gets another superview is in no window for a moment.
  init(of view: UIView, changed: @escaping () -> Void) {
    self.changed = changed
    probe.moved = { [weak self] in self?.report() }
    probe.laidOut = { [weak self] in self?.report() }
    position.laidOut = { [weak self] in self?.report() }
    position.translatesAutoresizingMaskIntoConstraints = false
    // A view must not be added to an effect view itself.
    let container = (view as? UIVisualEffectView)?.contentView ?? view
    probe.frame = container.bounds
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(probe, at: 0)
  }

  func stop() {
    for observer in [probe, position] {
      (observer.moved, observer.laidOut) = (nil, nil)
      observer.removeFromSuperview()
    }
  }

  private func report() {
    // Constraints end when the view, or one around it, gets another superview.
    if position.window !== probe.window || links.contains(where: { !$0.isActive }) { follow() }
    changed()
  }

  /// Makes the position follow the view in its window.
  private func follow() {
    position.removeFromSuperview()
    links = []
    guard let view = probe.superview, let window = view.window, window !== view else { return }
    window.insertSubview(position, at: 0)
    // So far that no view on the other side of the window's origin makes the size negative.
    let origin: CGFloat = -100_000
    links = [
      position.leftAnchor.constraint(equalTo: window.leftAnchor, constant: origin),
      position.topAnchor.constraint(equalTo: window.topAnchor, constant: origin),
      position.rightAnchor.constraint(equalTo: view.leftAnchor),
      position.bottomAnchor.constraint(equalTo: view.topAnchor),
    ]
    NSLayoutConstraint.activate(links)
  }
}

/// A hidden view that reports what happens to the view it is in.
///
/// An archive of that view has it as well; a decoded one removes itself.
final class ObserverView: ControlPart {
  /// Called when the view enters or leaves a window.
  var moved: (() -> Void)?

  /// Called when the size or the tint color has changed.
  var laidOut: (() -> Void)?

  /// Called when the view is released: with the window, if that alone retains it.
  private let released: (@MainActor @Sendable () -> Void)?

  init(released: (@MainActor @Sendable () -> Void)? = nil) {
    self.released = released
    super.init(frame: .zero)
    hide()
  }

  required init?(coder: NSCoder) {
    released = nil
    super.init(coder: coder)
    hide()
    moved = { [weak self] in self?.removeFromSuperview() }
  }

  deinit {
    if let released { MainQueue.perform(released) }
  }

  /// Moves below all views in the container of a controller, if it is presented and has one.
  func observeContainer(of controller: UIViewController) {
    // Reading the presentation controller of a controller that is not presented creates and retains one.
    let isPresented = controller.presentingViewController != nil
    let container = isPresented ? controller.presentationController?.containerView : nil
    guard superview !== container else { return }
    removeFromSuperview()
    container?.insertSubview(self, at: 0)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    moved?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOut?()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    laidOut?()
  }
}

extension UIView {
  /// Makes a view invisible that only observes, or is constrained to others.
  func hide() {
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }
}
