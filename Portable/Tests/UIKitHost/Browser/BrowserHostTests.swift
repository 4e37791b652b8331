import Foundation
import TestSupport
import Testing

@testable import UIKitHost

/// The app on a page, from a message of the page to the frame that it gets.
@MainActor @Suite(.serialized) struct BrowserHostTests {
  private func touch(
    _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat,
    device: BrowserMessage.Touch.Device = .mouse, identifier: Int32 = 1, pressure: CGFloat = 0.5
  ) -> BrowserMessage.Touch {
    BrowserMessage.Touch(
      phase: phase, device: device, identifier: identifier, location: CGPoint(x: x, y: y),
      pressure: pressure, altitude: 1, azimuth: 0.5, radius: 0)
  }

  // MARK: Frames

  @Test("The page gets all of the app at its size and density")
  func thePageGetsAllOfTheAppAtItsSizeAndDensity() throws {
    let stage = try BrowserStage()
    let page = stage.page()
    page.send(.display(.init(size: CGSize(width: 400.5, height: 500), scale: 2)))
    page.turn { !page.sentFrames.isEmpty }
    let frame = try #require(page.sentFrames.first)
    #expect(frame.size == CGSize(width: 800, height: 1000))
    #expect(frame.scale == 2)
    #expect(stage.window.bounds.size == CGSize(width: 400, height: 500))
    #expect(stage.window.traitCollection.displayScale == 2)
    var covered = CGRect.null
    for rect in frame.rects { covered = covered.union(rect.area) }
    #expect(covered == CGRect(x: 0, y: 0, width: 800, height: 1000))
    let image = try #require(frame.rects.first?.image.flatMap { Bitmap($0) })
    #expect(image.color(x: 20, y: 20) == PixelColor(.white))
  }

  @Test(
    "The size of the page is limited",
    arguments: [
      (CGSize(width: 1, height: 2), 0.5, CGSize(width: 320, height: 320), 1.0),
      (CGSize(width: 5000, height: 9000), 1, CGSize(width: 1366, height: 1366), 1),
      (CGSize(width: 330, height: 340), 8, CGSize(width: 330, height: 340), 3),
    ]) func theSizeIsBounded(asked: CGSize, scale: CGFloat, size: CGSize, density: CGFloat) throws
  {
    let stage = try BrowserStage()
    let page = stage.openPage(.init(size: asked, scale: scale))
    #expect(stage.host.device.size == size)
    #expect(stage.host.device.scale == density)
    #expect(page.sentFrames.last?.scale == density)
  }

  @Test("An app that is made for the first page has its size")
  func anAppThatIsMadeForTheFirstPageHasItsSize() throws {
    let stage = try BrowserStage()
    var sizes: [CGSize] = []
    stage.host.firstPageOpened = { sizes.append(stage.window.bounds.size) }
    let page = stage.openPage()
    page.send(.display(.init(size: CGSize(width: 500, height: 500), scale: 1)), turns: 5)
    #expect(sizes == [CGSize(width: 400, height: 500)])
  }

