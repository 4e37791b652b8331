import CPango
import CoreGraphics

/// Glyphs as coverage, ready to be mixed in: filling outlines anew costs about twenty times as much.
///
/// A glyph is kept for each quarter of a pixel it may stand at, so that letters are spaced evenly.
/// Used under `FontLibrary`'s lock only.
final class GlyphMasks {
  private struct Key: Hashable {
    var font: UnsafeMutablePointer<PangoFont>
    var glyph: UInt32
    var scale: Double
    var phase: Int
  }

  private struct Mask {
    /// Nil for a glyph without ink, such as a space.
    var image: OwnedSurface?
    var left: Double
    var top: Double
  }

  static let phases = 4
  /// Larger glyphs are rare and filled each time.
  private static let largestSize = 96.0
  private static let capacity = 4096

  private var masks: [Key: Mask] = [:]
  private var fonts: Set<UnsafeMutablePointer<PangoFont>> = []

  /// Mixes the glyphs in with the source that is set; false, drawing nothing, where only outlines
  /// will do: under a turned or mirrored transform and at large sizes.
  func draw(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, font: UnsafeMutablePointer<PangoFont>,
    size: CGFloat, at start: CGPoint, on cairo: OpaquePointer
  ) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.xx == matrix.yy,
      Double(size) * matrix.xx <= Self.largestSize,
      let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    else { return false }
    let infos = UnsafeBufferPointer(
      start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs))
    guard infos.allSatisfy({ $0.glyph & unknownGlyphFlag == 0 }) else { return false }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    var pen = Double(start.x)
    for info in infos {
      defer { pen += Double(info.geometry.width) / Double(PANGO_SCALE) }
      guard info.glyph != emptyGlyph else { continue }
      let x = (pen + Double(info.geometry.x_offset) / Double(PANGO_SCALE)) * matrix.xx + matrix.x0
      let y =
        (Double(start.y) + Double(info.geometry.y_offset) / Double(PANGO_SCALE)) * matrix.yy
        + matrix.y0
      let quarters = (x * Double(Self.phases)).rounded()
      let column = (quarters / Double(Self.phases)).rounded(.down)
      let key = Key(
        font: font, glyph: info.glyph, scale: matrix.xx,
        phase: Int(quarters - column * Double(Self.phases)))
      let mask = mask(for: key, scaledFont: scaledFont)
      guard let surface = mask.image?.pointer else { continue }
      cairo_mask_surface(cairo, surface, column + mask.left, y.rounded() + mask.top)
    }
    return true
  }

  private func mask(for key: Key, scaledFont: OpaquePointer) -> Mask {
    if let known = masks[key] { return known }
    if masks.count >= Self.capacity { removeAll() }
    // As long as its glyphs are kept a font must not be freed, lest another take its address.
    if fonts.insert(key.font).inserted { g_object_ref(key.font) }
    let mask = render(key, scaledFont: scaledFont)
    masks[key] = mask
    return mask
  }

  private func render(_ key: Key, scaledFont: OpaquePointer) -> Mask {
    var glyph = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaledFont, &glyph, 1, &extents)
    let shift = Double(key.phase) / Double(Self.phases)
    let left = (extents.x_bearing * key.scale + shift).rounded(.down) - 1
    let top = (extents.y_bearing * key.scale).rounded(.down) - 1
    let right = ((extents.x_bearing + extents.width) * key.scale + shift).rounded(.up) + 1
    let bottom = ((extents.y_bearing + extents.height) * key.scale).rounded(.up) + 1
    guard extents.width > 0, extents.height > 0,
      let image = OwnedSurface(
        width: Int(right - left), height: Int(bottom - top), format: CAIRO_FORMAT_A8),
      let cairo = cairo_create(image.pointer)
    else { return Mask(image: nil, left: 0, top: 0) }
    cairo_translate(cairo, shift - left, -top)
    cairo_scale(cairo, key.scale, key.scale)
    cairo_set_scaled_font(cairo, scaledFont)
    cairo_glyph_path(cairo, &glyph, 1)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    return Mask(image: image, left: left, top: top)
  }

  private func removeAll() {
    masks = [:]
    for font in fonts { g_object_unref(font) }
    fonts = []
  }
}

/// Pango's glyph that stands for nothing.
private let emptyGlyph: UInt32 = 0x0FFF_FFFF
/// The bit of glyphs that are boxes with a character's number.
private let unknownGlyphFlag: UInt32 = 0x1000_0000
