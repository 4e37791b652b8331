import Testing

@testable import CatalogApp

struct SearchMatchTests {
  @Test(
    "The beginnings of words are found",
    arguments: [
      ("Range Slider", "sli", ["Sli"]), ("Range Slider", "range sl", ["Range", "Sl"]),
      ("Range Slider", "ange", []), ("Range Slider", "", []), ("Sheet as Popover", "s", ["S"]),
      ("Über Uns", "über", ["Über"]),
    ])
  func theBeginningsOfWordsAreFound(title: String, text: String, found: [String]) {
    #expect(SearchMatch.ranges(in: title, matching: text).map { String(title[$0]) } == found)
  }
}
