import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Dialogs, sheets and toasts of a queue, and a sheet of a declarative view, while fingers, code, errors,
/// resizes and folds come at random.
@MainActor final class PopupMonkeyTests {
  private struct Failure: Error {}

  private let stage = QueueStage(
    safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let link = PopupLink<ActionSheetController, SheetOutcome>()
  private let anchor = PresentationAnchorController()
  private var generator = SeededGenerator(seed: 31)

  // The state of the declarative view.
  private var isWanted = false
  private var style = UIAlertController.Style.actionSheet
  private var text = "Summer"
  private var choice = 1
  private var day = Date(timeIntervalSinceReferenceDate: 190_028_460)
  private var order: Set<String> = ["name"]

  private var queued: [QueuedPresentation] = []
  private var ends: [Int] = []
  private var toasts: [Toast] = []
  private var begun = 0
  private var finished = 0
  private var presentations = 0
  private var isFingerDown = false
  private var isKeyboardUp = false

  init() {
    anchor.appeared = { [link] in link.update($0) }
    stage.root.addChild(anchor)
    anchor.view.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    stage.host.view.addSubview(anchor.view)
    anchor.didMove(toParent: stage.root)
  }

  @Test("After any events each popup ends once, each task ends, and the app has its touches back")
  func monkey() async {
    let count = Torture.count(800, torture: 50_000)
    var settled = 0
    // UIKit ignores what comes during a transition, and says so.
    _ = await reports {
      for step in 0..<count {
        act(step)
        await stage.host.advance(by: step % 7 == 0 ? 0.2 : 1.0 / 60)
        stage.clock.advance(by: step % 7 == 0 ? .seconds(0.2) : .seconds(1) / 60)
        if step % 60 == 59 || step == count - 1 {
          await settle(step)
          settled += 1
          if Task.isCancelled { break }
        }
      }
    }
    #expect(settled >= count / 60)
    #expect(presentations > count / 60)
    #expect(begun > count / 200)
  }

  private func random(_ range: Range<Int>) -> Int { .random(in: range, using: &generator) }

  private var size: CGSize { stage.host.window.bounds.size }

  private var point: CGPoint {
    CGPoint(
      x: CGFloat.random(in: 0...size.width, using: &generator),
      y: CGFloat.random(in: 0...size.height, using: &generator))
  }

  /// Sends a touch; time passes after it, while tasks run.
  private func touch(_ phase: UITouch.Phase, at point: CGPoint) {
    stage.host.host.touch([TouchSample(finger: 0, phase: phase, location: point)])
    isFingerDown = phase == .began || phase == .moved
  }

  /// The sheet that is shown, if any.
  private var shown: ActionSheetController? {
    var controller = stage.root.presentedViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller as? ActionSheetController
  }

  private func act(_ step: Int) {
    let isDown = isFingerDown
    switch random(0..<50) {
    case 0..<5 where !isDown:
      touch(.began, at: point)
    case 0..<10 where isDown: touch(.moved, at: point)
    case 10..<15 where isDown:
      touch(.ended, at: point)
    case 15 where isDown:
      touch(.cancelled, at: point)
    case 16...18: enqueueSheet(step)
    case 19, 20: enqueueToast(step)
    case 21:
      toasts.randomElement(using: &generator)?.finish(step % 2 == 0 ? .success : .error, "Done")
    case 22: queued.randomElement(using: &generator)?.cancel()
    case 23: if step % 3 == 0 { stage.queue.suspend() } else { stage.queue.resume() }
    case 24...27: updateView(step)
    case 28: resize()
    case 29: moveKeyboard()
    case 30: fold(step)
    case 31: stage.host.host.press(.keyboardEscape)
    case 32: _ = shown?.accessibilityPerformEscape()
    case 33: shown?.cancel(animated: step % 2 == 0)
    case 34: stage.root.dismiss(animated: step % 2 == 0)
    case 35...37, 43...47: choose()
    case 38: type(step)
    case 39, 40: turnWheel()
    case 41: change(step)
    case 42: stage.queue.delay = .milliseconds(step % 3 * 100)
    default: break
    }
  }

  // MARK: Popups

  private func items(_ step: Int) -> [ActionSheetItem] {
    var work = ActionSheetAction.default("Work", id: "work") { [weak self] _ in
      self?.begun += 1
      defer { self?.finished += 1 }
      try await Task.sleep(for: .milliseconds(step % 4 * 300))
      if step % 3 == 0 { throw Failure() }
    }
    work.keepsPresented = step % 2 == 0
    work.isCancelable = step % 5 != 0
    var items: [ActionSheetItem] = [.action(work), .action(.destructive("Delete"))]
    switch random(0..<7) {
    case 0: items.insert(.textField(validation: { $0.isEmpty ? "" : nil }), at: 0)
    case 1: items.insert(.picker("Repeat", choices: ["Never", "Daily", "Weekly"]), at: 0)
    case 2: items.insert(.picker(choices: (0..<30).map(String.init)), at: 0)
    case 3: items.insert(.datePicker("Date", date: day), at: 0)
    case 4: items.insert(.grid((0..<5).map { ActionSheetAction("Tile \($0)") }), at: 0)
    case 5:
      items.insert(
        .deferred {
          try await Task.sleep(for: .milliseconds(200))
          if step % 2 == 0 { throw Failure() }
          return [.action(.default("Loaded"))]
        }, at: 0)
    default:
      var more = ActionSheetAction.default("More")
      more.children = [.action(.default("Child"))]
      items.append(.action(more))
    }
    return items + [.action(.cancel())]
  }

  private var request: PresentationRequest {
    var request = PresentationRequest()
    request.policy =
      [
        .append, .next, .interrupt(resuming: true), .interrupt(resuming: false), .replace,
        .dropIfBusy,
      ][random(0..<6)]
    request.priority = [.normal, .high, .low][random(0..<3)]
    if random(0..<4) == 0 { request.duration = .milliseconds(700) }
    return request
  }

  private func enqueueSheet(_ step: Int) {
    guard queued.count < 6 else { return }
    let controller = ActionSheetController(
      title: "Popup \(step)", message: step % 2 == 0 ? "Message" : nil,
      preferredStyle: step % 2 == 0 ? .alert : .actionSheet, items: items(step))
    controller.style = [.system, .classic, .edgeToEdge][random(0..<3)]
    if step % 3 == 0 { controller.sheet.traitOverrides[SystemDesignTrait.self] = .glass }
    if step % 4 == 0 {
      controller.style.closesOnSwipe = true
      controller.style.closesOnBackgroundTap = true
    }
    if step % 5 == 0 { controller.detents = [.medium, .large] }
    note(stage.queue.enqueue(controller, as: request))
  }

  private func enqueueToast(_ step: Int) {
    guard queued.count < 6 else { return }
    let toast: Toast =
      switch random(0..<4) {
      case 0: .success("Saved")
      case 1: .error("Failed", position: .bottom)
      case 2: .loading("Loading")
      default: Toast("Deleted", position: .bottom)
      }
    if step % 3 == 0 { toast.setButton("Undo") }
    if step % 4 == 0 { toast.progress = 0.4 }
    toasts.append(toast)
    note(stage.queue.enqueue(toast, as: request))
  }

  private func note(_ presentation: QueuedPresentation) {
    let index = ends.count
    queued.append(presentation)
    ends.append(0)
    presentation.whenPresented { [weak self] in self?.presentations += 1 }
    presentation.whenEnded { [weak self] _ in self?.ends[index] += 1 }
  }

  // MARK: The declarative view

  private func updateView(_ step: Int) {
    switch random(0..<7) {
    case 0, 1: isWanted.toggle()
    case 2: text = "Text \(step)"
    case 3: choice = step % 4
    case 4: day += 86_400
    case 5: order = step % 2 == 0 ? ["name"] : ["date"]
    default: if !isWanted { style = step % 2 == 0 ? .alert : .actionSheet }
    }
    link.update(
      anchor,
      to: PopupRequest(
        PopupState(
          get: { [weak self] in self?.isWanted == true ? "sheet" : nil },
          set: { [weak self] _ in self?.isWanted = false }),
        preferredStyle: style, title: "Title \(step % 3)", message: nil,
        items: isWanted ? declared : nil, queue: step % 2 == 0 ? stage.queue : nil,
        configuration: { _ in }, ended: { _ in }))
  }

  private var declared: [ActionSheetItem] {
    var items: [ActionSheetItem] = [
      .textField(
        "Name",
        text: SheetBinding {
          self.text
        } set: {
          self.text = $0
        }, id: "field"),
      .picker(
        "Repeat", choices: ["Never", "Daily", "Weekly"],
        choice: SheetBinding {
          self.choice
        } set: {
          self.choice = $0
        }, id: "repeat"),
      .datePicker(
        nil,
        date: SheetBinding {
          self.day
        } set: {
          self.day = $0
        }, id: "date", configurationHandler: nil),
      .section(
        "Sort", selection: .single, id: "sort",
        binding: SheetBinding {
          self.order
        } set: {
          self.order = $0
        },
        items: [
          .action(ActionSheetAction("Name", id: "name")),
          .action(ActionSheetAction("Date", id: "date-action")),
        ]),
    ]
    if choice == 2 { items.append(.action(.destructive("Delete", id: "delete"))) }
    return items + [.action(.cancel(id: "cancel"))]
  }

  // MARK: Surroundings

  private func resize() {
    stage.host.host.resize(
      to: CGSize(
        width: .random(in: 320...1_024, using: &generator),
        height: .random(in: 320...1_366, using: &generator)))
  }

  private func fold(_ step: Int) {
    let middle = step % 2 == 0 ? size.width / 2 : size.height / 2
    let fold =
      step % 2 == 0
      ? CGRect(x: middle, y: 0, width: 8, height: 2_000)
      : CGRect(x: 0, y: middle, width: 2_000, height: 8)
    shown?.reservedRects = step % 3 == 0 ? [] : [fold]
    stage.queue.reservedRects = step % 4 == 0 ? [] : [fold]
  }

  private func moveKeyboard() {
    let frame = CGRect(x: 0, y: size.height - 300, width: size.width, height: 300)
    stage.host.host.moveKeyboard(
      from: isKeyboardUp ? frame : nil, to: isKeyboardUp ? nil : frame)
    isKeyboardUp.toggle()
  }

  // MARK: What a user does in a sheet

  private func choose() {
    guard let shown, let action = shown.sheet.actions.randomElement(using: &generator) else {
      return
    }
    let work = shown.sheet.action("work")
    let id = random(0..<2) == 0 ? work?.id ?? action.id : action.id
    shown.sheet.selectAction(id: id)
  }

  private func type(_ step: Int) {
    guard let field = shown?.textFields.first else { return }
    field.text = step % 2 == 0 ? "" : "Text"
    field.sendActions(for: .editingChanged)
  }

  private func turnWheel() {
    guard let shown else { return }
    let pickers: [UIView] = shown.pickers + shown.datePickers.compactMap(\.subviews.first)
    let wheels = pickers.flatMap(\.subviews).filter { $0.accessibilityTraits == .adjustable }
    wheels.randomElement(using: &generator)?.accessibilityIncrement()
  }

  private func change(_ step: Int) {
    guard let shown else { return }
    shown.performBatchUpdates(animated: step % 2 == 0) {
      switch random(0..<5) {
      case 0: shown.addAction(.default("New \(step)"))
      case 1: shown.message = shown.message == nil ? "Message" : nil
      case 2: shown.removeAction(id: "work")
      case 3: shown.style = [.system, .classic, .edgeToEdge][step % 3]
      default: shown.items = shown.items.reversed()
      }
    }
  }

  // MARK: Rest

  /// Ends everything, and looks at what is left.
  private func settle(_ step: Int) async {
    if isFingerDown { touch(.ended, at: point) }
    if isKeyboardUp { moveKeyboard() }
    await rest(1)
    if let sheet = link.popup, sheet.isPresented, isWanted {
      let shown = sheet.pickers.first?.selectedRow(inComponent: 0)
      #expect(shown == min(choice, 2) || link.popup == nil, "the choice at step \(step)")
      #expect(sheet.textFields.first?.text == text, "the text at step \(step)")
    }
    isWanted = false
    link.update(anchor)
    stage.queue.resume()
    stage.queue.cancelAll()
    await rest(3)
    #expect(stage.queue.isIdle, "the queue at step \(step)")
    #expect(link.popup == nil, "the view at step \(step)")
    #expect(stage.root.presentedViewController == nil, "a controller at step \(step)")
    #expect(stage.toastWindow == nil, "a toast at step \(step)")
    #expect(ends.allSatisfy { $0 == 1 }, "the ends \(ends) at step \(step)")
    #expect(queued.allSatisfy { $0.outcome != nil })
    #expect(begun == finished, "the tasks at step \(step)")
    let hit = stage.host.window.hitTest(CGPoint(x: size.width / 2, y: 60), with: nil)
    #expect(hit === stage.host.view, "touches at step \(step)")
    (queued, ends, toasts) = ([], [], [])
  }

  private func rest(_ seconds: Double) async {
    for _ in 0..<Int(seconds * 10) {
      await stage.host.advance(by: 0.1)
      stage.clock.advance(by: .seconds(0.1))
    }
  }
}
