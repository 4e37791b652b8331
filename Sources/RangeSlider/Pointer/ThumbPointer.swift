import UIKit

/// What the pointer makes of a slider's thumbs: each is a region of its own, which lifts under it.
@MainActor
final class ThumbPointer: NSObject, UIPointerInteractionDelegate {
  private weak var slider: SliderControl?
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  init(slider: SliderControl) {
    self.slider = slider
    super.init()
  }

  /// The thumb at the place, with as much room around as a finger has; none where nothing can move.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let slider, let thumb = slider.thumb(at: request.location) else { return nil }
    return UIPointerRegion(rect: slider.targetFrame(of: thumb), identifier: thumb)
  }

  /// The thumb alone lifts, in its own shape.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    let middle = CGPoint(x: region.rect.midX, y: region.rect.midY)
    guard let slider, slider.window != nil, let thumb = slider.thumb(at: middle) else {
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
