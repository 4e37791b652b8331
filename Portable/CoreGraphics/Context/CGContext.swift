import CCairo
import Foundation

/// A place to draw into: a bitmap, in one of the layouts that `init(data:…)` lists, or a PDF document.
///
/// A public bitmap context has its origin at the lower left with y pointing up. Coordinates that are
/// not finite are ignored with a message on standard error.
public final class CGContext {
  /// The Cairo context; whoever draws with it directly goes through `withCairo(bounds:_:)`.
  package let cairo: OpaquePointer
  /// The surface below `cairo`.
  package let surface: OpaquePointer?
  /// ``ctm`` as it was when the context was made; shadows are measured in this space.
  package let baseTransform: CGAffineTransform
  /// The native pixels; nil for a context that is no bitmap.
  let pixels: PixelBuffer?
  /// The bitmap as its caller asked for it.
  let bitmap: BitmapStore?
  /// The pages, for a context that makes a PDF document.
  let document: PDFDocument?
  /// The height that turns Cairo's y into Core Graphics'; that of the page in a PDF document.
  var deviceHeight: CGFloat
  var state = GraphicsState()
  var savedStates: [SavedState] = []
  /// How many transparency layers are open.
  var layerDepth = 0

  enum SavedState {
    case state(GraphicsState)
    case layer(GraphicsState)
  }

  init?(
    pixels: PixelBuffer, bitmap: BitmapStore, baseTransform: CGAffineTransform
  ) {
    guard let surface = pixels.makeSurface() else { return nil }
    guard let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.cairo = cairo
    self.pixels = pixels
    self.bitmap = bitmap
    document = nil
    self.baseTransform = baseTransform
    deviceHeight = CGFloat(pixels.height)
    setTransform(baseTransform)
  }

  /// A context without pixels: everything drawn into it is lost. For whoever must have a context
  /// when there is no memory for one.
  package init(withoutPixelsAtScale scale: CGFloat) {
    surface = nil
    // Cairo answers with a context of its own in which every call does nothing.
    cairo = cairo_create(nil)
    pixels = nil
    bitmap = nil
    document = nil
    baseTransform = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: 0)
    deviceHeight = 0
  }

  /// A context for a PDF document; nil when the box has no area.
  init?(pdf consumer: CGDataConsumer, mediaBox: CGRect, information: CFDictionary?) {
    guard let document = PDFDocument(consumer: consumer, mediaBox: mediaBox.standardized),
      let cairo = cairo_create(document.surface)
    else { return nil }
    document.setInformation(information)
    self.document = document
    self.cairo = cairo
    surface = cairo_surface_reference(document.surface)
    pixels = nil
    bitmap = nil
    baseTransform = .identity
    deviceHeight = document.mediaBox.height
  }

  deinit {
    if document != nil { closePDF() }
    cairo_destroy(cairo)
    if let surface { cairo_surface_destroy(surface) }
  }

  /// A bitmap context over `data`, or over memory of its own when `data` is nil.
  ///
  /// Supported are 8 bits per component: gray without alpha, alpha only, and RGB in 32 bits with
  /// premultiplied or skipped alpha first or last in either 32-bit byte order. Everything else, a
  /// side that is not positive, and a row too short for its pixels give nil. With 0 for
  /// `bytesPerRow` and no `data` the row length is chosen.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: nil, space: space, bitmapInfo: info),
      layout.isDrawable
    else {
      PortableLog.note(
        "CGContext: \(bitsPerComponent) bits per component with bitmap info \(bitmapInfo) is not "
          + "supported for drawing.")
      return nil
    }
    guard
      let bitmap = BitmapStore(
        memory: data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout,
        space: info.alphaInfo == .alphaOnly ? nil : space, bitmapInfo: info)
    else {
      PortableLog.note(
        "CGContext: no bitmap of \(width) by \(height) pixels with \(bytesPerRow) bytes per row.")
      return nil
    }
    self.init(pixels: bitmap.pixels, bitmap: bitmap, baseTransform: .identity)
  }

  /// A bitmap for a layer or a view: native pixels, origin at the upper left with y pointing down,
  /// and `scale` pixels per point. Nil when a side is not positive or too large.
  package convenience init?(
    layerPixelsWide width: Int, high height: Int, scale: CGFloat, opaque: Bool,
    isExtended: Bool = false
  ) {
    let info = CGBitmapInfo(
      rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue)
    guard scale.isFinite, scale > 0,
      let layout = PixelLayout(
        bitsPerComponent: 8, bitsPerPixel: 32, space: .standardRGB, bitmapInfo: info),
      let bitmap = BitmapStore(
        memory: nil, width: width, height: height, bytesPerRow: 0, layout: layout,
        space: isExtended ? ExtendedRange.storage : .standardRGB, bitmapInfo: info)
    else { return nil }
    bitmap.isExtended = isExtended
    self.init(
      pixels: bitmap.pixels, bitmap: bitmap,
      baseTransform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
    if opaque { bitmap.pixels.fillOpaqueBlack() }
  }
}

extension CGContext: Hashable {
  /// A context is equal only to itself.
  public static func == (a: CGContext, b: CGContext) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
