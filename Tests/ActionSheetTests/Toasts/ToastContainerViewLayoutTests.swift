import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// The place and the size of toasts.
@MainActor
@Suite(.serialized)
struct ToastContainerViewLayoutTests {
  private static let long =
    "The draft of the letter to the members of the club was deleted from all of your devices"

  private func labels(_ stage: QueueStage) -> [UILabel] {
    stage.toastContainer?.descendants() ?? []
  }

  private func frame(of view: UIView?) -> CGRect {
    view.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  @Test(
    "A toast lies inside the safe area, centered and of readable width",
    arguments: [Toast.Position.top, .bottom])
  func aToastLiesInsideTheSafeAreaCenteredAndNoWiderThanIsEasilyRead(
    position: Toast.Position
  ) {
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    for size in [
      CGSize(width: 390, height: 844), CGSize(width: 1024, height: 1366),
      CGSize(width: 466, height: 678),
    ] {
      let stage = QueueStage(size: size, safeAreaInsets: insets)
      stage.queue.enqueue(Toast("Saved", position: position))
      stage.run(1)
      let frame = stage.toastFrame
      #expect(abs(frame.midX - size.width / 2) < 0.6)
      #expect(abs(frame.width - min(size.width - 16, 440)) < 0.6)
      if position == .top {
        #expect(frame.minY == 55)
      } else {
        #expect(frame.maxY == size.height - 42)
      }
    }
  }

  @Test("A toast has a shadow beside it that fades with it, and none below its blur")
  func aToastHasAShadowBesideItWhichFadesWithItAndNoneBelowItsBlur() {
    let stage = QueueStage()
    let toast = Toast("Saved")
    stage.queue.enqueue(toast)
    stage.run(1)
    let container = stage.toastContainer
    let frame = stage.toastFrame
    #expect(container?.shadow.isHidden == false && container?.shadow.alpha == 1)
    #expect(container?.shadow.layer.shadowPath?.boundingBoxOfPath == container?.bounds)
    let mask = container?.shadow.layer.mask as? CAShapeLayer
    #expect(mask?.path?.contains(CGPoint(x: 100, y: 20), using: .evenOdd) == false)
    #expect(mask?.path?.contains(CGPoint(x: 100, y: -10), using: .evenOdd) == true)
    let below = stage.host.color(at: CGPoint(x: frame.midX, y: frame.maxY + 4))
    #expect((below?.red ?? 255) < 250)
    guard #available(iOS 26, *) else { return }
    stage.toastWindow?.traitOverrides[SystemDesignTrait.self] = .glass
    stage.run(0.1)
    #expect(container?.shadow.isHidden == true)
  }

  @Test("The shadow of glass is not cut off") func theShadowOfGlassIsNotCutOff() {
    guard #available(iOS 26, *) else { return }
    let stage = QueueStage()
    stage.host.window.traitOverrides[SystemDesignTrait.self] = .glass
    stage.queue.enqueue(Toast("Saved"))
    stage.run(1)
    let frame = stage.toastFrame
    #expect(stage.toastContainer?.shadow.isHidden == true)
    let below = stage.host.color(at: CGPoint(x: frame.midX, y: frame.maxY + 4))
    #expect((below?.red ?? 255) < 250)
  }

  @Test("In landscape a toast lies between the insets at the sides")
  func inLandscapeAToastLiesBetweenTheInsetsAtTheSides() {
    let stage = QueueStage(
      size: CGSize(width: 667, height: 375),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 0),
      contentSize: .accessibilityExtraExtraExtraLarge)
    let toast = Toast(Self.long, position: .bottom)
    toast.setButton("Undo")
    stage.queue.enqueue(toast)
    stage.run(1)
    let frame = stage.toastFrame
    #expect(frame.minX >= 55 && frame.maxX <= 659)
    // Wider than at the default text size, and no higher than the window.
    #expect(frame.width > 440)
    #expect(frame.minY >= 7.5 && frame.maxY <= 346.5)
    #expect(self.frame(of: stage.toastButton).maxY <= frame.maxY)
  }

