import Testing

@testable import ActionSheet

/// A sheet that follows a state.
struct PopupSyncTests {
  @Test("it comes when wanted, once, and goes when not wanted any more, once")
  func follows() {
    var sync = PopupSync()
    #expect(sync.step(isWanted: false, canPresent: true) == .nothing)
    #expect(sync.step(isWanted: true, canPresent: true) == .present(1))
    #expect(sync.step(isWanted: true, canPresent: true) == .nothing)
    #expect(sync.isShown)
    #expect(sync.step(isWanted: false, canPresent: true) == .dismiss)
    #expect(sync.step(isWanted: false, canPresent: true) == .nothing)
  }

  @Test("without a window it waits for the next update")
  func withoutWindow() {
    var sync = PopupSync()
    #expect(sync.step(isWanted: true, canPresent: false) == .nothing)
    #expect(!sync.isShown)
    #expect(sync.step(isWanted: true, canPresent: true) == .present(1))
    #expect(sync.step(isWanted: false, canPresent: false) == .dismiss)
  }

  @Test("a sheet closed by the user changes the state, one closed by the state does not")
  func ends() {
    var sync = PopupSync()
    _ = sync.step(isWanted: true, canPresent: true)
    let told1 = sync.ended(1, isWanted: true)
    #expect(told1)
    #expect(!sync.isShown)
    _ = sync.step(isWanted: true, canPresent: true)
    _ = sync.step(isWanted: false, canPresent: true)
    let told2 = sync.ended(2, isWanted: false)
    #expect(!told2)
  }

  @Test("wanted again while it goes it comes anew, and the end of the first is not its own")
  func wantedAgain() {
    var sync = PopupSync()
    #expect(sync.step(isWanted: true, canPresent: true) == .present(1))
    #expect(sync.step(isWanted: false, canPresent: true) == .dismiss)
    #expect(sync.step(isWanted: true, canPresent: true) == .present(2))
    let told3 = sync.ended(1, isWanted: true)
    #expect(!told3)
    #expect(sync.isShown)
    #expect(sync.step(isWanted: false, canPresent: true) == .dismiss)
    let told4 = sync.ended(2, isWanted: false)
    #expect(!told4)
    #expect(sync.step(isWanted: true, canPresent: true) == .present(3))
  }
}
