import ControlCore
import UIKit

/// An invisible view inside a sticky view whose size follows the safe area of the scroll view.
///
/// UIKit reports a change of the safe area to the views that it overlaps. A scroll view adjusts its insets
/// for it, so that it overlaps none of the subviews. But constraints follow it, and lay out the superview
/// of a view that changes. The size does not depend on the content offset.
///
/// The class is not private, because archives find classes by their names.
final class SafeAreaProbe: ControlPart {
  /// Adds a probe to a sticky view, behind the subviews of the app.
  static func add(to view: UIView, in scrollView: UIScrollView) {
    remove(from: view)
    let probe = SafeAreaProbe()
    probe.isHidden = true
    probe.isUserInteractionEnabled = false
    probe.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(probe, at: 0)
    let safeArea = scrollView.safeAreaLayoutGuide
    let top = scrollView.frameLayoutGuide.topAnchor.anchorWithOffset(to: safeArea.topAnchor)
    let sizes = [
      probe.widthAnchor.constraint(equalTo: safeArea.heightAnchor),
      probe.heightAnchor.constraint(equalTo: top),
    ]
    // The safe area of a scroll view without a size has a negative height.
    for size in sizes { size.priority = .defaultHigh }
    NSLayoutConstraint.activate(
      [
        probe.leftAnchor.constraint(equalTo: view.leftAnchor),
        probe.topAnchor.constraint(equalTo: view.topAnchor),
      ] + sizes)
  }

  /// Removes the probe of a sticky view, one from an archive included.
  static func remove(from view: UIView) {
    for probe in view.subviews where probe is SafeAreaProbe { probe.removeFromSuperview() }
  }
}
