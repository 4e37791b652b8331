import CoreGraphics
import Foundation

/// What assistive technologies find of a view, in their order, with what fails.
struct AccessibilityReport: Equatable, Sendable {
  /// Something that assistive technologies find.
  struct Element: Equatable, Sendable {
    /// What an element does, as its traits say.
    enum Role: String, CaseIterable, Sendable {
      case staticText = "Text"
      case button = "Button"
      case adjustable = "Adjustable"
      case image = "Image"
      case header = "Header"
      case other = "Element"
    }

    var role = Role.other
    var label = ""
    var value = ""
    var hint = ""
    var isEnabled = true
    var isSelected = false

    /// The frame in the window, in points.
    var frame = CGRect.zero

    /// The size of what takes a touch, in points; `nil` for what is not touched.
    var target: CGSize?

    /// The contrast ratio of what is drawn to its background; `nil` where only one color is drawn.
    var contrast: Double?

    /// A Boolean value that determines whether the text is large: 18 points, or 14 in bold.
    var isLargeText = false
  }

  /// What an element lacks.
  enum Problem: Equatable, Sendable {
    /// Assistive technologies have nothing to say.
    case noLabel
    /// A finger misses a target of less than 44 points.
    case smallTarget
    /// The contrast ratio is lower than WCAG asks for.
    case lowContrast(needed: Double)
  }

  /// The least side of a target, in points, by the guidelines of the platform.
  static let targetSide: CGFloat = 44

  var elements: [Element] = []

  /// The number of elements with a problem.
  var problemCount: Int { elements.count { !$0.problems.isEmpty } }
}

extension AccessibilityReport.Element {
  /// The contrast ratio that WCAG 2.2 asks for at level AA: 4.5 for text, 3 for large text and for what is
  /// not text; `nil` for what is disabled, which is exempt.
  var neededContrast: Double? {
    guard isEnabled else { return nil }
    return (role == .staticText || role == .header) && !isLargeText ? 4.5 : 3
  }

  /// What the element lacks.
  var problems: [AccessibilityReport.Problem] {
    var problems: [AccessibilityReport.Problem] = []
    if label.isEmpty, value.isEmpty || role == .adjustable || role == .button {
      problems.append(.noLabel)
    }
    // Layout rounds to pixels.
    let side = AccessibilityReport.targetSide - 0.5
    if let target, isEnabled, min(target.width, target.height) < side {
      problems.append(.smallTarget)
    }
    if let contrast, let needed = neededContrast, contrast < needed {
      problems.append(.lowContrast(needed: needed))
    }
    return problems
  }
}

/// The contrast of colors, as WCAG 2.2 defines it.
///
/// Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
enum Contrast {
  /// A color of sRGB, each component from 0 to 255.
  struct Color: Hashable, Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// The relative luminance, from 0 for black to 1 for white.
    var luminance: Double {
      func linear(_ byte: UInt8) -> Double {
        let part = Double(byte) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
  }

  /// The part of the pixels that a color must have to count as drawn, not as the edge of something.
  private static let leastShare = 0.004

  /// The contrast ratio of two colors, from 1 to 21.
  static func ratio(_ first: Color, _ second: Color) -> Double {
    let (a, b) = (first.luminance, second.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The contrast ratio of what is drawn in some pixels to their background, which is their most frequent
  /// color; `nil` where there is only one color.
  ///
  /// Colors that are almost the same count together as the most frequent of them, because a shadow shades
  /// what it falls on and a material has the colors of what is below.
  static func ratio(in pixels: [Color]) -> Double? {
    let counts = pixels.reduce(into: [Color: Int]()) { $0[$1, default: 0] += 1 }
    let groups = Dictionary(grouping: counts) { color, _ in
      [color.red >> 4, color.green >> 4, color.blue >> 4]
    }.values.compactMap { colors in
      colors.max { $0.value < $1.value }.map {
        (color: $0.key, count: colors.reduce(0) { $0 + $1.value })
      }
    }
    guard let background = groups.max(by: { $0.count < $1.count })?.color else { return nil }
    let least = max(Int(Double(pixels.count) * leastShare), 2)
    return groups.filter { $0.color != background && $0.count >= least }
      .map { ratio($0.color, background) }.max()
  }
}
