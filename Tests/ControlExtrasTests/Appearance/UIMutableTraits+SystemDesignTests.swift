import ControlCore
import ControlExtras
import Testing
import UIKit

@MainActor
struct UIMutableTraitsSystemDesignTests {
  @Test func `An override applies to the views below`() {
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

  @Test func `Without an override the traits have the design of the running system`() {
    #expect(UIView().traitOverrides.systemDesign == .running)
  }
}
