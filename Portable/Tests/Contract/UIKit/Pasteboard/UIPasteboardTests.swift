import Foundation
import Testing
import UIKit

/// Rules of Apple's documentation of `UIPasteboard`.
@MainActor struct UIPasteboardContractTests {
  private let pasteboard = UIPasteboard.withUniqueName()

  @Test("A new pasteboard is empty") func aNewPasteboardIsEmpty() {
    #expect(pasteboard.numberOfItems == 0 && pasteboard.items.isEmpty)
    #expect(pasteboard.string == nil && pasteboard.strings == nil && !pasteboard.hasStrings)
  }

  @Test("A string replaces everything") func aStringReplacesEverything() {
    pasteboard.strings = ["A", "B"]
    #expect(pasteboard.numberOfItems == 2 && pasteboard.string == "A")
    pasteboard.string = "C"
    #expect(pasteboard.strings == ["C"] && pasteboard.numberOfItems == 1)
    #expect(pasteboard.hasStrings)
  }

  @Test("A string is data of plain text") func aStringIsDataOfPlainText() {
    pasteboard.string = "Grüße"
    #expect(pasteboard.types.contains("public.utf8-plain-text"))
    #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("Grüße".utf8))
  }

  @Test("Data is kept under its type") func dataIsKeptUnderItsType() {
    pasteboard.setData(Data([1, 2, 3]), forPasteboardType: "org.example.bytes")
    #expect(pasteboard.types == ["org.example.bytes"])
    #expect(pasteboard.contains(pasteboardTypes: ["org.example.bytes", "other"]))
    #expect(!pasteboard.contains(pasteboardTypes: ["other"]))
    #expect(pasteboard.data(forPasteboardType: "org.example.bytes") == Data([1, 2, 3]))
    #expect(pasteboard.data(forPasteboardType: "other") == nil && !pasteboard.hasStrings)
  }

  @Test("addItems(_:) appends to the existing items") func itemsAreAddedBehindThoseThatAreThere() {
    pasteboard.string = "A"
    pasteboard.addItems([["public.utf8-plain-text": "B"]])
    #expect(pasteboard.strings == ["A", "B"])
  }

  @Test("Nil empties the pasteboard") func nilEmptiesThePasteboard() {
    pasteboard.string = "A"
    pasteboard.string = nil
    #expect(pasteboard.numberOfItems == 0)
  }
}
