import ControlCore
import UIKit

/// An invisible view in a scroll view whose size follows the safe area of the scroll view.
///
/// UIKit reports a change of the safe area to the scroll view and to the views that the safe area
/// overlaps. The scroll view adjusts its insets for it, so that it overlaps none of its subviews. But
/// constraints to the layout guide of the safe area follow it: the height of the probe is the top
/// inset, and its width is the height of the rest.
final class SafeAreaProbe: ControlPart {
  private let changed: (() -> Void)?

  /// Creates a probe.
  ///
  /// - Parameter changed: Called in the layout pass after a change of the top or the bottom inset.
  init(changed: @escaping () -> Void) {
    self.changed = changed
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) {
    changed = nil
    super.init(coder: coder)
    isHidden = true
  }

  /// Adds the probe to a scroll view, behind its other subviews.
  func follow(_ scrollView: UIScrollView) {
    translatesAutoresizingMaskIntoConstraints = false
    scrollView.insertSubview(self, at: 0)
    let (frame, safeArea) = (scrollView.frameLayoutGuide, scrollView.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: frame.leftAnchor),
      topAnchor.constraint(equalTo: frame.topAnchor),
      bottomAnchor.constraint(equalTo: safeArea.topAnchor),
      widthAnchor.constraint(equalTo: safeArea.heightAnchor),
    ])
  }

  /// Removes a decoded probe, which follows nothing.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if changed == nil { removeFromSuperview() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    changed?()
  }
}
