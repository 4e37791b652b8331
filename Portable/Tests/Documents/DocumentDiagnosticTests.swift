import Foundation
import TestSupport
import Testing

@testable import Documents
@_spi(Host) @testable import UIKit

/// What a preview says of a document: one rule a test.
@MainActor @Suite struct DocumentDiagnosticTests {
  @Test("A class of the app is reported in one note, however many keys it has")
  func aClassOfTheAppIsOneNoteHoweverManyKeysItHas() {
    let found = diagnostics(
      """
      <view customClass="StarsView" customModule="App" id="v">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="title" value="a"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="glows" value="YES"/>
        </userDefinedRuntimeAttributes>
      </view>
      """)
    #expect(found.map(\.rule) == [.appClass])
    #expect(found.first?.severity == .note)
    #expect(found.first?.message.contains("title, glows") == true)
  }

  @Test("A class in another module is named with the right one")
  func aClassInAnotherModuleIsNamedWithTheRightOne() {
    let found = diagnostics(Self.card(module: "Cards"), modules: ["NibCard": "PortableTests"])
    #expect(found.map(\.rule) == [.wrongModule])
    #expect(found.first?.message == "NibCard is in the module PortableTests, not in Cards")
  }

  @Test("A missing module is named") func aMissingModuleIsNamed() {
    let found = diagnostics(Self.card(module: nil), modules: ["NibCard": "PortableTests"])
    #expect(found.map(\.rule) == [.wrongModule])
    #expect(found.first?.message.contains("names no module") == true)
  }

  @Test("A misspelled class of a known module is named with the nearest")
  func aMisspelledClassOfAKnownModuleIsNamedWithTheNearest() {
    let found = diagnostics(
      Self.card(module: "PortableTests", name: "NibCrad"), modules: ["NibCard": "PortableTests"])
    #expect(found.map(\.rule) == [.unknownClass])
    #expect(found.first?.message.hasSuffix("did you mean NibCard?") == true)
  }

