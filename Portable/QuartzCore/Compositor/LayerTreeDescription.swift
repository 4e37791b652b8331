/// A stable text of a layer tree: one line per layer with what differs from the defaults.
package func layerTreeDescription(_ layer: CALayer) -> String {
  var lines: [String] = []
  LayerDescriber.add(layer, indent: "", to: &lines)
  return lines.joined(separator: "\n")
}

private enum LayerDescriber {
  static func add(_ layer: CALayer, indent: String, to lines: inout [String]) {
    lines.append(indent + line(layer))
    if let mask = layer.mask {
      lines.append(indent + "  mask:")
      add(mask, indent: indent + "    ", to: &lines)
    }
    for child in layer.sublayers ?? [] { add(child, indent: indent + "  ", to: &lines) }
  }

  private static func line(_ layer: CALayer) -> String {
    var parts = [String(describing: type(of: layer))]
    if let name = layer.name { parts.append("\"\(name)\"") }
    let frame = layer.frame
    parts.append("(\(point(frame.origin)); \(number(frame.width)) × \(number(frame.height)))")
    if layer.bounds.origin != .zero { parts.append("origin \(point(layer.bounds.origin))") }
    if layer.isHidden { parts.append("hidden") }
    if layer.opacity != 1 { parts.append("opacity \(number(CGFloat(layer.opacity)))") }
    if let color = layer.backgroundColor { parts.append("background \(hex(color))") }
    if layer.cornerRadius != 0 {
      let curve = layer.cornerCurve == .continuous ? " continuous" : ""
      parts.append("corner \(number(layer.cornerRadius))\(curve)")
      if layer.maskedCorners != .all { parts.append("corners \(layer.maskedCorners.rawValue)") }
    }
    if layer.masksToBounds { parts.append("clips") }
    if layer.borderWidth != 0 {
      parts.append("border \(number(layer.borderWidth)) \(layer.borderColor.map(hex) ?? "none")")
    }
    if layer.shadowOpacity != 0 { parts.append("shadow \(number(CGFloat(layer.shadowOpacity)))") }
    if layer.zPosition != 0 { parts.append("z \(number(layer.zPosition))") }
    if !layer.transform.isIdentity {
      let t = layer.affineTransform()
      parts.append(
        "transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " "))")
    }
    if layer.contents != nil { parts.append("contents") }
    return parts.joined(separator: " ")
  }

  private static func point(_ p: CGPoint) -> String { "\(number(p.x)), \(number(p.y))" }

  /// At most two decimals, without a trailing zero.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }

  private static func hex(_ color: CGColor) -> String {
    let c = color.standardRGB.clamped
    return "#"
      + [c.red, c.green, c.blue, c.alpha].map {
        let text = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }
}
