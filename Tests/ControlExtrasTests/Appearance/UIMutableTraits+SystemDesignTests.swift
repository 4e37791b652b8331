import ControlCore
import ControlExtras
import Testing
import UIKit

@MainActor
struct UIMutableTraitsSystemDesignTests {
  @Test("An override applies to the views below") func anOverrideAppliesToTheViewsBelow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let parent = UIView()
    let child = UIView()
    window.addSubview(parent)
    parent.addSubview(child)
    parent.traitOverrides.systemDesign = .glass
    window.layoutIfNeeded()
    #expect(child.traitCollection.systemDesign == .glass)
    child.traitOverrides.systemDesign = .classic
    window.layoutIfNeeded()
    #expect(child.traitCollection.systemDesign == .classic)
    #expect(parent.traitCollection.systemDesign == .glass)
  }

  @Test("Without an override the traits have the design of the running system")
  func withoutAnOverrideTheTraitsHaveTheDesignOfTheRunningSystem() {
    #expect(UIView().traitOverrides.systemDesign == .running)
  }
}
