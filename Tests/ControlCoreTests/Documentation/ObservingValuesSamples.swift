// The samples of ObservingValues.md, compiled as in an app: without testable imports.

// sample ObservingValues 1
import ControlCore
import UIKit

final class ReadingProgressView: UIProgressView {
  private var observation: ObservationToken?

  func follow(_ scrollView: UIScrollView) {
    observation = scrollView.observeChanges(of: \.contentOffset, owner: self, options: .initial) {
      [weak scrollView] view, offset in
      guard let scrollView else { return }
      let distance = scrollView.contentSize.height - scrollView.bounds.height
      view.progress = distance > 0 ? Float(offset.y / distance) : 1
    }
  }
}
// end of sample

// sample ObservingValues 2
final class VolumeControl: Control {
  private var storedVolume = 0.5

  @IBInspectable dynamic var volume: Double {
    get { storedVolume }
    set { publish([Self.publishedVolume]) { storedVolume = newValue } }
  }

  private static let publishedVolume = PublishedProperty("volume", \VolumeControl.volume)

  override class var publishedProperties: [PublishedProperty] {
    super.publishedProperties + [publishedVolume]
  }
}

final class VolumeLabel: UILabel {
  private var observation: ObservationToken?

  func show(_ control: VolumeControl) {
    observation = control.observeChanges(of: \.volume, owner: self, options: .initial) {
      label, volume in
      label.text = "\(Int(volume * 100)) %"
    }
  }
}
// end of sample

// sample ObservingValues 3
@MainActor
func collectRatings(of control: RatingControl, count: Int) async -> [Int] {
  var ratings: [Int] = []
  for await rating in control.events.subscribe() {
    ratings.append(rating)
    if ratings.count == count { break }
  }
  return ratings
}
// end of sample
