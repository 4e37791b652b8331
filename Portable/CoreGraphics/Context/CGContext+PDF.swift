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
    self.init(
      pdf: consumer, mediaBox: box, isFlipped: false, information: auxiliaryInfo)
  }

  /// Begins a page. Its box is that of `pageInfo`, else the document's.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    var box: CGRect?
    if let data = pageInfo?[kCGPDFContextMediaBox] as? Data, data.count == MemoryLayout<CGRect>.size
    {
      box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    beginPDFPage(box: box)
  }

  /// Begins a page with a box, else the document's; a page that is open ends first.
  package func beginPDFPage(box: CGRect?) {
    guard let document else { return }
    if document.isPageOpen { endPDFPage() }
    var box = (box ?? document.mediaBox).standardized
    if box.isEmpty || !box.isFinite { box = document.mediaBox }
    cairo_pdf_surface_set_size(document.surface, box.width, box.height)
    document.pageCount += 1
    document.isPageOpen = true
    deviceHeight = box.height
    saveGState()
    state = GraphicsState()
    cairo_reset_clip(cairo)
    setTransform(
      isPDFFlipped
        ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        : CGAffineTransform(translationX: -box.minX, y: -box.minY))
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

  /// Makes a rectangle of user space of the page a link, if anything else is drawn on the page.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    addLink(to: "uri='\(tagText((url as URL).absoluteString))'", rect)
  }

  /// Gives a place of the page a name that links can lead to.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard document?.isPageOpen == true else { return }
    let place = point.applying(cairoTransform)
    let name = tagText("\(name)")
    cairo_tag_begin(
      cairo, CAIRO_TAG_DEST, "name='\(name)' x=\(place.x) y=\(place.y) internal")
    cairo_tag_end(cairo, CAIRO_TAG_DEST)
  }

  /// Makes a rectangle of user space of the page a link to a named place of the document.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    addLink(to: "dest='\(tagText("\(name)"))'", rect)
  }

  private func addLink(to target: String, _ rect: CGRect) {
    guard document?.isPageOpen == true, rect.isFinite, !rect.isEmpty else { return }
    let area = rect.applying(cairoTransform)
    cairo_tag_begin(
      cairo, CAIRO_TAG_LINK,
      "\(target) rect=[\(area.minX) \(area.minY) \(area.width) \(area.height)]")
    cairo_tag_end(cairo, CAIRO_TAG_LINK)
  }

  /// Quotes what would end a string in a tag's attributes.
  private func tagText(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
  }
}
