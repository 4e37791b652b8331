import TestSupport
import Testing

@testable import ActionSheet

/// A sheet for assistive technology and for the keyboard.
@MainActor
struct SheetAccessibilityTests {
  @Test("Header and actions have traits, names and states")
  func elements() {
    let fixture = SheetFixture("H D N C")
    fixture.sheet.message = "Message"
    fixture.sheet.updateAction(id: "N1") {
      $0.state = .on
      $0.subtitle = "Subtitle"
      $0.isEnabled = false
    }
    fixture.host.layout()
    let lines = accessibilityDescription(of: fixture.sheet).split(separator: "{").map {
      $0.components(separatedBy: "} ").last?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }
    let text = lines.joined(separator: "|")
    #expect(text.contains("\"Title\nMessage\""))
    #expect(text.contains("button \"D0\""))
    #expect(text.contains("button \"N1\" value \"Subtitle\" selected disabled"))
    #expect(text.contains("button \"C2\""))
    let header = fixture.sheet.allElements.first as? UIAccessibilityElement
    #expect(header?.accessibilityTraits.contains(.header) == true)
  }

  @Test("Elements have the frames of their rows, also when scrolled away, and the assigned names")
  func framesAndNames() {
    let fixture = SheetFixture(style: .system)
    fixture.add(String(repeating: "N", count: 60) + "C")
    fixture.sheet.updateAction(id: "N50") { $0.accessibilityIdentifier = "fifty" }
    fixture.host.layout()
    let elements = fixture.sheet.allElements as? [UIAccessibilityElement] ?? []
    #expect(elements.count == 61)
    let fifty = elements[50]
    #expect(fifty.accessibilityIdentifier == "fifty")
    #expect(fixture.row("N50") == nil)
    #expect(fifty.accessibilityFrame.minY > 2000)
    fifty.accessibilityElementDidBecomeFocused()
    fixture.host.layout()
    let row = fixture.row("N50")
    #expect(row.map { $0.convert($0.bounds, to: nil) } == fifty.accessibilityFrame)
  }

  @Test("An element follows its row and is removed with its action")
  func elementsFollow() throws {
    let fixture = SheetFixture("N N N C")
    let elements = fixture.sheet.allElements as? [UIAccessibilityElement] ?? []
    let height = elements[0].accessibilityFrame.height
    #expect(height > 0)
    fixture.sheet.removeAction(id: "N0")
    fixture.host.layout()
    let row = fixture.row("N2")
    #expect(row.map { $0.convert($0.bounds, to: nil) } == elements[2].accessibilityFrame)
    #expect(elements[0].accessibilityFrame.isEmpty)
    #expect(fixture.sheet.allElements.count == 3)
    #expect(fixture.sheet.rowAccessibility.elements.count == 3)
  }

  @Test("The first element is found without making an element for every row")
  func firstElement() {
    let fixture = SheetFixture(style: .system)
    fixture.add("H" + String(repeating: "N", count: 2_000))
    let first = fixture.sheet.rowAccessibility.firstElement as? UIAccessibilityElement
    #expect(first?.accessibilityTraits.contains(.header) == true)
    #expect(fixture.sheet.rowAccessibility.elements.count == 1)
    #expect(fixture.sheet.allElements.first as AnyObject === first)
  }

