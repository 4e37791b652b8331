import Testing
import UIKit

@testable import ControlCore

@MainActor
struct SystemDesignTests {
  @Test("The default is the design of the running system")
  func theDefaultIsTheDesignOfTheRunningSystem() {
    #expect(UITraitCollection().systemDesign == SystemDesign.running)
  }

  private let compatible: [String: Any] = ["UIDesignRequiresCompatibility": true]

  /// Apple's documentation of `UIDesignRequiresCompatibility`: "If YES, the system runs the app
  /// using a compatibility mode for UI elements."
  @Test("An app that requires compatibility has the classic design")
  func anAppThatRequiresCompatibilityHasTheClassicDesign() {
    #expect(SystemDesign(hasGlass: true, information: [:]) == .glass)
    #expect(SystemDesign(hasGlass: true, information: compatible) == .classic)
    #expect(SystemDesign(hasGlass: false, information: [:]) == .classic)
  }

  /// The same page: "The system ignores this key when you build for iOS 27 or later". A UIKit engineer in
  /// the Apple Developer Forums, thread 832710: "It's tied to the SDK you compile against, not the runtime
  /// OS."
  @Test(
    "An app built with the SDK of iOS 27 has the design of the system",
    arguments: [
      ("iphoneos26.4", SystemDesign.classic), ("iphoneos27.0", .glass), ("macosx27.1", .glass),
      ("iphonesimulator28.0", .glass), ("", .classic),
    ])
  func anAppBuiltWithTheSDKOfIOS27HasTheDesignOfTheSystem(sdk: String, design: SystemDesign) {
    let information = compatible.merging(["DTSDKName": sdk] as [String: Any]) { $1 }
    #expect(SystemDesign(hasGlass: true, information: information) == design)
    #expect(SystemDesign(hasGlass: false, information: information) == .classic)
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
