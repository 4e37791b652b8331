import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Dialogs, as they are touched and typed into.
@MainActor
@Suite(.serialized)
struct ActionSheetControllerDialogTests {
  private func stage(
    _ titles: [String] = ["!Delete", "xCancel"], size: CGSize = CGSize(width: 390, height: 844)
  ) -> PresentationStage {
    let stage = PresentationStage(titles, title: "Delete the draft?", size: size, idiom: .pad)
    stage.controller.preferredStyle = .alert
    stage.controller.style = .system
    return stage
  }

  private func place(_ stage: PresentationStage, _ id: String) -> CGPoint { stage.point(id) }

  // MARK: Form

  @Test("Two short actions are beside each other, the cancel action at the leading side")
  func twoShortActionsAreBesideEachOtherTheCancelActionAtTheLeadingSide() {
    let stage = stage()
    stage.show()
    #expect(place(stage, "Cancel").y == place(stage, "Delete").y)
    #expect(place(stage, "Cancel").x < place(stage, "Delete").x)
    #expect(abs(stage.sheet.frame.midY - 422) <= 0.5)
    stage.tap("Delete")
    stage.run()
    #expect(stage.log.entries.contains("handler Delete"))
    #expect(stage.controller.outcome?.choice?.id == "Delete")
  }

  @Test("From right to left the cancel action is at the right")
  func fromRightToLeftTheCancelActionIsAtTheRight() {
    let stage = stage()
    stage.controller.traitOverrides.layoutDirection = .rightToLeft
    stage.show()
    #expect(place(stage, "Cancel").x > place(stage, "Delete").x)
    stage.tap("Cancel")
    stage.run()
    #expect(stage.log.entries.contains("handler Cancel"))
  }

  @Test("Titles that do not fit beside each other are below each other, the cancel action last")
  func titlesThatDoNotFitBesideEachOtherAreBelowEachOtherTheCancelActionLast() {
    let stage = stage(["xCancel", "Move All Photos of the Album to the Trash"])
    stage.show()
    let other = place(stage, "Move All Photos of the Album to the Trash")
    #expect(place(stage, "Cancel").x == other.x)
    #expect(place(stage, "Cancel").y > other.y)
    // A shorter title takes its place beside the other while the dialog is shown.
    stage.controller.updateAction(id: "Move All Photos of the Album to the Trash") {
      $0.title = "Move"
    }
    stage.run(0.1)
    #expect(place(stage, "Cancel").x < place(stage, "Move All Photos of the Album to the Trash").x)
    stage.tap("Cancel")
    stage.run()
    #expect(stage.log.entries.contains("handler Cancel"))
  }

  @Test("At accessibility text sizes actions are below each other, and the dialog is wider")
  func atAccessibilityTextSizesActionsAreBelowEachOtherAndTheDialogIsWider() {
    let stage = stage()
    stage.controller.traitOverrides.preferredContentSizeCategory =
      .accessibilityExtraExtraExtraLarge
    stage.show()
    #expect(place(stage, "Cancel").x == place(stage, "Delete").x)
    #expect(place(stage, "Cancel").y > place(stage, "Delete").y)
    #expect(stage.sheet.bounds.width == 310)
  }

  @Test("A dialog has the width of its design, unless the app sets another")
  func width() {
    for (design, width) in [(SystemDesign.classic, CGFloat(270)), (.glass, 320)] {
      let stage = stage()
      stage.controller.traitOverrides[SystemDesignTrait.self] = design
      stage.show()
      #expect(stage.sheet.bounds.width == width)
      stage.controller.style.metrics.width = 300
      stage.run(0.1)
      #expect(stage.sheet.bounds.width == 300)
      #expect(stage.sheet.frame.midX == 195)
    }
  }

