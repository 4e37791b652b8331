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

  @Test("Designs without a font here are nil") func designsWithoutAFontHereAreNil() throws {
    let body = UIFont.systemFont(ofSize: 17).fontDescriptor
    let mono = try #require(body.withDesign(.monospaced))
    #expect(mono.symbolicTraits.contains(.traitMonoSpace))
    #expect(body.withDesign(.rounded) == nil)
    #expect(body.withDesign(.serif) == nil)
  }

  @Test("Attributes change a descriptor") func attributesChangeADescriptor() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .size: 25, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black],
    ])
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 25, weight: .black))
    let named = UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 11])
    #expect(UIFont(descriptor: named, size: 0).familyName == "Inter")
  }
}
