import TestSupport
import Testing

@testable import ActionSheet

/// A sheet among other views under constraints: as high as its rows are at the width it gets.
@MainActor struct ActionSheetAutoLayoutTests {
  private func makeSheet() -> ActionSheetControl {
    let sheet = ActionSheetControl()
    sheet.title = "Photo"
    sheet.message = "What happens to the photo also happens to all of its copies on other devices."
    sheet.addAction(.destructive("Delete", id: "delete"))
    sheet.addAction(.default("Archive", id: "archive"))
    sheet.addAction(.cancel())
    return sheet
  }

  @Test("The height is that of the rows at its width", arguments: ConstrainedPlace.allCases)
  func theHeightIsThatOfTheRowsAtItsWidth(_ place: ConstrainedPlace) {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for textSize in [
        UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge,
      ] {
        let sheet = makeSheet()
        let stage = ConstrainedStage(sheet, in: place, direction: direction, contentSize: textSize)
        stage.layOut()
        #expect(sheet.bounds.width == stage.width)
        #expect(
          sheet.bounds.height
            == sheet.sizeThatFits(CGSize(width: stage.width, height: 0)).height)
        #expect(sheet.bounds.height == sheet.intrinsicContentSize.height)
      }
    }
  }

  @Test("An added action moves the views below") func anActionMoreMovesWhatIsBelow() {
    let sheet = makeSheet()
    let stage = ConstrainedStage(sheet, in: .stack)
    stage.layOut()
    let before = sheet.bounds.height
    sheet.addAction(.default("Share", id: "share"))
    stage.layOut()
    #expect(sheet.bounds.height > before)
    #expect(sheet.superview?.subviews.last?.frame.minY == sheet.frame.maxY)
  }

  @Test("A narrower sheet is higher") func aNarrowerSheetIsHigher() {
    let sheet = makeSheet()
    let stage = ConstrainedStage(sheet, in: .centered)
    let width = sheet.constraints.first { $0.firstAttribute == .width }
    stage.layOut()
    let before = sheet.bounds.height
    width?.constant = 130
    stage.layOut()
    #expect(sheet.bounds.width == 130)
    #expect(sheet.bounds.height > before)
  }

  @Test("Only a change of the size invalidates the intrinsic size")
  func onlyAChangeOfTheSizeInvalidatesIt() {
    func count(_ change: (ActionSheetControl) -> Void) -> Int {
      let sheet = makeSheet()
      return invalidations(of: sheet) { change(sheet) }
    }
    #expect(count { $0.isEnabled = false } == 0)
    #expect(count { $0.addAction(.default("Share", id: "share")) } == 1)
    #expect(
      count { sheet in
        for index in 0..<5 { sheet.addAction(.default("More \(index)")) }
      } == 1, "once for all changes before a layout")
  }
}