  @Test("Text of a glass dialog fades out above pinned actions while more text is below")
  func textOfADialogOfGlassFadesOutAbovePinnedActionsWhereThereIsMoreOfIt()
    throws
  {
    let stage = stage()
    stage.controller.traitOverrides[SystemDesignTrait.self] = .glass
    stage.controller.message = Array(repeating: "You cannot undo this.", count: 60).joined(
      separator: "\n")
    stage.show()
    let list = stage.sheet.container.body
    let fade = try #require(list.layer.mask as? CAGradientLayer)
    func alphas() -> [CGFloat] { (fade.colors as? [CGColor])?.map(\.alpha) ?? [] }
    #expect(alphas() == [1, 1, 1, 0])
    #expect(fade.frame == list.bounds)
    list.contentOffset.y = 200
    stage.run(0.1)
    #expect(alphas() == [0, 1, 1, 0])
    #expect(fade.frame == list.bounds)
    list.contentOffset.y = stage.sheet.layout.body.maximumOffset
    stage.run(0.1)
    #expect(alphas() == [0, 1, 1, 1])
    // A short text needs no fade, and there is none in the design without glass.
    stage.controller.message = "You cannot undo this."
    stage.run(0.1)
    #expect(list.layer.mask == nil)
  }

  @Test("Rows of a sheet of glass fade out as well, and rows between lines do not")
  func rowsOfASheetOfGlassFadeOutAsWellAndRowsBetweenLinesDoNot() {
    for (design, isFaded) in [(SystemDesign.glass, true), (.classic, false)] {
      let stage = PresentationStage((1...40).map { "Row \($0)" } + ["xCancel"])
      stage.controller.style = .system
      stage.controller.traitOverrides[SystemDesignTrait.self] = design
      stage.show()
      #expect(stage.sheet.layout.body.scrolls)
      #expect((stage.sheet.container.body.layer.mask != nil) == isFaded)
    }
  }

  // MARK: Closing

  @Test("A tap beside a dialog has no effect, unless its style says so")
  func aTapBesideADialogHasNoEffectUnlessItsStyleSaysSo() {
    let stage = stage()
    stage.show()
    stage.tapBeside()
    stage.run()
    #expect(stage.controller.isPresented)
    #expect(!stage.controller.dimmingView.isAccessibilityElement)
    stage.controller.style.closesOnBackgroundTap = true
    stage.run(0.1)
    stage.tapBeside()
    stage.run()
    #expect(!stage.controller.isPresented)
  }

  @Test("Escape performs the cancel action, and without one the dialog stays")
  func escapePerformsTheCancelActionAndWithoutOneTheDialogStays() {
    let stage = stage()
    stage.show()
    stage.host.press(.keyboardEscape)
    stage.run()
    #expect(stage.log.entries.contains("handler Cancel"))

    let other = self.stage(["OK"])
    other.show()
    other.host.press(.keyboardEscape)
    other.run()
    #expect(other.controller.isPresented)
    #expect(!other.controller.accessibilityPerformEscape())
  }

  @Test("Return performs the only action, or else the preferred one")
  func returnPerformsTheOnlyActionOrElseThePreferredOne() {
    let single = stage(["OK"])
    single.show()
    single.host.press(.keyboardReturnOrEnter, characters: "\r")
    single.run()
    #expect(single.log.entries.contains("handler OK"))

    let stage = stage()
    stage.show()
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run()
    #expect(stage.controller.isPresented)
    stage.controller.preferredAction = stage.controller.action(at: 0)
    stage.host.press(.keyboardReturnOrEnter, characters: "\r")
    stage.run()
    #expect(stage.log.entries.contains("handler Delete"))
  }

  @Test("A finger does not drag a dialog away") func aFingerDoesNotDragADialogAway() {
    let stage = stage()
    stage.controller.style.closesOnSwipe = true
    stage.show()
    let start = stage.sheet.convert(CGPoint(x: 100, y: 20), to: nil)
    stage.host.touches.drag(from: start, to: CGPoint(x: start.x, y: start.y + 300))
    stage.run()
    #expect(stage.controller.isPresented)
    #expect(stage.sheet.transform == .identity)
  }

  @Test("A dialog with a source is not a popover") func aDialogWithASourceIsNoPopover() {
    let stage = stage(size: CGSize(width: 1000, height: 800))
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    stage.host.add(button)
    stage.controller.adaptivity = .alwaysPopover
    stage.controller.present(from: stage.root, anchoredTo: button)
    stage.run()
    #expect(stage.controller.modalPresentationStyle == .custom)
    #expect(abs(stage.sheet.frame.midX - 500) <= 0.5)
  }

  // MARK: Animation

