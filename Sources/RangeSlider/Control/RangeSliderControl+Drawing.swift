import UIKit

extension RangeSliderControl {
  /// The grey that the colour of a thumb which cannot be moved is mixed with, half and half.
  private static let lockedGray = UIColor(white: 0.6, alpha: 1)

  /// The state that a thumb is drawn in.
  ///
  /// While a finger is on the control only the thumb it holds is highlighted; as long as the finger
  /// has not decided, both are. Without a finger `isHighlighted` goes for both.
  func state(of thumb: Thumb) -> UIControl.State {
    var state = UIControl.State.normal
    if !isEnabled || !isThumbEnabled(thumb) { state.insert(.disabled) }
    if isHeld(thumb) || (isHighlighted && !isTracking) { state.insert(.highlighted) }
    return state
  }

  /// Renews the colours of track and fill for tint, appearance and state.
  func updateColors() {
    let track = look.trackTintColor.resolvedColor(with: traitCollection)
    let fill = look.fillColor(tint: tintColor, traits: traitCollection)
    let tick = look.tickColor?.resolvedColor(with: traitCollection)
    layers.setColors(track: track, fill: fill)
    layers.ticks.setColors(inside: (tick ?? fill).cgColor, outside: (tick ?? track).cgColor)
    labels?.alpha = isEnabled ? 1 : CGFloat(SliderLayers.disabledOpacity)
    layers.setDimmed(!isEnabled, barOnly: Thumb.allCases.contains(where: showsOwnDisabledState))
  }

  /// Renews the pictures of the thumbs for their look, appearance and state.
  func updateThumbs() {
    for thumb in Thumb.allCases {
      layers.setLook(thumbLook(of: thumb), of: thumb, opacity: thumbOpacity(of: thumb))
    }
    setNeedsContentLayout()
  }

  /// Follows new pictures or sizes of thumbs.
  func thumbLookChanged() {
    layers.forgetPictures()
    updateColors()
    updateThumbs()
    invalidateContentSize()
  }

  private func thumbLook(of thumb: Thumb) -> ThumbLook {
    let face: ThumbLook.Face =
      if let image = look.thumbImages.image(of: thumb, in: state(of: thumb)) {
        .image(image)
      } else {
        .drawn(look.drawnSize(of: thumb))
      }
    let isLocked = isEnabled && !isThumbEnabled(thumb)
    let own = look.thumbTintColor(of: thumb)
    var color: UIColor
    switch face {
    case .image: color = (own ?? tintColor).resolvedColor(with: traitCollection)
    case .drawn:
      color = (own ?? .white).resolvedColor(with: traitCollection)
      if isLocked { color = color.mixedEvenly(with: Self.lockedGray) }
    }
    return ThumbLook(
      face: face, color: color, scale: max(traitCollection.displayScale, 1),
      isOutlined: outlinesThumbs, isFlat: isLocked)
  }

  /// A thumb that cannot be moved is dimmed by itself, unless it shows that or all is dimmed anyway.
  private func thumbOpacity(of thumb: Thumb) -> Float {
    guard state(of: thumb).contains(.disabled), !showsOwnDisabledState(thumb) else { return 1 }
    if isEnabled {
      return look.thumbImages.image(of: thumb, in: .normal) == nil
        ? 1 : SliderLayers.disabledOpacity
    }
    return Thumb.allCases.contains(where: showsOwnDisabledState) ? SliderLayers.disabledOpacity : 1
  }

  private func showsOwnDisabledState(_ thumb: Thumb) -> Bool {
    look.thumbImages.stateImage(of: thumb, in: .disabled) != nil
  }
}

extension UIColor {
  /// The colour halfway to another one.
  fileprivate func mixedEvenly(with other: UIColor) -> UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    var (red2, green2, blue2, alpha2) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    other.getRed(&red2, green: &green2, blue: &blue2, alpha: &alpha2)
    return UIColor(
      red: (red + red2) / 2, green: (green + green2) / 2, blue: (blue + blue2) / 2, alpha: alpha)
  }
}
