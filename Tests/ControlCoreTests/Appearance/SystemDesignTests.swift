import Testing
import UIKit

@testable import ControlCore

@MainActor
struct SystemDesignTests {
  @Test func theDefaultIsTheDesignOfTheRunningSystem() {
    #expect(UITraitCollection().systemDesign == SystemDesign.running)
  }

  /// Apple's documentation of `UIDesignRequiresCompatibility`: "If YES, the system runs the app
  /// using a compatibility mode for UI."
  @Test func anAppThatRequiresCompatibilityHasTheClassicDesign() {
    #expect(SystemDesign(hasGlass: true, requiresCompatibility: false) == .glass)
    #expect(SystemDesign(hasGlass: true, requiresCompatibility: true) == .classic)
    #expect(SystemDesign(hasGlass: false, requiresCompatibility: false) == .classic)
  }

  @Test func controlsUpdateAfterAChangeOfTheDesign() {
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
