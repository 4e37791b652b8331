import TestSupport
import Testing

@testable import ActionSheet

/// What a declarative view asks of its sheet and learns of it.
@MainActor struct ChoiceSheetLinkTests {
  private final class State {
    var isPresented = false
    var title = "Title"
    var configured = 0
    var ends: [Bool] = []
  }

  private let host = TestHost()
  private let link = ChoiceSheetLink()
  private let anchor: ChoiceSheetAnchorController
  private let state = State()

  init() {
    anchor = ChoiceSheetAnchorController(link: link)
  }

  private func enter() async {
    host.rootViewController.addChild(anchor)
    anchor.view.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    host.view.addSubview(anchor.view)
    anchor.didMove(toParent: host.rootViewController)
    await host.advance(by: 1)
  }

  private func update() async {
    link.update(
      anchor,
      to: ChoiceSheetRequest(
        isPresented: { [state] in state.isPresented }, title: state.title,
        items: { [.action(.destructive("Delete") { _ in }), .action(.cancel())] },
        configuration: { [state] _ in state.configured += 1 }
      ) { [state] _, isStillWanted in
        state.ends.append(isStillWanted)
        if isStillWanted { state.isPresented = false }
      })
    await host.advance(by: 2)
  }

  @Test func theSheetFollowsTheState() async {
    await enter()
    await update()
    #expect(link.sheet == nil)
    state.isPresented = true
    await update()
    #expect(link.sheet?.viewIfLoaded?.window != nil)
    #expect(state.configured == 1)
    state.isPresented = false
    await update()
    #expect(link.sheet == nil)
    #expect(state.ends == [false])
  }

  @Test func aSheetThatThePersonClosesResetsTheState() async {
    await enter()
    state.isPresented = true
    await update()
    link.sheet?.cancel()
    await host.advance(by: 2)
    #expect(state.ends == [true])
    #expect(!state.isPresented)
    await update()
    #expect(link.sheet == nil)
  }

  @Test func anUpdateChangesTheShownSheetWithoutConfiguringItAgain() async {
    await enter()
    state.isPresented = true
    await update()
    state.title = "Other"
    await update()
    #expect(link.sheet?.title == "Other")
    #expect(state.configured == 1)
  }

  @Test func aStateThatIsTrueFromTheStartIsFollowedInTheWindow() async {
    state.isPresented = true
    await update()
    #expect(link.sheet == nil)
    await enter()
    await host.advance(by: 2)
    #expect(link.sheet?.viewIfLoaded?.window != nil)
  }

  @Test func theSheetEndsWithItsView() async {
    await enter()
    state.isPresented = true
    await update()
    link.cancel()
    await host.advance(by: 2)
    #expect(link.sheet == nil)
  }

  @Test func theAnchorTakesNoTouches() {
    anchor.loadViewIfNeeded()
    #expect(!anchor.view.isUserInteractionEnabled)
    #expect(!anchor.view.isAccessibilityElement)
  }
}
