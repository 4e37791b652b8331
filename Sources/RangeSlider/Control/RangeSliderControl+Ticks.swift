import UIKit

extension RangeSliderControl {
  /// The least distance between two ticks, in points.
  private static let minimumTickSpacing: CGFloat = 8

  /// Whether the track has ticks; default `false`.
  @IBInspectable public dynamic var showsTicks: Bool {
    get { look.showsTicks }
    set {
      look.showsTicks = newValue
      setNeedsContentLayout()
    }
  }

  /// How many ticks the track has, at equal distances; default 0, a tick at every stop.
  ///
  /// A number below 2 counts as 0. Of ticks that would be less than 8 points apart every second,
  /// fifth, tenth and so on is shown.
  @IBInspectable public dynamic var tickCount: Int {
    get { look.tickCount }
    set {
      look.tickCount = newValue < 2 ? 0 : newValue
      setNeedsContentLayout()
    }
  }

  /// The colour of the ticks; default `nil`, which is the colour of the track where they are.
  @IBInspectable public dynamic var tickColor: UIColor? {
    get { look.tickColor }
    set {
      look.tickColor = newValue
      updateColors()
    }
  }

  /// Places the ticks of a slider whose values these are.
  func layOutTicks(_ geometry: SliderGeometry, lower: Double, upper: Double) {
    guard look.showsTicks else {
      layers.ticks.show([])
      return
    }
    let layout =
      look.tickCount > 0
      ? TickLayout(
        count: look.tickCount, in: geometry, minimumSpacing: Self.minimumTickSpacing)
      : TickLayout(stopsOf: model, in: geometry, minimumSpacing: Self.minimumTickSpacing)
    let middle = geometry.across(CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
    let size = TickLayers.size
    // A thick track would hide ticks that are no longer than it is thick.
    let length = max(size.height, geometry.trackHeight + 6)
    layers.ticks.show(
      layout.map { tick in
        let frame = geometry.rectangle(
          along: tick.position - size.width / 2, length: size.width, across: middle - length / 2,
          thickness: length)
        return TickLayers.Tick(
          frame: grid.rect(
            around: CGPoint(x: frame.midX, y: frame.midY), size: frame.size),
          isInside: tick.value >= lower && tick.value <= upper)
      })
  }
}
