import ControlExtras
import ControlCore
import TestSupport
import Testing

@testable import CatalogApp

/// U4: what holds for every control of the kit that Interface Builder knows.
@MainActor
struct InspectableTableTests {
  typealias Make = @MainActor () -> any Inspectable

  /// Every control that a page shows with its attributes, and those on screens of their own.
  ///
  /// Of several pages with a class the first; `TORTURE` takes all.
  private static let controls: [Make] = {
    var classes: Set<ObjectIdentifier> = []
    return CatalogRegistry.pages.compactMap { page -> Make? in
      guard let control = page.make({ _ in }).control,
        classes.insert(ObjectIdentifier(type(of: control))).inserted || Torture.isOn
      else { return nil }
      return { page.make { _ in }.control ?? control }
    } + [
      { StatefulButton(type: .system) }, { StickyHeaderView(frame: .zero) },
      { StickyFooterView(frame: .zero) }, { TappableImageView(frame: .zero) },
    ]
  }()

  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { _ in
  }

  private func forEveryProperty(
    _ body: (any Inspectable, InspectableProperty, Comment) throws -> Void
  ) rethrows {
    for make in Self.controls {
      let properties = type(of: make()).inspectableProperties
      #expect(!properties.isEmpty, "\(type(of: make()))")
      for property in properties {
        let control = make()
        try body(control, property, "\(type(of: control)).\(property.name)")
      }
    }
  }

  /// A value of the property's kind that is not its default.
  private func sample(
    of property: InspectableProperty, in control: any Inspectable
  ) -> InspectableValue {
    func number(_ kind: ClosedRange<Double>) -> Double {
      let range = property.range(in: control) ?? kind
      let third = range.lowerBound + (range.upperBound - range.lowerBound) / 3
      return property.defaultValue.number == third ? range.upperBound : third
    }
    switch property.kind {
    case .bool: return .bool(property.defaultValue == .bool(false))
    case .integer(let range):
      let whole = Int(number(Double(range.lowerBound)...Double(range.upperBound)).rounded())
      return .integer(
        property.defaultValue == .integer(whole) ? min(whole + 1, range.upperBound) : whole)
    case .choice(let names):
      return .integer(property.defaultValue == .integer(0) ? names.count - 1 : 0)
    case .number(let range): return .number(number(range))
    case .string: return .string("sample")
    case .point: return .point(CGPoint(x: 3, y: 4))
    case .size: return .size(CGSize(width: 31, height: 17))
    case .rect: return .rect(CGRect(x: 1, y: 2, width: 30, height: 20))
    case .color: return .color(.systemGreen)
    case .image: return .image(Self.image)
    }
  }

