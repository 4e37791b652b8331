import QuartzCore
import TextLayout

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The rectangle holds lines; without this option it is one line whose baseline starts at the
  /// rectangle's origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The last line that fits ends in an ellipsis when text is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Settings and results of string drawing.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor fonts may be scaled by to fit the width; 0 for no scaling. Default 0.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that fonts were scaled by.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that was drawn or measured.
  open internal(set) var totalBounds = CGRect.zero

  public override init() {
    super.init()
  }
}

extension NSAttributedString {
  /// The size of the string, broken at its line ends only.
  public func size() -> CGSize {
    StringDrawing(self, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Draws the string with its upper left at the point.
  public func draw(at point: CGPoint) {
    StringDrawing(self, options: .usesLineFragmentOrigin, context: nil)
      .draw(in: CGRect(origin: point, size: .zero))
  }

  /// Draws the string in lines within the rectangle; lines that do not fit are left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self, limit: rect.size, options: options, context: context)
      .draw(in: rect)
  }

  /// The rectangle that drawing in a rectangle of this size would cover, unrounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, limit: size, options: options, context: context).bounds
  }
}

extension NSString {
  /// The size of the string, broken at its line ends only.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// Draws the string with its upper left at the point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    attributed(attributes).draw(at: point)
  }

  /// Draws the string in lines within the rectangle; lines that do not fit are left out.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    attributed(attributes).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that drawing in a rectangle of this size would cover, unrounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    NSAttributedString(string: self as String, attributes: attributes)
  }
}

// Apple platforms lend strings these members of NSString through bridging.
extension String {
  /// The size of the string, broken at its line ends only.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Draws the string with its upper left at the point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the string in lines within the rectangle; lines that do not fit are left out.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The rectangle that drawing in a rectangle of this size would cover, unrounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
