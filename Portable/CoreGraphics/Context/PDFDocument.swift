import CCairo
import Foundation

/// The pages of a PDF context, and where their bytes go.
final class PDFDocument {
  let surface: OpaquePointer
  let consumer: CGDataConsumer
  let mediaBox: CGRect
  var pageCount = 0
  var isPageOpen = false
  private(set) var isClosed = false

  /// Nil when the box has no area, or memory is short.
  init?(consumer: CGDataConsumer, mediaBox: CGRect) {
    guard mediaBox.isFinite, !mediaBox.isEmpty else { return nil }
    // The surface writes until it is closed, which this object does before the consumer goes.
    let closure = Unmanaged.passUnretained(consumer).toOpaque()
    let made = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<CGDataConsumer>.fromOpaque(closure).takeUnretainedValue()
          .append(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, closure, mediaBox.width, mediaBox.height)
    guard let surface = made, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      if let made { cairo_surface_destroy(made) }
      return nil
    }
    self.surface = surface
    self.consumer = consumer
    self.mediaBox = mediaBox
  }

  deinit {
    close()
    cairo_surface_destroy(surface)
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    cairo_surface_finish(surface)
  }

  /// Sets title, author and the like from a context's auxiliary information.
  func setInformation(_ information: CFDictionary?) {
    let fields: [(CFString, cairo_pdf_metadata_t)] = [
      (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE),
      (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
      (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
      (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
    ]
    for (key, field) in fields {
      if let value = information?[key] as? String {
        cairo_pdf_surface_set_metadata(surface, field, value)
      }
    }
    if let words = information?[kCGPDFContextKeywords] {
      let list = (words as? [String])?.joined(separator: ", ") ?? words as? String
      if let list { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_KEYWORDS, list) }
    }
  }
}

/// The key for a document's title in a PDF context's auxiliary information.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
/// The key for a document's author.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// The key for a document's subject.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// The key for a document's key words, a string or an array of strings.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// The key for the application that made a document.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// The key for a page's box in its information: the bytes of a `CGRect` as data.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
