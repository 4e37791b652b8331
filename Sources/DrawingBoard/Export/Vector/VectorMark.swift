import CoreGraphics
import UIKit

/// A part of an exported drawing.
enum VectorMark {
  case path(Outline)
  case text(Text)
  case pixels(PixelPatch)

  /// A path with the way it is drawn.
  struct Outline {
    var path: VectorPath

    /// A Boolean value that determines whether the path is filled.
    var isFilled = false

    /// The width of the line along the path, also of a filled one; 0 for none.
    var lineWidth: CGFloat = 0

    var lineCap = CGLineCap.round
    var lineJoin = CGLineJoin.round
    var dashes: [CGFloat] = []
    var color: CGColor

    /// The opacity of the whole mark, in addition to that of the color.
    var opacity: CGFloat = 1

    var blendMode = StrokeBlendMode.normal
  }

  /// A text whose lines are known.
  struct Text {
    let brush: TextBrush
    let style: StrokeStyle
    let location: CGPoint
  }

  /// The area that the mark may cover, in points; null for all.
  func bounds(scale: CGFloat) -> CGRect {
    switch self {
    case .path(let outline):
      let corner = outline.lineJoin == .miter ? StrokeShape.miterLimit : 1.5
      let reach = outline.lineWidth / 2 * corner
      return outline.path.bounds.insetBy(dx: -reach, dy: -reach)
    case .text(let text):
      return text.layout.bounds
    case .pixels(let patch): return patch.frame(scale: scale)
    }
  }

  /// A Boolean value that indicates whether the mark removes what is below it.
  var erases: Bool {
    switch self {
    case .path(let outline): outline.blendMode == .erase
    case .text: false
    case .pixels(let patch): patch.removal != nil
    }
  }

  /// A Boolean value that indicates whether the mark has a color of its own.
  var paints: Bool {
    if case .path(let outline) = self { outline.blendMode != .erase } else { true }
  }
}

extension StrokeElement {
  /// What draws the stroke as paths or text; `nil` for one that depends on the pixels below.
  ///
  /// It is empty for a stroke that draws nothing.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels on each side of a point of the board.
  ///   - parts: The parts of a line without dashes to draw. Default: the whole line.
  /// - Returns: The marks, in the order in which they are drawn.
  func marks(scale: CGFloat, parts: StrokeParts = .whole) -> [VectorMark]? {
    guard let first = samples.first, let last = samples.last else { return [] }
    switch brush {
    case let brush as any FreehandBrush:
      return freehand(brush, scale: scale, parts).map { [.path($0)] } ?? []
    case let brush as TextBrush:
      guard !brush.text.isEmpty else { return [] }
      return [.text(VectorMark.Text(brush: brush, style: style, location: last.location))]
    case is any StrokeBrush: return nil
    default:
      guard let shape = brush.shape(from: first.location, to: last.location, style: style) else {
        return []
      }
      return [.path(VectorMark.Outline(shape, style: style))]
    }
  }

  private func freehand(
    _ brush: any FreehandBrush, scale: CGFloat, _ parts: StrokeParts
  ) -> VectorMark.Outline? {
    let share = brush.opacity.isNaN ? 1 : min(max(brush.opacity, 0), 1)
    var outline = VectorMark.Outline(
      path: VectorPath(), color: style.color, opacity: style.opacity * share,
      blendMode: brush.blendMode)
    let pieces = pieces(of: brush, scale: scale)
    guard let start = pieces.first, pieces.contains(where: { $0.startWidth > 0 || $0.endWidth > 0 })
    else { return nil }
    let (radius, nib) = brush.nib.shape(width: start.startWidth)
    let isEven = pieces.allSatisfy {
      $0.startWidth == start.startWidth && $0.endWidth == start.startWidth
    }
    let lines = parts == .whole ? [pieces] : pieces.divided(into: parts)
    if nib != .zero {
      for line in lines { outline.path.append(StrokeOutline.chisel(line, nib: nib)) }
      (outline.isFilled, outline.lineWidth) = (true, 2 * radius)
    } else if isEven {
      for line in lines { outline.path.add(line: line) }
      outline.lineWidth = start.startWidth
      let dashes = brush.dashes.map { $0 * style.width }
      if DashWalker(lengths: dashes.map { $0 * scale }) != nil { outline.dashes = dashes }
    } else {
      for line in lines {
        for part in dashed(line, brush, scale: scale) {
          outline.path.append(StrokeOutline(part).path)
        }
      }
      outline.isFilled = true
    }
    return outline.path.isEmpty ? nil : outline
  }

  /// The curves of the line, in points; a dot for a tap.
  private func pieces(of brush: any FreehandBrush, scale: CGFloat) -> [StrokeCurve.Piece] {
    var line = StrokeLine(brush: brush, style: style, smoothing: smoothing, scale: scale)
    let pieces = samples.compactMap { line.append($0) }
    return pieces + line.tail
  }

