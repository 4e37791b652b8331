import Testing
import UIKit

@testable import ActionSheet

/// What the code that presents a sheet determines, without a sheet.
struct SheetSettingsTests {
  @Test("A sheet among other views fills its bounds, one in a container is at the bottom")
  func aSheetAmongOtherViewsFillsItsBoundsOneInAContainerIsAtTheBottom() {
    var settings = SheetSettings()
    let size = CGSize(width: 300, height: 200)
    let filling = settings.environment(size: size, displayScale: 2)
    #expect(filling.placement == .filling && filling.bounds.size == size)
    settings.setContainer(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844), safeAreaInsets: .zero,
      reservedRects: [], displayScale: 2, metrics: SheetMetrics())
    let bottom = settings.environment(size: size, displayScale: 2)
    #expect(bottom.placement == .bottom && bottom.bounds.height == 844)
  }

  @Test("A dialog is in the middle of its container, on one side of a fold")
  func aDialogIsInTheMiddleOfItsContainerOnOneSideOfAFold() {
    var settings = SheetSettings()
    settings.preferredStyle = .alert
    settings.setContainer(
      bounds: CGRect(x: 0, y: 0, width: 626, height: 890), safeAreaInsets: .zero,
      reservedRects: [CGRect(x: 0, y: 435, width: 626, height: 20)], displayScale: 2,
      metrics: SheetMetrics())
    #expect(settings.environment?.placement == .center)
    #expect(settings.environment?.bounds == CGRect(x: 0, y: 455, width: 626, height: 435))
  }
}
