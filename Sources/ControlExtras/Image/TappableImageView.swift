import UIKit

/// An image view that can be tapped, by finger, key and assistive technology alike.
///
/// It is for pictures that do one thing when tapped. A button is the better choice for titles, states
/// and menus. Touches are the view's own and go no further while it is enabled.
@MainActor
open class TappableImageView: UIImageView {
  private var split = TouchSplit()
  private var pressedKeys = 0

  /// Called when the image was tapped, activated by key or by assistive technology.
  ///
  /// Default `nil`. The view keeps the closure and what that captures, and nothing else; it hands
  /// itself over, so that the closure need not capture it.
  public var tapped: (@MainActor (TappableImageView) -> Void)?

  /// Whether a tap does anything.
  ///
  /// Default `true`. A disabled image lets touches go on up the responder chain and says so to
  /// assistive technology.
  @IBInspectable public dynamic var isEnabled: Bool = true {
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

  // MARK: Initialisation

  /// Makes a view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a view as large as its image.
  public override init(image: UIImage?) {
    super.init(image: image)
    prepare()
  }

  /// Makes a view as large as its image.
  public override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
    prepare()
  }

  /// Makes a view from an archive or a nib; it takes touches whatever that says of image views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Makes a view with all it needs.
  ///
  /// - Parameters:
  ///   - image: The image, which gives the view its size.
  ///   - accessibilityLabel: What a screen reader calls it, such as "Profile picture".
  ///   - tapped: Called when it was tapped.
  public convenience init(
    image: UIImage?, accessibilityLabel: String,
    tapped: @escaping @MainActor (TappableImageView) -> Void
  ) {
    self.init(image: image)
    self.accessibilityLabel = accessibilityLabel
    self.tapped = tapped
  }

  private func prepare() {
    isUserInteractionEnabled = true
    isAccessibilityElement = true
    accessibilityTraits.formUnion([.button, .image])
  }

  private func tap() {
    if isEnabled { tapped?(self) }
  }

  // MARK: Touches

  /// Begins a tap.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.began(touches) { _ in isEnabled }
    if !parts.handled.isEmpty { isHighlighted = true }
    if !parts.forwarded.isEmpty { super.touchesBegan(parts.forwarded, with: event) }
  }

  /// Highlights the image while the finger is on it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.moved(touches)
    if !parts.handled.isEmpty { isHighlighted = isEnabled && isInside(parts.handled, event) }
    if !parts.forwarded.isEmpty { super.touchesMoved(parts.forwarded, with: event) }
  }

  /// Ends a tap, which counts where the finger is still on the image.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.ended(touches)
    if !parts.forwarded.isEmpty { super.touchesEnded(parts.forwarded, with: event) }
    guard !parts.handled.isEmpty, split.count == 0 else { return }
    isHighlighted = false
    if isInside(parts.handled, event) { tap() }
  }

  /// Gives up a tap, because something scrolls or the system has taken the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let parts = split.ended(touches)
    if !parts.handled.isEmpty { isHighlighted = false }
    if !parts.forwarded.isEmpty { super.touchesCancelled(parts.forwarded, with: event) }
  }

  private func isInside(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    touches.contains { point(inside: $0.location(in: self), with: event) }
  }

  // MARK: Keys

  /// Whether a keyboard's focus can come here: while the image is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Whether keys can come here: while the image is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins an activation by the space bar or the return key.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, presses.contains(where: { $0.activates }) else {
      return super.pressesBegan(presses, with: event)
    }
    pressedKeys += 1
    isHighlighted = true
  }

  /// Ends an activation, which counts as a tap.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard pressedKeys > 0, presses.contains(where: { $0.activates }) else {
      return super.pressesEnded(presses, with: event)
    }
    pressedKeys -= 1
    isHighlighted = false
    tap()
  }

  /// Gives up an activation.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard pressedKeys > 0, presses.contains(where: { $0.activates }) else {
      return super.pressesCancelled(presses, with: event)
    }
    pressedKeys -= 1
    isHighlighted = false
  }

  // MARK: Accessibility

  /// Taps the image for assistive technology; `false` while it is disabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    tap()
    return true
  }
}

extension UIPress {
  /// Whether the key is one that activates what has the focus.
  @MainActor fileprivate var activates: Bool {
    switch key?.keyCode {
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: true
    default: false
    }
  }
}