  @Test("A dialog shrinks into place while it fades in, and fades out in place")
  func aDialogShrinksIntoPlaceWhileItFadesInAndFadesOutInPlace() {
    let stage = stage()
    stage.controller.present(from: stage.root)
    stage.run(0.05)
    let frame = stage.shownFrame
    #expect(frame.width > 270 && frame.width < 270 * 1.2)
    #expect(abs(frame.midY - 422) <= 1)
    stage.run()
    #expect(stage.shownFrame.width == 270)
    stage.controller.cancel()
    stage.run(0.05)
    #expect(stage.shownFrame.width == 270)
    #expect(stage.shownDimming < 1)
    stage.run()
    #expect(!stage.controller.isPresented)
  }

  @Test("With reduced motion a dialog only fades") func withReducedMotionADialogOnlyFades() {
    UIAccessibility.settings.isReduceMotionEnabled = true
    defer { UIAccessibility.settings.isReduceMotionEnabled = false }
    let stage = stage()
    stage.controller.present(from: stage.root)
    stage.run(0.05)
    #expect(stage.shownFrame.width == 270)
    stage.run()
  }

  // MARK: Folds

  /// A display that is folded, by the size of the window and the part that nothing may cross.
  private struct Fold: CustomTestStringConvertible, Sendable {
    let size: CGSize
    let rect: CGRect

    var testDescription: String { "\(size) folded at \(rect)" }

    static let all: [Fold] = [CGSize(width: 466, height: 678), CGSize(width: 626, height: 890)]
      .flatMap { size in
        [
          Fold(
            size: size, rect: CGRect(x: size.width / 2 - 4, y: 0, width: 8, height: size.height)),
          Fold(
            size: size, rect: CGRect(x: 0, y: size.height / 2 - 4, width: size.width, height: 8)),
        ]
      }
  }

  /// The visible parts of all rows, in the window.
  private func rowFrames(_ sheet: ActionSheetControl) -> [CGRect] {
    let layout = sheet.layout
    return (0..<layout.rows.count).compactMap { row in
      guard let place = layout.place(ofRow: row) else { return nil }
      let offset = place == .body ? sheet.scrollOffset : 0
      guard let frame = layout.frameInContainer(ofRow: row, scrolledBy: offset) else { return nil }
      return sheet.convert(frame.intersection(layout.region(place).viewport), to: nil)
    }
  }

