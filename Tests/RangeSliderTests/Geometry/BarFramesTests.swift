import CoreGraphics
import Testing

@testable import RangeSlider

/// G8: the fill spans the thumbs' centers and stays inside the rounded track.
struct BarFramesTests {
  private func frames(
    _ first: CGFloat, _ second: CGFloat, height: CGFloat = 4, radius: CGFloat = -1,
    isVertical: Bool = false
  ) -> BarFrames {
    let track =
      isVertical
      ? CGRect(x: 0, y: 0, width: height, height: 300)
      : CGRect(x: 0, y: 0, width: 300, height: height)
    return BarFrames(
      track: track, isVertical: isVertical, ends: (first, second), cornerRadius: radius,
      grid: PixelGrid(scale: 2))
  }

  @Test("The fill goes from center to center, in either order")
  func span() {
    let fill = CGRect(x: 50, y: 0, width: 150, height: 4)
    #expect(frames(50, 200).fill == fill)
    #expect(frames(200, 50).fill == fill)
    #expect(
      frames(200, 50, isVertical: true).fill == CGRect(x: 0, y: 50, width: 4, height: 150))
  }

  @Test("The fill has no length where the thumbs meet, also between two pixels")
  func noGap() {
    #expect(frames(100.26, 100.26).fill.width == 0)
    #expect(frames(100.26, 100.27).fill.width == 0)
    #expect(!frames(100, 100).clipsFill)
  }

  @Test("The fill never extends beyond the track")
  func beyondTheTrack() {
    #expect(frames(-20, 320).fill == CGRect(x: 0, y: 0, width: 300, height: 4))
    #expect(frames(-20, .nan).fill.width == 0)
  }

  @Test("The track's corners have their radius and are never more than round")
  func theTracksCornersAreAsAskedAndNoRounderThanRound() {
    #expect(frames(50, 200).trackRadius == 2)
    #expect(frames(50, 200, height: 20, radius: 6).trackRadius == 6)
    #expect(frames(50, 200, height: 20, radius: 60).trackRadius == 10)
    #expect(frames(50, 200, height: 20, radius: 0).trackRadius == 0)
  }

  @Test("The fill is round only where it reaches an end of the track")
  func roundEnds() {
    let inside = frames(50, 200, height: 20)
    #expect(!inside.roundsStart && !inside.roundsEnd && !inside.clipsFill)
    let first = frames(0, 200, height: 20)
    #expect(first.roundsStart && !first.roundsEnd && !first.clipsFill)
    let last = frames(50, 300, height: 20)
    #expect(!last.roundsStart && last.roundsEnd && !last.clipsFill)
    let all = frames(0, 300, height: 20, isVertical: true)
    #expect(all.roundsStart && all.roundsEnd && !all.clipsFill)
  }

  @Test("A fill that ends within a round end of the track is clipped to it")
  func clip() {
    #expect(frames(0, 8, height: 20).clipsFill)
    #expect(frames(3, 100, height: 20).clipsFill)
    #expect(frames(294, 300, height: 20).clipsFill)
    #expect(!frames(100, 108, height: 20).clipsFill)
    #expect(!frames(0, 8, height: 20, radius: 0).clipsFill)
    #expect(!frames(3, 3, height: 20).clipsFill)
  }

  @Test("Frames are finite for a track without length")
  func noRoom() {
    let frames = BarFrames(
      track: .zero, isVertical: false, ends: (0, 0), cornerRadius: -1, grid: PixelGrid(scale: 3))
    #expect(frames.track == .zero)
    #expect(frames.fill == .zero)
    #expect(frames.trackRadius == 0)
  }
}
