import ControlCore
import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// A sheet that rests at several heights.
@MainActor
@Suite(.serialized)
struct ActionSheetControllerDetentsTests {
  private final class Listener: ActionSheetControllerDelegate {
    var changes = 0

    func actionSheetControllerDidChangeSelectedDetent(_ controller: ActionSheetController) {
      changes += 1
    }
  }

  private let stage = PresentationStage((1...30).map { "Row \($0)" }, listens: false)
  private let listener = Listener()

  init() {
    stage.controller.detents = [.large, .small, .medium]
    stage.controller.delegate = listener
  }

  private var touches: TouchDriver { stage.host.touches }

  private var rowsHeight: CGFloat {
    let layout = stage.sheet.layout
    return layout.containerFrame.height - layout.bottomRoom
  }

  private var maximum: CGFloat { stage.controller.maximumRowsHeight }

  private func drag(by way: CGFloat, rests: Bool = true) {
    let start = CGPoint(x: 195, y: stage.sheet.frame.minY + 20)
    touches.down(start)
    touches.glide(to: CGPoint(x: start.x, y: start.y + way), duration: 0.5)
    if rests { touches.advance(by: 0.3) }
    touches.up()
    stage.run()
  }

  @Test("A sheet rests at its smallest detent until another one is selected")
  func aSheetRestsAtItsSmallestDetentUntilAnotherOneIsSelected() {
    stage.show()
    #expect(stage.controller.selectedDetent == .small)
    #expect(isClose(rowsHeight, maximum / 4))
    stage.controller.selectedDetent = .medium
    #expect(isClose(rowsHeight, maximum / 2))
    #expect(stage.sheet.frame.maxY == 844)
    #expect(listener.changes == 0)
  }

  @Test("A keyboard changes neither the height of a detent nor the selected one")
  func aKeyboardChangesNeitherTheHeightOfADetentNorTheSelectedOne() {
    stage.controller.detents = [.height(250), .medium, .large]
    stage.show()
    let keyboard = CGRect(x: 0, y: 544, width: 390, height: 300)
    for detent in [SheetDetent.height(250), .medium] {
      stage.controller.selectedDetent = detent
      let height = rowsHeight
      stage.host.host.moveKeyboard(from: nil, to: keyboard)
      stage.run()
      #expect(isClose(rowsHeight, height))
      #expect(stage.sheet.frame.maxY <= 544)
      #expect(stage.controller.selectedDetent == detent)
      stage.host.host.moveKeyboard(from: keyboard, to: nil)
      stage.run()
    }
    stage.controller.selectedDetent = .large
    stage.host.host.moveKeyboard(from: nil, to: keyboard)
    stage.run()
    #expect(rowsHeight < 544 && stage.sheet.layout.body.scrolls)
    #expect(stage.controller.selectedDetent == .large)
    stage.host.host.moveKeyboard(from: keyboard, to: nil)
    #expect(listener.changes == 0)
  }

  @Test("Another size of the window selects no other detent")
  func anotherSizeOfTheWindowSelectsNoOtherDetent() {
    stage.controller.detents = [.height(250), .medium]
    stage.show()
    #expect(stage.controller.selectedDetent == .height(250))
    stage.host.host.resize(to: CGSize(width: 844, height: 390))
    stage.run()
    #expect(stage.controller.selectedDetent == .height(250))
  }

  @Test("A change in animateChanges takes time") func aChangeInAnimateChangesTakesTime() {
    stage.show()
    let controller = stage.controller
    let before = stage.shownFrame.minY
    controller.animateChanges { controller.selectedDetent = .large }
    stage.run(0.1)
    let between = stage.shownFrame.minY
    stage.run()
    #expect(between < before)
    #expect(stage.shownFrame.minY < between)
    #expect(isClose(rowsHeight, maximum))
  }

  @Test("A finger that moves up makes the sheet higher before the rows scroll")
  func aFingerThatMovesUpMakesTheSheetHigherBeforeTheRowsScroll() {
    stage.show()
    drag(by: -(maximum / 4))
    #expect(stage.controller.selectedDetent == .medium)
    #expect(listener.changes == 1)
    #expect(stage.sheet.scrollOffset == 0)
    #expect(isClose(rowsHeight, maximum / 2))
  }

  @Test("A finger that moves down a little returns the sheet to its detent")
  func aFingerThatMovesDownALittleReturnsTheSheetToItsDetent() {
    stage.controller.selectedDetent = .medium
    stage.show()
    drag(by: 20)
    #expect(stage.controller.selectedDetent == .medium)
    #expect(isClose(rowsHeight, maximum / 2))
    #expect(stage.sheet.transform == .identity)
    #expect(listener.changes == 0)
  }

