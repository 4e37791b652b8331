import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// What a declarative view asks of its sheet and learns of it.
@MainActor struct PopupLinkTests {
  private final class State {
    var isPresented = false {
      didSet { wanted = isPresented ? "sheet" : nil }
    }
    var wanted: AnyHashable?
    var style = UIAlertController.Style.actionSheet
    var title = "Title"
    var configured = 0
    var wasReset = false

    /// Whether each end has reset the state.
    var ends: [Bool] = []
    var configuration: (ActionSheetController) -> Void = { _ in }
    var more: [ActionSheetItem] = []
    var makeMore: @MainActor () -> [ActionSheetItem] = { [] }
    var queue: PresentationQueue?
  }

  private let host = TestHost()
  private let link = PopupLink<ActionSheetController, SheetOutcome>()
  private let anchor = PresentationAnchorController()
  private let state = State()

  init() {
    anchor.appeared = { [link] in link.update($0) }
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
      to: PopupRequest(
        PopupState { [state] in
          state.wanted
        } set: { [state] _ in
          state.wasReset = true
          state.isPresented = false
        }, preferredStyle: state.style, title: state.title, message: nil,
        items: state.wanted == nil
          ? nil
          : [
            .action(.destructive("Delete", id: "delete") { _ in }), .action(.cancel(id: "cancel")),
          ]
            + state.more + state.makeMore(), queue: state.queue,
        configuration: { [state] in
          state.configured += 1
          state.configuration($0)
        }
      ) { [state] _ in
        state.ends.append(state.wasReset)
        state.wasReset = false
      })
    await host.advance(by: 2)
  }

  @Test("The sheet follows the state") func theSheetFollowsTheState() async {
    await enter()
    await update()
    #expect(link.popup == nil)
    state.isPresented = true
    await update()
    #expect(link.popup?.viewIfLoaded?.window != nil)
    #expect(state.configured == 1)
    state.isPresented = false
    await update()
    #expect(link.popup == nil)
    #expect(state.ends == [false])
  }

  @Test("A sheet that the person closes resets the state")
  func aSheetThatThePersonClosesResetsTheState() async {
    await enter()
    state.isPresented = true
    await update()
    link.popup?.cancel()
    await host.advance(by: 2)
    #expect(state.ends == [true])
    #expect(!state.isPresented)
    await update()
    #expect(link.popup == nil)
  }

  @Test("An update changes the shown sheet without configuring it again")
  func anUpdateChangesTheShownSheetWithoutConfiguringItAgain() async {
    await enter()
    state.isPresented = true
    await update()
    state.title = "Other"
    await update()
    #expect(link.popup?.title == "Other")
    #expect(state.configured == 1)
  }

  /// Whether updates go through a queue.
  @Test("Updates keep what the app and the user have added and changed", arguments: [false, true])
  func updatesKeepWhatTheAppAndTheUserHaveAddedAndChanged(isQueued: Bool) async throws {
    if isQueued { state.queue = PresentationQueue() }
    let view = UISwitch()
    state.configuration = { controller in
      controller.message = "Message"
      controller.addTextField { $0.placeholder = "Name" }
      controller.sheet.addItem(.view(view, id: "switch"))
      controller.addAction(ActionSheetAction("Configured", id: "configured"))
      controller.preferredAction = controller.sheet.action("configured")
    }
    await enter()
    state.isPresented = true
    await update()
    let sheet = try #require(link.popup)
    let field = try #require(sheet.textFields.first)
    #expect(field.isFirstResponder)
    field.insertText("Anna")
    sheet.updateAction(id: "delete") { $0.state = .on }
    sheet.updateAction(id: "configured") { $0.errorMessage = "No connection" }
    for step in 0..<5 {
      state.title = "Title \(step)"
      state.more = step.isMultiple(of: 2) ? [.action(ActionSheetAction("More", id: "more"))] : []
      await update()
      #expect(link.popup === sheet)
      #expect(sheet.title == "Title \(step)")
      #expect(sheet.message == "Message")
      #expect(sheet.textFields.first === field)
      #expect(field.isFirstResponder)
      #expect(field.text == "Anna")
      #expect(view.window != nil)
      #expect(sheet.sheet.action("delete")?.state == .on)
      #expect(sheet.sheet.action("configured")?.errorMessage == "No connection")
      #expect(sheet.preferredAction?.id == "configured")
      #expect((sheet.sheet.action("more") != nil) == step.isMultiple(of: 2))
    }
    #expect(state.configured == 1)
  }

  @Test("Updates keep the focused row and a running handler")
  func updatesKeepTheRowThatHasTheFocusAndARunningHandler() async throws {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    state.configuration = { controller in
      controller.addAction(
        ActionSheetAction("Upload", id: "upload") { _ in for await _ in stream { break } })
    }
    await enter()
    state.isPresented = true
    await update()
    let sheet = try #require(link.popup)
    let element = try #require(
      sheet.sheet.rowAccessibility.element(of: "delete") as? UIAccessibilityElement)
    sheet.sheet.selectAction(id: "upload")
    await host.advance(by: 0.2)
    await update()
    #expect(sheet.sheet.isBusy("upload"))
    #expect(
      sheet.sheet.rowAccessibility.element(of: "delete") as? UIAccessibilityElement === element)
    continuation.yield()
    await host.advance(by: 2)
    #expect(link.popup == nil)
    #expect(state.ends == [true])
  }

  @Test("Updates reach a sheet that waits in a queue, and one that it interrupts")
  func updatesReachASheetThatWaitsInAQueueAndOneThatItInterrupts()
    async throws
  {
    let queue = PresentationQueue()
    state.queue = queue
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    await enter()
    let presentation = queue.enqueue(first, on: host.rootViewController)
    state.isPresented = true
    await update()
    state.title = "While it waits"
    await update()
    #expect(link.popup?.viewIfLoaded?.window == nil)
    presentation.cancel()
    await host.advance(by: 2)
    let sheet = try #require(link.popup)
    #expect(sheet.viewIfLoaded?.window != nil)
    #expect(sheet.title == "While it waits")
    sheet.sheet.updateAction(id: "delete") { $0.state = .on }
    let urgent = queue.enqueue(
      UIAlertController(title: "Urgent", message: nil, preferredStyle: .alert),
      as: PresentationRequest(policy: .interrupt(resuming: true)), on: host.rootViewController)
    await host.advance(by: 2)
    #expect(sheet.viewIfLoaded?.window == nil)
    state.title = "While it is hidden"
    await update()
    urgent.cancel()
    await host.advance(by: 2)
    #expect(link.popup === sheet)
    #expect(sheet.viewIfLoaded?.window != nil)
    #expect(sheet.title == "While it is hidden")
    #expect(sheet.sheet.action("delete")?.state == .on)
    state.isPresented = false
    await update()
    #expect(link.popup == nil)
    #expect(queue.isIdle)
  }

  @Test("A state that is true from the start is followed in the window")
  func aStateThatIsTrueFromTheStartIsFollowedInTheWindow() async {
    state.isPresented = true
    await update()
    #expect(link.popup == nil)
    await enter()
    await host.advance(by: 2)
    #expect(link.popup?.viewIfLoaded?.window != nil)
  }

  @Test("The sheet ends with its view") func theSheetEndsWithItsView() async {
    await enter()
    state.isPresented = true
    await update()
    link.cancel()
    await host.advance(by: 2)
    #expect(link.popup == nil)
  }

  @Test("The anchor takes no touches") func theAnchorTakesNoTouches() {
    anchor.loadViewIfNeeded()
    #expect(!anchor.view.isUserInteractionEnabled)
    #expect(!anchor.view.isAccessibilityElement)
  }

  // MARK: Items and dialogs

  @Test("A sheet for another item replaces the previous one")
  func aSheetForAnotherItemTakesThePlaceOfTheOneBefore() async {
    await enter()
    state.isPresented = true
    state.wanted = 1
    await update()
    let first = link.popup
    state.wanted = 2
    state.title = "Second"
    await update()
    #expect(first?.isPresented == false)
    #expect(first?.title == "Title")
    #expect(link.popup !== first)
    #expect(link.popup?.title == "Second")
    #expect(link.popup?.viewIfLoaded?.window != nil)
    #expect(state.ends == [false])
    link.popup?.cancel()
    await host.advance(by: 2)
    #expect(state.ends == [false, true])
  }

  @Test("A sheet that disappears keeps the content of an item that is gone")
  func aSheetThatDisappearsKeepsTheContentOfAnItemThatIsGone() async {
    await enter()
    state.isPresented = true
    await update()
    let sheet = link.popup
    state.isPresented = false
    state.title = "Gone"
    link.update(anchor)
    await update()
    #expect(sheet?.title == "Title")
  }

  @Test("A dialog is presented in the middle of the window")
  func aDialogIsPresentedInTheMiddleOfTheWindow() async {
    await enter()
    state.style = .alert
    state.isPresented = true
    await update()
    #expect(link.popup?.preferredStyle == .alert)
    #expect(link.popup?.sheet.frame.midY == host.window.bounds.midY)
    link.popup?.cancel()
    await host.advance(by: 2)
  }

  // MARK: Bindings

  private final class Form {
    var name = "Summer"
    var order: Set<String> = ["name"]
    var placeholder = "Name"

    @MainActor var field: ActionSheetItem {
      .textField(
        placeholder,
        text: SheetBinding {
          self.name
        } set: {
          self.name = $0
        }, id: "field"
      ) { $0.isEmpty ? "" : nil }
    }

    var day = Date(timeIntervalSinceReferenceDate: 190_028_460)
    var choice = 1

    @MainActor var pickers: [ActionSheetItem] {
      [
        .datePicker(
          "Date",
          date: SheetBinding {
            self.day
          } set: {
            self.day = $0
          }, id: "date", configurationHandler: nil),
        .picker(
          "Repeat", choices: ["Never", "Daily", placeholder],
          choice: SheetBinding {
            self.choice
          } set: {
            self.choice = $0
          }, id: "repeat"),
      ]
    }

    @MainActor var page: [ActionSheetItem] {
      var action = ActionSheetAction("More", id: "more")
      action.children = sections
      return [.action(action)]
    }

    @MainActor var sections: [ActionSheetItem] {
      var actions = ["name", "date"].map { ActionSheetAction($0, id: SheetItemID($0)) }
      for index in actions.indices { actions[index].keepsPresented = true }
      return [
        .section(
          "Sort by", selection: .single, id: "order",
          binding: SheetBinding {
            self.order
          } set: {
            self.order = $0
          }, items: actions.map { .action($0) })
      ]
    }
  }

  @Test("A text field and its binding follow each other")
  func aTextFieldShowsTheTextOfItsBindingAndTheBindingHasWhatTheUserTypes()
    async
  {
    let form = Form()
    await enter()
    state.makeMore = { [form.field] }
    state.isPresented = true
    await update()
    let field = link.popup?.textFields.first
    #expect(field?.text == "Summer")
    #expect(field?.isFirstResponder == true)
    await host.advance(by: 0.5)
    host.type("!")
    #expect(form.name == "Summer!")
    // A view that is evaluated again makes its fields anew; the field that is edited stays.
    form.placeholder = "Title"
    await update()
    #expect(link.popup?.textFields.first === field)
    #expect(field?.isFirstResponder == true)
    #expect(field?.text == "Summer!")
    #expect(field?.placeholder == "Title")
    form.name = ""
    await update()
    #expect(field?.text == "")
    #expect(link.popup?.sheet.selectAction(id: "delete") == false)
    link.popup?.cancel()
    await host.advance(by: 2)
  }

  @Test("A selection and its binding follow each other")
  func aSelectionFollowsItsBindingAndTheBindingWhatTheUserChooses() async {
    let form = Form()
    await enter()
    state.more = form.sections
    state.isPresented = true
    await update()
    #expect(link.popup?.selectedActions.map(\.id) == ["name"])
    link.popup?.sheet.selectAction(id: "date")
    await host.advance(by: 0.1)
    #expect(form.order == ["date"])
    state.more = form.sections
    await update()
    #expect(link.popup?.selectedActions.map(\.id) == ["date"])
    form.order = ["name"]
    state.more = form.sections
    await update()
    #expect(link.popup?.selectedActions.map(\.id) == ["name"])
    link.popup?.cancel()
    await host.advance(by: 2)
  }

  @Test("Pickers follow their bindings, and stay when the view is evaluated again")
  func pickersFollowTheirBindingsAndStayWhenTheViewIsEvaluatedAgain() async {
    let form = Form()
    await enter()
    state.makeMore = { form.pickers }
    state.isPresented = true
    await update()
    let picker = link.popup?.pickers.first
    let date = link.popup?.datePickers.first
    #expect(picker?.selectedRow(inComponent: 0) == 1)
    #expect(date?.date == form.day)
    let wheel = picker?.subviews.first { $0.accessibilityTraits == .adjustable }
    wheel?.accessibilityIncrement()
    #expect(form.choice == 2)
    #expect(wheel?.accessibilityValue == "Name")
    form.placeholder = "Weekly"
    form.day += 86_400
    await update()
    #expect(link.popup?.pickers.first === picker && link.popup?.datePickers.first === date)
    #expect(date?.date == form.day)
    #expect(wheel?.accessibilityValue == "Weekly")
    form.choice = 0
    await update()
    #expect(picker?.selectedRow(inComponent: 0) == 0)
    link.popup?.cancel()
    await host.advance(by: 2)
  }

  @Test("A selection on a page of children follows its binding")
  func aSelectionOnAPageOfChildrenFollowsItsBinding() async {
    let form = Form()
    await enter()
    state.makeMore = { form.page }
    state.isPresented = true
    await update()
    link.popup?.sheet.selectAction(id: "more")
    await host.advance(by: 1)
    #expect(link.popup?.selectedActions.map(\.id) == ["name"])
    form.order = ["date"]
    await update()
    #expect(link.popup?.selectedActions.map(\.id) == ["date"])
    link.popup?.cancel()
    await host.advance(by: 2)
  }
}
