import QuartzCore
import TextLayout

/// One measuring or drawing of a string, both by the same frame.
struct StringDrawing {
  private let frame: TextFrame
  private let limit: CGSize
  private let hasLines: Bool
  private let context: NSStringDrawingContext?

  /// A side of the limit that is 0 or less does not limit.
  init(
    _ string: NSAttributedString, limit: CGSize = .zero, options: NSStringDrawingOptions,
    context: NSStringDrawingContext?
  ) {
    let hasLines = options.contains(.usesLineFragmentOrigin)
    self.hasLines = hasLines
    self.context = context
    self.limit = limit
    let width = limit.width > 0 ? limit.width : .infinity
    let height = limit.height > 0 ? limit.height : .infinity
    let limits =
      hasLines
      ? TextLimits(width: width, height: height)
      : TextLimits(width: options.contains(.truncatesLastVisibleLine) ? width : .infinity, lines: 1)
    let truncates = options.contains(.truncatesLastVisibleLine)
    func makeFrame(scale: CGFloat) -> TextFrame {
      var source = AttributedTextSource()
      source.defaults.scale = scale
      var paragraphs = source.paragraphs(of: string)
      if hasLines {
        for index in paragraphs.indices {
          // Within a rectangle lines are always broken; what cuts the last one off is an option.
          let mode = paragraphs[index].style.lineBreak
          if truncates {
            paragraphs[index].style.lineBreak = .truncateTail
          } else if mode.truncates, !height.isFinite {
            paragraphs[index].style.lineBreak = .word
          }
        }
      }
      return TextFrame(paragraphs: paragraphs, limits: limits)
    }
    var current = makeFrame(scale: 1)
    var scale: CGFloat = 1
    if let minimum = context?.minimumScaleFactor, minimum > 0, minimum < 1 {
      while current.isTruncated || current.size.width > width, scale > minimum {
        scale = max(minimum, scale - 0.05)
        current = makeFrame(scale: scale)
      }
    }
    context?.actualScaleFactor = scale
    self.frame = current
    context?.totalBounds = bounds
  }

  var size: CGSize { frame.size }

  var bounds: CGRect {
    let origin = hasLines ? CGPoint.zero : CGPoint(x: 0, y: -frame.firstBaseline)
    return CGRect(origin: origin, size: frame.size)
  }

  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let width = limit.width > 0 ? limit.width : frame.size.width
    let origin =
      hasLines ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - frame.firstBaseline)
    frame.draw(
      in: context,
      rect: CGRect(origin: origin, size: CGSize(width: width, height: frame.size.height)))
  }
}
