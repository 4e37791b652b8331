import Testing
import UIKit

@testable import ActionSheet

/// What the code that presents a sheet determines.
@MainActor struct SheetSettingsTests {
  @Test("A sheet among other views fills its bounds, one in a container is at the bottom")
  func aSheetAmongOtherViewsFillsItsBoundsOneInAContainerIsAtTheBottom() {
    let sheet = ActionSheetControl(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let filling = sheet.layout.environment
    #expect(filling.placement == .filling && filling.bounds.size == sheet.bounds.size)
    sheet.setContainer(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844), safeAreaInsets: .zero)
    let bottom = sheet.layout.environment
    #expect(bottom.placement == .bottom && bottom.bounds.height == 844)
  }

  @Test("A dialog is in the middle of its container, on one side of a fold")
  func aDialogIsInTheMiddleOfItsContainerOnOneSideOfAFold() {
    let sheet = ActionSheetControl()
    sheet.preferredStyle = .alert
    sheet.setContainer(
      bounds: CGRect(x: 0, y: 0, width: 626, height: 890), safeAreaInsets: .zero,
      reservedRects: [CGRect(x: 0, y: 435, width: 626, height: 20)])
    #expect(sheet.layout.environment.placement == .center)
    #expect(sheet.layout.environment.bounds == CGRect(x: 0, y: 455, width: 626, height: 435))
  }
}