  @Test("Below the smallest detent the sheet closes if a swipe closes it")
  func belowTheSmallestDetentTheSheetClosesIfASwipeClosesIt() {
    stage.controller.style.closesOnSwipe = true
    stage.show()
    drag(by: maximum / 4)
    #expect(stage.controller.outcome == .cancelled(.swipe))
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("A sheet is not higher than its content") func aSheetIsNotHigherThanItsContent() {
    let stage = PresentationStage(["Copy"])
    stage.controller.detents = [.large]
    stage.show()
    #expect(stage.sheet.frame.height < 300)
  }

  @Test("Behind an undimmed sheet views are bright and take touches")
  func behindAnUndimmedSheetViewsAreBrightAndTakeTouches() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.root.view.addSubview(button)
    stage.controller.largestUndimmedDetent = .small
    stage.show()
    stage.host.touches.tap(at: CGPoint(x: 150, y: 125))
    #expect(taps == 1)
    #expect(stage.controller.presentingViewController != nil)
    #expect(stage.controller.dimmingView.backgroundColor == .clear)
    #expect(!stage.controller.view.accessibilityViewIsModal)
    stage.controller.selectedDetent = .medium
    stage.host.touches.tap(at: CGPoint(x: 150, y: 125))
    stage.run()
    #expect(taps == 1)
    #expect(stage.controller.outcome == .cancelled(.backgroundTap))
  }

  @Test("A custom detent is asked for the maximum height")
  func aCustomDetentIsAskedForTheMaximumHeight() {
    stage.controller.detents = [SheetDetent(id: "third") { $0 / 3 }, .height(9_000)]
    stage.show()
    #expect(isClose(rowsHeight, maximum / 3))
    stage.controller.selectedDetent = .height(9_000)
    #expect(isClose(rowsHeight, maximum))
  }
}

/// The observation of the selected detent.
@MainActor
@Suite(.serialized)
struct DetentObservationTests {
  private final class Listener: ActionSheetControllerDelegate {
    var log: [String] = []

    func actionSheetControllerDidChangeSelectedDetent(_ controller: ActionSheetController) {
      log.append("delegate \(controller.selectedDetentIdentifier ?? "none")")
    }
  }

  private let stage = PresentationStage((1...30).map { "Row \($0)" }, listens: false)
  private let listener = Listener()

  init() {
    stage.controller.delegate = listener
  }

  private func observe() -> ObservationToken {
    stage.controller.observe(\.selectedDetentIdentifier, owner: listener) { listener, value in
      listener.log.append("observed \(value ?? "none")")
    }
  }

  @Test("Changes by code are posted once, without loading the view")
  func changesByCodeArePostedOnceWithoutLoadingTheView() {
    let token = observe()
    let controller = stage.controller
    controller.detents = [.large, .small, .medium]
    controller.selectedDetent = .small
    controller.selectedDetent = .medium
    controller.selectedDetent = .medium
    controller.selectedDetent = .height(10)
    controller.detents = []
    #expect(
      listener.log == ["observed small", "observed medium", "observed small", "observed none"])
    #expect(!controller.isViewLoaded)
    token.invalidate()
  }

  @Test("A finger that moves the sheet posts once, before the delegate is called")
  func aFingerThatMovesTheSheetPostsOnceBeforeTheDelegateIsCalled() {
    stage.controller.detents = [.large, .small, .medium]
    stage.show()
    let token = observe()
    let touches = stage.host.touches
    for way in [-(stage.controller.maximumRowsHeight / 4), 20] {
      let start = CGPoint(x: 195, y: stage.sheet.frame.minY + 20)
      touches.down(start)
      touches.glide(to: CGPoint(x: start.x, y: start.y + way), duration: 0.5)
      touches.advance(by: 0.3)
      touches.up()
      stage.run()
    }
    #expect(listener.log == ["observed medium", "delegate medium"])
    token.invalidate()
  }
}

/// The arithmetic of heights under a finger.
struct SheetDetentTrackTests {
  private let track = SheetDetentTrack(heights: [400, 100, 200])

  @Test("Heights follow the finger between the least and the greatest")
  func heightsFollowTheFingerBetweenTheLeastAndTheGreatest() {
    #expect(track.position(from: 200, translation: -50).height == 250)
    #expect(track.position(from: 200, translation: 500).height == 100)
    #expect(track.position(from: 200, translation: 500).excess == 400)
    #expect(track.position(from: 200, translation: -500).excess == -300)
    #expect(track.position(from: 200, translation: .nan).height == 200)
  }

  @Test("The height nearest to the target of the movement is chosen")
  func theNearestHeightToWhereTheMovementLeadsIsChosen() {
    #expect(track.index(from: 240, glide: 0) == 1)
    #expect(track.index(from: 240, glide: -100) == 2)
    #expect(track.index(from: 240, glide: 200) == 0)
    #expect(SheetDetentTrack(heights: []).index(from: 1, glide: 0) == nil)
  }
}
