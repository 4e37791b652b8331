import CoreGraphics

/// The installed font that a face is drawn with.
///
/// San Francisco cannot be had here. Inter is its nearest free relative; drawn a little smaller and
/// tracked by size, capital heights and widths come within about one per cent of San Francisco's.
struct FontRendition: Hashable {
  var family: String
  var size: CGFloat
  var weight: Int
  var italic: Bool
  var tracking: CGFloat
  var features: String
  /// Metrics to report instead of the drawn font's own, in parts of the size.
  var proportions: FontMetrics?

  init(_ face: FontFace) {
    weight = face.weight
    italic = face.italic
    var features = ["calt=0"]
    if face.tabularDigits { features.append("tnum=1") }
    switch face.family {
    case FontFace.systemFamily:
      // The cut for large text has no digits of equal width.
      let isDisplay = face.size >= SystemFontShape.displaySize && !face.tabularDigits
      family = isDisplay ? "Inter Display" : "Inter"
      size = face.size * SystemFontShape.glyphScale
      tracking = face.tracking + SystemFontShape.tracking(for: face.size, weight: face.weight)
      proportions = SystemFontShape.proportions
    case FontFace.monospacedFamily:
      family = "DejaVu Sans Mono"
      size = face.size * SystemFontShape.monospacedScale
      tracking = face.tracking
      proportions = SystemFontShape.proportions
    case let name where NamedFontShape.all[name] != nil:
      let shape = NamedFontShape.all[name] ?? NamedFontShape()
      family = shape.family ?? name
      if shape.family != nil { features.removeAll { $0 == "calt=0" } }
      size = face.size * shape.glyphScale
      tracking = face.tracking + face.size * shape.tracking
      proportions = shape.proportions
    default:
      // Menlo is drawn from the same design as DejaVu Sans Mono.
      family = face.family == "Menlo" ? "DejaVu Sans Mono" : face.family
      size = face.size
      tracking = face.tracking
      features.removeAll { $0 == "calt=0" }
    }
    self.features = features.joined(separator: ",")
  }
}

extension TextRun {
  /// Points after each character.
  var characterSpacing: CGFloat { FontRendition(face).tracking + kern }
}

/// The published proportions of a font of Apple's devices, and how Inter is fitted to them where the
/// font is not installed.
struct NamedFontShape {
  /// The family that text is drawn with; nil for that of the name.
  var family: String?
  /// The height of capitals in parts of Inter's.
  var glyphScale: CGFloat = 1
  /// After each character, in parts of the size.
  var tracking: CGFloat = 0
  var proportions: FontMetrics?

  static let all: [String: NamedFontShape] = [
    "Helvetica": NamedFontShape(
      glyphScale: 0.988, tracking: -0.0225, proportions: metrics(0.92, 0.23, 0.718, 0.523)),
    "Helvetica Neue": NamedFontShape(
      glyphScale: 0.982, tracking: -0.027, proportions: metrics(0.967, 0.213, 0.714, 0.517)),
    "Arial": NamedFontShape(
      glyphScale: 0.985, tracking: -0.0225, proportions: metrics(0.905, 0.212, 0.716, 0.519)),
    "Avenir": NamedFontShape(proportions: metrics(1, 0.366, 0.708, 0.468)),
    "Avenir Next": NamedFontShape(proportions: metrics(1, 0.366, 0.708, 0.468)),
    "Courier New": NamedFontShape(
      family: "DejaVu Sans Mono", proportions: metrics(0.833, 0.3, 0.571, 0.423)),
    "Futura": NamedFontShape(proportions: metrics(1.038, 0.26, 0.755, 0.44)),
    "Georgia": NamedFontShape(proportions: metrics(0.917, 0.219, 0.692, 0.481)),
    "Gill Sans": NamedFontShape(proportions: metrics(0.918, 0.23, 0.682, 0.45)),
    "Times New Roman": NamedFontShape(proportions: metrics(0.891, 0.216, 0.662, 0.448)),
    "Trebuchet MS": NamedFontShape(proportions: metrics(0.939, 0.222, 0.716, 0.523)),
    "Verdana": NamedFontShape(proportions: metrics(1.005, 0.21, 0.727, 0.545)),
  ]

  private static func metrics(
    _ ascent: CGFloat, _ descent: CGFloat, _ capHeight: CGFloat, _ xHeight: CGFloat
  ) -> FontMetrics {
    FontMetrics(
      ascent: ascent, descent: descent, leading: 0, capHeight: capHeight, xHeight: xHeight)
  }
}

/// How the emoji of the installed font are fitted to Apple's.
enum EmojiShape {
  /// An emoji of Apple is so many points wider than its size, as in documents of Interface Builder.
  private static let extraWidth: CGFloat = 4.9

  /// Returns the factor that gives an emoji the width of Apple's.
  ///
  /// - Parameters:
  ///   - size: The size of a rendition.
  ///   - width: The width of the emoji in parts of the size.
  static func scale(of size: CGFloat, width: CGFloat) -> Double {
    guard size > 0, width > 0 else { return 1 }
    return Double((size / SystemFontShape.glyphScale + extraWidth) / (size * width))
  }
}

/// The published proportions of San Francisco and how Inter is fitted to them.
enum SystemFontShape {
  /// From this size on the cut for large text is used.
  static let displaySize: CGFloat = 28
  /// San Francisco's capitals are 0.705 of the size high, Inter's 0.727.
  static let glyphScale: CGFloat = 0.9692
  /// A character of SF Mono is 0.618 of the size wide, one of DejaVu Sans Mono 0.602; its capitals
  /// are higher, though, so it is kept as it is.
  static let monospacedScale: CGFloat = 1

  static let proportions = FontMetrics(
    ascent: 0.9521484375, descent: 0.2412109375, leading: 0, capHeight: 0.70458984375,
    xHeight: 0.5263671875)

  /// Points to add after each character so that Inter runs about as wide as San Francisco.
  static func tracking(for size: CGFloat, weight: Int) -> CGFloat {
    sizeTracking(for: size) + size * weightTracking(for: weight)
  }

  // Measured by the texts of labels and buttons in documents of Interface Builder, which have the
  // sizes that San Francisco gave them.
  private static func weightTracking(for weight: Int) -> CGFloat {
    switch weight {
    case ..<450: -0.0105
    case ..<550: -0.001
    case ..<650: 0.004
    case ..<750: 0.006
    case ..<850: 0.02
    default: 0.033
    }
  }

  private static func sizeTracking(for size: CGFloat) -> CGFloat {
    if size >= displaySize { return size * 0.022 }
    // San Francisco's cut for large text begins at 20 points, and is narrower up to Inter's.
    if size > 20 { return size * -0.016 * min(1, (size - 20) / 2) }
    guard let last = publishedTracking.last, size < 17 else { return 0 }
    let place = max(0, size - 6)
    let index = Int(place)
    let lower = publishedTracking[min(index, publishedTracking.count - 1)]
    let upper = publishedTracking[min(index + 1, publishedTracking.count - 1)]
    let value = lower + (upper - lower) * (place - CGFloat(index))
    // At 17 points Inter needs none.
    return (value - last) / 1000 * size
  }

  /// San Francisco's published tracking at 6, 7, … 17 points, in thousandths of the size.
  private static let publishedTracking: [CGFloat] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26,
  ]
}
