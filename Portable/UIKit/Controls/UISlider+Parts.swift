extension UISlider {
  func prepare() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView] {
      addSubview(view)
    }
    addSubview(thumb)
    for track in [maximumTrack, minimumTrack] {
      track.isUserInteractionEnabled = false
      track.layer.cornerRadius = SliderGeometry.trackHeight / 2
      track.clipsToBounds = true
    }
    updateColors()
    updateValueImages()
  }

  func placeParts() {
    let track = trackRect(forBounds: bounds)
    let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: value)
    thumb.frame = thumbFrame
    let middle = thumbFrame.midX
    let left = CGRect(
      x: track.minX, y: track.minY, width: max(0, middle - track.minX), height: track.height)
    let right = CGRect(
      x: middle, y: track.minY, width: max(0, track.maxX - middle), height: track.height)
    minimumTrack.frame = geometry.isMirrored ? right : left
    maximumTrack.frame = track
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  func updateColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.color = thumbTintColor ?? ControlColors.thumb
  }

  func updateValueImages() {
    minimumImageView.image = minimumValueImage
    maximumImageView.image = maximumValueImage
    setNeedsLayout()
  }

  var geometry: SliderGeometry {
    SliderGeometry(
      minimum: minimumValue, maximum: maximumValue,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func valueImageRect(_ image: UIImage?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}
