import Testing
import UIKit

/// Levels are numbers that can be compared and moved.
struct WindowLevelTests {
  /// "Levels are listed in order from lowest to highest": normal, statusBar, alert (Apple's
  /// documentation of UIWindow.Level).
  @Test("The levels are ordered") func theLevelsAreOrdered() {
    #expect(UIWindow.Level.normal < .statusBar)
    #expect(UIWindow.Level.statusBar < .alert)
    #expect(UIWindow.Level.alert >= .alert && UIWindow.Level.alert > .normal)
    #expect(UIWindow.Level.normal <= .normal)
  }

  /// A level is extensible by its number (its declaration).
  @Test("A level can be next to another") func aLevelCanBeNextToAnother() {
    #expect((UIWindow.Level.alert + 1).rawValue == UIWindow.Level.alert.rawValue + 1)
    #expect(UIWindow.Level.alert - 1 < .alert)
  }
}
