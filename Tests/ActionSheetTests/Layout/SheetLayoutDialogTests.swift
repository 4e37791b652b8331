import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Dialogs: two actions beside each other, and the middle of a window.
struct SheetLayoutDialogTests {
  private static func layout(
    _ text: String, isPaired: Bool = true, inset: CGFloat = 0, isRightToLeft: Bool = false,
    heights: [CGFloat]? = nil, in environment: SheetEnvironment = dialogPlace()
  ) -> SheetLayout {
    var metrics = SheetMetrics()
    metrics.width = 270
    metrics.separatorThickness = inset > 0 ? 8 : 1
    metrics.capsuleInset = inset
    var rows = SheetRows(
      LayoutFixture.content(text), pinsCancel: true, isDialog: true, isRightToLeft: isRightToLeft)
    if isPaired { rows = rows.pairingActions() }
    return SheetLayout(
      rows, heights: heights ?? LayoutFixture.standardHeights(of: rows), metrics: metrics,
      in: environment)
  }

  private static func dialogPlace(
    safeArea: UIEdgeInsets = .zero, keyboardHeight: CGFloat = 0, height: CGFloat = 844
  ) -> SheetEnvironment {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: height)
    let keyboard = CGRect(
      x: 0, y: height - keyboardHeight, width: 390, height: keyboardHeight)
    return SheetEnvironment(
      bounds: bounds, safeArea: safeArea, keyboardFrame: keyboardHeight > 0 ? keyboard : nil,
      displayScale: 2, placement: .center)
  }

  // MARK: Rows

  @Test("The only two actions are a pair, the cancel action first")
  func theOnlyTwoActionsAreAPairTheCancelActionFirst() {
    for text in ["H N C", "H C N"] {
      let rows = SheetRows(LayoutFixture.content(text), pinsCancel: true, isDialog: true)
      #expect(rows.actionPair == 1..<3)
      let paired = rows.pairingActions()
      #expect(paired.isPaired && paired.pinnableCount == 2)
      #expect((0..<3).compactMap(paired.kind) == [.header, .cancel, .action])
    }
  }

  @Test(
    "One action, three actions, and actions with a view between or below them are not a pair",
    arguments: ["H N", "N N N", "N V C", "H D F C", "N N V", ""])
  func noPair(text: String) {
    let rows = SheetRows(LayoutFixture.content(text), pinsCancel: true, isDialog: true)
    #expect(rows.actionPair == nil)
    #expect(!rows.pairingActions().isPaired)
  }

  @Test("The cancel action of a dialog is in the group of the others")
  func theCancelActionOfADialogIsInTheGroupOfTheOthers() {
    let rows = SheetRows(LayoutFixture.content("H N N C"), pinsCancel: true, isDialog: true)
    #expect(rows.groupStarts.isEmpty)
    #expect(rows.pinnableCount == 1)
  }

  // MARK: Pairs

  @Test("Two actions share the width and the height of a row")
  func twoActionsShareTheWidthAndTheHeightOfARow() {
    let layout = Self.layout("H N C", heights: [40, 50, 50])
    #expect(layout.rowsHeight == 91)
    #expect(layout.frames[1] == CGRect(x: 0, y: 41, width: 134.5, height: 50))
    #expect(layout.frames[2] == CGRect(x: 135.5, y: 41, width: 134.5, height: 50))
    let lines = layout.separators.map(\.frame)
    #expect(lines[0] == CGRect(x: 0, y: 40, width: 270, height: 1))
    #expect(lines[1] == CGRect(x: 134.5, y: 41, width: 1, height: 50))
  }

  @Test("From right to left the first of two actions is at the right")
  func fromRightToLeftTheFirstOfTwoActionsIsAtTheRight() {
    let layout = Self.layout("H N C", isRightToLeft: true)
    #expect(layout.rows.kind(at: 1) == .cancel)
    #expect(layout.frames[1].minX == 135.5)
    #expect(layout.frames[2].minX == 0)
    let point = CGPoint(x: 20, y: layout.frames[1].midY)
    #expect(layout.row(at: point) == 2)
  }

  @Test("Capsules keep a distance from the edges of the dialog, and from each other")
  func capsulesKeepADistanceFromTheEdgesOfTheDialogAndFromEachOther() {
    let layout = Self.layout("H N C", inset: 16)
    #expect(layout.frames[0].width == 270)
    #expect(layout.frames[1].minX == 16)
    #expect(layout.frames[2].maxX == 254)
    #expect(layout.frames[2].minX - layout.frames[1].maxX == 8)
    #expect(layout.containerFrame.height == layout.rowsHeight + 16)
    #expect(layout.surfaceFrame.height == layout.containerFrame.height)
  }

  @Test("Fields and texts of a dialog have no line between them")
  func fieldsAndTextsOfADialogHaveNoLineBetweenThem() {
    let layout = Self.layout("H V N C")
    #expect(layout.separators.map(\.frame).filter { $0.width == 270 }.count == 1)
  }

  @Test("The corners of two actions are those at the outside", arguments: [false, true])
  func corners(isRightToLeft: Bool) {
    let layout = Self.layout("H N C", isRightToLeft: isRightToLeft)
    let left = isRightToLeft ? 2 : 1
    let right = isRightToLeft ? 1 : 2
    #expect(layout.corners(ofRow: left) == .layerMinXMaxYCorner)
    #expect(layout.corners(ofRow: right) == .layerMaxXMaxYCorner)
    #expect(layout.corners(ofRow: 0) == .top)
  }

  // MARK: Place

  @Test("A dialog is in the middle of the window, and above a keyboard in the middle of the rest")
  func aDialogIsInTheMiddleOfTheWindowAndAboveAKeyboardInTheMiddleOfTheRest() {
    let free = Self.layout("H N C", in: Self.dialogPlace(safeArea: .init(top: 59, bottom: 34)))
    #expect(free.containerFrame.midY == 422)
    #expect(free.containerFrame.midX == 195)
    let above = Self.layout(
      "H N C", in: Self.dialogPlace(safeArea: .init(top: 60, bottom: 34), keyboardHeight: 344))
    #expect(abs(above.containerFrame.midY - (60 + 500) / 2) <= 0.5)
  }

  @Test("A dialog that is too high scrolls its texts, and its actions stay")
  func aDialogThatIsTooHighScrollsItsTextsAndItsActionsStay() {
    let layout = Self.layout("H N C", heights: [900, 50, 50], in: Self.dialogPlace(height: 400))
    #expect(layout.body.scrolls)
    #expect(layout.pinned.rows == 1..<3)
    #expect(layout.containerFrame.minY >= 8 && layout.containerFrame.maxY <= 392)
    #expect(layout.row(at: CGPoint(x: 200, y: layout.pinned.viewport.midY)) == 2)
  }

  @Test(
    "However little space there is, a pair of actions and a single action stay visible",
    arguments: ["H V V N C", "H V V C"])
  func oneLineStays(text: String) {
    let layout = Self.layout(text, in: Self.dialogPlace(height: 100))
    #expect(layout.pinned.rows == 3..<layout.rows.count)
    #expect(layout.pinned.viewport.height == 56)
    #expect(layout.body.rows == 0..<3 && layout.body.scrolls)
  }

  @Test(
    "Fields scroll with the texts, separately from the actions, unless everything fits"
  )
  func fieldsScrollWithTexts() {
    for height: CGFloat in [844, 200] {
      let layout = Self.layout("H V V N N N", in: Self.dialogPlace(height: height))
      #expect(layout.header.rows == 0..<3 && layout.body.rows == 3..<6)
      #expect(layout.header.scrolls == (height == 200) && layout.body.scrolls == (height == 200))
      #expect(layout.body.viewport.height >= 56)
    }
  }

  @Test("A dialog that is too high for the middle of the window takes all of the safe area")
  func aDialogThatIsTooHighForTheMiddleOfTheWindowTakesAllOfTheSafeArea() {
    let place = Self.dialogPlace(safeArea: .init(top: 0, bottom: 34), height: 335)
    let layout = Self.layout("H N C", heights: [250, 50, 50], in: place)
    #expect(layout.containerFrame == CGRect(x: 60, y: 8, width: 270, height: 285))
    let lower = Self.layout("H N C", heights: [220, 50, 50], in: place)
    #expect(lower.containerFrame.minY < 335 / 2 - lower.containerFrame.height / 2)
    #expect(lower.containerFrame.maxY == 293)
  }

  // MARK: Random dialogs

  @Test(
    "In random dialogs rows lie beside and below each other, and a point hits the row that contains it"
  )
  func random() {
    for seed in 0..<UInt64(Torture.count(400, torture: 50_000)) {
      var random = SeededGenerator(seed: seed)
      var text = Bool.random(using: &random) ? "H" : ""
      for _ in 0..<Int.random(in: 0...3, using: &random) { text += "V" }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        text.append("NDCn".randomElement(using: &random) ?? "N")
      }
      let place = Self.dialogPlace(
        safeArea: .init(top: .random(in: 0...60, using: &random), bottom: 34),
        keyboardHeight: Bool.random(using: &random) ? 300 : 0,
        height: .random(in: 320...900, using: &random))
      let layout = Self.layout(
        text, inset: Bool.random(using: &random) ? 16 : 0,
        isRightToLeft: Bool.random(using: &random), in: place)
      guard holds(layout, place, &random) else {
        Issue.record("seed \(seed): \(text) \(layout.frames) in \(layout.containerFrame)")
        return
      }
    }
  }

  private func holds(
    _ layout: SheetLayout, _ place: SheetEnvironment, _ random: inout SeededGenerator
  ) -> Bool {
    let frames = (0..<layout.rows.count).compactMap(layout.frame(ofRow:))
    for (index, pair) in zip(frames, frames.dropFirst()).enumerated()
    where layout.place(ofRow: index) == layout.place(ofRow: index + 1) {
      let isPair = layout.rows.isPaired && index == layout.rows.count - 2
      if isPair
        ? pair.0.intersects(pair.1) || pair.0.minY != pair.1.minY : pair.0.maxY > pair.1.minY
      {
        return false
      }
    }
    let container = layout.containerFrame
    let bottom = place.bounds.maxY - max(place.keyboardOverlap, 0)
    guard container.minY >= place.safeArea.top, container.maxY <= bottom,
      abs(container.midX - 195) <= 0.5
    else { return layout.rows.isEmpty || container.height <= 16 }
    let offset = CGFloat.random(in: 0...max(layout.body.maximumOffset, 1), using: &random)
    let point = CGPoint(
      x: .random(in: 0..<container.width, using: &random),
      y: .random(in: 0..<max(container.height, 1), using: &random))
    let inside = (0..<layout.rows.count).first { row in
      guard let region = layout.place(ofRow: row),
        let frame = layout.frameInContainer(
          ofRow: row, scrolledBy: region == .body ? offset : 0)
      else { return false }
      return frame.contains(point) && layout.region(region).viewport.contains(point)
    }
    return inside.map { row in
      layout.row(at: point) { $0 == .body ? offset : 0 } == row
    } ?? true
  }
}
