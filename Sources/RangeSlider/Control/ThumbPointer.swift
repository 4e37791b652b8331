import UIKit

/// The pointer interaction of a slider: each thumb is a region that lifts under the pointer.
@MainActor
final class ThumbPointer: NSObject, UIPointerInteractionDelegate {
  private weak var slider: SliderControl?
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  init(slider: SliderControl) {
    self.slider = slider
    super.init()
  }

  /// Returns the target of the thumb at a location, or `nil` if there is none that can be moved.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let slider, slider.isEnabled else { return nil }
    let thumb: Thumb
    switch slider.target(at: request.location) {
    case .thumb(let only): thumb = only
    case .undecided(let first, _): thumb = first
    default: return nil
    }
    return slider.targets.frame(of: thumb).map { UIPointerRegion(rect: $0, identifier: thumb) }
  }

  /// Returns the effect that lifts the thumb in its own shape.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let slider, slider.window != nil, let thumb = region.identifier as? Thumb else {
      return nil
    }
    let frame = slider.thumbFrame(of: thumb)
    let shape = UIBezierPath(
      roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2)
    let parameters = UIPreviewParameters()
    parameters.visiblePath = shape
    parameters.shadowPath = shape
    parameters.backgroundColor = .clear
    return UIPointerStyle(effect: .lift(UITargetedPreview(view: slider, parameters: parameters)))
  }
}
