import TextLayout

/// The lines of a text view, set for one width.
struct TextViewFrame {
  var frame: TextFrame
  var width: CGFloat
}

// Lines, the caret and what is seen of them.
extension UITextView {
  /// Where the lines begin in the content.
  var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  var textFrame: TextFrame {
    let width = lineWidth(for: bounds.width)
    if let storedFrame, storedFrame.width == width { return storedFrame.frame }
    let frame = makeFrame(width: width)
    storedFrame = TextViewFrame(frame: frame, width: width)
    return frame
  }

  private func lineWidth(for width: CGFloat) -> CGFloat {
    let sides = textContainerInset.left + textContainerInset.right
    return max(0, width - sides - 2 * textContainer.lineFragmentPadding)
  }

  private func makeFrame(width: CGFloat) -> TextFrame {
    var source = AttributedTextSource()
    source.defaults.font = baseFont ?? .systemFont(ofSize: 12)
    source.defaults.color = baseColor ?? .label
    source.defaults.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    source.defaults.fontTraits = adjustsFontForContentSizeCategory ? traitCollection : nil
    let limits = TextLimits(width: width, lines: max(0, textContainer.maximumNumberOfLines))
    // An empty text has a caret as high as what is typed next.
    let text = storage.length > 0 ? storage : placeholderLine(&source)
    var frame = TextFrame(paragraphs: [], limits: limits)
    traitCollection.performAsCurrent {
      frame = TextFrame(paragraphs: source.paragraphs(of: text), limits: limits)
    }
    return frame
  }

  private func placeholderLine(_ source: inout AttributedTextSource) -> NSAttributedString {
    let attributes = typingAttributes
    if let font = attributes[.font] as? UIFont { source.defaults.font = font }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      source.defaults.paragraphStyle = style
    }
    return storage
  }

  func fittingSize(for width: CGFloat) -> CGSize {
    let isBounded = width > 0 && width < .greatestFiniteMagnitude
    let sides = width - lineWidth(for: width)
    let frame = makeFrame(width: isBounded ? lineWidth(for: width) : .infinity)
    let insets = textContainerInset
    let margins =
      isBounded ? sides : insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    return CGSize(
      width: (frame.size.width + margins).rounded(.up),
      height: (frame.size.height + insets.top + insets.bottom).rounded(.up))
  }

  func textDidChange() {
    storedFrame = nil
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    canvas.setNeedsDisplay()
    setNeedsLayout()
  }

  /// Gives the content the height of its lines and shows those that are in the bounds.
  func layOutText() {
    let frame = textFrame
    textContainer.size = CGSize(
      width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
      height: frame.size.height)
    let height = frame.size.height + textContainerInset.top + textContainerInset.bottom
    let size = CGSize(width: bounds.width, height: height.rounded(.up))
    if contentSize != size { contentSize = size }
    if canvas.frame != bounds { UIView.performWithoutAnimation { canvas.frame = bounds } }
    canvas.setNeedsLayout()
  }

  // MARK: Places

  /// The caret's rectangle in the content.
  func caretRect(at offset: Int) -> CGRect {
    let rect = textFrame.caretRect(at: offset)
    let width = TextViewCanvas.caretWidth
    return CGRect(
      x: rect.minX + textOrigin.x - width / 2, y: rect.minY + textOrigin.y, width: width,
      height: rect.height)
  }

  func offset(at point: CGPoint) -> Int {
    textFrame.utf16Offset(at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  func rect(of range: Range<Int>) -> CGRect {
    let rects = textFrame.selectionRects(for: range)
    guard let first = rects.first else { return caretRect(at: range.lowerBound) }
    return rects.dropFirst().reduce(first) { $0.union($1) }
      .offsetBy(dx: textOrigin.x, dy: textOrigin.y)
  }

  func scrollToCaret() {
    layOutText()
    let caret = caretRect(at: editable.caret)
    scrollRectToVisible(
      CGRect(
        x: 0, y: caret.minY - textContainerInset.top, width: 1,
        height: caret.height + textContainerInset.top + textContainerInset.bottom), animated: false)
  }

  // MARK: Public places

  public func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: offset(at: point))
  }
}
