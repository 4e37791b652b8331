import UIKit

/// A text that is previewed under the touch and drawn into the picture at its end.
final class TextStroke: BrushStroke {
  private let text: NSAttributedString
  private let canvas: BoardCanvas
  private let style: StrokeStyle
  private let size: CGSize
  private var location: CGPoint?
  private(set) var overlayBounds = PixelRect.zero

  init(text: NSAttributedString, canvas: BoardCanvas, style: StrokeStyle, brush: TextBrush) {
    self.text = text
    self.canvas = canvas
    self.style = style
    let limit = CGSize(
      width: brush.lineLimit ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let box = text.boundingRect(with: limit, options: [.usesLineFragmentOrigin], context: nil)
    size = CGSize(width: box.maxX.rounded(.up), height: box.maxY.rounded(.up))
  }

  func begin(at sample: StrokeSample) -> PixelRect {
    preview(at: sample.location)
    return .zero
  }

  func move(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect {
    if let location = samples.last?.location { preview(at: location) }
    return .zero
  }

  func end() -> PixelRect {
    let dirty = overlayBounds
    canvas.capture(dirty)
    drawOverlay(in: canvas.context)
    location = nil
    overlayBounds = .zero
    return dirty
  }

  func drawOverlay(in context: CGContext) {
    guard let location, !overlayBounds.isEmpty else { return }
    context.saveGState()
    // Glyphs may extend beyond their box, but nothing may be drawn outside the captured pixels.
    context.clip(to: canvas.points(of: overlayBounds))
    context.setAlpha(style.opacity)
    // One layer, so that overlapping glyphs are not darker.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    UIGraphicsPushContext(context)
    text.draw(
      with: CGRect(origin: location, size: size), options: [.usesLineFragmentOrigin], context: nil)
    UIGraphicsPopContext()
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func preview(at location: CGPoint) {
    guard text.length > 0 else { return }
    self.location = location
    // Some glyphs extend beyond their box, as an italic f does.
    let hang = size.height / CGFloat(max(1, text.string.split(separator: "\n").count)) / 2
    let box = CGRect(origin: location, size: size).insetBy(dx: -hang, dy: -hang / 2)
    overlayBounds = canvas.pixels(covering: box)
  }
}
