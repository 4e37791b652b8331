import ImageIO
import QuartzCore

extension UIImage {
  /// Decodes PNG or JPEG data; nil for anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes PNG or JPEG data at `scale` pixels per point; nil for anything else.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = DecodedImage(data: data) else { return nil }
    self.init(
      cgImage: decoded.image, scale: scale, orientation: decoded.orientation)
  }

  /// Reads a PNG or JPEG file; a name ending in `@2x` or `@3x` sets the scale.
  ///
  /// Without an extension the path is completed with `.png`. Nil, after a message on standard
  /// error, when there is no such file.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    let file = url.pathExtension.isEmpty ? url.appendingPathExtension("png") : url
    guard let data = try? Data(contentsOf: file) else {
      PortableLog.note("UIImage(contentsOfFile:): cannot read \(file.path)")
      return nil
    }
    self.init(data: data, scale: ImageFileName(file.lastPathComponent).scale)
  }

  /// The image of that name in the main bundle; nil, after a message, when there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image file of that name in `bundle` (the main one if nil), in the variant nearest to the
  /// traits' display scale; nil, after a message, when there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let wanted = traitCollection?.displayScale ?? 0
    let scale = wanted > 0 ? wanted : ScreenScale.current
    guard let file = ImageFileName.file(named: name, in: bundle ?? .main, scale: scale) else {
      PortableLog.note(
        "UIImage(named: \"\(name)\"): no such PNG or JPEG file in \((bundle ?? .main).bundlePath)")
      return nil
    }
    self.init(contentsOfFile: file)
  }

  /// The image file of that name in `bundle` (the main one if nil).
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }
}

/// A file name with the scale its ending names.
struct ImageFileName {
  let scale: CGFloat

  init(_ name: String) {
    let stem = (name as NSString).deletingPathExtension
    scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  /// The file to take on a display of that scale: its own variant, else a larger one, else smaller.
  static func file(named name: String, in bundle: Bundle, scale: CGFloat) -> String? {
    let nameExtension = (name as NSString).pathExtension
    let stem = nameExtension.isEmpty ? name : (name as NSString).deletingPathExtension
    let extensions = nameExtension.isEmpty ? ["png", "jpg", "jpeg"] : [nameExtension]
    let own = min(max(Int(scale.rounded(.up)), 1), 3)
    let order = [own] + (1...3).filter { $0 > own } + (1...3).filter { $0 < own }.reversed()
    for factor in order {
      for fileExtension in extensions {
        let suffix = factor == 1 ? "" : "@\(factor)x"
        if let path = bundle.path(forResource: stem + suffix, ofType: fileExtension) {
          return path
        }
      }
    }
    return nil
  }
}

/// What image data holds.
struct DecodedImage {
  let image: CGImage
  let orientation: UIImage.Orientation

  /// Nil when the data is neither a readable PNG nor a readable JPEG.
  init?(data: Data) {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]), let image = CGImage(pngData: data) {
      self.image = image
      orientation = .up
    } else if data.starts(with: [0xFF, 0xD8]), let image = JPEGCodec.image(from: data) {
      self.image = image
      orientation = UIImage.Orientation(exif: JPEGSegments(data).orientation ?? 1)
    } else {
      return nil
    }
  }
}
