import Testing
import UIKit

struct NSParagraphStyleTests {
  @Test("The default style is natural and wraps words") func theDefaultStyleIsNaturalAndWrapsWords()
  {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0)
  }

  @Test("Copies are equal and independent") func copiesAreEqualAndIndependent() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    style.lineSpacing = 9
    #expect(copy.lineSpacing == 4)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.headIndent = 3
    #expect(copy.headIndent == 0)
    #expect(mutable.alignment == .center)
  }

  @Test("An archive brings a style back") func anArchiveBringsAStyleBack() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.lineBreakMode = .byTruncatingMiddle
    style.minimumLineHeight = 30
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: data)
    #expect(copy?.isEqual(style) == true)
  }
}
