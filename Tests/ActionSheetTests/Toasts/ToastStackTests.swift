import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Several toasts at one position.
@MainActor
@Suite(.serialized)
struct ToastStackTests {
  private let stage = QueueStage()

  private var queue: PresentationQueue { stage.queue }

  /// Adds toasts, and waits until they stand.
  @discardableResult
  private func show(
    _ texts: [String], at position: Toast.Position = .top
  ) -> [QueuedPresentation] {
    let presentations = texts.map { queue.enqueue(Toast($0, position: position)) }
    stage.run(1)
    return presentations
  }

  private func frame(_ text: String) -> CGRect {
    stage.toastContainers.first { $0.toast?.text == text }
      .map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  private func isReadable(_ text: String) -> Bool {
    stage.toastContainers.contains { $0.toast?.text == text && $0.toast?.view.alpha == 1 }
  }

  private func middle(of text: String) -> CGPoint {
    CGPoint(x: frame(text).midX, y: frame(text).midY)
  }

  @Test("At most three toasts are shown, a fourth waits until one has gone, and none is lost")
  func atMostThreeToastsAreShown() {
    let presentations = show(["A", "B", "C", "D", "E"])
    #expect(stage.toastTexts == ["A", "B", "C"])
    #expect(queue.toasts == Array(presentations[..<3]))
    #expect(queue.pending == Array(presentations[3...]))
    presentations[1].cancel()
    stage.run(1)
    #expect(stage.toastTexts == ["A", "C", "D"])
    stage.run(20)
    #expect(presentations.map(\.wasPresented) == [true, true, true, true, true])
    #expect(
      presentations.map(\.outcome) == [.timedOut, .cancelled, .timedOut, .timedOut, .timedOut])
    #expect(queue.isIdle && stage.toastWindow == nil)
  }

  @Test(
    "The newest toast is in front at its place, and the others peek out behind it, smaller",
    arguments: [Toast.Position.top, .middle, .bottom])
  func theNewestToastIsInFront(position: Toast.Position) {
    show(["A"], at: position)
    let place = frame("A")
    show(["B", "C"], at: position)
    #expect(stage.toastTexts == ["A", "B", "C"])
    #expect(frame("C") == place)
    #expect(isReadable("C") && !isReadable("A") && !isReadable("B"))
    #expect(frame("A").width < frame("B").width && frame("B").width < place.width)
    for (text, depth) in [("B", 1), ("A", 2)] {
      let distance = CGFloat(8 * depth)
      if position == .bottom {
        #expect(abs(frame(text).minY - (place.minY - distance)) < 0.01)
      } else {
        #expect(abs(frame(text).maxY - (place.maxY + distance)) < 0.01)
      }
      #expect(abs(frame(text).midX - place.midX) < 0.01)
    }
  }

  @Test("A toast behind a lower one is no higher than that, whatever it shows")
  func aToastBehindALowerOneIsNoHigher() {
    let long = Toast(String(repeating: "Long ", count: 40))
    long.setButton("Undo")
    queue.enqueue(long)
    stage.run(1)
    let height = stage.toastFrame.height
    show(["B"])
    let front = frame("B")
    let behind = stage.toastContainers[0].frame
    #expect(front.height < height / 2)
    #expect(behind.minY > front.minY && abs(behind.maxY - front.maxY - 8) < 0.01)
    queue.toasts.last?.cancel()
    stage.run(1)
    #expect(stage.toastFrame.height == height && long.view.alpha == 1)
  }

  @Test("A touch spreads the toasts out, and a while after it they are stacked again")
  func aTouchSpreadsTheToastsOut() {
    let presentations = show(["A", "B", "C"])
    let collapsed = frame("A")
    stage.host.touches.down(middle(of: "C"))
    stage.run(0.5)
    #expect(isReadable("A") && isReadable("B") && isReadable("C"))
    #expect(frame("B").minY == frame("C").maxY + 8)
    #expect(frame("A").minY == frame("B").maxY + 8)
    #expect(frame("A").width == frame("C").width)
    stage.host.touches.up()
    stage.run(2.5)
    #expect(isReadable("A"))
    stage.run(1)
    #expect(frame("A") == collapsed && !isReadable("A"))
    // A tap on the stack chooses none.
    #expect(presentations.allSatisfy { $0.outcome == nil })
  }

  @Test("A tap on a toast that is spread out chooses that one")
  func aTapOnAToastThatIsSpreadOut() {
    var taps: [String] = []
    for text in ["A", "B", "C"] {
      let toast = Toast(text)
      toast.tapped = { taps.append(text) }
      queue.enqueue(toast)
    }
    stage.run(1)
    stage.host.touches.tap(at: middle(of: "C"))
    stage.run(0.5)
    #expect(taps == [])
    stage.host.touches.tap(at: middle(of: "A"))
    stage.run(0.5)
    #expect(taps == ["A"])
    #expect(stage.toastTexts == ["B", "C"])
    #expect(isReadable("B"))
  }