  @Test(
    "No row of a dialog crosses a fold, and the dialog is apart from it", arguments: Fold.all,
    [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  private func noRowOfADialogCrossesAFoldAndTheDialogIsApartFromIt(
    fold: Fold, contentSize: UIContentSizeCategory
  ) {
    for (design, titles) in [
      (SystemDesign.classic, ["!Delete", "xCancel"]),
      (.glass, ["Move to Favorites", "Move to Album", "xCancel"]),
    ] {
      let stage = stage(titles, size: fold.size)
      stage.controller.traitOverrides.preferredContentSizeCategory = contentSize
      stage.controller.traitOverrides[SystemDesignTrait.self] = design
      stage.controller.message = Array(repeating: "You cannot undo this.", count: 30).joined()
      stage.controller.reservedRects = [fold.rect]
      stage.show()
      let frame = stage.sheet.convert(stage.sheet.bounds, to: nil)
      let window = CGRect(origin: .zero, size: fold.size)
      #expect(!frame.insetBy(dx: -7.5, dy: -7.5).intersects(fold.rect))
      #expect(window.contains(frame.insetBy(dx: -7.5, dy: -7.5)))
      #expect(frame.width >= 200 && frame.height >= 200)
      let rows = rowFrames(stage.sheet)
      #expect(rows.count == titles.count + 1)
      for row in rows { #expect(!row.intersects(fold.rect)) }
      stage.tap("Cancel")
      stage.run()
      #expect(stage.log.entries.contains("handler Cancel"))
    }
  }

  @Test("Above the keyboard no field and no row of a dialog crosses a fold", arguments: Fold.all)
  private func aboveTheKeyboardNoFieldAndNoRowOfADialogCrossesAFold(fold: Fold)
    throws
  {
    let host = TestHost(
      size: fold.size, safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0),
      hasHardwareKeyboard: false)
    let controller = ActionSheetController(title: "Sign in", preferredStyle: .alert)
    controller.style = .system
    controller.addTextField { $0.placeholder = "Name" }
    controller.addTextField { $0.placeholder = "Password" }
    controller.addAction(.default("Sign In"))
    controller.addAction(.cancel())
    controller.reservedRects = [fold.rect]
    controller.present(from: host.rootViewController, animated: false)
    host.advanceFrames(60)
    let keyboard = host.view.keyboardLayoutGuide.layoutFrame
    #expect(keyboard.height > 200)
    let frames =
      rowFrames(controller.sheet) + controller.textFields.map { $0.convert($0.bounds, to: nil) }
    #expect(frames.count == 7)
    for frame in frames {
      #expect(!frame.intersects(fold.rect))
      #expect(frame.maxY <= keyboard.minY)
    }
    // The field that is edited is in sight.
    let field = try #require(controller.textFields.first)
    #expect(field.isFirstResponder && field.convert(field.bounds, to: nil).minY >= 24)
    controller.cancel(animated: false)
    host.advanceFrames(60)
  }

  // MARK: Keyboard and assistive technology

  /// The frames of a dialog in a phone in landscape: of the first and the last field, of its actions, and of
  /// what is visible of them, in the window, while the field is edited.
  private struct LandscapeFrames {
    var keyboardTop: CGFloat = 0
    var fields: [(frame: CGRect, visible: CGRect)] = []
    var actions: [(frame: CGRect, visible: CGRect)] = []
  }

  private func landscapeFrames(
    _ titles: [String], design: SystemDesign, contentSize: UIContentSizeCategory = .large
  ) -> LandscapeFrames {
    let host = TestHost(
      size: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
      hasHardwareKeyboard: false)
    let controller = ActionSheetController(
      title: "Sign in to the album", message: "Guests need the name and the password.",
      preferredStyle: .alert)
    controller.style = .system
    controller.traitOverrides[SystemDesignTrait.self] = design
    controller.traitOverrides.preferredContentSizeCategory = contentSize
    controller.addTextField { $0.placeholder = "Name" }
    controller.addTextField { $0.placeholder = "Password" }
    for title in titles { controller.addAction(.default(title)) }
    controller.addAction(.cancel())
    controller.present(from: host.rootViewController, animated: false)
    host.advanceFrames(60)
    var frames = LandscapeFrames(keyboardTop: host.view.keyboardLayoutGuide.layoutFrame.minY)
    let sheet = controller.sheet
    for field in controller.textFields {
      field.becomeFirstResponder()
      host.advanceFrames(60)
      let layout = sheet.layout
      for row in 0..<layout.rows.count {
        guard let place = layout.place(ofRow: row),
          let frame = layout.frameInContainer(
            ofRow: row, scrolledBy: sheet.container.offset(of: place))
        else { continue }
        let visible = frame.intersection(layout.region(place).viewport)
        let shown = (sheet.convert(frame, to: nil), sheet.convert(visible, to: nil))
        if layout.rows.action(at: row) != nil {
          frames.actions.append(shown)
        } else if shown.0.contains(field.convert(field.bounds, to: nil)) {
          frames.fields.append(shown)
        }
      }
    }
    controller.cancel(animated: false)
    host.advanceFrames(60)
    return frames
  }

  @Test(
    "In landscape above the keyboard, two actions and the edited field are visible",
    arguments: [SystemDesign.classic, .glass])
  func inLandscapeAboveTheKeyboardTwoActionsAndTheEditedFieldAreVisible(
    design: SystemDesign
  ) {
    let frames = landscapeFrames(["Sign In"], design: design)
    #expect(frames.keyboardTop > 150 && frames.keyboardTop < 200)
    #expect(frames.fields.count == 2 && frames.actions.count == 4)
    for (frame, visible) in frames.fields + frames.actions {
      #expect(frame == visible && visible.maxY <= frames.keyboardTop)
    }
  }

  @Test(
    "In landscape above the keyboard, three actions scroll apart from the edited field",
    arguments: [SystemDesign.classic, .glass])
  func inLandscapeAboveTheKeyboardThreeActionsScrollApartFromTheEditedField(
    design: SystemDesign
  ) {
    let frames = landscapeFrames(["Sign In", "Forgot Password"], design: design)
    #expect(frames.fields.count == 2 && frames.actions.count == 6)
    for (frame, visible) in frames.fields + [frames.actions[0], frames.actions[3]] {
      #expect(frame == visible && visible.maxY <= frames.keyboardTop)
    }
  }

  @Test(
    "In landscape above the keyboard, the largest text leaves field and actions visible",
    arguments: [SystemDesign.classic, .glass])
  func inLandscapeAboveTheKeyboardTheLargestTextLeavesFieldAndActionsVisible(
    design: SystemDesign
  ) {
    let frames = landscapeFrames(
      ["Sign In"], design: design, contentSize: .accessibilityExtraExtraExtraLarge)
    #expect(frames.fields.count == 2 && frames.actions.count == 4)
    for (frame, visible) in frames.fields + [frames.actions[0], frames.actions[2]] {
      #expect(visible.minY == frame.minY && visible.height >= 60)
    }
  }

  @Test("A dialog with a field is in the middle of the space above the keyboard")
  func aDialogWithAFieldIsInTheMiddleOfWhatTheKeyboardLeaves() {
    let host = TestHost(hasHardwareKeyboard: false)
    let controller = ActionSheetController(title: "Sign in", preferredStyle: .alert)
    controller.addTextField { $0.placeholder = "Name" }
    controller.addAction(.default("Sign In"))
    controller.addAction(.cancel())
    controller.present(from: host.rootViewController, animated: false)
    host.advanceFrames(60)
    let keyboard = host.view.keyboardLayoutGuide.layoutFrame
    #expect(keyboard.height > 200)
    #expect(abs(controller.sheet.frame.midY - keyboard.minY / 2) <= 1)
    controller.cancel(animated: false)
    host.advanceFrames(60)
  }

  @Test("VoiceOver begins at the title, and finds actions in their order")
  func voiceOverBeginsAtTheTitleAndFindsActionsInTheirOrder() {
    defer { UIAccessibility.removePosted() }
    UIAccessibility.removePosted()
    let stage = stage()
    stage.show()
    #expect(stage.controller.view.accessibilityViewIsModal)
    let last = UIAccessibility.posted.last { $0.notification == .screenChanged }
    let first = last?.argument as? UIAccessibilityElement
    #expect(first?.accessibilityLabel == "Delete the draft?")
    let labels = (0..<stage.sheet.accessibilityElementCount()).map {
      (stage.sheet.accessibilityElement(at: $0) as? UIAccessibilityElement)?.accessibilityLabel
    }
    #expect(labels == ["Delete the draft?", "Cancel", "Delete"])
  }

  @Test("The cancel action is semibold unless another action is preferred")
  func theCancelActionIsSemiboldUnlessAnotherActionIsPreferred() {
    let stage = stage()
    stage.show()
    func weight(_ id: String) -> UIFont? {
      let row = stage.sheet.container.live.values.first { $0.rowID == SheetItemID(id) }
      return row?.subviews.compactMap { $0 as? UILabel }.first?.font
    }
    #expect(weight("Cancel") == .systemFont(ofSize: 17, weight: .semibold))
    #expect(weight("Delete") == .systemFont(ofSize: 17))
    stage.controller.preferredAction = stage.controller.action(at: 0)
    stage.run(0.1)
    #expect(weight("Cancel") == .systemFont(ofSize: 17))
    #expect(weight("Delete") == .systemFont(ofSize: 17, weight: .semibold))
  }

  // MARK: Queue

  @Test("A queue presents dialogs, sheets and alerts one after the other")
  func aQueuePresentsDialogsSheetsAndAlertsOneAfterTheOther() async {
    let stage = QueueStage()
    let dialog = ActionSheetController(title: "Dialog", preferredStyle: .alert)
    let action = ActionSheetAction("OK", id: "ok")
    dialog.addAction(action)
    let sheet = ActionSheetController(title: "Sheet")
    sheet.addAction(.default("Copy"))
    stage.queue.enqueue(dialog, on: stage.root)
    stage.queue.enqueue(sheet, on: stage.root)
    func run() async {
      for _ in 0..<90 {
        await stage.host.advance(by: 1 / 60)
        stage.clock.advance(by: .seconds(1) / 60)
      }
    }
    await run()
    #expect(stage.onScreen == ["Dialog"])
    dialog.sheet.selectAction(id: "ok")
    await run()
    #expect(stage.onScreen == ["Sheet"])
    sheet.cancel(animated: false)
    await run()
  }
}
