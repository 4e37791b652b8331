import Testing
import UIKit

@testable import ControlCore

@MainActor
struct SystemDesignTests {
  @Test("The default is the design of the running system")
  func theDefaultIsTheDesignOfTheRunningSystem() {
    #expect(UITraitCollection().systemDesign == SystemDesign.running)
  }

  /// Apple's documentation of `UIDesignRequiresCompatibility`: "If YES, the system runs the app
  /// using a compatibility mode for UI."
  @Test("An app that requires compatibility has the classic design")
  func anAppThatRequiresCompatibilityHasTheClassicDesign() {
    #expect(SystemDesign(hasGlass: true, requiresCompatibility: false) == .glass)
    #expect(SystemDesign(hasGlass: true, requiresCompatibility: true) == .classic)
    #expect(SystemDesign(hasGlass: false, requiresCompatibility: false) == .classic)
  }

  @Test("Controls update after a change of the design") func controlsUpdateAfterAChangeOfTheDesign()
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let control = CountingControl()
    window.addSubview(control)
    window.layoutIfNeeded()
    let count = control.traitChanges
    control.traitOverrides[SystemDesignTrait.self] = control.traitCollection.systemDesign.other
    window.layoutIfNeeded()
    #expect(control.traitChanges == count + 1)
  }
}

@MainActor
private final class CountingControl: Control {
  var traitChanges = 0

  override func traitsChanged() {
    super.traitsChanged()
    traitChanges += 1
  }
}

extension SystemDesign {
  fileprivate var other: SystemDesign { self == .classic ? .glass : .classic }
}