  @Test("The peeking part of a toast spreads the stack out too")
  func thePeekingPartSpreadsTheStackOut() {
    show(["A", "B", "C"])
    stage.host.touches.tap(at: CGPoint(x: 195, y: frame("A").maxY - 3))
    stage.run(0.5)
    #expect(isReadable("A"))
  }

  @Test("The button of the toast in front needs one tap")
  func theButtonOfTheToastInFront() {
    show(["A", "B"])
    let toast = Toast("C")
    var undone = 0
    toast.setButton("Undo") { undone += 1 }
    queue.enqueue(toast)
    stage.run(1)
    stage.tapToastButton()
    stage.run(0.5)
    #expect(undone == 1)
    #expect(stage.toastTexts == ["A", "B"])
  }

  @Test("A swipe dismisses the toast that it begins on, and the next one comes to the front")
  func aSwipeDismissesOne() {
    let presentations = show(["A", "B", "C"])
    let place = frame("C")
    let start = middle(of: "C")
    stage.host.touches.down(start)
    stage.host.touches.glide(to: CGPoint(x: start.x, y: start.y - 60), duration: 0.1)
    stage.host.touches.up()
    stage.run(4)
    #expect(presentations.map(\.outcome) == [nil, nil, .dismissed])
    #expect(frame("B") == place && isReadable("B"))
  }

  @Test("From the middle a swipe in either direction dismisses a toast", arguments: [-60, 60])
  func aSwipeFromTheMiddle(distance: CGFloat) {
    let presentations = show(["A"], at: .middle)
    #expect(abs(stage.toastFrame.midY - 422) < 0.6)
    let start = middle(of: "A")
    stage.host.touches.down(start)
    stage.host.touches.glide(to: CGPoint(x: start.x, y: start.y + distance), duration: 0.1)
    stage.host.touches.up()
    stage.run(0.5)
    #expect(presentations[0].outcome == .dismissed && stage.toastWindow == nil)
  }

  @Test("A pointer on the stack spreads it out")
  func aPointerSpreadsTheStackOut() {
    show(["A", "B"])
    stage.host.touches.hover(at: middle(of: "B"))
    stage.run(0.5)
    #expect(isReadable("A"))
    stage.host.touches.hover(at: CGPoint(x: 5, y: 500))
    stage.run(0.5)
    #expect(!isReadable("A"))
  }

  @Test("The window of a stack is hidden and leaves its scene with the last toast")
  func theWindowGoesWithTheLastToast() throws {
    let presentations = show(["A", "B"])
    let window = try #require(stage.toastWindow)
    presentations[0].cancel()
    stage.run(1)
    #expect(!window.isHidden)
    presentations[1].cancel()
    stage.run(1)
    #expect(window.isHidden && window.windowScene == nil)
  }

  // MARK: Time

  @Test("Each toast can be read for its time: that of one behind another stands still")
  func eachToastCanBeReadForItsTime() {
    let presentations = show(["A", "B", "C"])
    for (index, count) in [(2, 2), (1, 1), (0, 0)] {
      stage.run(1.5)
      #expect(presentations[index].outcome == nil)
      stage.run(2)
      #expect(presentations[index].outcome == .timedOut)
      #expect(queue.toasts.count == count)
    }
  }

  @Test("A toast without a limit does not keep those behind it")
  func aToastWithoutALimitKeepsNone() {
    let first = queue.enqueue(Toast("A"))
    let loading = queue.enqueue(.loading("Uploading"))
    stage.run(5)
    #expect(first.outcome == .timedOut && loading.outcome == nil)
  }

  @Test("The time of all toasts stands still while one of them is touched")
  func aTouchKeepsAll() {
    let first = queue.enqueue(Toast("A"))
    let loading = queue.enqueue(.loading("Uploading"))
    stage.run(1)
    stage.host.touches.down(middle(of: "Uploading"))
    stage.run(20)
    #expect(first.outcome == nil)
    stage.host.touches.up()
    stage.run(3)
    #expect(first.outcome == nil)
    stage.run(3)
    #expect(first.outcome == .timedOut && loading.outcome == nil)
  }

  @Test("Toasts at different positions do not keep each other")
  func toastsAtDifferentPositions() {
    let top = queue.enqueue(Toast("A"))
    let bottom = queue.enqueue(Toast("B", position: .bottom))
    stage.run(1)
    #expect(isReadable("A") && isReadable("B"))
    #expect(stage.toastWindows.count == 2)
    stage.run(3)
    #expect(top.outcome == .timedOut && bottom.outcome == .timedOut)
  }

  @Test("The time stands still in the background")
  func theTimeStandsStillInTheBackground() {
    let presentations = show(["A", "B", "C"])
    stage.queue.sceneChanged(.enteredBackground)
    stage.run(20)
    #expect(presentations.allSatisfy { $0.outcome == nil })
    let waiting = queue.enqueue(Toast("D"))
    stage.queue.sceneChanged(.willEnterForeground)
    stage.run(16)
    #expect(presentations.allSatisfy { $0.outcome == .timedOut } && waiting.outcome == .timedOut)
  }

  // MARK: Changes