  /// Divides a line of varying width into its dashes.
  private func dashed(
    _ pieces: [StrokeCurve.Piece], _ brush: any FreehandBrush, scale: CGFloat
  ) -> [[StrokeCurve.Piece]] {
    // Finer than the pixels, so that the dashes may be shown larger.
    let fine = scale * 8
    guard DashWalker(lengths: brush.dashes.map { $0 * style.width * scale }) != nil,
      var walker = DashWalker(lengths: brush.dashes.map { $0 * style.width * fine })
    else { return [pieces] }
    var parts: [[StrokeCurve.Piece]] = []
    for piece in pieces {
      piece.forEachSegment(scale: fine, nib: .round) { segment in
        walker.walk(segment) { dash in
          let piece = StrokeCurve.Piece(dash, scale: fine)
          if let last = parts.last?.last, last.end.distance(to: piece.start) < 1e-6 {
            parts[parts.count - 1].append(piece)
          } else {
            parts.append([piece])
          }
        }
      }
    }
    return parts
  }
}

extension [StrokeCurve.Piece] {
  /// The curves of each part of a line, after the dot that a line begins with.
  fileprivate func divided(into parts: StrokeParts) -> [[StrokeCurve.Piece]] {
    parts.ranges.compactMap { range in
      let pieces = enumerated().compactMap { number, piece -> StrokeCurve.Piece? in
        let first = Swift.max(range.lowerBound - CGFloat(number), 0)
        let last = Swift.min(range.upperBound - CGFloat(number), 1)
        return first < last ? piece.part(from: first, to: last) : nil
      }
      guard let first = pieces.first, first.start != first.end else {
        return pieces.isEmpty ? nil : pieces
      }
      return [StrokeCurve.Piece(dot: first.start, width: first.startWidth)] + pieces
    }
  }
}

extension StrokeCurve.Piece {
  /// Returns the part of the curve between two places, from 0 to 1.
  fileprivate func part(from first: CGFloat, to last: CGFloat) -> Self {
    if first <= 0, last >= 1 { return self }
    func mix(_ start: CGPoint, _ end: CGPoint, _ share: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    // The control point is the blossom of both places.
    let middle = mix(mix(start, control, first), mix(control, end, first), last)
    var part = Self(
      lineFrom: point(at: first), to: point(at: last),
      startWidth: startWidth + (endWidth - startWidth) * first,
      endWidth: startWidth + (endWidth - startWidth) * last)
    part.control = middle
    return part
  }

  fileprivate init(_ segment: StrokeSegment, scale: CGFloat) {
    func point(_ end: StrokeSegment.End) -> CGPoint {
      CGPoint(x: end.center.x / scale, y: end.center.y / scale)
    }
    self.init(
      lineFrom: point(segment.start), to: point(segment.end),
      startWidth: segment.start.radius * 2 / scale, endWidth: segment.end.radius * 2 / scale)
  }
}

extension VectorMark.Outline {
  init(_ shape: StrokeShape, style: StrokeStyle) {
    self.init(
      path: VectorPath(shape.path), isFilled: shape.isFilled,
      lineWidth: shape.isFilled ? 0 : shape.lineWidth, lineCap: shape.lineCap,
      lineJoin: shape.lineJoin, dashes: shape.isFilled ? [] : shape.dashes, color: style.color,
      opacity: style.opacity)
  }
}

extension VectorMark.Text {
  /// The lines of a text, in points of the board.
  struct Layout {
    var lines: [(text: String, baseline: CGFloat)]
    var bounds: CGRect
  }

  /// The lines as the board draws them.
  ///
  /// UIKit does not tell where it breaks lines while it draws a string. The height of each beginning of
  /// the text does.
  var layout: Layout {
    let text = brush.attributedText(for: style)
    let font = brush.font(for: style)
    let limit = CGSize(
      width: brush.lineLimit ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    func box(_ string: String) -> CGRect {
      NSAttributedString(string: string, attributes: [.font: font])
        .boundingRect(with: limit, options: [.usesLineFragmentOrigin], context: nil)
    }
    let one = box("X").height
    let advance = max(box("X\nX").height - one, 1)
    var lines: [String] = []
    for paragraph in brush.text.components(separatedBy: "\n") {
      guard brush.lineLimit != nil, box(paragraph).height > one + advance / 2 else {
        lines.append(paragraph)
        continue
      }
      lines += broken(paragraph) { Int(((box($0).height - one) / advance).rounded()) }
    }
    let whole = text.boundingRect(with: limit, options: [.usesLineFragmentOrigin], context: nil)
    // Some glyphs extend beyond their box.
    let bounds = CGRect(
      x: location.x, y: location.y, width: whole.maxX.rounded(.up), height: whole.maxY.rounded(.up)
    ).insetBy(dx: -one / 2, dy: -one / 4)
    return Layout(
      lines: lines.enumerated().map {
        ($0.element, location.y + font.ascender + CGFloat($0.offset) * advance)
      }, bounds: bounds)
  }

  /// Divides a paragraph where the number of lines above grows with a character: before the word that
  /// the character ends.
  private func broken(_ paragraph: String, _ lineNumber: (String) -> Int) -> [String] {
    var lines: [String] = []
    var start = paragraph.startIndex
    for index in paragraph.indices where index > start {
      let end = paragraph.index(after: index)
      guard !paragraph[index].isWhitespace, lineNumber(String(paragraph[..<end])) > lines.count
      else {
        continue
      }
      let line = paragraph[start..<index]
      let word = line.lastIndex(where: \.isWhitespace).map(paragraph.index(after:)) ?? index
      lines.append(String(paragraph[start..<word]))
      start = word
    }
    return lines + [String(paragraph[start...])]
  }
}
