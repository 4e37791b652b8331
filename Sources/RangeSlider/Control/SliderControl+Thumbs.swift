import ControlCore
import UIKit

/// The number of thumbs.
extension SliderControl {
  /// Adds the parts and the accessibility elements of the thumbs.
  func showThumbs() {
    for index in knownElements.count..<max(values.count, knownElements.count) {
      knownElements.append(ThumbAccessibilityElement(thumb: Thumb(rawValue: index), slider: self))
    }
    updateElements()
    display.add(to: self)
    updateTickTitles()
  }

  /// Changes the number of thumbs.
  func setThumbCount(_ count: Int) {
    guard SliderValues(count: count).count != values.count else { return }
    cancelTracking(with: nil)
    var new = values
    new.count = count
    publish(publishedProperties(of: .all(new.count))) {
      display.remove()
      display = SliderDisplay(count: new.count)
      values = new
      latestThumb = Thumb(rawValue: new.count - 1)
      focus = focus.flatMap { $0 <= latestThumb ? $0 : nil }
    }
    showThumbs()
    if settings.showsValueLabels { updateLabels() }
    updateColors()
    updateThumbs()
    updateValueFields()
    invalidateContentSize()
  }
}
