// The parts of a text field and where they stand.
extension UITextField {
  private static let roundedInset: CGFloat = 7
  private static let lineInset: CGFloat = 2
  private static let roundedPadding: CGFloat = 6
  /// The least height with a rounded border.
  private static let roundedHeight: CGFloat = 34
  private static let overlayGap: CGFloat = 4

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var showsClearButton: Bool {
    isShown(clearButtonMode) && hasText && isEnabled && !showsRightView
  }
  private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }

  var textAttributes: [NSAttributedString.Key: Any] {
    [.font: textFont, .foregroundColor: isEnabled ? ownTextColor ?? .label : .tertiaryLabel]
  }

  var bullets: String { String(repeating: "•", count: editable.string.utf16.count) }

  var fittingSize: CGSize {
    let line = ceil(textFont.lineHeight)
    let content = max(
      canvas.textSize.width + TextFieldCanvas.caretWidth,
      placeholderLabel.intrinsicContentSize.width)
    let area = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let inner = innerRect(in: area)
    let padding = borderStyle == .none ? 0 : Self.roundedPadding
    var height = line + 2 * padding
    if borderStyle == .roundedRect { height = max(height, Self.roundedHeight) }
    if showsLeftView { height = max(height, leftView?.bounds.height ?? 0) }
    if showsRightView { height = max(height, rightView?.bounds.height ?? 0) }
    return CGSize(width: ceil(content) + area.width - inner.width, height: height)
  }

  // MARK: Rectangles

  func innerRect(in bounds: CGRect) -> CGRect {
    let side: CGFloat =
      switch borderStyle {
      case .none: 0
      case .line, .bezel: Self.lineInset
      case .roundedRect: Self.roundedInset
      }
    var leading = side
    var trailing = side
    if showsLeftView { leading = max(side, (leftView?.bounds.width ?? 0) + Self.overlayGap) }
    if showsRightView {
      trailing = max(side, (rightView?.bounds.width ?? 0) + Self.overlayGap)
    } else if isShown(clearButtonMode), hasText {
      trailing = 19 + 5 + Self.overlayGap
    }
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isRightToLeft ? trailing : leading, bottom: 0,
        right: isRightToLeft ? leading : trailing))
  }

  func overlayRect(
    size: CGSize, isLeading: Bool, margin: CGFloat, in bounds: CGRect
  ) -> CGRect {
    let isLeft = isLeading != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX + margin : bounds.maxX - margin - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func layoutParts() {
    border.frame = borderRect(forBounds: bounds)
    canvas.frame =
      isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    clearButton.frame = clearButtonRect(forBounds: bounds)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  // MARK: Changes

  func textDidChange() {
    if let styledText, !isSecureTextEntry {
      let whole = NSMutableAttributedString(string: styledText.string, attributes: textAttributes)
      styledText.enumerateAttributes(in: NSRange(location: 0, length: styledText.length)) {
        attributes, range, _ in whole.addAttributes(attributes, range: range)
      }
      canvas.string = whole
    } else {
      canvas.string = NSAttributedString(
        string: isSecureTextEntry ? bullets : editable.string, attributes: textAttributes)
    }
    canvas.alignment = textAlignment
    canvas.lineHeight = textFont.lineHeight
    placeholderLabel.font = textFont
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.textAlignment = textAlignment
    if let attributedPlaceholder {
      placeholderLabel.attributedText = attributedPlaceholder
    } else {
      placeholderLabel.text = placeholder
    }
    placeholderLabel.isHidden = hasText
    overlaysDidChange()
    selectionDidChange()
    invalidateIntrinsicContentSize()
  }

  func fontDidChange() {
    if adjustsFontForContentSizeCategory {
      let adjusted = textFont.adjusted(for: traitCollection)
      if adjusted != textFont { textFont = adjusted }
    }
    textDidChange()
  }

  func selectionDidChange() {
    canvas.selection = isEditing ? editable.selection : nil
    canvas.marked = editable.marked
  }

  func borderDidChange() {
    border.style = borderStyle
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func overlaysDidChange() {
    clearButton.isHidden = !showsClearButton
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    setNeedsLayout()
  }

  func replaceOverlay(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    overlaysDidChange()
  }
}

/// The frame around a text field.
@MainActor final class TextFieldBorder: UIView {
  var style = UITextField.BorderStyle.none {
    didSet { updateLook() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  private func updateLook() {
    let line: UIColor =
      style == .roundedRect
      ? ControlColors.dynamic(
        light: UIColor(white: 0.8, alpha: 1), dark: UIColor(white: 1, alpha: 0.15)) : .label
    layer.borderWidth = style == .none ? 0 : style == .bezel ? 1.5 : 0.5
    if style == .line { layer.borderWidth = 1 }
    layer.borderColor = line.resolvedColor(with: traitCollection).cgColor
    layer.cornerRadius = style == .roundedRect ? 5.5 : 0
    layer.cornerCurve = .continuous
    backgroundColor =
      style == .roundedRect
      ? ControlColors.dynamic(light: .white, dark: UIColor(white: 1, alpha: 0.05)) : nil
  }
}

extension UITextField {
  func prepare() {
    isAccessibilityElement = true
    border.isUserInteractionEnabled = false
    placeholderLabel.isUserInteractionEnabled = false
    let symbol = UIImage.SymbolConfiguration(pointSize: 16)
    clearButton.setImage(
      UIImage(systemName: "xmark.circle.fill", withConfiguration: symbol)?
        .withRenderingMode(.alwaysTemplate), for: .normal)
    clearButton.tintColor = .tertiaryLabel
    clearButton.accessibilityLabel = systemText("Clear text")
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
    for view in [border, placeholderLabel, canvas, clearButton] as [UIView] { addSubview(view) }
    textDidChange()
  }
}
