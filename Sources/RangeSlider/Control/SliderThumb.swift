import ControlCore
import UIKit

/// One thumb of a slider: its value, and what it has instead of the properties of all thumbs.
///
///     slider[.upper].isEnabled = false
///     slider[.lower].tintColor = .systemOrange
///
/// A property of a thumb that the slider does not have applies as soon as it has.
@MainActor
public struct SliderThumb {
  let slider: SliderControl
  let thumb: Thumb
  private var settings: SliderSettings { slider.settings }

  /// The value of the thumb, or NaN if the slider does not have it.
  ///
  /// Neighbors that are in the way of another value move as well. NaN is ignored.
  public var value: Double {
    get {
      (0..<slider.values.count).contains(thumb.rawValue) ? slider.values.value(of: thumb) : .nan
    }
    nonmutating set { setValue(newValue) }
  }

  /// Sets the ``value``, with or without an animation.
  public func setValue(_ value: Double, animated: Bool = false) {
    slider.changeValues(animated: animated) { $0.setValue(value, of: thumb) }
  }

  /// The least and the greatest value of the thumb.
  ///
  /// Default: `nil`, which is no limits. Bounds, order, ``SliderBaseControl/minimumDistance`` and stops take
  /// precedence.
  public var limits: ClosedRange<Double>? {
    get { slider.values.ownLimits(of: thumb) }
    nonmutating set { slider.changeValues { $0.setLimits(newValue, of: thumb) } }
  }

  /// A Boolean value that determines whether the user can move the thumb.
  ///
  /// Default: `true`. Setting it to `false` cancels a drag of the thumb.
  public var isEnabled: Bool {
    get { !settings.behavior.locked.contains(thumb) }
    nonmutating set {
      guard (0...ThumbNumbers.limit).contains(thumb.rawValue), newValue != isEnabled else { return }
      slider.setLocked(!newValue, ThumbSet(thumb))
    }
  }

  /// The color of the thumb.
  ///
  /// Default: `nil`, which is ``SliderBaseControl/thumbTintColor``.
  public var tintColor: UIColor? {
    get { settings.ownThumbTintColors[thumb] }
    nonmutating set {
      slider.configure(\.ownThumbTintColors[thumb], to: newValue, updating: .thumbs)
    }
  }

  /// The size of the drawn thumb, in points.
  ///
  /// Default: `nil`, which is ``SliderBaseControl/thumbSize``. Invalid sizes count as there. The largest
  /// thumb determines how far all thumbs move.
  public var size: CGSize? {
    get { settings.ownThumbSizes[thumb] }
    nonmutating set {
      let valid = newValue?.asThumbSize
      guard newValue == nil || valid != nil else { return }
      slider.configure(\.ownThumbSizes[thumb], to: valid, updating: .images)
    }
  }

  /// Returns the image that the thumb shows in a state, or `nil` if the thumb is drawn.
  ///
  /// An image for the exact state takes precedence over one for the normal state, then an image of one thumb
  /// over one of all thumbs.
  public func image(for state: UIControl.State) -> UIImage? {
    settings.thumbImages.image(of: thumb, in: state)
  }

  /// Sets the image of the thumb for a state, or removes it with `nil`.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, of: thumb, for: state)
  }

  /// The view that is shown instead of the thumb and its images.
  ///
  /// Default: `nil`. The view moves with the thumb and takes no touches. Its size is that of its bounds. If
  /// they are empty, it is the smallest one that its constraints or its content allow, which follows the
  /// preferred text size. The slider reads the size when the view is set: set it again after a change. The
  /// largest thumb determines how far all thumbs move.
  ///
  /// A disabled thumb is dimmed. The tint color of the view is that of the thumb. Nothing flips the view
  /// right to left.
  ///
  /// A view has one superview: adding it to another thumb, another slider or elsewhere draws this thumb
  /// again.
  public var view: UIView? {
    get { settings.thumbViews[thumb]?.view }
    nonmutating set {
      var new = settings.thumbViews.filter { $0.value.view !== newValue }
      new[thumb] = newValue.map { view in
        let old = settings.thumbViews.values.first { $0.view === view }
        return OwnThumbView(view, fitsContent: old?.fitsContent)
      }
      slider.configure(\.thumbViews, to: new, updating: .images)
    }
  }

  /// The closure that returns the texts of the values of the thumb.
  ///
  /// Default: `nil`, which is ``SliderControl/valueFormatter``.
  public var valueFormatter: (@MainActor (Double) -> String)? {
    get { slider.texts.format(for: thumb)?.text }
    nonmutating set { slider.setFormat(newValue.map { .init(text: $0) }, for: thumb) }
  }

  /// Sets the format of the values of the thumb.
  ///
  /// Setting the current format again has no effect.
  public func setValueFormat<Format: FormatStyle & Sendable>(_ format: Format)
  where Format.FormatInput == Double, Format.FormatOutput == String {
    slider.setFormat(ofBindable: format, for: thumb)
  }

  /// The color of the label.
  ///
  /// Default: `nil`, which is ``SliderBaseControl/labelColor``.
  public var labelColor: UIColor? {
    get { settings.ownLabelColors[thumb] }
    nonmutating set { slider.configure(\.ownLabelColors[thumb], to: newValue, updating: .labels) }
  }

  /// The color of the bubble around the label.
  ///
  /// Default: `nil`, which is ``SliderBaseControl/labelBackgroundColor``.
  public var labelBackgroundColor: UIColor? {
    get { settings.ownLabelBackgroundColors[thumb] }
    nonmutating set {
      slider.configure(\.ownLabelBackgroundColors[thumb], to: newValue, updating: .labels)
    }
  }
}

extension SliderControl {
  /// The properties of one thumb.
  public subscript(thumb: Thumb) -> SliderThumb { SliderThumb(slider: self, thumb: thumb) }
}
