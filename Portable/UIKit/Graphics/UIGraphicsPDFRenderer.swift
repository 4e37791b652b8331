import QuartzCore

/// How a PDF renderer makes its document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and the like, by the keys of Core Graphics such as `kCGPDFContextTitle`. Empty by
  /// default.
  open var documentInfo: [String: Any] = [:]

  public required init() {
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsPDFRendererFormat { format.documentInfo = documentInfo }
    return copy
  }
}

/// The context of a PDF renderer. Every page is begun before it is drawn on.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private var pageBounds: CGRect?

  /// The bounds of the page, those of the document before the first one.
  open var pdfContextBounds: CGRect { pageBounds ?? format.bounds }

  /// Begins a page with the bounds of the document.
  open func beginPage() {
    beginPage(withBounds: format.bounds, pageInfo: [:])
  }

  /// Begins a page with bounds of its own; `pageInfo` makes no difference here.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pageBounds = bounds.isEmpty ? format.bounds : bounds
    cgContext.beginPDFPage(box: pageBounds)
  }

  /// Makes a rectangle of the page a link.
  open func setURL(_ url: URL, for rect: CGRect) {
    cgContext.setURL(url as CFURL, for: rect)
  }

  /// Gives a place of the page a name that links can lead to.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name as CFString, at: point)
  }

  /// Makes a rectangle of the page a link to a named place of the document.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name as CFString, for: rect)
  }
}

/// Makes PDF documents by drawing; the drawing goes to the current context, too.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// The drawing that makes a document.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// A renderer of pages with these bounds, in points of 1/72 inch.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Runs the actions and writes the document to a file, replacing what was there.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }

  /// Runs the actions and returns the document; for empty bounds the actions do not run and there is
  /// no data.
  open func pdfData(actions: DrawingActions) -> Data {
    let collected = NSMutableData()
    let information = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
    guard let consumer = CGDataConsumer(data: collected),
      let context = CGContext(
        pdf: consumer, mediaBox: bounds, isFlipped: true, information: information as CFDictionary)
    else {
      PortableLog.report("UIGraphicsPDFRenderer: invalid bounds \(bounds)")
      return Data()
    }
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    context.closePDF()
    return Data(referencing: collected)
  }
}
