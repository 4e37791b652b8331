import CoreGraphics
import TestSupport
import Testing
import TextLayout

@Suite(.pinnedFont) struct FontFaceTests {
  private func width(_ text: String, _ face: FontFace) -> CGFloat {
    TextFrame(runs: [TextRun(text: text, face: face)]).size.width
  }

  @Test("The system face has San Francisco's published proportions")
  func theSystemFaceHasSanFranciscosPublishedProportions() {
    let metrics = FontFace(size: 17).metrics
    #expect(abs(metrics.lineHeight - 20.287) < 0.001)
    #expect(abs(metrics.ascent - 16.187) < 0.001)
    #expect(abs(metrics.capHeight - 11.978) < 0.001)
    #expect(metrics.leading == 0)
  }

  @Test(
    "Words are as wide as on a phone within three percent or a point and a half",
    arguments: [
      ("Label", 17, 400, 41.5), ("Cancel", 17, 400, 53), ("Edit", 17, 400, 30.5),
      ("Done", 17, 600, 42.5), ("Button", 15, 400, 46),
    ])
  func wordsRunAsWideAsOnAPhoneWithinThreePerCentOrAPointAndAHalf(
    text: String, size: CGFloat, weight: Int, expected: CGFloat
  ) {
    let width = width(text, FontFace(size: size, weight: weight))
    #expect(abs(width - expected) < max(0.03 * expected, 1.5))
  }

  @Test(
    "Lines are as high as those of the fonts of a phone",
    arguments: [
      ("Avenir Next", 1, 0.366), ("Avenir", 1, 0.366), ("Futura", 1.038, 0.26),
      ("Georgia", 0.917, 0.219), ("Gill Sans", 0.918, 0.23), ("Times New Roman", 0.891, 0.216),
      ("Trebuchet MS", 0.939, 0.222), ("Verdana", 1.005, 0.21), ("Courier New", 0.833, 0.3),
      ("Menlo", 0.928, 0.236),
    ])
  func linesAreAsHighAsThoseOfTheFontsOfAPhone(
    family: String, ascent: CGFloat, descent: CGFloat
  ) {
    let metrics = FontFace(family: family, size: 100).metrics
    #expect(abs(metrics.ascent - ascent * 100) < 0.1)
    #expect(abs(metrics.descent - descent * 100) < 0.1)
  }

  @Test("Heavier text is wider") func heavierTextIsWider() {
    let widths = stride(from: 100, through: 900, by: 100).map {
      width("Hamburgefonts", FontFace(size: 17, weight: $0))
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("Small text is set wider, as the published tracking asks")
  func smallTextIsSetWiderAsThePublishedTrackingAsks() {
    let relative = [9, 11, 13, 15, 17].map { width("Hamburgefonts", FontFace(size: $0)) / $0 }
    #expect(zip(relative, relative.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("Tabular digits are equally wide, others are not")
  func tabularDigitsAreEquallyWideOthersAreNot() {
    let tabular = FontFace(size: 17, tabularDigits: true)
    #expect(abs(width("1111", tabular) - width("8888", tabular)) < 0.001)
    #expect(width("1111", FontFace(size: 17)) < width("8888", FontFace(size: 17)))
  }

  @Test("Monospaced text gives every letter the same room")
  func monospacedTextGivesEveryLetterTheSameRoom() {
    let face = FontFace(family: FontFace.monospacedFamily, size: 17)
    #expect(abs(width("iiii", face) - width("WWWW", face)) < 0.001)
  }

  @Test("Tracking is added after every character") func trackingIsAddedAfterEveryCharacter() {
    let plain = width("Track", FontFace(size: 17))
    let tracked = width("Track", FontFace(size: 17, tracking: 2))
    #expect(abs(tracked - plain - 10) < 0.01)
  }

  @Test("An unknown family is drawn with another font") func anUnknownFamilyIsDrawnWithAnotherFont()
  {
    let face = FontFace(family: "No Such Family", size: 20)
    #expect(width("Text", face) > 20)
    #expect(face.metrics.lineHeight > 20)
    #expect(!FontLibrary.hasFamily("No Such Family"))
    #expect(FontLibrary.hasFamily("inter"))
  }

  @Test("Named families keep their own measurements") func namedFamiliesKeepTheirOwnMeasurements() {
    let metrics = FontFace(family: "Inter", size: 100).metrics
    #expect(abs(metrics.capHeight - 72.7) < 0.2)
    #expect(abs(metrics.xHeight - 54.5) < 0.2)
    #expect(abs(metrics.lineHeight - 121) < 0.5)
  }
}
