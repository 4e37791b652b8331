import CoreGraphics
import Foundation
import UIKit

/// A drawing as a file of SVG.
struct SVGDocument {
  private var text = ""
  private var maskCount = 0
  private let size: CGSize
  private let scale: CGFloat

  init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  /// Returns the file.
  ///
  /// - Throws: A `CancellationError` if the task is canceled.
  mutating func write(
    _ picture: VectorPicture, on background: BoardBackground, title: String?,
    progress: (Double) -> Void
  ) throws -> Data {
    let (width, height) = (Self.units(size.width), Self.units(size.height))
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.number(size.width))" \
      height="\(Self.number(size.height))" viewBox="0 0 \(width) \(height)" fill="none" \
      stroke-linecap="round" stroke-linejoin="round">

      """
    if let title { text += "<title>\(Self.escaped(title))</title>\n" }
    write(background)
    if picture.isBlended { text += "<g style=\"isolation:isolate\">\n" }
    let erased = picture.groups.filter { !$0.erasers.isEmpty }
    for group in erased.reversed() { openMask(group.erasers) }
    for (number, group) in picture.groups.enumerated() {
      try Task.checkCancellation()
      for mark in group.marks { write(mark) }
      if !group.erasers.isEmpty { text += "</g>\n" }
      progress(Double(number + 1) / Double(picture.groups.count))
    }
    if picture.isBlended { text += "</g>\n" }
    text += "</svg>\n"
    return Data(text.utf8)
  }

  // MARK: Background

  private mutating func write(_ background: BoardBackground) {
    if let color = background.color, let paint = Paint(color) {
      text += "<rect width=\"100%\" height=\"100%\" fill=\"\(paint.hex)\"\(paint.opacity(1))/>\n"
    }
    let frame = background.imageRect(in: CGRect(origin: .zero, size: size))
    guard let image = background.image, !frame.isEmpty, let file = image.pngFile else { return }
    guard background.placement == .tile else {
      write(file, in: frame)
      return
    }
    text += "<pattern id=\"tile\" patternUnits=\"userSpaceOnUse\" \(Self.attributes(of: frame))>\n"
    write(file, in: CGRect(origin: .zero, size: frame.size))
    text += "</pattern>\n<rect width=\"100%\" height=\"100%\" fill=\"url(#tile)\"/>\n"
  }

  // MARK: Marks

  private mutating func write(_ mark: VectorMark) {
    switch mark {
    case .path(let outline):
      guard let paint = Paint(outline.color) else { return }
      write(
        outline, color: paint.hex, opacity: paint.opacity(outline.opacity),
        style: outline.blendMode == .multiply ? " style=\"mix-blend-mode:multiply\"" : "")
    case .text(let mark): write(mark)
    case .pixels(let patch):
      patch.image.pngFile.map { write($0, in: patch.frame(scale: scale)) }
    }
  }

  private mutating func write(
    _ outline: VectorMark.Outline, color: String, opacity: String, style: String = ""
  ) {
    text += "<path d=\"\(SVGPathData(outline.path).text)\""
    if outline.isFilled { text += " fill=\"\(color)\"" }
    if outline.lineWidth > 0 {
      text += " stroke=\"\(color)\" stroke-width=\"\(Self.length(outline.lineWidth))\""
      if outline.lineCap != .round {
        text += " stroke-linecap=\"\(outline.lineCap == .butt ? "butt" : "square")\""
      }
      if outline.lineJoin != .round {
        text += " stroke-linejoin=\"\(outline.lineJoin == .miter ? "miter" : "bevel")\""
        text += " stroke-miterlimit=\"\(Self.number(StrokeShape.miterLimit))\""
      }
      if !outline.dashes.isEmpty {
        let lengths = outline.dashes.map { Self.length($0) }.joined(separator: " ")
        text += " stroke-dasharray=\"\(lengths)\""
      }
    }
    text += "\(opacity)\(style)/>\n"
  }

  private mutating func write(_ mark: VectorMark.Text) {
    guard let paint = Paint(mark.style.color) else { return }
    let (font, unit) = (mark.brush.font(for: mark.style), Self.number(SVGPathData.unit))
    let family = font.familyName.hasPrefix(".") ? "" : "'\(font.familyName)',"
    text += "<text transform=\"scale(\(unit))\" font-family=\"\(Self.escaped(family))"
    text += "system-ui,sans-serif\" font-size=\"\(Self.number(font.pointSize))\""
    let traits = font.fontDescriptor.symbolicTraits
    if traits.contains(.traitBold) { text += " font-weight=\"bold\"" }
    if traits.contains(.traitItalic) { text += " font-style=\"italic\"" }
    text += " fill=\"\(paint.hex)\"\(paint.opacity(mark.style.opacity)) xml:space=\"preserve\">"
    for line in mark.layout.lines {
      text += "<tspan x=\"\(Self.number(mark.location.x))\" y=\"\(Self.number(line.baseline))\">"
      text += "\(Self.escaped(line.text))</tspan>"
    }
    text += "</text>\n"
  }

  private mutating func write(_ file: Data, in frame: CGRect) {
    text +=
      "<image \(Self.attributes(of: frame)) preserveAspectRatio=\"none\" href=\"data:image/png;"
    text += "base64,\(file.base64EncodedString())\"/>\n"
  }

  /// Begins a group of which erasers remove parts.
  private mutating func openMask(_ erasers: [VectorMark]) {
    maskCount += 1
    let name = "e\(maskCount)"
    text += "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" "
    text += "\(Self.attributes(of: CGRect(origin: .zero, size: size)))>\n"
    text += "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    for eraser in erasers {
      switch eraser {
      case .path(let outline):
        write(
          outline, color: "#000", opacity: Paint(outline.color)?.opacity(outline.opacity) ?? "")
      case .pixels(let patch):
        patch.removal?.pngFile.map { write($0, in: patch.frame(scale: scale)) }
      case .text: break
      }
    }
    text += "</mask>\n<g mask=\"url(#\(name))\">\n"
  }
}

extension SVGDocument {
  /// A color of SVG, which is in sRGB.
  private struct Paint {
    let hex: String
    private let alpha: CGFloat

    /// Creates a color; `nil` for one without components.
    init?(_ color: CGColor) {
      guard let space = BoardColorSpace.sRGB.cgColorSpace,
        let parts = color.converted(to: space, intent: .defaultIntent, options: nil)?.components,
        parts.count == 4
      else { return nil }
      let bytes = parts[..<3].map { Int((min(max($0.isNaN ? 0 : $0, 0), 1) * 255).rounded()) }
      let isShort = bytes.allSatisfy { $0 % 17 == 0 }
      hex =
        "#"
        + bytes.map { String(isShort ? $0 / 17 : $0, radix: 16).padded(isShort ? 1 : 2) }
        .joined()
      alpha = parts[3]
    }

    /// The attribute for the opacity, in addition to that of the color; empty for an opaque mark.
    func opacity(_ opacity: CGFloat) -> String {
      let share = min(max(alpha * opacity, 0), 1)
      return share < 1 ? " opacity=\"\(SVGDocument.number(share, decimals: 4))\"" : ""
    }
  }

  private static func units(_ length: CGFloat) -> Int { SVGPathData.units(length) }

  /// A length in points as units.
  private static func length(_ length: CGFloat) -> String { number(length * SVGPathData.unit) }

  private static func attributes(of frame: CGRect) -> String {
    "x=\"\(length(frame.minX))\" y=\"\(length(frame.minY))\" width=\"\(length(frame.width))\" "
      + "height=\"\(length(frame.height))\""
  }

  /// A number with two decimals, without zeros at its end.
  fileprivate static func number(_ number: CGFloat, decimals: Int = 2) -> String {
    let factor = decimals == 2 ? 100.0 : 10_000
    let rounded = (Double(number) * factor).rounded() / factor
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML has no other control characters.
      case "\u{0}"..<"\u{20}" where scalar != "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  fileprivate func padded(_ count: Int) -> String {
    String(repeating: "0", count: max(count - self.count, 0)) + self
  }
}
