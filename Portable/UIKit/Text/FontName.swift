import QuartzCore
import TextLayout

/// A font's full name taken apart: family, weight and slant.
struct FontName {
  let family: String
  let weight: UIFont.Weight
  let italic: Bool

  private static let styles: [(name: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("ExtraLight", .thin), ("Thin", .ultraLight), ("Light", .light),
    ("Regular", .regular), ("Book", .regular), ("Medium", .medium), ("SemiBold", .semibold),
    ("DemiBold", .semibold), ("ExtraBold", .heavy), ("Heavy", .heavy), ("Bold", .bold),
    ("Black", .black),
  ]

  init(family: String, weight: UIFont.Weight, italic: Bool) {
    self.family = family
    self.weight = weight
    self.italic = italic
  }

  /// Nil for an empty name.
  init?(_ name: String) {
    guard !name.isEmpty else { return nil }
    let parts = name.split(separator: "-", maxSplits: 1)
    var style = parts.count == 2 ? String(parts[1]) : ""
    var italic = false
    for slant in ["Italic", "Oblique"] where style.lowercased().hasSuffix(slant.lowercased()) {
      style.removeLast(slant.count)
      italic = true
    }
    self.italic = italic
    let known = Self.styles.first { $0.name.lowercased() == style.lowercased() }
    if parts.count == 2, known != nil || style.isEmpty {
      family = Self.family(withoutSpaces: String(parts[0]))
      weight = known?.weight ?? .regular
    } else {
      family = Self.family(withoutSpaces: name)
      weight = .regular
    }
  }

  /// Full names leave out the spaces that family names have.
  private static func family(withoutSpaces name: String) -> String {
    let squeezed = name.replacingOccurrences(of: " ", with: "").lowercased()
    return FontLibrary.familyNames.first {
      $0.replacingOccurrences(of: " ", with: "").lowercased() == squeezed
    } ?? name
  }

  static func name(of face: FontFace, weight: UIFont.Weight) -> String {
    let slant = face.italic ? "Italic" : ""
    switch face.family {
    case FontFace.systemFamily: return ".SFUI-\(weight.name)\(slant)"
    case FontFace.monospacedFamily: return ".SFUIMono-\(weight.name)\(slant)"
    default:
      if let name = DeviceFonts.name(of: face, weight: weight) { return name }
      let style = weight == .regular && face.italic ? slant : weight.name + slant
      return face.family.replacingOccurrences(of: " ", with: "") + "-" + style
    }
  }
}
