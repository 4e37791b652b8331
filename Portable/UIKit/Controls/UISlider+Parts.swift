extension UISlider {
  func prepare() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView] {
      addSubview(view)
    }
    addSubview(thumb)
    addSubview(thumbImageView)
    for track in [maximumTrack, minimumTrack] {
      track.layer.cornerRadius = SliderGeometry.trackHeight / 2
      track.clipsToBounds = true
    }
    updateColors()
    updateValueImages()
  }

  func placeParts() {
    let track = trackRect(forBounds: bounds)
    let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let image = currentThumbImage
    thumb.isHidden = image != nil
    thumbImageView.isHidden = image == nil
    thumbImageView.image = image
    thumb.frame = thumbFrame
    thumbImageView.frame = thumbFrame
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
    minimumTrack.image = currentMinimumTrackImage
    maximumTrack.image = currentMaximumTrackImage
    minimumTrack.backgroundColor =
      minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
    maximumTrack.backgroundColor =
      maximumTrack.image == nil ? maximumTrackTintColor ?? .systemFill : nil
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
