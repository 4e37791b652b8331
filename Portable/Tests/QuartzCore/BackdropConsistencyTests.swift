import QuartzCore
import Testing

/// What is composed step by step, with blurred images kept, is what drawing everything at once gives.
@MainActor struct BackdropConsistencyTests {
  // Over two seconds, because two pictures of a window are composed after each of many changes, for
  // forty trees.
  @Test("Damage gives the bytes of a full redraw", arguments: 1...40)
  func damageGivesTheBytesOfAFullRedraw(_ seed: Int) {
    expectFullRedraws(seed: seed, hasCorners: false, tolerance: 0)
  }

  /// Cairo cuts a curve at the edge of what is drawn, so that a pixel there is some levels different
  /// when only a part is drawn.
  // Over two seconds, because two pictures of a window are composed after each of many changes, for
  // forty trees.
  @Test("Rounded corners differ by levels only", arguments: 1...40)
  func roundedCornersDifferByLevelsOnly(_ seed: Int) {
    expectFullRedraws(seed: seed, hasCorners: true, tolerance: 24)
  }

  /// A full redraw makes every blurred image anew; here images stay for as long as they hold.
  @Test("Images kept for a long time equal a tree drawn once", arguments: 1...40)
  func imagesKeptForLongShowWhatATreeDrawnOnceShows(_ seed: Int) {
    let scale = CGFloat(seed % 3 + 1)
    let steps = 10 + seed % 20
    func picture(composes: Bool) -> [UInt8] {
      let playground = LayerPlayground(seed: seed, scale: scale, hasCorners: false)
      defer { playground.stage.close() }
      for _ in 0..<steps {
        playground.step()
        if composes { playground.stage.compositor.compose(at: MediaClock.now) }
      }
      playground.stage.compositor.compose(at: MediaClock.now)
      return playground.stage.picture
    }
    let difference = PictureDifference(
      picture(composes: true), picture(composes: false), rowLength: 64 * Int(scale) * 4)
    #expect(difference.most == 0, "\(difference)")
  }

  private func expectFullRedraws(seed: Int, hasCorners: Bool, tolerance: Int) {
    let scale = CGFloat(seed % 3 + 1)
    let playground = LayerPlayground(seed: seed, scale: scale, hasCorners: hasCorners)
    let compositor = playground.stage.compositor
    for step in 0..<60 {
      playground.step()
      compositor.compose(at: MediaClock.now)
      let inPart = playground.stage.picture
      compositor.invalidateAll()
      compositor.compose(at: MediaClock.now)
      let difference = PictureDifference(
        inPart, playground.stage.picture, rowLength: 64 * Int(scale) * 4)
      #expect(
        difference.most <= tolerance,
        "step \(step), changes \(playground.lastChanges), \(difference)")
      if difference.most > tolerance { break }
    }
    playground.stage.close()
  }
}
