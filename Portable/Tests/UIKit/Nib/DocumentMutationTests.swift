import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Documents that no Xcode wrote: each gives a message or a part of its objects.
@MainActor @Suite struct DocumentMutationTests {
  /// What must hold after a document with random damage was loaded is checked by `LoadedDocument`.
  @Test("Mutated documents give messages or objects", .timeLimit(.minutes(Torture.isOn ? 20 : 2)))
  func mutatedDocumentsGiveMessagesOrObjects() {
    var generator = SeededGenerator(seed: 17)
    let sources = [UIStoryboardTests.text, UINibTests.card, UINibTests.custom].map {
      Array($0.utf8)
    }
    var (readable, complete) = (0, 0)
    for round in 0..<Torture.count(300, torture: 20_000) {
      let source = sources[round % sources.count]
      let bytes = DocumentMutation.mutated(source, &generator)
      let document = LoadedDocument(Data(bytes), isStoryboard: round % sources.count == 0)
      for failure in document.failures {
        Issue.record("round \(round): \(failure)\n\(String(decoding: bytes, as: UTF8.self))")
      }
      if document.root != nil { readable += 1 }
      if document.root != nil, document.messages.isEmpty { complete += 1 }
    }
    // Damage that always or never matters would show nothing.
    #expect(readable > 60 && complete > 20 && complete < readable)
  }

  @Test("A deep document is refused") func aDeepDocumentIsRefused() {
    let text = String(repeating: "<view>", count: 100_000)
    expectMisuse("UINib.instantiate(withOwner:options:)", reason: "levels of elements") {
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    }
  }

  @Test("A document with entities is refused", arguments: ["utf-16", "utf-16be", "utf-8"])
  func aDocumentWithEntitiesIsRefused(_ encoding: String) {
    let text = """
      <?xml version="1.0" encoding="\(encoding)"?>
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document><objects><label text="&b;"/></objects></document>
      """
    let data = text.data(
      using: encoding == "utf-8" ? .utf8 : encoding == "utf-16" ? .utf16 : .utf16BigEndian)
    expectMisuse(
      "UINib.instantiate(withOwner:options:)",
      reason: encoding == "utf-8" ? "declares a document type" : "not in UTF-8"
    ) {
      UINib(data: data ?? Data(), bundle: nil).instantiate(withOwner: nil)
    }
  }

  @Test("A document cut in half is a misuse") func aDocumentCutInHalfIsAMisuse() {
    let text = String(UINibTests.card.prefix(UINibTests.card.count / 2))
    expectMisuse(
      "UINib.instantiate(withOwner:options:)", reason: "the XML is malformed within <button>"
    ) {
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    }
  }

  @Test("A constant that is not a number is reported") func aConstantThatIsNoNumberIsNamed() {
    #expect(
      messages(UINibTests.card.replacing("constant=\"100\"", with: "constant=\"NaN\""))
        == ["nib.xib, line 17, <constraint>: the constant NaN is no number"])
  }

  @Test("A constraint to a missing view is reported") func aConstraintToAMissingViewIsNamed() {
    #expect(
      messages(
        UINibTests.card.replacing("firstItem=\"s\"", with: "firstItem=\"gone\"")
      ).contains { $0.contains("<constraint>: there is no object gone") })
  }

  // A view within itself, by the ids of a damaged document.
  @Test("A constraint of a view to itself is reported") func aViewWithAConstraintToItselfLoads() {
    #expect(
      messages(UINibTests.card.replacing("secondItem=\"b\"", with: "secondItem=\"v\"")) == ["?"])
  }

  @Test("An attribute that is not read is reported and the rest loads")
  func anAttributeThatIsNotReadIsNamedAndTheRestLoads() {
    #expect(
      messages(UINibTests.card.replacing("numberOfLines=\"2\"", with: "levity=\"2\""))
        == ["nib.xib, line 8, <label>: the attribute levity is not read"])
  }

  @Test("A runtime attribute that the class does not have is a misuse with its line")
  func aRuntimeAttributeThatTheClassDoesNotHaveIsAMisuseWithItsLine() {
    let owner = UINibTests.Owner()
    expectMisuse("setValue(_:forUndefinedKey:)", reason: "coding-compliant for the key name") {
      UINib(
        data: Data(UINibTests.custom.replacing("keyPath=\"title\"", with: "keyPath=\"name\"").utf8),
        bundle: nil
      ).instantiate(withOwner: owner)
    }
  }

  @Test("A runtime attribute of another type is a misuse")
  func aRuntimeAttributeOfAnotherTypeIsAMisuse() {
    let owner = UINibTests.Owner()
    let text = UINibTests.custom.replacing("value=\"Fall\"/>", with: "/>")
      .replacing("type=\"string\" keyPath=\"title\"", with: "type=\"nil\" keyPath=\"title\"")
    expectMisuse("setValue(_:forKey:)", reason: "but the value is nil") {
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: owner)
    }
  }

  private func messages(_ text: String) -> [String] {
    reports { UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil) }
  }
}
