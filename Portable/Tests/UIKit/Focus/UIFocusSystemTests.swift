import TestSupport
import Testing

@MainActor
struct UIFocusSystemTests {
  final class FocusView: UIView {
    var log: [String] = []
    var allowsMoves = true
    var takesKeyboard = false

    override var canBecomeFocused: Bool { isUserInteractionEnabled }
    override var canBecomeFirstResponder: Bool { takesKeyboard }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allowsMoves }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      if context.nextFocusedItem === self { log.append("got \(context.focusHeading.rawValue)") }
      if context.previouslyFocusedItem === self { log.append("lost") }
    }
  }

  /// An item that is no view.
  final class Dot: NSObject, UIFocusItem {
    weak var owner: UIView?
    var frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    var canBecomeFocused: Bool { true }
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { owner }
    var focusItemContainer: (any UIFocusItemContainer)? { nil }
    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
  }

  final class DotView: UIView {
    let dot = Dot()
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
      dot.owner = self
      return [dot]
    }
  }

  /// Counts how often it is asked what is inside.
  final class CountingView: UIView {
    var count = 0
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
      count += 1
      return super.focusItems(in: rect)
    }
  }

  private let host = TestHost(idiom: .pad)

  private var focused: AnyObject? { host.window.windowScene?.focusSystem?.focusedItem }

  @discardableResult
  private func add(_ x: CGFloat, _ y: CGFloat, group: String? = nil) -> FocusView {
    let view = FocusView(frame: CGRect(x: x, y: y, width: 40, height: 40))
    view.focusGroupIdentifier = group
    return host.add(view)
  }

  /// "The value of this property is nil if the window scene doesn't support focus" (Apple's
  /// documentation of UIWindowScene.focusSystem). Keyboard focus is a feature of iPad and Mac
  /// ("Focus on iPad keyboard navigation", WWDC 2021).
  @Test("A phone has no focus system") func aPhoneHasNoFocusSystem() {
    let phone = TestHost()
    let view = phone.add(FocusView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    #expect(phone.window.windowScene?.focusSystem == nil)
    #expect(UIFocusSystem.focusSystem(for: view) == nil)
    phone.press(.keyboardTab)
    #expect(!view.isFocused)
  }

  @Test("Tab moves from group to group in reading order and around")
  func tabGoesFromGroupToGroupInReadingOrderAndRound() {
    let last = add(10, 200, group: "c")
    let second = add(200, 100, group: "b")
    let first = add(10, 100, group: "a")
    for expected in [first, second, last, first] {
      host.press(.keyboardTab)
      #expect(focused === expected)
    }
    host.press(.keyboardTab, modifiers: .shift)
    #expect(focused === last)
    #expect(first.log == ["got 16", "lost", "got 16", "lost"])
  }

  @Test("From right to left the rightmost group comes first")
  func fromRightToLeftTheRightmostComesFirst() {
    let host = TestHost(direction: .rightToLeft, idiom: .pad)
    let left = host.add(FocusView(frame: CGRect(x: 10, y: 100, width: 40, height: 40)))
    let right = host.add(FocusView(frame: CGRect(x: 100, y: 100, width: 40, height: 40)))
    left.focusGroupIdentifier = "left"
    right.focusGroupIdentifier = "right"
    host.press(.keyboardTab)
    #expect(right.isFocused)
  }

  @Test("Arrows go to the nearest item of the group") func arrowsGoToTheNearestItemOfTheGroup() {
    let start = add(10, 100)
    let right = add(100, 110)
    let below = add(20, 200)
    add(60, 100, group: "other")
    host.press(.keyboardTab)
    #expect(start.isFocused)
    host.press(.keyboardRightArrow)
    #expect(right.isFocused)
    host.press(.keyboardDownArrow)
    #expect(below.isFocused)
    host.press(.keyboardUpArrow)
    #expect(start.isFocused)
  }

  @Test("The greatest priority of a group gets the focus")
  func theGreatestPriorityOfAGroupGetsTheFocus() {
    add(10, 100)
    let wanted = add(100, 100)
    wanted.focusGroupPriority = .prioritized
    host.press(.keyboardTab)
    #expect(wanted.isFocused)
  }

  @Test("Items that are not views take the focus") func itemsThatAreNoViewsTakeTheFocus() {
    let view = host.add(DotView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
    host.press(.keyboardTab)
    #expect(focused === view.dot)
    #expect(UIFocusSystem.focusSystem(for: view.dot)?.focusedItem === view.dot)
    #expect(UIFocusSystem.environment(host.view, contains: view.dot))
  }

  @Test("An environment can refuse a focus update") func anEnvironmentMayForbidTheMove() {
    let first = add(10, 100, group: "a")
    add(100, 100, group: "b")
    host.press(.keyboardTab)
    first.allowsMoves = false
    host.press(.keyboardTab)
    #expect(first.isFocused)
  }

  @Test("A focus request is carried out with the next frame")
  func aRequestIsCarriedOutWithTheNextFrame() {
    add(10, 100)
    let wanted = add(100, 100)
    let system = host.window.windowScene?.focusSystem
    system?.requestFocusUpdate(to: wanted)
    #expect(focused == nil)
    host.advanceFrames()
    #expect(wanted.isFocused)
    #expect(wanted.log == ["got 0"])
  }

  @Test("A removed item loses the focus") func anItemThatIsGoneLosesTheFocus() {
    let view = add(10, 100)
    host.press(.keyboardTab)
    #expect(view.isFocused)
    view.isHidden = true
    host.advanceFrames()
    #expect(focused == nil)
    #expect(view.log == ["got 16", "lost"])
  }

  @Test("Keyboard and focus follow each other")
  func theKeyboardFollowsTheFocusAndTheFocusTheKeyboard() {
    let view = add(10, 100)
    view.takesKeyboard = true
    let field = host.add(UITextField(frame: CGRect(x: 10, y: 200, width: 100, height: 30)))
    host.press(.keyboardTab)
    #expect(view.isFirstResponder)
    field.becomeFirstResponder()
    #expect(!view.isFocused)
    #expect(field.isFocused)
    host.press(.keyboardTab)
  }

  @Test("Text keeps its arrow keys, and a field of one line passes Tab on")
  func textKeepsItsArrowsAndAFieldOfOneLineLetsTabGo() {
    let field = host.add(UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30)))
    let below = add(10, 200)
    let other = add(10, 300, group: "other")
    field.becomeFirstResponder()
    field.text = "ab"
    host.press(.keyboardDownArrow)
    #expect(!below.isFocused)
    #expect(field.isFocused && field.isFirstResponder)
    host.press(.keyboardTab)
    #expect(other.isFocused)
    #expect(!field.isFirstResponder)
  }

  @Test("Commands with priority come before the focus, others after it")
  func commandsWithPriorityComeBeforeTheFocusAndOthersAfter() {
    final class CommandView: UIView {
      var commands: [UIKeyCommand] = []
      var performed = 0
      override class var _selectors: [_SelectorMethod] {
        super._selectors + [.init("count", count)]
      }
      private func count() { performed += 1 }
      override var canBecomeFocused: Bool { true }
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? { commands }
    }
    let view = host.add(CommandView(frame: CGRect(x: 10, y: 100, width: 40, height: 40)))
    let neighbor = add(100, 100)
    let command = UIKeyCommand(
      input: UIKeyCommand.inputRightArrow, modifierFlags: [],
      action: "count")
    view.commands = [command]
    host.press(.keyboardTab)
    command.wantsPriorityOverSystemBehavior = true
    host.press(.keyboardRightArrow)
    #expect(view.performed == 1)
    #expect(view.isFocused)
    command.wantsPriorityOverSystemBehavior = false
    host.press(.keyboardRightArrow)
    #expect(view.performed == 1)
    #expect(neighbor.isFocused)
  }

  @Test("A ring shows the focus") func aRingShowsWhereTheFocusIs() {
    let view = add(10, 100)
    let place = CGPoint(x: 30, y: 98.5)
    let before = host.color(at: place)
    host.press(.keyboardTab)
    #expect(host.color(at: place) != before)
    view.focusEffect = nil
    host.layout()
    #expect(host.color(at: place) == before)
    view.focusEffect = UIFocusHaloEffect(rect: CGRect(x: 10, y: 120, width: 40, height: 40))
    host.layout()
    #expect(host.color(at: place) == before)
    #expect(host.color(at: CGPoint(x: 30, y: 118.5)) != before)
  }

  @Test("A scroll view shows the item that gets the focus")
  func aScrollViewShowsTheItemThatGetsTheFocus() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    host.add(scrollView)
    let view = FocusView(frame: CGRect(x: 10, y: 600, width: 40, height: 40))
    scrollView.addSubview(view)
    host.layout()
    host.press(.keyboardTab)
    host.advance(by: 1)
    #expect(view.isFocused)
    #expect(scrollView.contentOffset.y >= 440)
  }

  @Test("One move posts one notification") func oneMovePostsOneNotification() {
    add(10, 100)
    var headings: [UIFocusHeading] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
    ) { notification in
      let key = UIFocusSystem.focusUpdateContextUserInfoKey
      let context = notification.userInfo?[key] as? UIFocusUpdateContext
      MainActor.assumeIsolated {
        if let context { headings.append(context.focusHeading) }
      }
    }
    host.press(.keyboardTab)
    NotificationCenter.default.removeObserver(token)
    #expect(headings == [.next])
  }

  @Test("Frames do not walk the tree, with or without focus")
  func framesDoNotWalkTheTreeWithOrWithoutFocus() {
    let counting = host.add(CountingView(frame: CGRect(x: 0, y: 300, width: 40, height: 40)))
    host.advanceFrames(3)
    #expect(counting.count == 0)
    let view = add(10, 10)
    host.press(.keyboardTab)
    let count = counting.count
    host.advanceFrames(3)
    #expect(focused === view)
    #expect(counting.count == count)
  }

  @Test(
    "The focus is lost with the next frame, however its item was removed", arguments: [0, 1, 2, 3])
  func theFocusIsLostWithTheNextFrameHoweverItsItemGoes(way: Int) {
    let container = host.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    let view = FocusView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    container.addSubview(view)
    host.press(.keyboardTab)
    #expect(focused === view)
    switch way {
    case 0: container.isHidden = true
    case 1: container.alpha = 0
    case 2: view.removeFromSuperview()
    default: view.isUserInteractionEnabled = false
    }
    host.advanceFrames()
    #expect(focused == nil)
  }
}
