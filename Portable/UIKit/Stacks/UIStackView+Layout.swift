// Measuring the arranged views and giving them their frames.
extension UIStackView {
  private var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private var insets: UIEdgeInsets {
    isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
  }

  private var layout: StackLayout { StackLayout(distribution: distribution) }

  /// The size at which every view has what it asks for, within `width` if there is one.
  func fittingSize(width: CGFloat?) -> CGSize {
    let insets = insets
    let available = width.map { max(0, $0 - insets.left - insets.right) }
    let views = visibleViews
    var size = CGSize.zero
    if axis == .vertical {
      let sizes = views.map { natural($0, width: available) }
      size.width = sizes.map(\.width).max() ?? 0
      size.height = layout.idealLength(of: items(views, lengths: sizes.map(\.height)))
    } else {
      let items = items(views, lengths: views.map { natural($0, width: nil).width })
      size.width = layout.idealLength(of: items)
      let spans = layout.spans(of: items, in: min(available ?? size.width, size.width))
      let sizes = zip(views, spans).map { natural($0, width: $1.length) }
      size.height = crossHeight(of: views, sizes: sizes)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if let width { size.width = min(size.width, max(width, 0)) }
    return size
  }

  func layoutArrangedSubviews() {
    let area = bounds.inset(by: insets)
    let views = visibleViews
    if axis == .vertical {
      layoutColumn(views, in: area)
    } else {
      layoutRow(views, in: area)
    }
  }

  private func layoutColumn(_ views: [UIView], in area: CGRect) {
    let sizes = views.map { natural($0, width: area.width) }
    let items = items(views, lengths: sizes.map(\.height))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, span) in layout.spans(of: items, in: area.height).enumerated() {
      let width = alignment == .fill ? area.width : min(sizes[index].width, area.width)
      let rest = area.width - width
      let x: CGFloat =
        switch alignment {
        case .fill: 0
        case .center: rest / 2
        case .trailing, .lastBaseline: isRightToLeft ? 0 : rest
        case .leading, .firstBaseline: isRightToLeft ? rest : 0
        }
      give(
        views[index],
        CGRect(x: area.minX + x, y: area.minY + span.start, width: width, height: span.length))
    }
  }

  private func layoutRow(_ views: [UIView], in area: CGRect) {
    let items = items(views, lengths: views.map { natural($0, width: nil).width })
    let spans = layout.spans(of: items, in: area.width)
    let sizes = zip(views, spans).map { natural($0, width: $1.length) }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let baseline = commonBaseline(of: views, sizes: sizes)
    for (index, span) in spans.enumerated() {
      let height =
        alignment == .fill ? area.height : min(sizes[index].height, area.height)
      let y: CGFloat =
        switch alignment {
        case .fill, .leading: 0
        case .center: (area.height - height) / 2
        case .trailing: area.height - height
        case .firstBaseline:
          baseline - firstBaseline(of: views[index], size: sizes[index])
        case .lastBaseline:
          area.height - baseline - lastBaseline(of: views[index], size: sizes[index])
        }
      let x = isRightToLeft ? area.maxX - span.end : area.minX + span.start
      give(
        views[index], CGRect(x: x, y: area.minY + y, width: span.length, height: height))
    }
  }

  private func give(_ view: UIView, _ frame: CGRect) {
    let scale = max(traitCollection.displayScale, 1)
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let left = aligned(frame.minX)
    let top = aligned(frame.minY)
    let size = CGSize(width: aligned(frame.maxX) - left, height: aligned(frame.maxY) - top)
    // Bounds and centre, so that a transform of the view is left alone.
    view.bounds.size = size
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(x: left + size.width * anchor.x, y: top + size.height * anchor.y)
  }

  // MARK: Measuring

  private func items(_ views: [UIView], lengths: [CGFloat]) -> [StackLayout.Item] {
    zip(views, lengths).map { view, length in
      StackLayout.Item(
        preferred: length, hugging: hugging(of: view),
        resistance: view.contentCompressionResistancePriority(for: axis).rawValue,
        spacingAfter: spacing(after: view))
    }
  }

  /// A view without a length of its own grows before one that has it.
  private func hugging(of view: UIView) -> Float {
    let intrinsic = view.intrinsicContentSize
    let length = axis == .vertical ? intrinsic.height : intrinsic.width
    let hasLength = length != UIView.noIntrinsicMetric
    return view.contentHuggingPriority(for: axis).rawValue - (hasLength ? 0 : 0.5)
  }

  /// What a view asks for, when it may be `width` wide at most.
  private func natural(_ view: UIView, width: CGFloat?) -> CGSize {
    let intrinsic = view.intrinsicContentSize
    var size = CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? 0 : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? 0 : intrinsic.height)
    if let width, view is UIStackView || view is UILabel {
      let limit = alignment == .fill || axis == .horizontal ? width : min(width, size.width)
      size.height = view.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude)).height
      size.width = min(size.width, width)
    }
    return size
  }

  // MARK: Baselines

  private func crossHeight(of views: [UIView], sizes: [CGSize]) -> CGFloat {
    let tallest = sizes.map(\.height).max() ?? 0
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return tallest }
    let above = zip(views, sizes).map { firstBaseline(of: $0, size: $1) }.max() ?? 0
    let below = zip(views, sizes).map { $1.height - firstBaseline(of: $0, size: $1) }.max() ?? 0
    return max(tallest, above + below)
  }

  private func commonBaseline(of views: [UIView], sizes: [CGSize]) -> CGFloat {
    switch alignment {
    case .firstBaseline:
      return zip(views, sizes).map { firstBaseline(of: $0, size: $1) }.max() ?? 0
    case .lastBaseline:
      return zip(views, sizes).map { $1.height - lastBaseline(of: $0, size: $1) }.max() ?? 0
    default: return 0
    }
  }

  private func firstBaseline(of view: UIView, size: CGSize) -> CGFloat {
    guard let font = textFont(of: view) else { return size.height }
    return (size.height - textHeight(of: view, size: size)) / 2 + font.ascender
  }

  private func lastBaseline(of view: UIView, size: CGSize) -> CGFloat {
    guard let font = textFont(of: view) else { return size.height }
    return size.height - (size.height - textHeight(of: view, size: size)) / 2 + font.descender
  }

  private func textHeight(of view: UIView, size: CGSize) -> CGFloat {
    guard let label = view as? UILabel else { return textFont(of: view)?.lineHeight ?? 0 }
    return min(label.sizeThatFits(size).height, size.height)
  }

  private func textFont(of view: UIView) -> UIFont? {
    switch view {
    case let label as UILabel: label.font
    case let button as UIButton: button.titleLabel?.font
    case let field as UITextField: field.font
    default: nil
    }
  }
}
