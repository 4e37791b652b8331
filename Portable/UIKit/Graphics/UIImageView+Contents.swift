import QuartzCore

enum ImageAnimation {
  static let key = "contentsImageAnimation"
}

extension UIImageView {
  /// The image for the present state, a symbol with the preferred configuration.
  var shownImage: UIImage? {
    let chosen = isHighlighted ? highlightedImage ?? image : image
    guard let chosen else { return nil }
    return configured(chosen)
  }

  func imageChanged(from previous: UIImage?) {
    if image?.size != previous?.size { invalidateIntrinsicContentSize() }
    updateImageContents()
  }

  /// Puts the image's pixels into the layer.
  func updateImageContents() {
    guard let shown = shownImage else {
      layer.contents = nil
      return
    }
    layer.contents = pixels(of: shown)
    layer.contentsScale = shown.isSymbolImage ? displayScale : shown.scale
    layer.contentsCenter = shown.contentsCenter
  }

  func runImageAnimation() {
    let animated = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let images = animated ?? []
    let frames = images.compactMap { pixels(of: configured($0)) }
    guard let first = frames.first else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = frames
    animation.calculationMode = .discrete
    animation.duration = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    if layer.contents == nil { layer.contents = first }
    layer.add(animation, forKey: ImageAnimation.key)
  }

  private var displayScale: CGFloat {
    traitCollection.displayScale > 0 ? traitCollection.displayScale : ScreenScale.current
  }

  private func configured(_ image: UIImage) -> UIImage {
    guard image.isSymbolImage else { return image }
    let own = image.symbolConfiguration ?? .unspecified
    let combined = preferredSymbolConfiguration.map { $0.applying(own) } ?? own
    return image.withConfiguration(combined.withTraitCollection(traitCollection))
  }

  private func pixels(of image: UIImage) -> CGImage? {
    var pixels: CGImage?
    traitCollection.performAsCurrent {
      pixels = image.rendering(
        tint: image.isTemplate ? tintColor.cgColor : nil, scale: displayScale,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    return pixels
  }
}

extension UIImage {
  /// Whether a view has to render the image again when its traits change.
  var followsTraits: Bool {
    isSymbolImage || isTemplate || attributes.tint != nil || flipsForRightToLeftLayoutDirection
  }

  /// The part that stretches, in the unit square; all of it for an image without caps.
  var contentsCenter: CGRect {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard attributes.isResizable, size.width > 0, size.height > 0 else { return whole }
    // At least one pixel has to be left to stretch.
    let pixel = CGSize(width: 1 / (size.width * scale), height: 1 / (size.height * scale))
    let left = capInsets.left / size.width
    let top = capInsets.top / size.height
    return CGRect(
      x: left, y: top, width: max(pixel.width, 1 - left - capInsets.right / size.width),
      height: max(pixel.height, 1 - top - capInsets.bottom / size.height))
  }
}
