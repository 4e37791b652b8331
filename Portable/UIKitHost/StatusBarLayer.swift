import UIKit

/// Draws what a device shows at its top: the time, the signal, the network and the battery.
///
/// It always shows the same time, so that pictures repeat.
final class StatusBarLayer: CALayer {
  /// The color of everything in the bar.
  var tint = UIColor.black.cgColor {
    didSet { if tint != oldValue { setNeedsDisplay() } }
  }
  /// The device whose bar it is; a change lays the bar out anew.
  var device = HostDevice.phone {
    didSet { if device != oldValue { setNeedsDisplay() } }
  }

  override init() {
    super.init()
    name = "status bar"
    needsDisplayOnBoundsChange = true
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? StatusBarLayer {
      tint = other.tint
      device = other.device
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(in context: CGContext) {
    let places = StatusBarPlaces(device: device, width: bounds.width, height: bounds.height)
    UIGraphicsPushContext(context)
    let time = NSAttributedString(
      string: "9:41",
      attributes: [
        .font: UIFont.monospacedDigitSystemFont(ofSize: places.textSize, weight: .semibold),
        .foregroundColor: UIColor(cgColor: tint),
      ])
    let size = time.size()
    let x = places.centersTime ? places.timeX - size.width / 2 : places.timeX
    time.draw(at: CGPoint(x: x, y: places.midY - size.height / 2))
    UIGraphicsPopContext()
    context.setFillColor(tint)
    context.setStrokeColor(tint)
    drawSignal(in: context, at: CGPoint(x: places.symbolsX, y: places.midY))
    drawNetwork(in: context, at: CGPoint(x: places.symbolsX + 24, y: places.midY))
    drawBattery(in: context, at: CGPoint(x: places.symbolsX + 46, y: places.midY))
  }

  /// Four bars that rise to the right.
  private func drawSignal(in context: CGContext, at start: CGPoint) {
    for bar in 0..<4 {
      let height = 4 + CGFloat(bar) * 2.2
      let frame = CGRect(
        x: start.x + CGFloat(bar) * 4.6, y: start.y + 5.5 - height, width: 3.2, height: height)
      context.addPath(
        CGPath(roundedRect: frame, cornerWidth: 1, cornerHeight: 1, transform: nil))
      context.fillPath()
    }
  }

  /// A fan of two arcs and a wedge.
  private func drawNetwork(in context: CGContext, at start: CGPoint) {
    let center = CGPoint(x: start.x + 8, y: start.y + 5.5)
    let (from, to) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
    context.setLineWidth(2.4)
    for radius in [9.6, 6.0] as [CGFloat] {
      context.addArc(
        center: center, radius: radius, startAngle: from, endAngle: to, clockwise: false)
      context.strokePath()
    }
    context.move(to: center)
    context.addArc(center: center, radius: 3.6, startAngle: from, endAngle: to, clockwise: false)
    context.closePath()
    context.fillPath()
  }

  /// A full battery with its contact.
  private func drawBattery(in context: CGContext, at start: CGPoint) {
    let shell = CGRect(x: start.x + 0.5, y: start.y - 5.5, width: 23, height: 11)
    context.saveGState()
    context.setAlpha(0.4)
    context.setLineWidth(1)
    context.addPath(
      CGPath(roundedRect: shell, cornerWidth: 3.4, cornerHeight: 3.4, transform: nil))
    context.strokePath()
    context.addPath(
      CGPath(
        roundedRect: CGRect(x: shell.maxX + 1.4, y: start.y - 2, width: 1.6, height: 4),
        cornerWidth: 0.8, cornerHeight: 0.8, transform: nil))
    context.fillPath()
    context.restoreGState()
    context.addPath(
      CGPath(
        roundedRect: shell.insetBy(dx: 1.5, dy: 1.5), cornerWidth: 2.1, cornerHeight: 2.1,
        transform: nil))
    context.fillPath()
  }
}

/// Where the parts of the status bar go.
struct StatusBarPlaces: Equatable {
  /// The vertical middle of everything.
  var midY: CGFloat
  /// The size of the time's text.
  var textSize: CGFloat
  /// The middle of the time, or its left edge.
  var timeX: CGFloat
  var centersTime: Bool
  /// The left edge of the symbols, which take 72 points.
  var symbolsX: CGFloat

  init(device: HostDevice, width: CGFloat, height: CGFloat) {
    let symbols: CGFloat = 72
    if device.idiom == .pad {
      self.init(
        midY: height / 2, textSize: 13, timeX: 20, centersTime: false,
        symbolsX: width - 20 - symbols)
    } else if height < 30 {
      self.init(
        midY: height / 2, textSize: 13, timeX: width / 2, centersTime: true,
        symbolsX: width - 6 - symbols)
    } else {
      // Beside the sensor housing: an ear on each side.
      self.init(
        midY: height * 0.53, textSize: 17, timeX: width * 0.14, centersTime: true,
        symbolsX: width * 0.86 - symbols / 2)
    }
  }

  private init(
    midY: CGFloat, textSize: CGFloat, timeX: CGFloat, centersTime: Bool, symbolsX: CGFloat
  ) {
    self.midY = midY
    self.textSize = textSize
    self.timeX = timeX
    self.centersTime = centersTime
    self.symbolsX = symbolsX
  }
}
