import UIKit

extension RangeSliderControl {
  /// The default of ``trackTintColor``: white 0.9, and white 0.23 in the dark appearance.
  ///
  /// With increased contrast it is white 0.55 and 0.45, three times as light or dark as the ground.
  public static let defaultTrackTintColor = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    let white: CGFloat =
      traits.accessibilityContrast == .high ? (isDark ? 0.45 : 0.55) : (isDark ? 0.23 : 0.9)
    return UIColor(white: white, alpha: 1)
  }

  /// The default of ``trackHighlightTintColor``: red 0, green 0.45, blue 0.94.
  public static let defaultTrackHighlightTintColor = UIColor(
    red: 0, green: 0.45, blue: 0.94, alpha: 1)

  // MARK: Track

  /// The colour of the track outside the chosen range; default ``defaultTrackTintColor``.
  @IBInspectable public dynamic var trackTintColor: UIColor {
    get { look.trackTintColor }
    set {
      look.trackTintColor = newValue
      updateColors()
    }
  }

  /// The colour of the track between the thumbs; ``defaultTrackHighlightTintColor`` until set.
  ///
  /// Until it is set the fill is drawn in that blue, unless `tintColor` is another than the system's:
  /// then, and while the tint is dimmed, it is drawn in `tintColor`.
  @IBInspectable public dynamic var trackHighlightTintColor: UIColor {
    get { look.trackHighlightTintColor ?? Self.defaultTrackHighlightTintColor }
    set {
      look.trackHighlightTintColor = newValue
      updateColors()
    }
  }

  /// How thick the track is, in points; default 4.
  ///
  /// Below zero counts as zero; a number that is not finite is ignored.
  @IBInspectable public dynamic var trackHeight: CGFloat {
    get { look.trackHeight }
    set {
      guard newValue.isFinite else { return }
      look.trackHeight = max(newValue, 0)
      invalidateContentSize()
    }
  }

  /// The radius of the track's corners, in points; default −1, which rounds its ends fully.
  ///
  /// Any number below zero does; one beyond half the height rounds fully as well. A number that is
  /// not finite is ignored.
  @IBInspectable public dynamic var trackCornerRadius: CGFloat {
    get { look.trackCornerRadius }
    set {
      guard newValue.isFinite else { return }
      look.trackCornerRadius = newValue
      setNeedsContentLayout()
    }
  }

  /// How the track's corners are rounded; default `.circular`.
  public var cornerCurve: CALayerCornerCurve {
    get { look.cornerCurve }
    set {
      look.cornerCurve = newValue
      layers.setCornerCurve(newValue)
    }
  }

  /// Whether the track's corners begin more gently than a circle does; default `false`.
  ///
  /// ``cornerCurve`` for Interface Builder.
  @IBInspectable public dynamic var hasContinuousCorners: Bool {
    get { cornerCurve == .continuous }
    set { cornerCurve = newValue ? .continuous : .circular }
  }

  // MARK: Thumbs

  /// The colour of drawn thumbs, and of pictures that are templates; default white.
  ///
  /// Until it is set templates are drawn in `tintColor`.
  @IBInspectable public dynamic var thumbTintColor: UIColor {
    get { look.thumbTintColor ?? .white }
    set {
      look.thumbTintColor = newValue
      updateThumbs()
    }
  }

  /// The colour of the lower thumb; default `nil`, which is ``thumbTintColor``.
  @IBInspectable public dynamic var lowerThumbTintColor: UIColor? {
    get { thumbTintColor(for: .lower) }
    set { setThumbTintColor(newValue, for: .lower) }
  }

  /// The colour of the upper thumb; default `nil`, which is ``thumbTintColor``.
  @IBInspectable public dynamic var upperThumbTintColor: UIColor? {
    get { thumbTintColor(for: .upper) }
    set { setThumbTintColor(newValue, for: .upper) }
  }

  /// The colour of its own that a thumb has, or `nil`.
  public func thumbTintColor(for thumb: Thumb) -> UIColor? {
    look.ownThumbTintColors[thumb]
  }

  /// Gives one thumb a colour of its own; `nil` takes it back.
  public func setThumbTintColor(_ color: UIColor?, for thumb: Thumb) {
    look.ownThumbTintColors[thumb] = color
    updateThumbs()
  }

  /// The size of drawn thumbs, in points; default 28×28.
  ///
  /// One with unequal sides is drawn as a capsule. Sides below zero count as zero; a size with a side
  /// that is not finite is ignored. Thumbs with a picture have the picture's size.
  @IBInspectable public dynamic var thumbSize: CGSize {
    get { look.thumbSize }
    set {
      guard let size = newValue.asThumbSize else { return }
      look.thumbSize = size
      thumbLookChanged()
    }
  }

  /// The size of its own that a drawn thumb has, or `nil`.
  public func thumbSize(for thumb: Thumb) -> CGSize? {
    look.ownThumbSizes[thumb]
  }

  /// Gives one drawn thumb a size of its own, in points; `nil` takes it back.
  ///
  /// Sides out of range count as for ``thumbSize``. Both thumbs travel as far as the larger one can.
  public func setThumbSize(_ size: CGSize?, for thumb: Thumb) {
    if let size {
      guard let size = size.asThumbSize else { return }
      look.ownThumbSizes[thumb] = size
    } else {
      look.ownThumbSizes[thumb] = nil
    }
    thumbLookChanged()
  }
}

extension CGSize {
  /// This size with no side below zero; `nil` when a side is not finite.
  fileprivate var asThumbSize: CGSize? {
    guard width.isFinite, height.isFinite else { return nil }
    return CGSize(width: max(width, 0), height: max(height, 0))
  }
}
