import UIKit

extension RangeSliderControl {
  /// The picture of a thumb, at its own size; default `nil`, which draws a thumb.
  ///
  /// The middle of the picture lies on the value. A template is drawn in
  /// ``thumbTintColor``, or in `tintColor` until that is set.
  @IBInspectable public dynamic var thumbImage: UIImage? {
    get { look.thumbImages[.normal] }
    set { setThumbImage(newValue, for: .normal) }
  }

  /// The picture of a thumb that is held, at its own size; default `nil`, which shows the ordinary one.
  @IBInspectable public dynamic var highlightedThumbImage: UIImage? {
    get { look.thumbImages[.highlighted] }
    set { setThumbImage(newValue, for: .highlighted) }
  }

  /// The picture of a thumb that cannot be moved, at its own size; default `nil`, which dims the
  /// ordinary one.
  @IBInspectable public dynamic var disabledThumbImage: UIImage? {
    get { look.thumbImages[.disabled] }
    set { setThumbImage(newValue, for: .disabled) }
  }

  /// The picture of the lower thumb; default `nil`, which is ``thumbImage``.
  @IBInspectable public dynamic var lowerThumbImage: UIImage? {
    get { look.thumbImages[.lower, .normal] }
    set { setThumbImage(newValue, for: .lower, state: .normal) }
  }

  /// The picture of the upper thumb; default `nil`, which is ``thumbImage``.
  @IBInspectable public dynamic var upperThumbImage: UIImage? {
    get { look.thumbImages[.upper, .normal] }
    set { setThumbImage(newValue, for: .upper, state: .normal) }
  }

  /// Gives both thumbs a picture for a state; `nil` takes it back.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    look.thumbImages[state] = image
    thumbLookChanged()
  }

  /// Gives one thumb a picture for a state; `nil` takes it back.
  public func setThumbImage(_ image: UIImage?, for thumb: Thumb, state: UIControl.State) {
    look.thumbImages[thumb, state] = image
    thumbLookChanged()
  }

  /// The picture that a thumb shows in a state, or `nil` where it is drawn.
  ///
  /// A picture for the very state comes before one for the ordinary state, and among equals the
  /// thumb's own before the one for both.
  public func thumbImage(for thumb: Thumb, state: UIControl.State) -> UIImage? {
    look.thumbImages.image(of: thumb, in: state)
  }
}
