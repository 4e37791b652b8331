import QuartzCore
import TextLayout

extension UILabel {
  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: baseFont, .foregroundColor: baseTextColor, .paragraphStyle: labelParagraphStyle,
    ]
    if let shadowColor {
      let shadow = NSShadow()
      shadow.shadowColor = shadowColor
      shadow.shadowOffset = shadowOffset
      attributes[.shadow] = shadow
    }
    return attributes
  }

  private var labelParagraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return style
  }

  /// Forgets the lines and draws anew.
  func contentChanged(affectsSize: Bool) {
    frames.removeAll()
    setNeedsDisplay()
    if affectsSize { invalidateIntrinsicContentSize() }
  }

  func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = baseFont.adjusted(for: traitCollection)
    if adjusted != baseFont { baseFont = adjusted }
    contentChanged(affectsSize: true)
  }

  func labelTraitsChanged(from previous: UITraitCollection?) {
    let traits = traitCollection
    if adjustsFontForContentSizeCategory,
      previous?.preferredContentSizeCategory != traits.preferredContentSizeCategory
        || previous?.legibilityWeight != traits.legibilityWeight
    {
      followContentSizeCategory()
    } else if traits.hasDifferentColorAppearance(comparedTo: previous)
      || previous?.layoutDirection != traits.layoutDirection
    {
      contentChanged(affectsSize: false)
    }
  }

  // MARK: Frames

  /// The lines for so much room; `fitsFont` allows smaller fonts to avoid truncation.
  func textFrame(for limits: TextLimits, fitsFont: Bool) -> (frame: TextFrame, scale: CGFloat) {
    let isFitting = fitsFont && adjustsFontSizeToFitWidth && limits.lines > 0
    frames.use(traitCollection)
    return frames.frame(
      for: limits, isJustified: textAlignment == .justified, fitsFont: isFitting
    ) {
      var result = (frame: makeFrame(limits: limits, scale: 1, tightening: 0), scale: CGFloat(1))
      guard result.frame.isTruncated || result.frame.size.width > limits.width + 0.001 else {
        return result
      }
      if allowsDefaultTighteningForTruncation {
        let tight = makeFrame(limits: limits, scale: 1, tightening: 0.03)
        if !tight.isTruncated { return (tight, 1) }
      }
      if isFitting { result = makeFittingFrame(limits: limits, fallback: result.frame) }
      return result
    }
  }

  /// The largest font scale, in steps of a half per cent, at which nothing is left out.
  private func makeFittingFrame(
    limits: TextLimits, fallback: TextFrame
  ) -> (frame: TextFrame, scale: CGFloat) {
    let minimum = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 1
    guard minimum < 1 else { return (fallback, 1) }
    var low = Int((minimum * 200).rounded(.up))
    var high = 199
    var best: (frame: TextFrame, scale: CGFloat)?
    while low <= high {
      let middle = (low + high) / 2
      let scale = CGFloat(middle) / 200
      let frame = makeFrame(limits: limits, scale: scale, tightening: 0)
      if frame.isTruncated || frame.size.width > limits.width + 0.001 {
        high = middle - 1
      } else {
        best = (frame, scale)
        low = middle + 1
      }
    }
    return best ?? (makeFrame(limits: limits, scale: minimum, tightening: 0), minimum)
  }

  private func makeFrame(limits: TextLimits, scale: CGFloat, tightening: CGFloat) -> TextFrame {
    var frame: TextFrame?
    traitCollection.performAsCurrent {
      let source = makeSource(scale: scale, tightening: tightening)
      frame = TextFrame(paragraphs: source.paragraphs(of: content.drawnString), limits: limits)
    }
    return frame ?? TextFrame(runs: [])
  }

  private func makeSource(scale: CGFloat, tightening: CGFloat) -> AttributedTextSource {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var defaults = AttributedTextSource.Defaults()
    defaults.font = baseFont
    defaults.color = baseTextColor
    if !isEnabled {
      defaults.overridingColor = .tertiaryLabel
    } else if isHighlighted {
      defaults.overridingColor = highlightedTextColor
    }
    defaults.paragraphStyle = labelParagraphStyle
    // A label's natural alignment follows its layout, not the direction of its text.
    defaults.naturalAlignment = isRightToLeft ? .right : .left
    defaults.isRightToLeft = isRightToLeft
    defaults.scale = scale
    defaults.tightening = tightening
    if adjustsFontForContentSizeCategory { defaults.fontTraits = traitCollection }
    return AttributedTextSource(defaults: defaults)
  }

  // MARK: Sizes

  func fittingSize(maximumWidth: CGFloat) -> CGSize {
    guard !content.isEmpty else { return .zero }
    let width = maximumWidth > 0 ? maximumWidth : .infinity
    // A single line never wraps, so its whole width is what fits.
    let limits = TextLimits(width: numberOfLines == 1 ? .infinity : width, lines: numberOfLines)
    return wholePixels(textFrame(for: limits, fitsFont: false).frame.size)
  }

  func placedTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard !content.isEmpty, bounds.width > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let limits = TextLimits(width: bounds.width, height: bounds.height, lines: max(0, lines))
    let frame = textFrame(for: limits, fitsFont: true).frame
    let size = CGSize(
      width: min(wholePixels(frame.size.width), bounds.width),
      height: min(wholePixels(frame.size.height), bounds.height))
    let free = bounds.width - size.width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch textAlignment {
      case .left, .justified: 0
      case .center: free / 2
      case .right: free
      case .natural: isRightToLeft ? free : 0
      }
    let y = bounds.height.isFinite ? ((bounds.height - size.height) / 2).rounded(.down) : 0
    return CGRect(origin: CGPoint(x: bounds.minX + x, y: bounds.minY + y), size: size)
  }

  private func wholePixels(_ size: CGSize) -> CGSize {
    CGSize(width: wholePixels(size.width), height: wholePixels(size.height))
  }

  private func wholePixels(_ length: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    // The tolerance keeps a length that is whole but for rounding from growing by a pixel.
    return (length * scale - 0.001).rounded(.up) / scale
  }
}