  @Test("Activating an element chooses its action")
  func activation() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.updateAction(id: "N1") { $0.isEnabled = false }
    let elements = fixture.sheet.allElements as? [UIAccessibilityElement] ?? []
    #expect(elements[0].accessibilityActivate())
    #expect(!elements[1].accessibilityActivate())
    #expect(fixture.chosen == ["D0"])
  }

  @Test("The elements stay the same while their rows do")
  func elementsAreKept() {
    let fixture = SheetFixture("D N C")
    let before = (fixture.sheet.allElements).map {
      ObjectIdentifier($0 as AnyObject)
    }
    fixture.sheet.updateAction(id: "N1") { $0.title = "Other" }
    fixture.host.layout()
    let after = (fixture.sheet.allElements).map {
      ObjectIdentifier($0 as AnyObject)
    }
    #expect(before == after)
    let name = (fixture.sheet.allElements[1] as? UIAccessibilityElement)?
      .accessibilityLabel
    #expect(name == "Other")
  }

  @Test("A view of the app is its own element")
  func viewsStandForThemselves() {
    let fixture = SheetFixture("N C")
    let toggle = UISwitch()
    fixture.sheet.contentView = toggle
    fixture.host.layout()
    #expect(fixture.sheet.allElements.first as AnyObject === toggle)
  }

  @Test("Arrow keys move the focus, Return and the space bar choose")
  func keyboard() {
    let fixture = SheetFixture(idiom: .pad, "D N C")
    fixture.sheet.updateAction(id: "N1") { $0.isEnabled = false }
    fixture.host.layout()
    fixture.host.press(.keyboardTab, characters: "\t")
    #expect(fixture.sheet.focusedActionID == "D0")
    fixture.host.press(.keyboardDownArrow)
    #expect(fixture.sheet.focusedActionID == "C2")
    fixture.host.press(.keyboardReturnOrEnter, characters: "\r")
    #expect(fixture.chosen == ["C2"])
    fixture.host.press(.keyboardUpArrow)
    fixture.host.press(.keyboardSpacebar, characters: " ")
    #expect(fixture.chosen == ["C2", "D0"])
  }

  @Test("The focus reaches rows beyond the visible part")
  func focusScrolls() {
    let fixture = SheetFixture(style: .system, idiom: .pad)
    fixture.add(String(repeating: "N", count: 60))
    fixture.host.layout()
    fixture.host.press(.keyboardTab, characters: "\t")
    for _ in 0..<25 {
      fixture.host.press(.keyboardDownArrow)
      fixture.host.advance(by: 0.5)
    }
    #expect(fixture.sheet.focusedActionID == "N25")
    #expect(fixture.sheet.scrollOffset > 500)
  }

  @Test("The pointer highlights a row that can be chosen")
  func pointer() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.updateAction(id: "N1") { $0.isEnabled = false }
    fixture.host.layout()
    let before = fixture.host.snapshot().flatMap { Bitmap($0) }?.bytes
    fixture.host.touches.hover(at: fixture.middle(of: "N1"))
    fixture.host.advance(by: 0.5)
    #expect(fixture.host.snapshot().flatMap { Bitmap($0) }?.bytes == before)
    fixture.host.touches.hover(at: fixture.middle(of: "D0"))
    fixture.host.advance(by: 0.5)
    #expect(fixture.host.snapshot().flatMap { Bitmap($0) }?.bytes != before)
  }

  @Test("VoiceOver scrolls by a page until the end")
  func scrolling() {
    let fixture = SheetFixture(Array(repeating: "D", count: 40).joined(separator: " "))
    let sheet = fixture.sheet
    sheet.settings.environment = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 400), displayScale: 2)
    sheet.frame = sheet.containerFrame
    fixture.host.layout()
    sheet.container.body.contentOffset = .zero
    let page = sheet.layout.body.viewport.height
    #expect(sheet.accessibilityScroll(.down))
    #expect(sheet.scrollOffset == page)
    #expect(sheet.accessibilityScroll(.up))
    #expect(sheet.scrollOffset == 0)
    #expect(!sheet.accessibilityScroll(.up))
    #expect(!sheet.accessibilityScroll(.left))
    while sheet.accessibilityScroll(.down) {}
    #expect(sheet.scrollOffset == sheet.layout.body.maximumOffset)
  }

  @Test("The element of a row stays when the header above it is removed")
  func elementStays() throws {
    let fixture = SheetFixture("H")
    fixture.sheet.addAction(.default("A", id: "a"))
    fixture.host.layout()
    let element = fixture.sheet.rowAccessibility.element(of: "a") as? UIAccessibilityElement
    fixture.sheet.title = nil
    fixture.host.layout()
    let later = fixture.sheet.rowAccessibility.element(of: "a") as? UIAccessibilityElement
    #expect(element != nil && element === later)
    #expect(fixture.sheet.accessibilityElementCount() == 1)
  }
}
