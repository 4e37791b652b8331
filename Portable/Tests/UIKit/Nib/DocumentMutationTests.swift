import Foundation
import TestSupport
import Testing

@testable import CoreGraphics
@_spi(Host) @testable import UIKit

/// Documents that no Xcode wrote: each gives a message or a part of its objects.
@MainActor @Suite struct DocumentMutationTests {
  @Test func mutatedDocumentsGiveMessages() {
    var generator = SeededGenerator(seed: 17)
    let sources = [UIStoryboardTests.text, UINibTests.card, UINibTests.custom].map {
      Array($0.utf8)
    }
    let id = MisuseLog.addCollector { _ in true }
    let reports = PortableLog.addCollector { _ in true }
    defer {
      MisuseLog.removeCollector(id)
      PortableLog.removeCollector(reports)
    }
    for round in 0..<Torture.count(300, torture: 20_000) {
      let source = sources[round % sources.count]
      load(Data(mutated(source, &generator)), isStoryboard: round % sources.count == 0)
    }
  }

  private func load(_ data: Data, isStoryboard: Bool) {
    guard isStoryboard else {
      UINib(data: data, bundle: nil).instantiate(withOwner: UINibTests.Owner())
        .compactMap { $0 as? UIView }.forEach { $0.layoutIfNeeded() }
      return
    }
    let storyboard = UIStoryboard(data: data, name: "Main", bundle: nil)
    for name in storyboard.sceneNames {
      storyboard.instantiateScene(named: name)?.loadViewIfNeeded()
    }
  }

  private static let words: [[UInt8]] = [
    "NaN", "-1", "1e308", "inf", "YES", "", "999999999999999999999", "id=\"v\"", "<subviews>",
    "</view>", "key=\"view\"", "kind=\"embed\"", "destination=\"lst\"", "destination=\"nav\"",
    "customClass=\"UILabel\"", "customClass=\"NSObject\"", "<nil key=\"font\"/>", "style=\"plain\"",
  ].map { Array($0.utf8) }

  private func mutated(
    _ source: [UInt8], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard bytes.count > 40 else { return bytes }
      let start = Int.random(in: 0..<bytes.count - 30, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...30, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        bytes.replaceSubrange(start..<end, with: Self.words.randomElement(using: &generator) ?? [])
      case 1: bytes.removeSubrange(start..<end)
      case 2:
        bytes.insert(
          contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      case 3: bytes[start] = UInt8.random(in: 0...255, using: &generator)
      case 4: swapValues(in: &bytes, &generator)
      default: if Bool.random(using: &generator) { bytes.removeLast(bytes.count - end) }
      }
    }
    return bytes
  }

  // Puts the value of one attribute in the place of another, which leaves the document well formed.
  private func swapValues(in bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard quotes.count > 8 else { return }
    func range(_ index: Int) -> Range<Int> { quotes[2 * index] + 1..<quotes[2 * index + 1] }
    let first = range(Int.random(in: 0..<quotes.count / 2, using: &generator))
    let second = range(Int.random(in: 0..<quotes.count / 2, using: &generator))
    let value = Array(bytes[second])
    bytes.replaceSubrange(first, with: value)
  }

  @Test func aDeepDocumentIsRefused() {
    let text = String(repeating: "<view>", count: 100_000)
    expectMisuse("UINib.instantiate(withOwner:options:)", reason: "levels of elements") {
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    }
  }

  @Test(arguments: ["utf-16", "utf-16be", "utf-8"])
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

  @Test func aDocumentCutInHalfIsAMisuse() {
    let text = String(UINibTests.card.prefix(UINibTests.card.count / 2))
    expectMisuse(
      "UINib.instantiate(withOwner:options:)", reason: "the XML is malformed within <button>"
    ) {
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    }
  }

  @Test func aConstantThatIsNoNumberIsNamed() {
    #expect(
      messages(UINibTests.card.replacing("constant=\"100\"", with: "constant=\"NaN\""))
        == ["nib.xib, line 17, <constraint>: the constant NaN is no number"])
  }

  @Test func aConstraintToAMissingViewIsNamed() {
    #expect(
      messages(
        UINibTests.card.replacing("firstItem=\"s\"", with: "firstItem=\"gone\"")
      ).contains { $0.contains("<constraint>: there is no object gone") })
  }

  // A view within itself, by the ids of a damaged document.
  @Test func aViewWithAConstraintToItselfLoads() {
    _ = messages(UINibTests.card.replacing("secondItem=\"b\"", with: "secondItem=\"v\""))
  }

  @Test func anAttributeThatIsNotReadIsNamedAndTheRestLoads() {
    #expect(
      messages(UINibTests.card.replacing("numberOfLines=\"2\"", with: "levity=\"2\""))
        == ["nib.xib, line 8, <label>: the attribute levity is not read"])
  }

  @Test func aRuntimeAttributeThatTheClassDoesNotHaveIsAMisuseWithItsLine() {
    let owner = UINibTests.Owner()
    expectMisuse(
      "setValue(_:forUndefinedKey:)", reason: "not key value coding-compliant for the key name"
    ) {
      UINib(
        data: Data(UINibTests.custom.replacing("keyPath=\"title\"", with: "keyPath=\"name\"").utf8),
        bundle: nil
      ).instantiate(withOwner: owner)
    }
  }

  @Test func aRuntimeAttributeOfAnotherTypeIsAMisuse() {
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
