import TestSupport
import Testing
import UIKit

@Suite(.pinnedFont) struct UIFontDescriptorTests {
  @Test("A descriptor makes the font it came from") func aDescriptorMakesTheFontItCameFrom() {
    let font = UIFont.systemFont(ofSize: 19, weight: .heavy)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(UIFont(descriptor: font.fontDescriptor, size: 30).pointSize == 30)
  }

  @Test("Symbolic traits can be asked for and set") func symbolicTraitsCanBeAskedForAndSet() throws
  {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    #expect(bold.symbolicTraits == .traitBold)
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 0).fontName == ".SFUI-SemiboldItalic")
    #expect(try #require(bold.withSymbolicTraits([])).symbolicTraits == [])
    #expect(body.withSymbolicTraits(.traitCondensed) == nil)
  }
}