  private func values(of control: any Inspectable) -> [String: InspectableValue] {
    let pairs = type(of: control).inspectableProperties.compactMap { property in
      property.value(in: control).map { (property.name, $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("The list of controls has attributes")
  func tablesAreFound() {
    #expect(Self.controls.count >= 3)
    forEveryProperty { _, property, _ in #expect(!property.name.isEmpty) }
  }

  @Test("Every listed property can be set by its listed kind, and says so in that kind")
  func settableByKind() {
    forEveryProperty { control, property, comment in
      #expect(control.setInspectable(property.name, to: sample(of: property, in: control)), comment)
      let value = property.value(in: control)
      #expect(value?.kindName == property.defaultValue.kindName, comment)
    }
  }

  /// Apple's Resource Programming Guide, "Nib Files": user-defined runtime attributes are set by
  /// `setValue:forKeyPath:`.
  @Test("Key-value coding sets every listed property, as a nib does")
  func keyValueCoding() {
    for make in Self.controls {
      for property in type(of: make()).inspectableProperties {
        let (direct, keyed) = (make(), make())
        let value = sample(of: property, in: direct)
        direct.setInspectable(property.name, to: value)
        keyed.setValue(value.object, forKey: property.name)
        #expect(
          property.value(in: keyed) == property.value(in: direct),
          "\(type(of: direct)).\(property.name)")
      }
    }
  }

  @Test("A new control has the listed defaults, and setting them changes nothing")
  func defaults() {
    forEveryProperty { control, property, comment in
      #expect(property.value(in: control) == property.defaultValue, comment)
      let before = values(of: control)
      #expect(property.set(property.defaultValue, in: control), comment)
      #expect(values(of: control) == before, comment)
    }
  }

  @Test("A value of another kind is refused and leaves the old one")
  func wrongKind() {
    let others: [InspectableValue] = [
      .bool(true), .integer(2), .number(1.5), .string("1"), .point(.zero), .size(.zero),
      .rect(.zero), .color(.red), .image(Self.image),
    ]
    forEveryProperty { control, property, comment in
      property.set(sample(of: property, in: control), in: control)
      let before = values(of: control)
      for other in others where !property.takes(other) {
        #expect(!control.setInspectable(property.name, to: other), comment)
      }
      #expect(values(of: control) == before, comment)
    }
  }

  @Test("Attributes in any order give the same control")
  func anyOrder() {
    var generator = SeededGenerator(seed: 4)
    for make in Self.controls {
      let first = make()
      let samples = type(of: first).inspectableProperties.map {
        ($0.name, sample(of: $0, in: first))
      }
      for (name, value) in samples { first.setInspectable(name, to: value) }
      for _ in 0..<Torture.count(8, torture: 400) {
        let other = make()
        for (name, value) in samples.shuffled(using: &generator) {
          other.setInspectable(name, to: value)
        }
        #expect(values(of: other) == values(of: first), "\(type(of: first))")
      }
    }
  }

  @Test("Names are unique, as in Swift")
  func names() {
    for make in Self.controls {
      let names = type(of: make()).inspectableProperties.map(\.name)
      #expect(Set(names).count == names.count)
      for name in names { #expect(name.first?.isLowercase == true && name.allSatisfy(\.isLetter)) }
    }
  }

  @Test(
    "Preparing for Interface Builder leaves a usable control, and nothing of it at run time")
  func preview() async {
    for make in Self.controls {
      let prepared = make()
      let defaults = values(of: prepared)
      prepared.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
      prepared.prepareForInterfaceBuilder()
      prepared.layoutIfNeeded()
      #expect(values(of: prepared) == defaults, "\(type(of: prepared))")
      let host = TestHost()
      host.add(prepared)
      await host.advance(by: 0.1)
      #expect(values(of: prepared) == defaults, "\(type(of: prepared))")
    }
  }

  @Test("Set-up before there is a window shows nothing and reports nothing")
  func setUpIsQuiet() {
    let windows = UIApplication.shared.connectedScenes.count
    let messages = reports { for make in Self.controls { _ = make() } }
    #expect(messages == [])
    #expect(UIApplication.shared.connectedScenes.count == windows)
  }
}

/// U4: what the sources themselves must keep to.
struct InspectableSourceTests {
  private static let sources: [(name: String, text: String)] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.compactMap {
      guard let text = try? String(contentsOf: $0, encoding: .utf8) else { return nil }
      return ($0.lastPathComponent, text)
    }
  }()

  private static let kinds: Set<Substring> = [
    "Bool", "Int", "CGFloat", "Double", "String", "String?", "CGPoint", "CGSize", "CGRect",
    "UIColor", "UIColor?", "UIImage", "UIImage?",
  ]

  private static var declarations: [(name: Substring, kind: Substring)] {
    sources.flatMap { source in
      source.text.matches(
        of: /@IBInspectable\s+(?:public|open)\s+dynamic\s+var\s+(\w+):\s*([\w.?]+)/
      )
      .map { ($0.1, $0.2) }
    }
  }

  @Test("Attributes are of the kinds that Interface Builder knows, with their type written out")
  func allowedKinds() {
    #expect(Self.declarations.count > 20)
    for (name, kind) in Self.declarations { #expect(Self.kinds.contains(kind), "\(name): \(kind)") }
    let marks = Self.sources.map { $0.text.matches(of: /@IBInspectable\s/).count }.reduce(0, +)
    #expect(marks == Self.declarations.count)
  }

  // Swift refuses `open` in an extension on Linux, where there is no Objective-C.
  @Test("Attributes in the body of a class are open, so that an app's subclass can repeat them")
  func openAttributes() {
    let bodies = Self.sources.filter { !$0.name.contains("+") }
    #expect(bodies.map { $0.text.matches(of: /@IBInspectable\s+open/).count }.reduce(0, +) > 25)
    for body in bodies {
      #expect(!body.text.contains(/@IBInspectable\s+public/), "\(body.name)")
    }
  }

  @Test("Every attribute is in a table")
  func everyAttributeIsListed() {
    let tables = Self.sources.filter { $0.text.contains("InspectableProperty") }.map(\.text)
    for (name, _) in Self.declarations {
      // By its name, or by its key path in a row of the table.
      let isListed = tables.contains {
        ["\"\(name)\"", "\\.\(name),", "\\.\(name))", "\\.\(name) }"].contains(where: $0.contains)
      }
      #expect(isListed, "\(name)")
    }
  }

  @Test("Set-up touches no main bundle, screen, defaults or network")
  func nothingGlobal() {
    let words = [
      "Bundle.main", "UIScreen.main", "UserDefaults", "URLSession", "UIImage(named:",
      "UIApplication.shared.keyWindow",
    ]
    // Interface Builder's own bundle has no key that would change the design.
    for source in Self.sources where source.name != "SystemDesign.swift" {
      for word in words { #expect(!source.text.contains(word), "\(source.name): \(word)") }
    }
  }
}

extension InspectableProperty {
  /// Whether a value is of the property's kind; whole numbers are numbers.
  fileprivate func takes(_ value: InspectableValue) -> Bool {
    switch (kind, value) {
    case (.bool, .bool), (.integer, .integer), (.choice, .integer), (.number, .number),
      (.number, .integer),
      (.string, .string), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.image, .image):
      true
    default: false
    }
  }
}

extension InspectableValue {
  /// The object of key-value coding.
  fileprivate var object: Any? {
    switch self {
    case .bool(let bool): NSNumber(value: bool)
    case .integer(let integer): NSNumber(value: integer)
    case .number(let number): NSNumber(value: number)
    case .string(let string): string
    case .point(let point): NSValue(cgPoint: point)
    case .size(let size): NSValue(cgSize: size)
    case .rect(let rect): NSValue(cgRect: rect)
    case .color(let color): color
    case .image(let image): image
    }
  }

  fileprivate var kindName: String {
    switch self {
    case .bool: "bool"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .color: "color"
    case .image: "image"
    }
  }
}
