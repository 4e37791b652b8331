import TestSupport
import Testing

@MainActor struct HeadlessHostTests {
  @Test("Time moves only when advanced and ends exactly")
  func timeMovesOnlyWhenAdvancedAndEndsExactly() {
    let host = HeadlessHost()
    let start = HeadlessHost.now
    host.layoutIfNeeded()
    #expect(HeadlessHost.now == start)
    host.advance(by: 0.25)
    #expect(HeadlessHost.now == start + 0.25)
    #expect(CACurrentMediaTime() == start + 0.25)
  }

  @Test("Frames follow each other at the frame duration")
  func framesFollowEachOtherAtTheFrameDuration() throws {
    let host = HeadlessHost()
    host.frameDuration = 0.1
    let start = HeadlessHost.now
    var times: [CFTimeInterval] = []
    let target = SelectorTarget { link in
      if let link = link as? CADisplayLink { times.append(link.timestamp - start) }
    }
    let link = CADisplayLink(target: target, selector: SelectorTarget.action)
    link.add(to: .main, forMode: .common)
    host.advance(by: 0.25)
    link.invalidate()
    try #require(times.count == 3)
    for (time, expected) in zip(times, [0.1, 0.2, 0.25]) {
      #expect(isClose(time, expected, within: 1e-9))
    }
  }

  @Test("Hosts share the clock and the application") func hostsShareTheClockAndTheApplication() {
    let first = HeadlessHost()
    let second = HeadlessHost(device: .pad)
    #expect(UIApplication.shared.connectedScenes.isSuperset(of: [first.scene, second.scene]))
    let start = HeadlessHost.now
    first.advance(by: 0.1)
    second.advance(by: 0.1)
    #expect(isClose(HeadlessHost.now, start + 0.2, within: 1e-9))
  }

  @Test("Time never goes back") func timeNeverGoesBack() {
    let host = HeadlessHost()
    let start = HeadlessHost.now
    host.advance(by: -5)
    host.advance(by: .nan)
    host.advance(by: .infinity)
    host.advanceFrames(-1)
    #expect(HeadlessHost.now == start)
  }

  @Test("A window fills the scene and is key") func aWindowFillsTheSceneAndIsKey() {
    let host = HeadlessHost(device: .smallPhone)
    let window = host.makeWindow(rootViewController: UIViewController())
    #expect(window.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(window.isKeyWindow)
    #expect(window.windowScene === host.scene)
    #expect(window.rootViewController?.view.safeAreaInsets.top == 20)
  }

  @Test("The appearance reaches the views") func appearanceReachesTheViews() {
    let host = HeadlessHost(
      appearance: HostAppearance(
        style: .dark, layoutDirection: .rightToLeft, contentSizeCategory: .extraLarge,
        accessibilityContrast: .high))
    let window = host.makeWindow(rootViewController: UIViewController())
    let traits = window.traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .extraLarge)
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.displayScale == 3)
    host.appearance.style = .light
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Turning resizes the window and moves the safe area")
  func turningResizesTheWindowAndMovesTheSafeArea() {
    let host = HeadlessHost()
    let window = host.makeWindow(rootViewController: UIViewController())
    host.rotate(to: .landscapeLeft)
    host.advance(by: 0.5)
    #expect(window.bounds.size == CGSize(width: 844, height: 390))
    #expect(window.safeAreaInsets.left == 47)
    #expect(host.scene.interfaceOrientation == .landscapeLeft)
  }

  @Test("The picture has the scale of the device") func thePictureHasTheScaleOfTheDevice() throws {
    let host = HeadlessHost(size: CGSize(width: 20, height: 10), scale: 3)
    let window = host.makeWindow(rootViewController: UIViewController())
    window.rootViewController?.view.backgroundColor = .red
    let bitmap = try #require(host.snapshot().flatMap { Bitmap($0) })
    #expect(bitmap.width == 60)
    #expect(bitmap.height == 30)
    #expect(bitmap.color(x: 30, y: 15) == PixelColor(red: 255, green: 0, blue: 0))
  }

  @Test("Pictures are the same each time") func picturesAreTheSameEachTime() throws {
    func picture() -> Data? {
      let host = HeadlessHost(size: CGSize(width: 100, height: 60), scale: 2)
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
      label.text = "Again"
      host.makeWindow(rootViewController: UIViewController()).addSubview(label)
      return host.pngData()
    }
    let first = try #require(picture())
    #expect(picture() == first)
  }

  @Test("A picture is written with the folders above it")
  func aPictureIsWrittenWithTheFoldersAboveIt() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = HeadlessHost(size: CGSize(width: 10, height: 10), scale: 1)
    let file = folder.appendingPathComponent("light/page.png")
    try host.writePicture(to: file)
    #expect(CGImage(pngData: try Data(contentsOf: file))?.width == 10)
  }

  @Test("Nothing is retained after the host is gone") func nothingIsRetainedAfterTheHostIsGone() {
    expectReleased {
      let host = HeadlessHost()
      return host
    }
    expectReleased {
      HeadlessHost().scene
    }
    expectReleased {
      let controller = UIViewController()
      _ = HeadlessHost().makeWindow(rootViewController: controller)
      return controller
    }
    expectReleased {
      let host = TestHost()
      let button = host.add(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44)))
      host.touches.tap(button)
      host.advance(by: 1)
      return button
    }
  }

  @Test("Closing disconnects the scene") func closingDisconnectsTheScene() {
    let host = HeadlessHost()
    let scene = host.scene
    host.close()
    host.close()
    #expect(!UIApplication.shared.connectedScenes.contains(scene))
  }

  @Test("A host released on another thread is gone with the next frame")
  func aHostReleasedOnAnotherThreadIsGoneWithTheNextFrame() {
    let other = HeadlessHost()
    var host: HeadlessHost? = HeadlessHost()
    let scene = host?.scene
    let last = Reference(host)
    host = nil
    // The main thread waits, so that what the release has left for it cannot have run.
    let released = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      last.value = nil
      released.signal()
    }
    released.wait()
    other.advanceFrames()
    #expect(!UIApplication.shared.connectedScenes.contains { $0 === scene })
    #expect(UIApplication.shared.connectedScenes.contains { $0 === other.scene })
  }

  /// Carries the last reference to another thread; unchecked, since only one thread at a time has it.
  private final class Reference: @unchecked Sendable {
    var value: HeadlessHost?
    init(_ value: HeadlessHost?) { self.value = value }
  }
}
