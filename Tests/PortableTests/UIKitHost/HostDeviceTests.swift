import TestSupport
import Testing

@testable import UIKitHost

@MainActor struct HostDeviceTests {
  @Test func turningAPhoneSwapsSizeAndMovesTheSafeArea() {
    let turned = HostDevice.phone.turned(to: .landscapeLeft)
    #expect(turned.size == CGSize(width: 844, height: 390))
    #expect(turned.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(turned.orientation == .landscapeLeft)
  }

  @Test func turningBackGivesTheSameDevice() {
    for device in [HostDevice.phone, .smallPhone, .pad] {
      #expect(device.turned(to: .landscapeRight).turned(to: .portrait) == device)
    }
  }

  @Test func turningUpsideDownKeepsTheSize() {
    let turned = HostDevice.phone.turned(to: .portraitUpsideDown)
    #expect(turned.size == HostDevice.phone.size)
    #expect(turned.orientation == .portraitUpsideDown)
  }

  @Test func fourTurnsToTheRightComeRound() {
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

  @Test func aDeviceIsFoundByItsName() {
    #expect(HostDevice.named("Small Phone") == .smallPhone)
    #expect(HostDevice.named("toaster") == nil)
  }

  @Test func sizeClassesFollowTheIdiomAndTheSize() {
    let phone = HostDevice.phone.sizeClasses
    #expect(phone.horizontal == .compact && phone.vertical == .regular)
    let landscape = HostDevice.phoneLandscape.sizeClasses
    #expect(landscape.horizontal == .regular && landscape.vertical == .compact)
    let pad = HostDevice.pad.sizeClasses
    #expect(pad.horizontal == .regular && pad.vertical == .regular)
  }
}
