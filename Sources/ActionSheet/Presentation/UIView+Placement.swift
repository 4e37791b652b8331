import ControlCore
import UIKit

/// The observation of a view's place in a window.
///
/// UIKit posts no changes of frames, windows and tint colors to key-value observers. It guarantees three
/// things instead: a subview is told when its window or its tint color changes; a view is laid out when its
/// size changes; and constraints to a view follow it, also when a scroll view around it scrolls. Invisible
/// views report these. Transforms are not reported.
extension UIView {
  /// Observes the frame of the view in its window, its window, and its tint color.
  ///
  /// - Parameters:
  ///   - owner: The object that `handler` receives. It is not retained.
  ///   - handler: Called in the layout pass after a change, or by the change itself, and once for the current
  ///     place. A view that gets another superview is in no window for a moment.
  /// - Returns: A token. Retain it as long as you observe.
  func observePlacement<Owner: AnyObject>(
    owner: Owner, handler: @escaping (Owner) -> Void
  ) -> ObservationToken {
    let probe = PlacementProbe()
    let relay = ObservationRelay<Owner, Void>(owner: owner, areEqual: nil) { owner, _ in
      handler(owner)
    }
    probe.changed = { [weak relay] in relay?.report(old: nil, new: ()) }
    relay.removeObserver = { probe.remove() }
    // Adding the probe reports its window, and a relay without a token ends at its first report.
    let token = ObservationToken(relay)
    // A view must not be added to an effect view itself.
    let container = (self as? UIVisualEffectView)?.contentView ?? self
    probe.frame = container.bounds
    container.insertSubview(probe, at: 0)
    return token
  }
}

/// An invisible view inside an observed view, as large as that.
///
/// An archive of the observed view has it as well; a decoded one removes itself.
final class PlacementProbe: ControlPart {
  var changed: (() -> Void)?
  private let position = PositionProbe()

  init() {
    super.init(frame: .zero)
    hide()
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    hide()
  }

  func remove() {
    changed = nil
    position.removeFromSuperview()
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let changed else { return removeFromSuperview() }
    position.follow(superview, changed: changed)
    changed()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    changed?()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    changed?()
  }
}

/// An invisible view in a window whose size is the position of an observed view.
final class PositionProbe: ControlPart {
  private var changed: (() -> Void)?
  private weak var view: UIView?
  private var links: [NSLayoutConstraint] = []

  /// Stays in the window of a view, and follows the view in it.
  func follow(_ view: UIView?, changed: @escaping () -> Void) {
    removeFromSuperview()
    self.view = view
    self.changed = changed
    guard let view, let window = view.window, window !== view else { return }
    hide()
    translatesAutoresizingMaskIntoConstraints = false
    window.insertSubview(self, at: 0)
    // So far that no view on the other side of the window's origin makes the size negative.
    let origin: CGFloat = -100_000
    links = [
      leftAnchor.constraint(equalTo: window.leftAnchor, constant: origin),
      topAnchor.constraint(equalTo: window.topAnchor, constant: origin),
      rightAnchor.constraint(equalTo: view.leftAnchor),
      bottomAnchor.constraint(equalTo: view.topAnchor),
    ]
    NSLayoutConstraint.activate(links)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let changed else { return removeFromSuperview() }
    // Constraints end when the view, or one around it, gets another superview.
    if links.contains(where: { !$0.isActive }) { follow(view, changed: changed) }
    changed()
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
