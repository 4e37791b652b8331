import QuartzCore

/// An image that stands in text like a character.
open class NSTextAttachment: NSObject {
  /// The character that carries an attachment.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// Place and size relative to the baseline, y pointing up; an empty rectangle takes the image's
  /// size and stands on the baseline.
  open var bounds = CGRect.zero

  public override init() {
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The place taken, relative to the baseline, y pointing up.
  var effectiveBounds: CGRect {
    guard bounds.isEmpty else { return bounds }
    guard let image else { return .zero }
    let drop = image.isSymbolImage ? image.baselineOffsetFromBottom : 0
    return CGRect(origin: CGPoint(x: 0, y: -drop), size: image.size)
  }
}

extension NSAttributedString {
  /// A string of the one character that carries the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
