import TestSupport
import Testing
import UIKit

@Suite(.pinnedFont) struct UIFontTests {
  @Test("The system font has San Francisco's measurements")
  func theSystemFontHasSanFranciscosMeasurements() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.187) < 0.001)
    #expect(abs(font.descender + 4.101) < 0.001)
    #expect(font.leading == 0)
    #expect(font.fontName == ".SFUI-Regular")
    #expect(font.familyName == ".AppleSystemUIFont")
  }

  @Test(
    "Text styles have their published sizes",
    arguments: [
      (.largeTitle, 34, .regular), (.title1, 28, .regular), (.title2, 22, .regular),
      (.title3, 20, .regular), (.headline, 17, .semibold), (.body, 17, .regular),
      (.callout, 16, .regular), (.subheadline, 15, .regular), (.footnote, 13, .regular),
      (.caption1, 12, .regular), (.caption2, 11, .regular),
    ] as [(UIFont.TextStyle, CGFloat, UIFont.Weight)])
  func textStylesHaveTheirPublishedSizes(
    style: UIFont.TextStyle, size: CGFloat, weight: UIFont.Weight
  ) {
    let font = UIFont.preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    #expect(font.pointSize == size)
    #expect(font.fontName.hasSuffix(weight == .semibold ? "Semibold" : "Regular"))
  }

  @Test(
    "Body text follows the content size category",
    arguments: [
      (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
      (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
      (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
      (.accessibilityExtraExtraLarge, 47),
      (.accessibilityExtraExtraExtraLarge, 53),
    ] as [(UIContentSizeCategory, CGFloat)])
  func bodyTextFollowsTheContentSizeCategory(
    category: UIContentSizeCategory, size: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == size)
  }

  @Test("Without traits the current ones decide") func withoutTraitsTheCurrentOnesDecide() {
    UITraitCollection(preferredContentSizeCategory: .extraExtraLarge).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
    }
  }

  @Test("Bold text makes text styles heavier") func boldTextMakesTextStylesHeavier() {
    let traits = UITraitCollection {
      $0.legibilityWeight = .bold
      $0.preferredContentSizeCategory = .large
    }
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(font.fontName == ".SFUI-Semibold")
  }

  @Test("Installed fonts are found by name, others are nil")
  func installedFontsAreFoundByNameOthersAreNil() throws {
    let font = try #require(UIFont(name: "Inter-SemiBold", size: 20))
    #expect(font.familyName == "Inter")
    #expect(font.pointSize == 20)
    #expect(try #require(UIFont(name: "DejaVuSansMono", size: 9)).familyName == "DejaVu Sans Mono")
    #expect(UIFont(name: "NoSuchFont-Bold", size: 20) == nil)
    #expect(UIFont.familyNames.contains("Inter"))
  }

  // The names are those of the list "System Fonts" on developer.apple.com/fonts.
  @Test(
    "Fonts of every iPhone keep their names",
    arguments: [
      ("AvenirNext-Bold", "Avenir Next"), ("HelveticaNeue", "Helvetica Neue"),
      ("HelveticaNeue-UltraLight", "Helvetica Neue"), ("Avenir-Roman", "Avenir"),
      ("Georgia-BoldItalic", "Georgia"), ("ArialMT", "Arial"),
      ("TimesNewRomanPSMT", "Times New Roman"),
      ("Menlo-Regular", "Menlo"), ("Futura-Medium", "Futura"),
    ])
  func fontsOfEveryIPhoneKeepTheirNames(_ name: String, _ family: String) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.fontName == name)
    #expect(font.familyName == family)
    #expect(UIFont.familyNames.contains(family))
  }

  @Test("A family name gives its regular font") func aFamilyNameGivesItsRegularFont() throws {
    #expect(try #require(UIFont(name: "Avenir Next", size: 20)).fontName == "AvenirNext-Regular")
  }

  @Test("A font that an iPhone's family lacks is nil") func aFontThatAnIPhonesFamilyLacksIsNil() {
    #expect(UIFont(name: "AvenirNext-Black", size: 20) == nil)
    #expect(UIFont(name: "Georgia-Light", size: 20) == nil)
  }

  @Test("A size that no font can have becomes twelve points")
  func aSizeThatNoFontCanHaveBecomesTwelvePoints() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
    #expect(UIFont.systemFont(ofSize: -4).pointSize == 12)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 12)
  }

  @Test("Equal fonts are equal") func equalFontsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.boldSystemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("An archive brings a font back") func anArchiveBringsAFontBack() throws {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 21, weight: .bold)
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
  }

  @Test("Digits of the monospaced-digit font are equally wide", arguments: [12.0, 17, 28, 40, 60])
  func digitsOfTheMonospacedDigitFontAreEquallyWide(size: CGFloat) {
    let font = UIFont.monospacedDigitSystemFont(ofSize: size, weight: .medium)
    let widths = (0...9).map { "\($0)".size(withAttributes: [.font: font]).width }
    // The font's own units: the 4 of one weight is narrower by a thousandth.
    #expect(widths.allSatisfy { abs($0 - widths[0]) < size / 500 }, "\(widths)")
  }
}