  @Test("A toast at the bottom moves up for the keyboard")
  func aToastAtTheBottomMakesWayForTheKeyboard() {
    let stage = QueueStage()
    let keyboard = CGRect(x: 0, y: 544, width: 390, height: 300)
    let presentation = stage.queue.enqueue(Toast("Saved", position: .bottom))
    stage.run(1)
    #expect(stage.toastFrame.maxY > 800)
    stage.host.host.moveKeyboard(from: nil, to: keyboard)
    stage.run(1)
    #expect(stage.toastFrame.maxY <= 536)
    #expect(presentation.outcome == nil)
    stage.host.host.moveKeyboard(from: keyboard, to: nil)
    stage.run(0.5)
    #expect(stage.toastFrame.maxY > 800)
  }

  @Test(
    "Every line is shown at every text size, and the button is 44 points high",
    arguments: [
      UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityExtraExtraExtraLarge,
    ])
  func everyLineIsShownAtEveryTextSizeAndTheButtonHas44Points(
    size: UIContentSizeCategory
  ) throws {
    for title in ["OK", "Undo the deletion of the draft"] {
      let stage = QueueStage(contentSize: size)
      let toast = Toast(Self.long, subtitle: "Twelve pages")
      toast.setButton(title)
      stage.queue.enqueue(toast)
      stage.run(1)
      for label in labels(stage) where label.text == Self.long || label.text == "Twelve pages" {
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 9999))
        #expect(label.bounds.height >= needed.height - 0.6)
        #expect(stage.toastFrame.insetBy(dx: -0.5, dy: -0.5).contains(frame(of: label)))
      }
      let button = frame(of: stage.toastButton)
      #expect(button.width >= 44 && button.height >= 44)
      #expect(stage.toastFrame.contains(button))
      let message = frame(of: toast.view)
      #expect(message.intersection(button).isEmpty)
      #expect((button.minY >= message.maxY) == size.isAccessibilityCategory)
      if size == .accessibilityExtraExtraExtraLarge {
        #expect(stage.toastFrame.height > 200)
      }
    }
  }

  @Test("A short message with a button is as high as the button")
  func aShortMessageWithAButtonIsAsHighAsTheButton() {
    let stage = QueueStage()
    let toast = Toast("Deleted")
    toast.setButton("Undo")
    stage.queue.enqueue(toast)
    stage.run(1)
    #expect(stage.toastFrame.height == 44)
    #expect(abs(frame(of: toast.view).midY - stage.toastFrame.midY) < 0.6)
  }

  @Test("From right to left the button is at the left") func fromRightToLeftTheButtonIsAtTheLeft() {
    let stage = QueueStage(direction: .rightToLeft)
    let toast = Toast("Deleted")
    toast.setButton("Undo")
    stage.queue.enqueue(toast)
    stage.run(1)
    #expect(frame(of: stage.toastButton).maxX <= frame(of: toast.view).minX)
  }

  @Test("A changed text size moves the button below the message")
  func aTextSizeThatChangesMovesTheButtonBelowTheMessage() {
    let stage = QueueStage()
    let toast = Toast("Deleted")
    toast.setButton("Undo")
    stage.queue.enqueue(toast)
    stage.run(1)
    stage.toastWindow?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.run(0.5)
    #expect(frame(of: stage.toastButton).minY >= frame(of: toast.view).maxY)
  }

  @Test("A longer text makes the shown toast higher") func aLongerTextMakesTheShownToastHigher() {
    let stage = QueueStage()
    let toast = Toast("Uploading", position: .bottom)
    stage.queue.enqueue(toast)
    stage.run(1)
    let former = stage.toastFrame
    toast.text = Self.long
    toast.subtitle = "Twelve pages"
    stage.run(1)
    #expect(stage.toastFrame.height > former.height + 20)
    #expect(stage.toastFrame.maxY == former.maxY)
    toast.text = nil
    #expect(toast.text == "")
  }

  @Test("A toast is on one side of a fold, at its edge", arguments: [Toast.Position.top, .bottom])
  func aToastIsOnOneSideOfAFoldAtItsEdge(position: Toast.Position) {
    let stage = QueueStage(
      size: CGSize(width: 626, height: 890),
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
    stage.queue.reservedRects = [CGRect(x: 307, y: 0, width: 12, height: 890)]
    stage.queue.enqueue(Toast("Saved", position: position))
    stage.run(1)
    let upright = stage.toastFrame
    #expect(upright.minX == 8 && upright.maxX == 299)
    #expect(position == .top ? upright.minY == 32 : upright.maxY == 848)
    stage.queue.reservedRects = [CGRect(x: 0, y: 439, width: 626, height: 12)]
    stage.run(1)
    let across = stage.toastFrame
    #expect(abs(across.midX - 313) < 0.6 && across.width == 440)
    #expect(position == .top ? across.minY == 32 : across.maxY == 848)
    stage.queue.reservedRects = [
      position == .top
        ? CGRect(x: 0, y: 0, width: 626, height: 100)
        : CGRect(x: 0, y: 800, width: 626, height: 90)
    ]
    stage.run(1)
    #expect(position == .top ? stage.toastFrame.minY == 108 : stage.toastFrame.maxY == 792)
  }

  @Test(
    "No toast crosses a fold, whatever it shows",
    arguments: [CGSize(width: 466, height: 678), CGSize(width: 626, height: 890)],
    [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func noToastCrossesAFoldWhateverItShows(
    size: CGSize, contentSize: UIContentSizeCategory
  ) {
    let folds = [
      CGRect(x: size.width / 2 - 4, y: 0, width: 8, height: size.height),
      CGRect(x: 0, y: size.height / 2 - 4, width: size.width, height: 8),
    ]
    for fold in folds {
      for position in [Toast.Position.top, .bottom] {
        let stage = QueueStage(
          size: size, safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0),
          contentSize: contentSize)
        stage.queue.reservedRects = [fold]
        let upload = Toast.loading("Uploading", subtitle: "Hike.pdf", position: position)
        upload.progress = 0.5
        upload.setButton("Cancel")
        stage.queue.enqueue(upload)
        stage.run(1)
        func expectBesideFold() {
          let frame = stage.toastFrame
          #expect(!frame.insetBy(dx: -7.5, dy: -7.5).intersects(fold))
          #expect(frame.minX >= 8 && frame.maxX <= size.width - 8)
          #expect(position == .top ? frame.minY == 32 : frame.maxY == size.height - 42)
          for label in labels(stage) {
            #expect(frame.insetBy(dx: -0.5, dy: -0.5).contains(self.frame(of: label)))
          }
          #expect(frame.contains(self.frame(of: stage.toastButton)))
        }
        expectBesideFold()
        upload.finish(.success, "Uploaded")
        stage.run(0.3)
        expectBesideFold()
        stage.queue.cancelAll()
        stage.run(1)
        for _ in 1...3 {
          let equal = Toast(Self.long, position: position)
          equal.setButton("Undo")
          stage.queue.enqueue(equal)
          stage.run(1)
          expectBesideFold()
        }
        #expect(stage.queue.pending.isEmpty)
      }
    }
  }

  // At 466 x 678 the keyboard reaches almost to the fold.
  @Test(
    "A toast at the bottom is above a fold that leaves no space above the keyboard",
    arguments: [CGSize(width: 466, height: 678), CGSize(width: 626, height: 890)])
  func aToastAtTheBottomIsAboveAFoldThatLeavesNoSpaceAboveTheKeyboard(size: CGSize) {
    for contentSize in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let stage = QueueStage(
        size: size, safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0),
        contentSize: contentSize)
      let fold = CGRect(x: 0, y: size.height / 2 - 4, width: size.width, height: 8)
      stage.queue.reservedRects = [fold]
      let toast = Toast(Self.long, position: .bottom)
      toast.setButton("Undo")
      stage.queue.enqueue(toast)
      stage.run(1)
      #expect(stage.toastFrame.maxY == size.height - 42)
      let keyboard = CGRect(x: 0, y: size.height - 300, width: size.width, height: 300)
      stage.host.host.moveKeyboard(from: nil, to: keyboard)
      stage.run(1)
      #expect(!stage.toastFrame.insetBy(dx: -7.5, dy: -7.5).intersects(fold))
      #expect(stage.toastFrame.maxY <= keyboard.minY - 8)
      // The largest text is higher than half of the small window.
      let fits = size.width == 626 || contentSize == .large
      for label in labels(stage) where fits && label.text == Self.long {
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 9999))
        #expect(label.bounds.height >= needed.height - 0.6)
      }
      let isAbove = stage.toastFrame.maxY <= fold.minY
      #expect(isAbove == (size.width == 466 || contentSize != .large))
      stage.host.host.moveKeyboard(from: keyboard, to: nil)
      stage.run(0.5)
      #expect(stage.toastFrame.maxY == size.height - 42)
    }
  }
}
