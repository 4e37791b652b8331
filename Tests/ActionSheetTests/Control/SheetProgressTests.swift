import TestSupport
import Testing

@_spi(Benchmarks) @testable import ActionSheet

/// Actions that take their time.
@MainActor
struct SheetProgressTests {
  @Test("an action at work shows progress, and no other can be chosen")
  func busy() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.setBusy("N1", true)
    fixture.host.layout()
    let spinner = fixture.views(UIActivityIndicatorView.self).first
    #expect(spinner?.isAnimating == true)
    #expect(spinner?.isDescendant(of: fixture.row("N1") ?? UIView()) == true)
    fixture.host.touches.tap(at: fixture.middle(of: "D0"))
    fixture.host.touches.tap(at: fixture.middle(of: "N1"))
    #expect(fixture.chosen.isEmpty)
    #expect(!fixture.sheet.selectAction(id: "D0"))
    let elements = fixture.sheet.accessibilityElements as? [UIAccessibilityElement] ?? []
    #expect(elements[1].accessibilityValue == "In progress")
    #expect(elements.allSatisfy { $0.accessibilityTraits.contains(.notEnabled) })
    fixture.sheet.setBusy("N1", false)
    fixture.host.layout()
    #expect(spinner?.isAnimating == false)
    fixture.host.touches.tap(at: fixture.middle(of: "D0"))
    #expect(fixture.chosen == ["D0"])
  }

  @Test("an action that is not there cannot be at work")
  func nobodyBusy() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.setBusy("nobody", true)
    #expect(fixture.sheet.busyActionIDs.isEmpty)
    fixture.sheet.setBusy("N1", true)
    fixture.sheet.removeAction(id: "N1")
    #expect(fixture.sheet.busyActionIDs.isEmpty)
  }

  @Test("N6: a handler runs once, gets its action, and leaves nothing at work")
  func handlers() async {
    let sheet = ActionSheetControl()
    var ran: [String] = []
    sheet.addAction(
      ActionSheetAction("One", id: "one") { action in
        ran.append(action.title)
        await Task.yield()
        ran.append("end")
      })
    let task = sheet.performHandler(of: "one")
    await task?.value
    #expect(ran == ["One", "end"])
    #expect(sheet.busyActionIDs.isEmpty)
    #expect(sheet.performHandler(of: "nobody") == nil)
  }

  @Test("choosing runs the handler, unless a presenter does that itself")
  func whoRunsHandlers() async {
    let sheet = ActionSheetControl()
    var count = 0
    sheet.addAction(ActionSheetAction("One", id: "one") { _ in count += 1 })
    sheet.runsHandlers = false
    sheet.selectAction(id: "one")
    await Task.yield()
    #expect(count == 0)
    sheet.runsHandlers = true
    sheet.selectAction(id: "one")
    for _ in 0..<10 where count == 0 { await Task.yield() }
    #expect(count == 1)
  }
}
