import ControlCore
import Foundation
import TestSupport
import Testing

@testable import CatalogApp

/// Links as values: read from an address and written to one.
@MainActor
struct CatalogLinkTests {
  private func link(_ text: String) -> CatalogLink? {
    URL(string: text).flatMap { CatalogLink($0) }
  }

  private func item(_ name: String, _ text: String) -> CatalogLink.Item {
    CatalogLink.Item(name: name, text: text)
  }

  @Test("A link has page, state, attributes and environment")
  func aLinkHasPageStateAttributesAndEnvironment() {
    #expect(
      link("controlkit://range-slider/labels?step=0.1&title=Two%20words#appearance=dark")
        == CatalogLink(
          page: "range-slider", state: "labels",
          attributes: [item("step", "0.1"), item("title", "Two words")],
          environment: [item("appearance", "dark")]))
  }

  @Test("Missing parts are nil") func whatIsMissingIsNil() {
    #expect(link("controlkit://range-slider") == CatalogLink(page: "range-slider"))
    #expect(link("controlkit://range-slider/") == CatalogLink(page: "range-slider"))
    #expect(link("controlkit:///") == CatalogLink())
    #expect(link("CONTROLKIT://range-slider")?.page == "range-slider")
    #expect(
      link("controlkit://#size=320x568")
        == CatalogLink(environment: [item("size", "320x568")]))
  }

  @Test("An address of another scheme gives no link") func anotherSchemeIsNoLink() {
    #expect(link("https://range-slider/labels") == nil)
    #expect(link("range-slider") == nil)
  }

  // MARK: Round trips

  private static let characters = Array("aZ09-._~ &=#?/%+,;:@'\"<>[]{}\\|^`äß\u{0}\n→日本語ع👍🏽")

  private func text(_ random: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
        Self.characters.randomElement(using: &random)
      })
  }

  @Test("The address of any link gives the link") func theAddressOfAnyLinkGivesTheLink() throws {
    var random = SeededGenerator(seed: 33)
    let places: [(String?, String?)] =
      [(nil, nil)]
      + CatalogRegistry.pages.flatMap { page in
        [(page.id, nil)] + page.states.map { (page.id, $0.id) }
      }
    for _ in 0..<(Torture.isOn ? 20_000 : 1_000) {
      func items() -> [CatalogLink.Item] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          item(text(&random), text(&random))
        }
      }
      let place = try #require(places.randomElement(using: &random))
      let link = CatalogLink(
        page: place.0, state: place.1, attributes: items(), environment: items())
      let url = try #require(link.url, "\(link)")
      #expect(CatalogLink(url) == link, "\(url)")
      // An address is also carried as text.
      #expect(self.link(url.absoluteString) == link, "\(url)")
    }
  }

  private func value(
    of property: InspectableProperty, _ random: inout SeededGenerator
  ) -> InspectableValue {
    func number(_ range: ClosedRange<Double> = -1e6...1e6) -> Double {
      switch Int.random(in: 0...5, using: &random) {
      case 0: range.lowerBound
      case 1: range.upperBound
      case 2: Double.random(in: 0...1, using: &random)
      default:
        Double.random(in: max(range.lowerBound, -1e9)...min(range.upperBound, 1e9), using: &random)
      }
    }
    switch property.kind {
    case .bool: return .bool(Bool.random(using: &random))
    case .integer(let range): return .integer(Int.random(in: range, using: &random))
    case .choice(let names):
      return .integer(Int.random(in: names.indices, using: &random))
    case .number(let range):
      return .number(property.valueNames.keys.randomElement(using: &random) ?? number(range))
    case .string: return .string(text(&random))
    case .point: return .point(CGPoint(x: number(), y: number()))
    case .size: return .size(CGSize(width: number(), height: number()))
    case .rect: return .rect(CGRect(x: number(), y: number(), width: number(), height: number()))
    case .color:
      if Bool.random(using: &random), property.defaultValue == .color(nil) { return .color(nil) }
      let known = ColorText.named.randomElement(using: &random)?.color
      let other = UIColor(
        red: Double(Int.random(in: 0...255, using: &random)) / 255,
        green: Double.random(in: -0.2...1.2, using: &random), blue: 0.5, alpha: 1)
      return .color(Bool.random(using: &random) ? known : other)
    case .image:
      return .image(Bool.random(using: &random) ? nil : SampleImages.knob(for: property.name))
    }
  }

  @Test("The text of any value of any attribute gives the value")
  func theTextOfAnyValueOfAnyAttributeGivesTheValue() throws {
    var random = SeededGenerator(seed: 34)
    var count = 0
    let properties = CatalogRegistry.pages.flatMap { page in page.properties.map { (page.id, $0) } }
    expectEach(properties, named: { "\($0)/\($1.name)" }) { page, property in
      for _ in 0..<(Torture.isOn ? 200 : 8) {
        let value = value(of: property, &random)
        let text = try #require(AttributeText.text(value, of: property))
        let name = "\(page)/\(property.name) \(text)"
        #expect(AttributeText.value(text, of: property) == value, "\(name)")
        count += 1
      }
    }
    #expect(count > 1_000)
  }

  private func environment(_ random: inout SeededGenerator) -> CatalogEnvironment {
    func maybe<Value>(_ value: Value?) -> Value? {
      Bool.random(using: &random) ? value : nil
    }
    var environment = CatalogEnvironment()
    environment.style = maybe(Bool.random(using: &random) ? .dark : .light)
    environment.design = maybe(SystemDesign.allCases.randomElement(using: &random))
    environment.tint = maybe(ColorText.named.randomElement(using: &random)?.color)
    environment.direction = maybe(Bool.random(using: &random) ? .leftToRight : .rightToLeft)
    environment.textSize = maybe(
      CatalogEnvironment.textSizes.randomElement(using: &random)?.category)
    environment.isBold = Bool.random(using: &random)
    environment.hasHighContrast = Bool.random(using: &random)
    environment.language = maybe(CatalogLanguage.all.randomElement(using: &random))
    environment.size = maybe(
      CGSize(
        width: Double.random(in: 1...2_000, using: &random).rounded(),
        height: Double.random(in: 1...2_000, using: &random)))
    environment.safeArea = maybe(
      UIEdgeInsets(top: Double.random(in: 0...90, using: &random), left: 1, bottom: 34, right: 0.5))
    environment.posture = maybe(CatalogEnvironment.Posture.allCases.randomElement(using: &random))
    return environment
  }

  @Test("The text of any environment gives the environment")
  func theTextOfAnyEnvironmentGivesTheEnvironment() throws {
    var random = SeededGenerator(seed: 35)
    for _ in 0..<200 {
      let environment = environment(&random)
      let link = CatalogLink(page: "range-slider", environment: EnvironmentText.items(environment))
      let url = try #require(link.url)
      let read = try #require(CatalogLink(url))
      let destination = CatalogDestination(read)
      #expect(destination.environment == environment)
      #expect(destination.message == nil)
      // What a link does not name stays.
      let plain = CatalogDestination(CatalogLink(page: "range-slider"), from: environment)
      #expect(plain.environment == environment)
    }
  }

  @Test("A setting of the system is automatic, and an unknown setting is named")
  func aSettingOfTheSystemIsAutomaticAndAnUnknownOneIsNamed() throws {
    var dark = CatalogEnvironment()
    dark.style = .dark
    dark.isBold = true
    let back = try #require(link("controlkit://pulse#appearance=automatic&bold=automatic"))
    #expect(CatalogDestination(back, from: dark).environment == CatalogEnvironment())
    let unknown = try #require(link("controlkit://pulse?speed=3#appearance=dusk&weather=rain"))
    let destination = CatalogDestination(unknown, from: dark)
    #expect(destination.environment == dark)
    #expect(destination.message == "Not found: speed=3, appearance=dusk, weather=rain")
  }

  // Every other page; `TORTURE` opens all.
  @Test("No attribute of a page that is only opened has changed")
  func noAttributeOfAPageThatIsOnlyOpenedHasChanged() async throws {
    await expectEach(CatalogRegistry.pages.enumerated(), named: \.element.id) { index, page in
      guard Torture.isOn || index % 2 == 0 else { return }
      let host = TestHost(scale: 1, rootViewController: CatalogNavigation.make(openingOn: page.id))
      host.host.frameDuration = 0.1
      await host.advance(by: 0.5)
      let catalog = host.rootViewController as? CatalogSplitViewController
      #expect(catalog?.link == CatalogLink(page: page.id), "\(page.id)")
    }
  }
}

extension PageViewController {
  /// The row of an attribute in the inspector.
  func row(_ name: String) -> InspectorRow? {
    (content?.card(.attributes) as? InspectorView)?.rows.first { $0.property.name == name }
  }
}