  @Test("A misspelled key is named with the nearest") func aMisspelledKeyIsNamedWithTheNearest() {
    let found = diagnostics(
      Self.card(attribute: #"type="string" keyPath="titel" value="a""#),
      modules: ["NibCard": "PortableTests"])
    #expect(found.map(\.rule) == [.unknownKey])
    #expect(found.first?.severity == .error)
    #expect(found.first?.message == "NibCard has no property titel; did you mean title?")
  }

  @Test("Text in place of a number is reported") func aTextForANumberIsNamed() {
    let found = diagnostics(
      Self.card(attribute: #"type="string" keyPath="layer.cornerRadius" value="big""#),
      modules: ["NibCard": "PortableTests"])
    #expect(found.map(\.rule) == [.wrongValue])
    #expect(
      found.first?.message == "layer.cornerRadius is a number, and the value is the text \"big\"")
  }

  @Test("A key that an extension may add is a note") func aKeyThatAnExtensionMayAddIsANote() {
    let view = Self.view(attribute: #"type="string" keyPath="heroID" value="a""#)
    #expect(diagnostics(view).map(\.severity) == [.note])
    var context = DocumentContext()
    context.classes = [:]
    #expect(diagnostics(view, context).map(\.severity) == [.warning])
    context.classes = ["UIView": .init(superclass: nil, properties: ["heroID"], actions: [])]
    #expect(diagnostics(view, context).isEmpty)
  }

  @Test("The sources declare the members of the app's classes")
  func theSourcesTellWhatAClassOfTheAppHas() {
    var context = DocumentContext()
    context.classes = [
      "StarsView": .init(superclass: "RatingView", properties: ["stars"], actions: []),
      "RatingView": .init(superclass: "UIView", properties: ["rating"], actions: []),
      "UIView": .init(
        superclass: nil, properties: ["glow"], actions: [], isDeclared: false),
    ]
    func found(_ key: String) -> [DocumentDiagnostic] {
      diagnostics(
        Self.view(
          attribute: "type=\"boolean\" keyPath=\"\(key)\" value=\"YES\"",
          "customClass=\"StarsView\" customModule=\"App\" customModuleProvider=\"target\""),
        context
      ).filter { $0.rule != .appClass }
    }
    #expect(found("stars").isEmpty)
    #expect(found("rating").isEmpty)
    #expect(found("glow").isEmpty)
    #expect(found("tag").isEmpty)
    #expect(found("ratnig").map(\.rule) == [.unknownKey])
    #expect(found("ratnig").first?.message.hasSuffix("did you mean rating?") == true)
  }

  @Test("A class missing in the sources is an error")
  func aClassThatTheSourcesDoNotHaveIsAnError() {
    var context = DocumentContext()
    context.classes = ["StarsView": .init(superclass: "UIView", properties: [], actions: [])]
    let view = Self.view(
      "customClass=\"StarView\" customModule=\"App\" customModuleProvider=\"target\"")
    #expect(diagnostics(view, context).map(\.rule) == [.unknownClass])
    let other = Self.view("customClass=\"StarView\" customModule=\"Stars\"")
    #expect(diagnostics(other, context).map(\.rule) == [.appClass])
  }

  @Test("An action for the first responder is accepted") func anActionForTheFirstResponderIsRight()
  {
    let found = diagnostics(
      """
      <button buttonType="system" id="b">
        <rect key="frame" x="0.0" y="0.0" width="60" height="44"/>
        <connections>
          <action selector="copy:" destination="responder" eventType="touchUpInside" id="a"/>
        </connections>
      </button>
      """)
    #expect(found.isEmpty)
  }

  @Test("An object that does not exist is an error") func anObjectThatIsNowhereIsAnError() {
    let found = diagnostics(
      """
      <button buttonType="system" id="b">
        <rect key="frame" x="0.0" y="0.0" width="60" height="44"/>
        <connections>
          <action selector="copy:" destination="gone" eventType="touchUpInside" id="a"/>
        </connections>
      </button>
      """)
    #expect(found.map(\.rule) == [.missingObject])
  }

  @Test("A missing image is one note") func anImageThatIsMissingIsOneNote() {
    let found = diagnostics(
      #"<imageView image="photo" id="i"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
    )
    #expect(found.map(\.rule) == [.missingImage])
  }

  @Test("A named color must exist in a known asset catalog")
  func aNamedColorIsOfTheAssetCatalogWhereThatIsKnown() {
    let view = """
      <view id="v">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <color key="backgroundColor" name="brand"/>
      </view>
      """
    #expect(diagnostics(view).map(\.severity) == [.note])
    var context = DocumentContext()
    context.color = { $0 == "brand" ? .red : nil }
    #expect(diagnostics(view, context).isEmpty)
    context.color = { _ in nil }
    #expect(diagnostics(view, context).map(\.rule) == [.missingColor])
    #expect(diagnostics(view, context).map(\.severity) == [.warning])
  }

  @Test("The nearest name differs by few changes") func theNearestNameIsOneOfFewChanges() {
    let names = ["minimumValue", "maximumValue", "step"]
    #expect(NearestName.nearest(to: "minimumValu", among: names) == "minimumValue")
    #expect(NearestName.nearest(to: "stpe", among: names) == "step")
    #expect(NearestName.nearest(to: "steps", among: names) == "step")
    #expect(NearestName.nearest(to: "color", among: names) == nil)
  }

  // MARK: Fixtures

  private static func card(
    module: String? = "PortableTests", name: String = "NibCard", attribute: String? = nil
  ) -> String {
    let place = module.map { " customModule=\"\($0)\"" } ?? ""
    return view(attribute: attribute, "customClass=\"\(name)\"\(place)")
  }

  private static func view(attribute: String? = nil, _ attributes: String = "") -> String {
    let list = attribute.map {
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \($0)/></userDefinedRuntimeAttributes>
      """
    }
    return """
      <view \(attributes) id="v">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        \(list ?? "")
      </view>
      """
  }

  private func diagnostics(
    _ content: String, modules: [String: String]
  ) -> [DocumentDiagnostic] {
    var context = DocumentContext()
    context.modules = modules
    return diagnostics(content, context)
  }

  private func diagnostics(
    _ content: String, _ context: DocumentContext = DocumentContext()
  ) -> [DocumentDiagnostic] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505">
        <objects>
          <placeholder placeholderIdentifier="IBFirstResponder" id="responder"/>
          \(content)
        </objects>
      </document>
      """
    return DocumentPreview(Data(text.utf8), file: "Card.xib", context: context).diagnostics
  }
}
