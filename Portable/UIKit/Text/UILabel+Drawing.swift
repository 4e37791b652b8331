import QuartzCore
import TextLayout

extension UILabel {
  /// Draws the lines centered vertically in the rectangle, clipped to it.
  func drawFrame(in rect: CGRect) {
    guard !content.isEmpty, rect.width > 0, rect.height > 0,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let limits = TextLimits(
      width: rect.width, height: max(rect.height, minimumDrawnHeight), lines: numberOfLines)
    let (frame, scale) = textFrame(for: limits, fitsFont: true)
    var top = rect.minY + (rect.height - frame.size.height) / 2
    if scale < 1 { top += baselineShift(frame: frame, scale: scale, in: rect, top: top) }
    let place = CGRect(
      x: rect.minX, y: top, width: rect.width, height: frame.size.height)
    context.saveGState()
    if let shadowColor {
      var shadow: CGColor?
      traitCollection.performAsCurrent { shadow = shadowColor.cgColor }
      context.setShadow(offset: shadowOffset, blur: 0, color: shadow)
    }
    frame.draw(in: context, rect: place)
    context.restoreGState()
  }

  /// One line is drawn even where it does not fit.
  private var minimumDrawnHeight: CGFloat { baseFont.lineHeight }

  private func baselineShift(
    frame: TextFrame, scale: CGFloat, in rect: CGRect, top: CGFloat
  ) -> CGFloat {
    switch baselineAdjustment {
    case .alignCenters: return 0
    case .none: return rect.minY - top
    case .alignBaselines:
      guard frame.lineCount == 1 else { return 0 }
      let fullTop = rect.minY + (rect.height - baseFont.lineHeight) / 2
      return fullTop + baseFont.ascender - (top + frame.firstBaseline)
    }
  }
}
