import ControlCore
import UIKit

/// An image view with an action for taps, keys and assistive technology.
///
/// Use it for an image with a single action, and a button for titles, states and menus. While the
/// view is enabled, it does not forward touches to the next responder.
@MainActor
open class TappableImageView: UIImageView {
  private var partition = TouchPartition()
  private var pressedKeys = 0

  /// A closure that is called when the image is tapped or activated by a key or by assistive
  /// technology.
  ///
  /// Default `nil`. The closure receives the view, so that it need not capture it.
  public var tapped: (@MainActor (TappableImageView) -> Void)?

  /// A Boolean value that determines whether the image responds to taps.
  ///
  /// Default `true`. A disabled image forwards touches to the next responder and has the
  /// accessibility trait `.notEnabled`.
  @IBInspectable open dynamic var isEnabled: Bool = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled {
        accessibilityTraits.remove(.notEnabled)
      } else {
        accessibilityTraits.insert(.notEnabled)
        isHighlighted = false
      }
    }
  }

  // MARK: Initialization

  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with the size of its image.
  public override init(image: UIImage?) {
    super.init(image: image)
    setUp()
  }

  /// Creates a view with the size of its image.
  public override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
    setUp()
  }

  /// Creates a view from a nib or an archive.
  ///
  /// User interaction is enabled even if the nib disables it, as Interface Builder does for image
  /// views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a view with an image and an action.
  ///
  /// - Parameters:
  ///   - image: The image, which determines the size of the view.
  ///   - accessibilityLabel: The accessibility label, such as "Profile picture".
  ///   - tapped: The closure that is called when the image is tapped.
  public convenience init(
    image: UIImage?, accessibilityLabel: String,
    tapped: @escaping @MainActor (TappableImageView) -> Void
  ) {
    self.init(image: image)
    self.accessibilityLabel = accessibilityLabel
    self.tapped = tapped
  }

  private func setUp() {
    isUserInteractionEnabled = true
    isAccessibilityElement = true
    accessibilityTraits.formUnion([.button, .image])
  }

  private func performAction() {
    if isEnabled { tapped?(self) }
  }

  // MARK: Touches

  /// Begins tracking a tap.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.begin(touches) { _ in isEnabled }
    if !parts.handled.isEmpty { isHighlighted = true }
    if !parts.forwarded.isEmpty { super.touchesBegan(parts.forwarded, with: event) }
  }

  /// Highlights the image while the touch is inside of it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.parts(of: touches)
    if !parts.handled.isEmpty { isHighlighted = isEnabled && isInside(parts.handled, event) }
    if !parts.forwarded.isEmpty { super.touchesMoved(parts.forwarded, with: event) }
  }

  /// Calls ``tapped`` if the touch ends inside of the image.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.end(touches)
    if !parts.forwarded.isEmpty { super.touchesEnded(parts.forwarded, with: event) }
    guard !parts.handled.isEmpty, partition.count == 0 else { return }
    isHighlighted = false
    if isInside(parts.handled, event) { performAction() }
  }

  /// Ends tracking without an action.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = partition.end(touches)
    if !parts.handled.isEmpty { isHighlighted = false }
    if !parts.forwarded.isEmpty { super.touchesCancelled(parts.forwarded, with: event) }
  }

  /// Prevents single taps with one finger that a view around an enabled image would recognize.
  ///
  /// UIKit's buttons do the same.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    let isForImage = isEnabled && gestureRecognizer.isSingleTap(around: self)
    return !isForImage && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func isInside(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    touches.contains { point(inside: $0.location(in: self), with: event) }
  }

  // MARK: Keys

  /// A Boolean value that indicates whether the view can be focused: while it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// A Boolean value that indicates whether the view can be first responder: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Highlights the image while the space bar or the Return key is pressed.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, presses.contains(where: { $0.isActivation }) else {
      return super.pressesBegan(presses, with: event)
    }
    pressedKeys += 1
    isHighlighted = true
  }

  /// Calls ``tapped`` when the key is released.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard pressedKeys > 0, presses.contains(where: { $0.isActivation }) else {
      return super.pressesEnded(presses, with: event)
    }
    pressedKeys -= 1
    isHighlighted = false
    performAction()
  }

  /// Ends the highlight without an action.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard pressedKeys > 0, presses.contains(where: { $0.isActivation }) else {
      return super.pressesCancelled(presses, with: event)
    }
    pressedKeys -= 1
    isHighlighted = false
  }

  // MARK: Accessibility

  /// Calls ``tapped`` and returns `true` if the image is enabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    performAction()
    return true
  }
}

extension UIPress {
  /// A Boolean value that indicates whether the key activates the focused view.
  @MainActor fileprivate var isActivation: Bool {
    switch key?.keyCode {
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: true
    default: false
    }
  }
}
