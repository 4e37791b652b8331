import Foundation
import TestSupport
import Testing

@MainActor struct UIViewCodingTests {
  @Test("An empty archive gives the defaults") func anEmptyArchiveGivesTheDefaults() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let view = try #require(UIView(coder: reader))
    #expect(view.frame == .zero)
    #expect(view.alpha == 1)
    #expect(view.isUserInteractionEnabled)
  }

  @Test("Wrong entries are ignored") func wrongEntriesAreIgnored() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode("wide", forKey: "UIFrame")
    archiver.encode(Double.nan, forKey: "UIAlpha")
    archiver.encode(99, forKey: "UIContentMode")
    archiver.finishEncoding()
    for isSecure in [false, true] {
      let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      reader.requiresSecureCoding = isSecure
      let view = try #require(
        expectReport(containing: "ignored an alpha") { UIView(coder: reader) })
      #expect(view.frame == .zero)
      #expect(view.alpha == 1)
      #expect(view.contentMode == .scaleToFill)
    }
  }
}
