import CoreGraphics
import UIKit

/// The drawing in a context that keeps paths, as that of a PDF document does.
///
/// PDF has no blend mode that erases. An opaque eraser is a clip instead: what it has not swept. What
/// removes a part of each pixel only is a mask of pixels, at the scale of the board.
extension VectorPicture {
  /// Draws the marks, in points with the y axis pointing down.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - board: The board in points.
  ///   - progress: Receives the completed part.
  /// - Throws: A `CancellationError` if the task is canceled.
  func draw(
    in context: CGContext, board: CGRect, progress: (Double) -> Void
  ) throws {
    // A highlighter darkens the drawing and not the background.
    if isBlended { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    defer { if isBlended { context.endTransparencyLayer() } }
    let erased = groups.filter { !$0.erasers.isEmpty }
    for group in erased.reversed() {
      context.saveGState()
      for eraser in group.erasers { clip(context, by: eraser, board) }
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    for (number, group) in groups.enumerated() {
      try Task.checkCancellation()
      for mark in group.marks { draw(mark, in: context) }
      if !group.erasers.isEmpty {
        context.endTransparencyLayer()
        context.restoreGState()
      }
      progress(Double(number + 1) / Double(groups.count))
    }
  }

  private func draw(_ mark: VectorMark, in context: CGContext) {
    switch mark {
    case .path(let outline): outline.draw(in: context)
    case .text(let text): text.draw(in: context)
    case .pixels(let patch): context.drawUpright(patch.image, in: patch.frame(scale: scale))
    }
  }

  // MARK: Erasers

  private func clip(_ context: CGContext, by eraser: VectorMark, _ board: CGRect) {
    switch eraser {
    case .path(let outline):
      if outline.opacity * outline.color.alpha >= 1 {
        for swept in outline.capsules {
          context.beginPath()
          context.addRect(board.union(swept.bounds).insetBy(dx: -1, dy: -1))
          context.addPath(swept.cgPath)
          context.clip(using: .evenOdd)
        }
      } else if let mask = mask(of: board, { outline.draw(in: $0) }) {
        context.clip(to: board, mask: mask)
      }
    case .pixels(let patch):
      guard let removal = patch.removal else { return }
      let frame = patch.frame(scale: scale)
      if let mask = mask(of: board, { $0.drawUpright(removal, in: frame) }) {
        context.clip(to: board, mask: mask)
      }
    case .text: break
    }
  }

  /// An image that is white where nothing is drawn and black where opaque black is.
  private func mask(of board: CGRect, _ draw: (CGContext) -> Void) -> CGImage? {
    let (width, height) = (
      Int((board.width * scale).rounded(.up)), Int((board.height * scale).rounded(.up))
    )
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
    else { return nil }
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    // The mask lies upside down where the y axis points down, as every image does.
    context.scaleBy(x: scale, y: scale)
    draw(context)
    return context.makeImage()
  }
}

extension VectorMark.Outline {
  /// Draws the path; that of an eraser in black.
  func draw(in context: CGContext) {
    let black = CGColor(gray: 0, alpha: color.alpha)
    let paint = blendMode == .erase ? black : color
    context.saveGState()
    context.setAlpha(opacity)
    if blendMode == .multiply { context.setBlendMode(.multiply) }
    // What overlaps within the mark has one opacity.
    let isLayered = isFilled && lineWidth > 0 && opacity * color.alpha < 1
    if isLayered {
      context.setAlpha(opacity * color.alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    let opaque = isLayered ? paint.copy(alpha: 1) ?? paint : paint
    context.setFillColor(opaque)
    context.setStrokeColor(opaque)
    context.beginPath()
    context.addPath(path.cgPath)
    if lineWidth > 0 {
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCap)
      context.setLineJoin(lineJoin)
      context.setMiterLimit(StrokeShape.miterLimit)
      if !dashes.isEmpty { context.setLineDash(phase: 0, lengths: dashes) }
      context.drawPath(using: isFilled ? .fillStroke : .stroke)
    } else {
      context.fillPath()
    }
    if isLayered { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// The parts of a round line, in paths of which none contains parts that overlap.
  var capsules: [VectorPath] {
    var paths: [(path: VectorPath, boxes: [CGRect])] = []
    for (start, end) in chords {
      let box = CGRect(center: start, radius: lineWidth / 2)
        .union(CGRect(center: end, radius: lineWidth / 2))
      let index = paths.firstIndex { !$0.boxes.contains { $0.intersects(box) } }
      if index == nil { paths.append((VectorPath(), [])) }
      let place = index ?? paths.count - 1
      paths[place].path.append(capsule(from: start, to: end))
      paths[place].boxes.append(box)
    }
    return paths.map(\.path)
  }

  private func capsule(from start: CGPoint, to end: CGPoint) -> VectorPath {
    var path = VectorPath()
    guard let side = start.direction(to: end)?.left else {
      path.disk(at: start, radius: lineWidth / 2)
      return path
    }
    let radius = lineWidth / 2
    path.move(to: start.offset(by: side, times: radius))
    path.line(to: end.offset(by: side, times: radius))
    path.cap(to: end.offset(by: side, times: -radius))
    path.line(to: start.offset(by: side, times: -radius))
    path.cap(to: start.offset(by: side, times: radius))
    path.close()
    return path
  }

  /// The line as straight parts, at most 1/32 point from it.
  private var chords: [(start: CGPoint, end: CGPoint)] {
    var points: [CGPoint] = []
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let control, let end):
        let start = points.last ?? end
        let piece = StrokeCurve.Piece(
          MidpointCurve.Piece(start: start, control: control, end: end), startWidth: 0, endWidth: 0)
        let bend = hypot(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
        let count = min(max((bend * 8).squareRoot().rounded(.up), 1), 64)
        for part in 1...Int(count) { points.append(piece.point(at: CGFloat(part) / count)) }
      case .cubic, .cap, .close: break
      }
    }
    points = Self.simplified(points[...], tolerance: 1.0 / 32)
    guard points.count > 1 else { return points.map { ($0, $0) } }
    return zip(points, points.dropFirst()).map { ($0, $1) }
  }

  /// Leaves out points that are near the straight line between others: Douglas and Peucker's method.
  private static func simplified(_ points: ArraySlice<CGPoint>, tolerance: CGFloat) -> [CGPoint] {
    guard let first = points.first, let last = points.last, points.count > 2 else {
      return Array(points)
    }
    var (farthest, distance) = (points.startIndex, tolerance)
    for index in points.indices.dropFirst().dropLast() {
      let away = points[index].distance(toLineFrom: first, to: last)
      if away > distance { (farthest, distance) = (index, away) }
    }
    guard farthest > points.startIndex else { return [first, last] }
    return simplified(points[...farthest], tolerance: tolerance).dropLast()
      + simplified(points[farthest...], tolerance: tolerance)
  }
}

extension CGPoint {
  fileprivate func distance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return distance(to: start) }
    let share = min(max(((x - start.x) * dx + (y - start.y) * dy) / square, 0), 1)
    return distance(to: CGPoint(x: start.x + dx * share, y: start.y + dy * share))
  }
}

extension VectorMark.Text {
  func draw(in context: CGContext) {
    let text = brush.attributedText(for: style)
    let limit = CGSize(
      width: brush.lineLimit ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let box = text.boundingRect(with: limit, options: [.usesLineFragmentOrigin], context: nil)
    let size = CGSize(width: box.maxX.rounded(.up), height: box.maxY.rounded(.up))
    context.saveGState()
    context.setAlpha(style.opacity)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    UIGraphicsPushContext(context)
    text.draw(
      with: CGRect(origin: location, size: size), options: [.usesLineFragmentOrigin], context: nil)
    UIGraphicsPopContext()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}
