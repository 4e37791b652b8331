import UIKit

extension RangeSliderControl {
  /// The pixels of the screen that the control is shown on.
  var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Assigns the frames of track, fill and thumbs.
  func layOutLayers(_ geometry: SliderGeometry) {
    layers.setBounds(bounds)
    let lower = geometry.position(of: model.lower)
    let upper = geometry.position(of: model.upper)
    layers.place(
      BarFrames(
        track: geometry.trackFrame, isVertical: false, ends: (lower, upper),
        cornerRadius: look.trackCornerRadius, grid: grid))
    layers.place(.lower, at: CGPoint(x: lower, y: geometry.bounds.midY), grid: grid)
    layers.place(.upper, at: CGPoint(x: upper, y: geometry.bounds.midY), grid: grid)
  }
}
