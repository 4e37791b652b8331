import CCairo
import Foundation

extension CGContext {
  /// A context that makes a PDF document, with the origin at the lower left and y pointing up.
  ///
  /// Draw between `beginPDFPage(_:)` and `endPDFPage()`. The document is complete after
  /// `closePDF()`, or when the context goes. Lines and text stay lines and text; what PDF cannot say,
  /// shadows and some blend modes, becomes pixels. Without `mediaBox` a page has 612 by 792 points.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.init(pdf: consumer, mediaBox: box, information: auxiliaryInfo)
  }

  /// Begins a page, after ending one that is open. Its box is that of `pageInfo`, else the document's.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    var box: CGRect?
    if let data = pageInfo?[kCGPDFContextMediaBox] as? Data, data.count == MemoryLayout<CGRect>.size
    {
      box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    guard let document else { return }
    if document.isPageOpen { endPDFPage() }
    var page = (box ?? document.mediaBox).standardized
    if page.isEmpty || !page.isFinite { page = document.mediaBox }
    cairo_pdf_surface_set_size(document.surface, page.width, page.height)
    document.pageCount += 1
    document.isPageOpen = true
    deviceHeight = page.height
    saveGState()
    state = GraphicsState()
    cairo_reset_clip(cairo)
    setTransform(CGAffineTransform(translationX: -page.minX, y: -page.minY))
  }

  /// Ends the page; its graphics state and open transparency layers end with it.
  public func endPDFPage() {
    guard let document, document.isPageOpen else { return }
    document.isPageOpen = false
    while layerDepth > 0 { endTransparencyLayer() }
    while !savedStates.isEmpty { restoreGState() }
    beginPath()
    cairo_show_page(cairo)
  }

  /// Completes the document; drawing afterwards is lost.
  public func closePDF() {
    endPDFPage()
    document?.close()
  }
}
