import Foundation
import TestSupport
import Testing
import UIKit

struct UIGraphicsPDFRendererTests {
  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 200)

  private func document(
    format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat(),
    _ actions: (UIGraphicsPDFRendererContext) -> Void
  ) -> PDFProbe {
    PDFProbe(UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData(actions: actions))
  }

  @Test("Pages have the renderer's bounds, or their own")
  func pagesHaveTheRenderersBoundsOrTheirOwn() {
    let probe = document { context in
      context.beginPage()
      #expect(context.pdfContextBounds == bounds)
      context.beginPage(withBounds: CGRect(x: 10, y: 20, width: 50, height: 60), pageInfo: [:])
      #expect(context.pdfContextBounds == CGRect(x: 10, y: 20, width: 50, height: 60))
    }
    #expect(probe.text.hasPrefix("%PDF-"))
    #expect(probe.text.contains("/Count 2"))
    #expect(probe.mediaBoxes == ["0 0 300 200", "0 0 50 60"])
  }

  @Test("The origin is at the upper left of each page") func theOriginIsAtTheUpperLeftOfEachPage() {
    let probe = document { context in
      context.beginPage()
      context.cgContext.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
      context.beginPage(withBounds: CGRect(x: 100, y: 100, width: 50, height: 60), pageInfo: [:])
      context.cgContext.fill(CGRect(x: 101, y: 102, width: 3, height: 4))
    }
    // A document's own origin is at the lower left; its content turns that round first.
    #expect(probe.content.contains("1 0 0 -1 0 200 cm\nq\n0 0 0 rg /a0 gs\n10 20 30 40 re"))
    #expect(probe.content.contains("1 0 0 -1 0 60 cm\nq\n0 0 0 rg /a0 gs\n1 2 3 4 re"))
  }

  @Test("Lines stay lines, in their color and width") func linesStayLinesInTheirColorAndWidth() {
    let probe = document { context in
      context.beginPage()
      context.cgContext.setStrokeColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      context.cgContext.setLineWidth(7)
      context.cgContext.move(to: CGPoint(x: 10, y: 10))
      context.cgContext.addLine(to: CGPoint(x: 90, y: 50))
      context.cgContext.strokePath()
    }
    #expect(probe.content.contains("1 0 0 RG /a0 gs\n7 w"))
    #expect(!probe.text.contains("/Subtype /Image"))
  }

  @Test("The graphics state of a page ends with it") func theGraphicsStateOfAPageEndsWithIt() {
    let probe = document { context in
      context.beginPage()
      context.cgContext.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      context.cgContext.saveGState()
      context.cgContext.translateBy(x: 50, y: 50)
      context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.beginPage()
      context.cgContext.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
    }
    #expect(probe.content.contains("10 20 30 40 re"))
    #expect(!probe.content.contains("1 0 0 rg"))
  }

  @Test("Images are embedded, and a transparency layer keeps its alpha")
  func imagesAreEmbeddedAndATransparencyLayerKeepsItsAlpha() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let probe = document { context in
      context.beginPage()
      image.draw(in: CGRect(x: 10, y: 10, width: 100, height: 100))
    }
    #expect(probe.text.contains("/Subtype /Image"))
    let layered = document { context in
      context.beginPage()
      context.cgContext.setAlpha(0.5)
      context.cgContext.beginTransparencyLayer(auxiliaryInfo: nil)
      context.cgContext.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
      context.cgContext.endTransparencyLayer()
    }
    #expect(layered.text.contains("/ca 0.5"))
    #expect(!layered.text.contains("/Subtype /Image"))
  }

  @Test("Text stays text") func textStaysText() {
    let probe = document { context in
      context.beginPage()
      ("Hello" as NSString).draw(
        at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
    #expect(probe.text.contains("/Type /Font"))
    #expect(!probe.text.contains("/Subtype /Image"))
  }

  @Test("Information and links are written") func informationAndLinksAreWritten() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle as String: "Board", kCGPDFContextAuthor as String: "Ada",
    ]
    let probe = document(format: format) { context in
      context.beginPage()
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setURL(
        URL(fileURLWithPath: "/it's"), for: CGRect(x: 10, y: 20, width: 30, height: 40))
      context.addDestination(withName: "there", at: CGPoint(x: 5, y: 5))
      context.setDestinationWithName("there", for: CGRect(x: 50, y: 50, width: 10, height: 10))
    }
    #expect(probe.text.contains("/Title (Board)"))
    #expect(probe.text.contains("/Author (Ada)"))
    #expect(probe.text.contains("/Rect [ 10 140 40 180 ]"))
    #expect(probe.text.contains("/URI (file:///it's)"))
    #expect(probe.text.contains("/XYZ 5 195 0"))
  }

  @Test("A document is written to a file, and an error is thrown")
  func aDocumentIsWrittenToAFileAndAnErrorIsThrown() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let renderer = UIGraphicsPDFRenderer(bounds: bounds)
    try renderer.writePDF(to: file) { $0.beginPage() }
    #expect(try Data(contentsOf: file).prefix(5) == Data("%PDF-".utf8))
    #expect(throws: (any Error).self) {
      try renderer.writePDF(to: folder.appendingPathComponent("no/such/folder.pdf")) {
        $0.beginPage()
      }
    }
  }

  @Test("The drawing goes to the current context, too") func theDrawingGoesToTheCurrentContextToo()
  {
    let probe = document { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      context.beginPage()
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40)).fill()
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(probe.content.contains("0 0 1 rg"))
  }

  @Test("Empty bounds make no document") func emptyBoundsMakeNoDocument() {
    let data = expectReport(containing: "invalid bounds") {
      UIGraphicsPDFRenderer(bounds: .zero).pdfData { _ in Issue.record("was run") }
    }
    #expect(data.isEmpty)
  }

  @Test("A PDF context of Core Graphics has its origin at the lower left")
  func coreGraphicsOwnContextHasItsOriginAtTheLowerLeft() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    var box = CGRect(x: 0, y: 0, width: 100, height: 80)
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    context.fill(CGRect(x: 10, y: 5, width: 30, height: 40))
    context.endPDFPage()
    context.closePDF()
    #expect(PDFProbe(Data(referencing: data)).content.contains("10 35 30 40 re"))
  }
}
