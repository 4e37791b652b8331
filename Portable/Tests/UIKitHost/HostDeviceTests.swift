import TestSupport
import Testing

@testable import UIKitHost

@MainActor struct HostDeviceTests {
  @Test("Turning a phone swaps size and moves the safe area")
  func turningAPhoneSwapsSizeAndMovesTheSafeArea() {
    let turned = HostDevice.phone.turned(to: .landscapeLeft)
    #expect(turned.size == CGSize(width: 844, height: 390))
    #expect(turned.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(turned.orientation == .landscapeLeft)
  }

  @Test("Turning back gives the same device") func turningBackGivesTheSameDevice() {
    for device in [HostDevice.phone, .smallPhone, .pad] {
      #expect(device.turned(to: .landscapeRight).turned(to: .portrait) == device)
    }
  }

  @Test("Turning upside down keeps the size") func turningUpsideDownKeepsTheSize() {
    let turned = HostDevice.phone.turned(to: .portraitUpsideDown)
    #expect(turned.size == HostDevice.phone.size)
    #expect(turned.orientation == .portraitUpsideDown)
  }

  @Test("Four turns to the right come round") func fourTurnsToTheRightComeRound() {
    var device = HostDevice.phone
    var orientations: [UIInterfaceOrientation] = []
    for _ in 0..<4 {
      device = device.turned(to: device.orientation(turningRight: true))
      orientations.append(device.orientation)
    }
    #expect(
      orientations == [.landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait])
    #expect(device == .phone)
  }

  @Test("A device is found by its name") func aDeviceIsFoundByItsName() {
    #expect(HostDevice.named("Small Phone") == .smallPhone)
    #expect(HostDevice.named("toaster") == nil)
  }

  @Test(
    "Size classes follow the idiom and the size",
    arguments: [
      (HostDevice.phone, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      (.phoneLandscape, .compact, .compact),
      (
        HostDevice(name: "large", size: CGSize(width: 932, height: 430), scale: 3), .regular,
        .compact
      ),
      (.pad, .regular, .regular),
    ])
  func sizeClassesFollowTheIdiomAndTheSize(
    device: HostDevice, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let traits = HeadlessHost(device: device).scene.traitCollection
    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == vertical)
  }
}
