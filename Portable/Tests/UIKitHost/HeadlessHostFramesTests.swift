import TestSupport
import Testing

@testable import UIKitHost

@MainActor
struct HeadlessHostFramesTests {
  @Test("A frame draws only changed areas") func aFrameDrawsOnlyWhatHasChanged() {
    let host = TestHost(size: CGSize(width: 100, height: 100), scale: 2)
    let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    square.backgroundColor = .red
    host.add(square)
    host.host.drawFrame()
    #expect(host.host.drawFrame() == 0)
    square.backgroundColor = .blue
    let changed = host.host.drawFrame()
    #expect(changed >= 40 * 40 && changed < 50 * 50)
    host.host.invalidatePicture()
    #expect(host.host.drawFrame() == 200 * 200)
  }

  @Test("A frame for a browser has only changed areas")
  func aFrameForABrowserHasOnlyWhatHasChanged() {
    let host = TestHost(size: CGSize(width: 100, height: 100), scale: 2)
    let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    square.backgroundColor = .red
    host.add(square)
    #expect(host.host.drawBrowserFrame() > 0)
    #expect(host.host.drawBrowserFrame() == 0)
    square.backgroundColor = .blue
    #expect((1..<1000).contains(host.host.drawBrowserFrame()))
  }

  @Test("A closed scene leaves no traits behind") func aSceneThatIsGoneLeavesNoTraitsBehind() {
    let host = HeadlessHost(appearance: HostAppearance(contentSizeCategory: .accessibilityLarge))
    #expect(UIView().traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    host.close()
    #expect(UIView().traitCollection.preferredContentSizeCategory != .accessibilityLarge)
  }
}
