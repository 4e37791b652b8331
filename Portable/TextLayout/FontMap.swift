import CPango
import CoreGraphics
import Foundation

/// Pango's font map over the private font set; used under `FontLibrary`'s lock only.
final class FontMap {
  let familyNames: [String]
  let masks = GlyphMasks()
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private var metricsCache: [FontFace: FontMetrics] = [:]
  private var descriptions: [FontRendition: OpaquePointer] = [:]
  private var widths: [Character: CGFloat] = [:]

  init() {
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    guard let map else {
      familyNames = []
      context = nil
      PortableLog.note("text cannot be drawn: Pango was built without FreeType")
      return
    }
    // One typographic point is one point here; scaling to pixels is the drawing context's work.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    let configuration = FontConfiguration.make()
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    FcConfigDestroy(configuration)
    familyNames = Self.families(in: map)
    context = Self.makeContext(of: map)
    for (family, package) in [("Inter", "fonts-inter"), ("DejaVu Sans Mono", "fonts-dejavu-core")]
    where !familyNames.contains(family) {
      PortableLog.note("font \(family) not found: apt install \(package)")
    }
  }

  /// A new, empty layout; the caller releases it.
  func makeLayout() -> OpaquePointer? {
    context.flatMap { pango_layout_new($0) }
  }

  /// The description that selects a rendition; it stays the map's.
  func description(of rendition: FontRendition) -> OpaquePointer? {
    if let known = descriptions[rendition] { return known }
    guard let description = pango_font_description_new() else { return nil }
    pango_font_description_set_family(
      description, "\(rendition.family),Inter,DejaVu Sans,Noto Sans,Noto Color Emoji")
    pango_font_description_set_absolute_size(
      description, Double(rendition.size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: numericCast(rendition.weight)))
    pango_font_description_set_style(
      description, rendition.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    descriptions[rendition] = description
    return description
  }

  /// Returns the width of a character that is drawn in its own font, in parts of the size.
  func relativeWidth(of character: Character) -> CGFloat {
    if let known = widths[character] { return known }
    let rendition = FontRendition(FontFace(size: 100))
    guard let layout = makeLayout() else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description(of: rendition))
    pango_layout_set_text(layout, String(character), -1)
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let width = points(logical.width) / rendition.size
    widths[character] = width
    return width
  }

  func metrics(of face: FontFace) -> FontMetrics {
    if let known = metricsCache[face] { return known }
    let metrics = measure(face)
    metricsCache[face] = metrics
    return metrics
  }

  private func measure(_ face: FontFace) -> FontMetrics {
    let rendition = FontRendition(face)
    if let proportions = rendition.proportions { return proportions.scaled(by: face.size) }
    guard let context, let description = description(of: rendition),
      let font = pango_context_load_font(context, description)
    else { return SystemFontShape.proportions.scaled(by: face.size) }
    defer { g_object_unref(font) }
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    let ascent = points(pango_font_metrics_get_ascent(metrics))
    let descent = points(pango_font_metrics_get_descent(metrics))
    let height = points(pango_font_metrics_get_height(metrics))
    return FontMetrics(
      ascent: ascent, descent: descent, leading: max(0, height - ascent - descent),
      capHeight: inkHeight(of: "H", font: font), xHeight: inkHeight(of: "x", font: font))
  }

  private func inkHeight(
    of character: Unicode.Scalar, font: UnsafeMutablePointer<PangoFont>
  ) -> CGFloat {
    guard let harfBuzz = pango_font_get_hb_font(font) else { return 0 }
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(harfBuzz, character.value, &glyph) != 0 else { return 0 }
    var ink = PangoRectangle()
    pango_font_get_glyph_extents(font, glyph, &ink, nil)
    return points(-ink.y)
  }

  private static func makeContext(of map: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer? {
    guard let context = pango_font_map_create_context(map) else { return nil }
    // Unhinted and unrounded, so that text is equally wide at every scale.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Fixed, because Pango would take the language from the environment.
    pango_context_set_language(context, pango_language_from_string("en"))
    return context
  }

  private static func families(in map: UnsafeMutablePointer<PangoFontMap>) -> [String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &families, &count)
    defer { g_free(families) }
    guard let families else { return [] }
    let generic = ["Monospace", "Sans", "Serif", "System-ui"]
    return UnsafeBufferPointer(start: families, count: Int(count))
      .compactMap { pango_font_family_get_name($0).map { String(cString: $0) } }
      .filter { !generic.contains($0) }
      .sorted()
  }
}

/// The private fontconfig configuration.
enum FontConfiguration {
  /// Directories of the fonts used; what is missing from the first is sought in the following.
  private static let directories = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/noto",
  ]

  /// Nothing but the directories; the caller destroys it.
  static func make() -> OpaquePointer? {
    let configuration = FcConfigCreate()
    let present = directories.filter { FileManager.default.fileExists(atPath: $0) }
    let text =
      "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
      + present.map { "<dir>\($0)</dir>" }.joined()
      // The system's cache only saves time: it says what the files in these directories hold.
      + "<cachedir>/var/cache/fontconfig</cachedir></fontconfig>"
    FcConfigParseAndLoadFromMemory(configuration, text, 1)
    FcConfigBuildFonts(configuration)
    return configuration
  }
}

/// Points of a length in Pango's units.
func points(_ units: Int32) -> CGFloat {
  CGFloat(units) / CGFloat(PANGO_SCALE)
}

extension FontMetrics {
  func scaled(by factor: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor)
  }
}
