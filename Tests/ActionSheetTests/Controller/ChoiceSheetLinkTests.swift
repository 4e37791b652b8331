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

  private func enter() {
    host.rootViewController.addChild(anchor)
    anchor.view.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    host.view.addSubview(anchor.view)
    anchor.didMove(toParent: host.rootViewController)
    host.advance(by: 1)
  }

  private func update() {
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
    host.advance(by: 2)
  }

  @Test func theSheetFollowsTheState() {
    enter()
    update()
    #expect(link.sheet == nil)
    state.isPresented = true
    update()
    #expect(link.sheet?.viewIfLoaded?.window != nil)
    #expect(state.configured == 1)
    state.isPresented = false
    update()
    #expect(link.sheet == nil)
    #expect(state.ends == [false])
  }

  @Test func aSheetThatThePersonClosesResetsTheState() {
    enter()
    state.isPresented = true
    update()
    link.sheet?.cancel()
    host.advance(by: 2)
    #expect(state.ends == [true])
    #expect(!state.isPresented)
    update()
    #expect(link.sheet == nil)
  }

  @Test func anUpdateChangesTheShownSheetWithoutConfiguringItAgain() {
    enter()
    state.isPresented = true
    update()
    state.title = "Other"
    update()
    #expect(link.sheet?.title == "Other")
    #expect(state.configured == 1)
  }

  @Test func aStateThatIsTrueFromTheStartIsFollowedInTheWindow() {
    state.isPresented = true
    update()
    #expect(link.sheet == nil)
    enter()
    host.advance(by: 2)
    #expect(link.sheet?.viewIfLoaded?.window != nil)
  }

  @Test func theSheetEndsWithItsView() {
    enter()
    state.isPresented = true
    update()
    link.cancel()
    host.advance(by: 2)
    #expect(link.sheet == nil)
  }

  @Test func theAnchorTakesNoTouches() {
    anchor.loadViewIfNeeded()
    #expect(!anchor.view.isUserInteractionEnabled)
    #expect(!anchor.view.isAccessibilityElement)
  }
}
