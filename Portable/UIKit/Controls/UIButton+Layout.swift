// Where title and image stand.
extension UIButton {
  struct ContentLayout {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// Above and below the title of a button without an image and without insets of its own.
  private static let plainPadding: CGFloat = 6
  private static let emptySize = CGSize(width: 30, height: 34)

  func fittingSize(within width: CGFloat) -> CGSize {
    if let shown = shownConfiguration {
      if buttonType == .close { return CGSize(width: 30, height: 30) }
      let insets = shown.contentInsets
      let inner = contentSize(
        within: max(0, width - insets.leading - insets.trailing), configuration: shown)
      return CGSize(
        width: ceil(inner.width + insets.leading + insets.trailing),
        height: roundedUp(inner.height + insets.top + insets.bottom))
    }
    if !isSizedToContent {
      isSizedToContent = true
      setNeedsLayout()
    }
    let insets = contentEdgeInsets
    let imageSize = contentImageView.isHidden ? .zero : contentImageView.image?.size ?? .zero
    var titleSize = CGSize.zero
    if !titleView.isHidden {
      titleSize = titleView.sizeThatFits(
        CGSize(
          width: max(0, width - imageSize.width - insets.left - insets.right),
          height: .greatestFiniteMagnitude))
      titleSize.width = ceil(titleSize.width)
    }
    var size = CGSize(
      width: imageSize.width + titleSize.width + insets.left + insets.right,
      height: max(imageSize.height, titleSize.height) + insets.top + insets.bottom)
    if insets == .zero, imageSize == .zero {
      size.width = max(size.width, Self.emptySize.width)
      size.height = titleView.isHidden ? Self.emptySize.height : size.height + 2 * Self.plainPadding
    }
    if let background = currentBackgroundImage?.size {
      size.width = max(size.width, background.width)
      size.height = max(size.height, background.height)
    }
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// Places title and image before the next layout, where one is due.
  func layOutContentIfNeeded() {
    guard layer.needsLayout(), !isLayingOut else { return }
    isLayingOut = true
    layoutContent()
    isLayingOut = false
  }

  func layoutContent() {
    if let shown = shownConfiguration {
      layoutConfigured(shown)
      return
    }
    backgroundImageView.frame = backgroundRect(forBounds: bounds)
    let content = contentRect(forBounds: bounds)
    titleView.frame = titleRect(forContentRect: content)
    contentImageView.frame = imageRect(forContentRect: content)
  }

  /// The distance of a title from the top or bottom edge that it is aligned to: the padding that the
  /// height includes, once a size that fits was asked for.
  private var alignedTitleInset: CGFloat {
    isSizedToContent && contentEdgeInsets == .zero && contentImageView.isHidden
      ? Self.plainPadding : 0
  }

  /// Image and title side by side, aligned as one; each in the part of the area that its insets and
  /// the other one leave.
  func contentLayout(in area: CGRect) -> ContentLayout {
    let imageSize = contentImageView.isHidden ? .zero : contentImageView.image?.size ?? .zero
    var titleSize = CGSize.zero
    if !titleView.isHidden {
      let width = max(0, area.width - imageSize.width)
      titleSize = titleView.sizeThatFits(CGSize(width: width, height: area.height))
      titleSize.width = min(ceil(titleSize.width), width)
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func part(_ insets: UIEdgeInsets, beside width: CGFloat, isFirst: Bool) -> CGRect {
      var part = area
      part.origin.x += insets.left + (isFirst == isRightToLeft ? width : 0)
      part.origin.y += insets.top
      part.size.width = max(0, part.width - insets.left - insets.right - width)
      part.size.height = max(0, part.height - insets.top - insets.bottom)
      return part
    }
    let imagePart = part(imageEdgeInsets, beside: titleSize.width, isFirst: true)
    let titlePart = part(titleEdgeInsets, beside: imageSize.width, isFirst: false)
    var layout = ContentLayout()
    let shownImage = CGSize(
      width: imageSize.width, height: min(imageSize.height, imagePart.height))
    layout.image = placed(shownImage, in: imagePart)
    layout.title = placed(titleSize, in: titlePart)
    switch contentVerticalAlignment {
    case .top: layout.title.origin.y += alignedTitleInset
    case .bottom: layout.title.origin.y -= alignedTitleInset
    case .center, .fill: break
    }
    if effectiveContentHorizontalAlignment == .fill, titleView.isHidden { layout.image = imagePart }
    return layout
  }

  /// Where the alignments put something of a size that is cut at the width of the area.
  private func placed(_ size: CGSize, in area: CGRect) -> CGRect {
    let width = min(size.width, area.width)
    var rect = CGRect(x: area.minX, y: area.minY, width: width, height: size.height)
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: break
    case .right, .trailing: rect.origin.x = area.maxX - width
    case .center, .fill: rect.origin.x = onPixel(area.midX - width / 2)
    }
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: rect.origin.y = area.maxY - rect.height
    case .center: rect.origin.y = onPixel(area.midY - rect.height / 2)
    case .fill: rect.size.height = area.height
    }
    return rect
  }

  private func onPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (value * scale).rounded() / scale
  }

  private func roundedUp(_ value: CGFloat) -> CGFloat { ceil(value * 2) / 2 }