  @Test("A loading toast that is finished behind others comes to the front")
  func aFinishedToastComesToTheFront() {
    let upload = Toast.loading("Uploading")
    let presentation = queue.enqueue(upload)
    let others = show(["B", "C"])
    #expect(!isReadable("Uploading"))
    upload.finish(.success, "Uploaded")
    stage.run(0.5)
    #expect(stage.toastTexts == ["B", "C", "Uploaded"])
    #expect(isReadable("Uploaded") && !isReadable("C"))
    stage.run(3)
    #expect(presentation.outcome == .timedOut && others.allSatisfy { $0.outcome == nil })
    #expect(isReadable("C"))
  }

  @Test("An equal toast brings the one that is shown to the front")
  func anEqualToastBringsTheOtherToTheFront() {
    let presentations = show(["A", "B"])
    #expect(queue.enqueue(Toast("A")) === presentations[0])
    stage.run(0.5)
    #expect(stage.toastTexts == ["B", "A"])
    #expect(isReadable("A") && !isReadable("B"))
  }

  @Test("A toast that interrupts three hides the oldest, which comes back")
  func aToastThatInterruptsThree() {
    let presentations = show(["A", "B", "C"])
    let interrupting = PresentationRequest(policy: .interrupt(resuming: true), priority: .high)
    let urgent = queue.enqueue(Toast("Battery low"), as: interrupting)
    stage.run(1)
    #expect(stage.toastTexts == ["B", "C", "Battery low"])
    #expect(queue.pending == [presentations[0]])
    urgent.cancel()
    stage.run(1)
    #expect(stage.toastTexts == ["B", "C", "A"])
  }

  @Test("A toast that replaces ends all others")
  func aToastThatReplaces() {
    let presentations = show(["A", "B", "C"])
    queue.enqueue(Toast("D"), as: PresentationRequest(policy: .replace))
    stage.run(1)
    #expect(presentations.allSatisfy { $0.outcome == .replaced })
    #expect(stage.toastTexts == ["D"])
  }

  @Test("A stack stays inside of a window that is resized", arguments: [true, false])
  func aStackStaysInsideOfAWindow(isSpread: Bool) {
    let positions: [Toast.Position] = [.top, .middle, .bottom]
    for position in positions {
      queue.cancelAll()
      stage.run(1)
      for text in ["A", "B", "C"] {
        let toast = Toast("\(text) \(String(repeating: "long ", count: 30))", position: position)
        toast.duration = nil
        queue.enqueue(toast)
      }
      stage.run(1)
      if isSpread { stage.host.touches.down(middle(of: stage.toastTexts[2])) }
      stage.run(0.5)
      for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
        stage.host.host.resize(to: size)
        stage.run(0.5)
        let bounds = CGRect(origin: .zero, size: size)
        for text in stage.toastTexts { #expect(bounds.contains(frame(text))) }
      }
      if isSpread { stage.host.touches.up() }
    }
  }

  // MARK: Views of the app

  /// A controller that knows its height, as one that hosts SwiftUI.
  private final class MeasuredController: UIViewController, SheetBodyController {
    var lines = 2
    func height(fitting width: CGFloat) -> CGFloat { CGFloat(lines) * 20 }
    func adoptContent(of other: UIViewController?) {
      if let other = other as? MeasuredController { lines = other.lines }
    }
  }

  @Test("A view whose controller measures it has that height, also after a change")
  func aViewWhoseControllerMeasuresIt() {
    let controller = MeasuredController()
    let toast = Toast(view: controller.view, controller: controller, position: .top)
    let presentation = queue.enqueue(toast)
    stage.run(1)
    #expect(stage.toastFrame.height == 64)
    #expect(controller.parent?.view === stage.toastContainer?.superview)
    controller.lines = 4
    controller.preferredContentSize = CGSize(width: 100, height: 80)
    stage.run(0.5)
    #expect(stage.toastFrame.height == 104)
    let other = MeasuredController()
    toast.update(to: Toast(view: other.view, controller: other, position: .top))
    #expect(controller.lines == 2)
    presentation.cancel()
    stage.run(1)
    #expect(controller.parent == nil && stage.toastWindow == nil)
  }

  @Test("Behind another toast a view of the app is as high as that")
  func aViewOfTheAppBehindAnother() {
    let controller = MeasuredController()
    controller.lines = 9
    queue.enqueue(Toast(view: controller.view, controller: controller, position: .top))
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: 300).isActive = true
    queue.enqueue(Toast(view: view))
    show(["C"])
    #expect(
      stage.toastContainers.map(\.bounds.height) == Array(repeating: frame("C").height, count: 3))
  }

  @Test("Toasts are released when their scene is lost")
  func toastsAreReleasedWithTheirScene() {
    weak var stack: UIViewController?
    weak var toast: Toast?
    do {
      let made = Toast("A")
      toast = made
      queue.enqueue(made)
    }
    stage.run(1)
    stack = stage.toastWindow?.rootViewController
    #expect(stack != nil)
    stage.queue.sceneChanged(.disconnected(stage.host.host.scene))
    stage.run(0.1)
    #expect(queue.isIdle && stack == nil && toast == nil)
  }
}