  @Test("Only changed areas are sent") func onlyWhatChangedIsSent() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    let spot = UIView(frame: CGRect(x: 50, y: 60, width: 30, height: 20))
    spot.backgroundColor = .red
    stage.view.addSubview(spot)
    page.turn { page.sentFrames.count == 2 }
    let frame = try #require(page.sentFrames.last)
    #expect(frame.rects.count == 1)
    #expect(frame.rects.first.map { $0.area.insetBy(dx: -2, dy: -2).contains(spot.frame) } == true)
    #expect(frame.rects.first.map { spot.frame.insetBy(dx: -3, dy: -3).contains($0.area) } == true)
    // Nothing more to show, so nothing more is sent.
    page.send(.shown(frame.number), turns: 20)
    #expect(page.sentFrames.count == 2)
  }

  @Test("Changes are merged while a frame is under way")
  func whileAFrameIsOnItsWayChangesAreUnited() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    let spot = UIView(frame: CGRect(x: 50, y: 60, width: 30, height: 20))
    spot.backgroundColor = .red
    stage.view.addSubview(spot)
    page.turn { page.sentFrames.count == 2 }
    let number = try #require(page.sentFrames.last?.number)
    for step in 1...30 {
      spot.frame.origin = CGPoint(x: 50 + step * 5, y: 60 + step * 10)
      stage.host.turn()
    }
    page.turn(20)
    #expect(page.sentFrames.count == 2)
    page.send(.shown(number))
    page.turn { page.sentFrames.count == 3 }
    let frame = try #require(page.sentFrames.last)
    // Where it was when the page last saw it, and where it is now.
    for place in [CGPoint(x: 60, y: 70), CGPoint(x: 210, y: 370)] {
      #expect(frame.rects.contains { $0.area.contains(place) }, "\(place)")
    }
  }

  @Test("A page that does not show a frame is cut off, and the next one gets everything")
  func aPageThatDoesNotShowAFrameIsCutOffAndTheNextGetsEverything() throws {
    let stage = try BrowserStage(patience: 0)
    let page = stage.page()
    page.send(.display(BrowserStage.display))
    page.turn { page.isClosed }
    #expect(page.closeCode == 4002)
    let next = stage.page()
    next.send(.display(BrowserStage.display))
    next.turn { !next.sentFrames.isEmpty }
    #expect(next.sentFrames.first?.rects.first?.area.size == CGSize(width: 400, height: 500))
  }

  @Test("A page that confirms a frame that was not sent is cut off")
  func aPageThatConfirmsWhatWasNotSentIsCutOff() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    page.send(.shown(99))
    page.turn { page.isClosed }
    #expect(page.closeCode == 1008)
  }

  @Test("A hidden page gets no frames and the app is in the background")
  func aHiddenPageGetsNoFramesAndTheAppIsInTheBackground() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    #expect(stage.host.scene.activationState == .foregroundActive)
    var hidden = BrowserStage.display
    hidden.isVisible = false
    page.send(.display(hidden), turns: 5)
    #expect(stage.host.scene.activationState == .background)
    stage.view.backgroundColor = .blue
    page.turn(10)
    #expect(page.sentFrames.count == 1)
    page.send(.display(BrowserStage.display))
    page.turn { page.sentFrames.count == 2 }
    #expect(page.sentFrames.count == 2)
    #expect(stage.host.scene.activationState == .foregroundActive)
  }

  @Test("An app without a page is in the background") func anAppWithoutAPageIsInTheBackground()
    throws
  {
    let stage = try BrowserStage()
    let page = stage.openPage()
    page.close()
    for _ in 0..<5_000 where stage.host.isVisible { stage.host.turn() }
    #expect(stage.host.scene.activationState == .background)
  }

  // MARK: Input

  @Test("The mouse acts as a finger") func theMouseIsAFinger() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    page.send(.touches([touch(.began, 50, 60)]))
    page.send(.touches([touch(.moved, 55, 60), touch(.moved, 60, 61)]))
    page.send(.touches([touch(.ended, 70, 80)]))
    page.turn { stage.view.samples.last?.phase == .ended }
    #expect(stage.view.samples.first?.location == CGPoint(x: 50, y: 60))
    #expect(
      stage.view.samples.last
        == BrowserRecorder.Sample(phase: .ended, location: CGPoint(x: 70, y: 80)))
    #expect(stage.view.samples.allSatisfy { $0.type == .direct })
  }

  @Test("A pen measures force and direction") func aPenMeasuresForceAndDirection() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    page.send(.touches([touch(.began, 50, 60, device: .pen, pressure: 0.5)]))
    page.send(.touches([touch(.moved, 52, 60, device: .pen, pressure: 1)]))
    page.turn { stage.view.samples.contains { $0.phase == .moved } }
    #expect(stage.view.samples.map(\.type) == [.pencil, .pencil])
    #expect(stage.view.samples.map(\.force) == [1, 2])
    #expect(abs(stage.view.azimuth - 0.5) < 1e-6)
  }

  @Test("Samples of a message are coalesced") func samplesOfAMessageAreCoalesced() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    page.send(.touches([touch(.began, 0, 60, device: .finger)]), turns: 3)
    stage.view.coalesced = 0
    page.send(.touches((1...20).map { touch(.moved, CGFloat($0), 60, device: .finger) }))
    page.turn { stage.view.coalesced > 0 }
    #expect(stage.view.coalesced == 20)
    #expect(stage.view.samples.count == 2)
  }

  @Test("Fingers are distinguished and end with the page")
  func fingersAreDistinguishedAndEndWithThePage() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    page.send(
      .touches([
        touch(.began, 10, 60, device: .finger, identifier: 1),
        touch(.began, 200, 60, device: .finger, identifier: 2),
        touch(.moved, 9, 9, device: .finger, identifier: 3),
        touch(.began, 11, 60, device: .finger, identifier: 1),
      ]))
    page.turn { stage.view.samples.count >= 2 }
    #expect(stage.view.samples.map(\.phase) == [.began, .began])
    page.close()
    for _ in 0..<5_000 where stage.host.isVisible { stage.host.turn() }
    #expect(stage.view.samples.map(\.phase).suffix(2) == [.cancelled, .cancelled])
    #expect(stage.host.fingers.isEmpty)
  }

  @Test("With Alt the mouse acts as two fingers") func withAltTheMouseIsTwoFingers() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    page.send(
      .key(.init(phase: .down, usage: .keyboardLeftAlt, modifiers: .alternate, characters: "")))
    page.send(.hover(CGPoint(x: 100, y: 100)))
    page.send(.touches([touch(.began, 100, 100)]))
    page.turn { stage.view.samples.count == 2 }
    #expect(
      Set(stage.view.samples.map(\.location)) == [CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 400)])
  }

  @Test("The wheel scrolls") func theWheelScrolls() throws {
    let stage = try BrowserStage()
    let scrollView = UIScrollView(frame: stage.view.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    scrollView.contentInsetAdjustmentBehavior = .never
    stage.view.addSubview(scrollView)
    let page = stage.openPage()
    page.send(.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -120)))
    page.turn { scrollView.contentOffset.y > 0 }
    #expect(scrollView.contentOffset.y > 0)
  }

  @Test("Keys and text reach the first responder") func keysAndTextReachTheFirstResponder() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    #expect(page.messages.contains([130, 0]))
    stage.view.becomeFirstResponder()
    page.turn { page.messages.contains([130, 1]) }
    #expect(page.messages.contains([130, 1]))
    page.send(.key(.init(phase: .down, usage: .keyboardH, modifiers: .shift, characters: "H")))
    page.send(.text("Hé"))
    page.send(.key(.init(phase: .down, usage: .keyboardZ, modifiers: .command, characters: "z")))
    page.send(
      .key(.init(phase: .down, usage: .keyboardUpArrow, modifiers: [], characters: "")), turns: 5)
    #expect(stage.view.text == "Hé")
    #expect(stage.view.keys.first == "1 H")
    #expect(stage.view.keys.last?.hasSuffix(UIKeyCommand.inputUpArrow) == true)
    page.send(.focusLost, turns: 5)
    #expect(stage.host.keys.isEmpty)
  }

  // MARK: Beside the picture

  @Test("The app is dark when the browser is") func theAppIsDarkWhenTheBrowserIs() throws {
    let stage = try BrowserStage()
    var display = BrowserStage.display
    display.isDark = true
    let page = stage.openPage(display)
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    page.turn { page.messages.contains([130, 2]) }
    #expect(page.messages.contains([130, 2]))
  }

  @Test("An app of a chosen style keeps it") func anAppOfAChosenStyleKeepsIt() throws {
    let stage = try BrowserStage { $0.followsBrowserStyle = false }
    var display = BrowserStage.display
    display.isDark = true
    _ = stage.openPage(display)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Copied text goes to the browser, and pasted text comes from it")
  func whatIsCopiedGoesToTheBrowserAndWhatIsPastedComesFromIt() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    UIPasteboard.general.string = "let slider = RangeSliderControl()"
    let copied: [UInt8] = BrowserReply.copy("let slider = RangeSliderControl()").bytes
    page.turn { page.messages.contains(copied) }
    #expect(page.messages.contains(copied))
    #expect(UIPasteboard.general.string == "let slider = RangeSliderControl()")

    let text = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    stage.view.addSubview(text)
    text.becomeFirstResponder()
    page.send(.pasteboard("pasted"), turns: 5)
    #expect(text.text == "pasted")
  }

  @Test("A host that stops notifies the page") func aHostThatStopsTellsThePage() throws {
    let stage = try BrowserStage()
    let page = stage.openPage()
    stage.host.stop()
    stage.host.run()
    page.turn { page.isClosed }
    #expect(page.closeCode == 1001)
    #expect(stage.host.scene.activationState != .foregroundActive)
  }
}