  // MARK: With a configuration

  private func layoutConfigured(_ shown: Configuration) {
    backgroundView.frame = bounds
    backgroundView.layoutIfNeeded()
    backgroundView.cornerRadius = cornerRadius(shown)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = shown.contentInsets
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing))
    let layout = configuredLayout(shown, in: area)
    func place(_ view: UIView?, _ rect: CGRect) {
      view?.frame = isRightToLeft ? mirrored(rect, in: area) : rect
    }
    place(titleView, layout.title)
    place(subtitleView, layout.subtitle)
    place(contentImageView, layout.image)
    place(activityIndicator, layout.image)
  }

  private func mirrored(_ rect: CGRect, in area: CGRect) -> CGRect {
    CGRect(
      x: area.minX + area.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func cornerRadius(_ shown: Configuration) -> CGFloat {
    switch shown.cornerStyle {
    case .fixed: shown.background.cornerRadius
    case .dynamic: shown.background.cornerRadius * (shown.buttonSize == .large ? 1.5 : 1)
    case .small: 5
    case .medium: 8
    case .large: 12
    case .capsule: bounds.height / 2
    }
  }

  private struct Parts {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var text = CGSize.zero
    var gap: CGFloat = 0
    var isStacked = false
  }

  private func parts(within width: CGFloat, _ shown: Configuration) -> Parts {
    var parts = Parts()
    if shown.showsActivityIndicator {
      parts.image = activityIndicator?.intrinsicContentSize ?? CGSize(width: 20, height: 20)
    } else if !contentImageView.isHidden {
      parts.image = contentImageView.image?.size ?? .zero
    }
    parts.isStacked = !shown.imagePlacement.isDisjoint(with: [.top, .bottom])
    let hasText = !titleView.isHidden || !subtitleView.isHidden
    parts.gap = hasText && parts.image != .zero ? shown.imagePadding : 0
    let textWidth = parts.isStacked ? width : max(0, width - parts.image.width - parts.gap)
    let limit = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
    if !titleView.isHidden { parts.title = titleView.sizeThatFits(limit) }
    if !subtitleView.isHidden { parts.subtitle = subtitleView.sizeThatFits(limit) }
    let hasBoth = !titleView.isHidden && !subtitleView.isHidden
    parts.text = CGSize(
      width: min(max(parts.title.width, parts.subtitle.width), textWidth),
      height: parts.title.height + parts.subtitle.height + (hasBoth ? shown.titlePadding : 0))
    return parts
  }

  private func contentSize(within width: CGFloat, configuration shown: Configuration) -> CGSize {
    let parts = parts(within: width, shown)
    if parts.isStacked {
      return CGSize(
        width: max(parts.image.width, parts.text.width),
        height: parts.image.height + parts.gap + parts.text.height)
    }
    return CGSize(
      width: parts.image.width + parts.gap + parts.text.width,
      height: max(parts.image.height, parts.text.height))
  }

  /// The layout in reading order from left to right.
  private func configuredLayout(_ shown: Configuration, in area: CGRect) -> ContentLayout {
    let parts = parts(within: area.width, shown)
    var layout = ContentLayout()
    let total = contentSize(within: area.width, configuration: shown)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading: isRightToLeft ? area.maxX - total.width : area.minX
      case .right, .trailing: isRightToLeft ? area.minX : area.maxX - total.width
      case .center, .fill: area.midX - total.width / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - total.height
      case .center, .fill: area.midY - total.height / 2
      }
    let text: CGRect
    if parts.isStacked {
      let isTop = shown.imagePlacement.contains(.top)
      layout.image.origin = CGPoint(
        x: x + (total.width - parts.image.width) / 2,
        y: isTop ? y : y + total.height - parts.image.height)
      text = CGRect(
        x: x + (total.width - parts.text.width) / 2,
        y: isTop ? y + parts.image.height + parts.gap : y,
        width: parts.text.width, height: parts.text.height)
    } else {
      let isTrailing = shown.imagePlacement.contains(.trailing)
      layout.image.origin = CGPoint(
        x: isTrailing ? x + total.width - parts.image.width : x,
        y: area.midY - parts.image.height / 2)
      text = CGRect(
        x: isTrailing ? x : x + parts.image.width + parts.gap,
        y: y + (total.height - parts.text.height) / 2,
        width: parts.text.width, height: parts.text.height)
    }
    layout.image.size = parts.image
    layout.title = line(parts.title, top: text.minY, in: text, shown)
    layout.subtitle = line(
      parts.subtitle, top: text.maxY - parts.subtitle.height, in: text, shown)
    return layout
  }

  private func line(
    _ size: CGSize, top: CGFloat, in text: CGRect, _ shown: Configuration
  ) -> CGRect {
    let width = min(size.width, text.width)
    let x: CGFloat
    switch shown.titleAlignment {
    case .trailing: x = text.maxX - width
    case .leading: x = text.minX
    case .center: x = text.midX - width / 2
    case .automatic:
      let isBeside = shown.image != nil && shown.imagePlacement.contains(.leading)
      x = isBeside ? text.minX : text.midX - width / 2
    }
    return CGRect(x: x, y: top, width: width, height: size.height)
  }
}
