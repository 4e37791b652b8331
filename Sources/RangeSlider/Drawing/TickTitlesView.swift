import ControlCore
import UIKit

/// The view of the titles and images of ticks.
@MainActor
final class TickTitlesView: ControlPart {
  private var ticks: [SliderTick] = []
  private var items: [UIView] = []

  /// The sizes of the items, in points, or `nil` until they are measured.
  private var sizes: [CGSize]?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the titles or images of ticks.
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

  /// Measures the titles again when their sizes are needed.
  func invalidateSizes() { sizes = nil }

  private var itemSizes: [CGSize] {
    if let sizes { return sizes }
    let new = items.map(Self.size)
    sizes = new
    return new
  }

  /// Returns the thickness of the titles across the slider, in points.
  func thickness(isVertical: Bool) -> CGFloat {
    itemSizes.reduce(0) { max($0, isVertical ? $1.width : $1.height) }
  }

  /// Centers each title on its tick.
  ///
  /// A title that would overlap the one before it is hidden.
  func layOut(
    in bounds: CGRect, geometry: SliderGeometry, band: SliderBand, grid: PixelGrid
  ) {
    if frame != bounds || self.bounds != bounds {
      frame = bounds
      self.bounds = bounds
    }
    let middle = geometry.across(CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
    var occupied: [ClosedRange<CGFloat>] = []
    for (index, size) in itemSizes.enumerated() {
      let (tick, item) = (ticks[index], items[index])
      let (length, thickness) = (geometry.length(of: size), geometry.thickness(of: size))
      let start = geometry.position(of: tick.value) - length / 2
      let reach = band.thumbs / 2 + band.titleDistance
      let place = geometry.rectangle(
        along: start, length: length,
        across: band.labelsComeFirst ? middle + reach : middle - reach - thickness,
        thickness: thickness)
      let extent = start...start + length
      let isVisible =
        geometry.values.contains(tick.value) && !occupied.contains { $0.overlaps(extent) }
      item.isHidden = !isVisible
      guard isVisible else { continue }
      occupied.append(extent)
      let new = CGRect(
        origin: CGPoint(x: grid.aligned(place.minX), y: grid.aligned(place.minY)),
        size: place.size)
      if item.frame != new { item.frame = new }
    }
  }

  private static func size(of item: UIView) -> CGSize {
    if let image = (item as? UIImageView)?.image { return image.size }
    let size = item.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
