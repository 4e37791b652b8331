import UIKit

/// The view of ticks or of the bars of a histogram, which are reused.
@MainActor
final class TicksView: PartView {
  /// The size of a tick along and across the track, in points.
  static let size = CGSize(width: 2, height: 10)
  private var bars: [PartView] = []
  private var shown: [Tick] = []
  private var colors: (inside: UIColor?, outside: UIColor?) = (nil, nil)
  var isRounded = false

  struct Tick: Equatable {
    let frame: CGRect
    let isInside: Bool
  }

  func setColors(inside: UIColor, outside: UIColor) {
    colors = (inside, outside)
    for (tick, bar) in zip(shown, bars) { color(bar, as: tick) }
  }

  func show(_ ticks: [Tick]) {
    guard ticks != shown else { return }
    while bars.count < ticks.count {
      let bar = PartView(frame: .zero)
      addSubview(bar)
      bars.append(bar)
    }
    for (index, bar) in bars.enumerated() {
      let old = index < shown.count ? shown[index] : nil
      let new = index < ticks.count ? ticks[index] : nil
      guard old != new else { continue }
      bar.isHidden = new == nil
      guard let new else { continue }
      func change() {
        if old?.frame != new.frame {
          bar.frame = new.frame
          if isRounded { bar.layer.cornerRadius = min(new.frame.width, new.frame.height) / 2 }
        }
        if old?.isInside != new.isInside { color(bar, as: new) }
      }
      // A new tick appears in its place.
      if old == nil { UIView.performWithoutAnimation(change) } else { change() }
    }
    shown = ticks
  }

  private func color(_ bar: PartView, as tick: Tick) {
    bar.backgroundColor = tick.isInside ? colors.inside : colors.outside
  }
}

/// The view of the titles and images of ticks.
@MainActor
final class TickTitlesView: PartView {
  private var ticks: [SliderTick] = []
  private var items: [UIView] = []
  private var sizes: [CGSize]?

  func setTicks(_ new: [SliderTick]) {
    guard new != ticks else { return }
    ticks = new
    sizes = nil
    for item in items { item.removeFromSuperview() }
    items = new.map { tick in
      if let image = tick.image { return UIImageView(image: image) }
      let label = UILabel()
      label.text = tick.title
      label.font = .preferredFont(forTextStyle: .caption2)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      return label
    }
    for item in items { addSubview(item) }
  }

  func invalidateSizes() { sizes = nil }

  private var itemSizes: [CGSize] {
    if let sizes { return sizes }
    let new = items.map(Self.size)
    sizes = new
    return new
  }

  func thickness(isVertical: Bool) -> CGFloat {
    itemSizes.reduce(0) { max($0, isVertical ? $1.width : $1.height) }
  }

  // Centers each title on its tick, within the bounds. Of titles that would overlap, the first and the last
  // have precedence, then those before the others.
  func layOut(in bounds: CGRect, geometry: SliderGeometry, band: SliderBand, grid: PixelGrid) {
    cover(bounds)
    let reach = band.thumbs / 2 + band.titleDistance
    let low = geometry.along(bounds.origin)
    let room = geometry.length(of: bounds.size)
    let sizes = itemSizes
    let order = ticks.indices.filter { geometry.shows(ticks[$0].value) }
      .sorted { ticks[$0].value < ticks[$1].value }
    var occupied: [ClosedRange<CGFloat>] = []
    var visible: Set<Int> = []
    for index in (order.prefix(1) + order.suffix(1) + order.dropFirst().dropLast())
    where !visible.contains(index) {
      let length = min(geometry.length(of: sizes[index]), room)
      let wish = geometry.position(of: ticks[index].value) - length / 2
      let start = min(max(wish, low), low + room - length)
      let extent = start...start + length
      guard !occupied.contains(where: { $0.overlaps(extent) }) else { continue }
      occupied.append(extent)
      visible.insert(index)
      let thickness = geometry.thickness(of: sizes[index])
      let place = geometry.rectangle(
        along: start, length: length,
        across: geometry.middle + (band.labelsComeFirst ? reach : -reach - thickness),
        thickness: thickness)
      let item = items[index]
      item.place(
        in: CGRect(
          origin: CGPoint(x: grid.aligned(place.minX), y: grid.aligned(place.minY)),
          size: place.size), appears: item.isHidden || item.bounds.isEmpty)
    }
    for (index, item) in items.enumerated() { item.isHidden = !visible.contains(index) }
  }

  private static func size(of item: UIView) -> CGSize {
    if let image = (item as? UIImageView)?.image { return image.size }
    let size = item.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
