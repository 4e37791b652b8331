import Foundation
import Testing
import UIKit

struct CGContextPDFTests {
  private func document(
    information: [String: Any] = [:], _ draw: (CGContext) -> Void
  ) throws -> PDFProbe {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 300, height: 200)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(
      CGContext(consumer: consumer, mediaBox: &box, information as NSDictionary))
    draw(context)
    context.closePDF()
    return PDFProbe(data as Data)
  }

  @Test("Pages have the box of the document, or their own")
  func pagesHaveTheBoxOfTheDocumentOrTheirOwn() throws {
    let probe = try document { context in
      context.beginPDFPage(nil)
      var box = CGRect(x: 10, y: 20, width: 50, height: 60)
      let bytes = Data(bytes: &box, count: MemoryLayout<CGRect>.size)
      context.beginPDFPage([kCGPDFContextMediaBox as String: bytes] as NSDictionary)
    }
    #expect(probe.text.hasPrefix("%PDF-"))
    #expect(probe.text.contains("/Count 2"))
    #expect(probe.mediaBoxes == ["0 0 300 200", "0 0 50 60"])
  }

  @Test("Lines stay lines, in their color and width")
  func linesStayLinesInTheirColorAndWidth() throws {
    let probe = try document { context in
      context.beginPDFPage(nil)
      context.setStrokeColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      context.setLineWidth(7)
      context.move(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 90, y: 50))
      context.strokePath()
    }
    #expect(probe.content.contains("1 0 0 RG /a0 gs\n7 w"))
    #expect(!probe.text.contains("/Subtype /Image"))
  }

  @Test("The graphics state of a page ends with it")
  func theGraphicsStateOfAPageEndsWithIt() throws {
    let probe = try document { context in
      context.beginPDFPage(nil)
      context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      context.saveGState()
      context.translateBy(x: 50, y: 50)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.beginPDFPage(nil)
      context.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
    }
    #expect(probe.content.contains("0 0 0 rg"))
    #expect(!probe.content.contains("1 0 0 rg"))
  }

  @Test("Images are embedded, and a transparency layer keeps its alpha")
  func imagesAreEmbeddedAndATransparencyLayerKeepsItsAlpha() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let pixels = try #require(image.cgImage)
    let probe = try document { context in
      context.beginPDFPage(nil)
      context.draw(pixels, in: CGRect(x: 10, y: 10, width: 100, height: 100))
    }
    #expect(probe.text.contains("/Subtype /Image"))
    let layered = try document { context in
      context.beginPDFPage(nil)
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
      context.endTransparencyLayer()
    }
    #expect(layered.text.contains("/ca 0.5"))
    #expect(!layered.text.contains("/Subtype /Image"))
  }

  @Test("Text stays text") func textStaysText() throws {
    let probe = try document { context in
      context.beginPDFPage(nil)
      UIGraphicsPushContext(context)
      ("Hello" as NSString).draw(
        at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      UIGraphicsPopContext()
    }
    #expect(probe.text.contains("/Type /Font"))
    #expect(!probe.text.contains("/Subtype /Image"))
  }

  @Test("Title and author are written") func titleAndAuthorAreWritten() throws {
    let probe = try document(
      information: [
        kCGPDFContextTitle as String: "Board", kCGPDFContextAuthor as String: "Ada",
      ]
    ) { $0.beginPDFPage(nil) }
    #expect(probe.text.contains("/Title (Board)"))
    #expect(probe.text.contains("/Author (Ada)"))
  }
}
