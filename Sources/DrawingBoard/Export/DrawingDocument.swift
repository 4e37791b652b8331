import CoreGraphics
import Foundation
import UIKit

/// The JSON form of a drawing: the article Vectors documents it.
struct DrawingDocument: Codable {
  static let format = "ControlKit drawing"

  /// The version that is written, and the last one that is read.
  static let version = 1

  var format = Self.format
  var version = Self.version

  /// The size of the board in points.
  var size: [CGFloat]

  /// The number of pixels on each side of a point, in which images are.
  var scale: CGFloat

  var colorSpace: String
  var elements: [Element] = []

  /// A stroke or an image; one of them is there.
  struct Element: Codable {
    var stroke: Stroke?
    var image: Image?
  }

  /// A stroke; the names of its keys are those of the article.
  struct Stroke: Codable {
    var brush: ArchivedBrush

    /// Red, green, blue and alpha in the color space of the drawing.
    var color: [CGFloat]

    var width: CGFloat
    var opacity: CGFloat
    var smoothing: String

    /// The length of the string of a stabilizer.
    var stabilizerLength: CGFloat?

    var x: [CGFloat]
    var y: [CGFloat]
    var pressure: [CGFloat?]?
    var altitude: [CGFloat]?
    var azimuth: [CGFloat]?
    var time: [Double]?

    /// The parts that erasers have left, each from a place to another; none for a whole stroke.
    var parts: [[CGFloat?]]?
  }

  /// An image, or pixels that a step has changed.
  struct Image: Codable {
    /// Left, top, width and height in pixels.
    var frame: [Int]

    /// A PNG file, drawn over what is below.
    var png: Data

    /// A PNG file whose opaque pixels become transparent before.
    var removal: Data?

    /// Whether it is an image that was placed, of which erasers of strokes leave all.
    var isPlaced: Bool?
  }
}

extension DrawingDocument: VectorTarget {
  init(pixels: BoardPixels) {
    self.init(
      size: [pixels.bounds.width, pixels.bounds.height], scale: pixels.scale,
      colorSpace: pixels.colorSpace.documentName)
  }

  var keepsAllStrokes: Bool { true }

  var takesParts: Bool { true }

  var isFull: Bool { false }

  mutating func removeAll() { elements = [] }

  mutating func add(_ stroke: StrokeElement, parts: StrokeParts) {
    guard var stroke = Stroke(stroke) else { return }
    if parts != .whole { stroke.parts = parts.places }
    elements.append(Element(stroke: stroke))
  }

  mutating func add(_ patch: PixelPatch) { add(patch, isPlaced: nil) }

  mutating func add(image: PixelPatch) { add(image, isPlaced: true) }

  private mutating func add(_ patch: PixelPatch, isPlaced: Bool?) {
    guard let png = patch.image.pngFile else { return }
    let (rect, removal) = (patch.rect, patch.removal?.pngFile)
    elements.append(
      Element(
        image: Image(
          frame: [rect.x, rect.y, rect.width, rect.height], png: png, removal: removal,
          isPlaced: isPlaced)))
  }

  /// The file.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Reads a file.
  ///
  /// - Throws: A `DecodingError` for one that is not the form of this version.
  init(_ data: Data) throws {
    let document = try JSONDecoder().decode(Self.self, from: data)
    guard document.format == Self.format, (1...Self.version).contains(document.version) else {
      throw Self.error("This is not a drawing, or one of a later version.")
    }
    self = document
  }

  static func error(_ reason: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: reason))
  }
}

extension DrawingDocument.Stroke {
  /// `nil` for a brush of an app.
  init?(_ element: StrokeElement) {
    guard let brush = ArchivedBrush(element.brush), let color = element.style.color.components,
      color.count == 4
    else { return nil }
    let samples = element.samples
    self.init(
      brush: brush, color: color, width: element.style.width, opacity: element.style.opacity,
      smoothing: element.smoothing.documentName,
      stabilizerLength: element.smoothing.stabilizerLength, x: samples.map(\.location.x),
      y: samples.map(\.location.y))
    if samples.contains(where: { $0.pressure != nil }) { pressure = samples.map(\.pressure) }
    let upright = StrokeSample(
      x: 0, y: 0, pressure: nil, altitude: StrokeSample.uprightAltitude, azimuth: 0, time: 0)
    if samples.contains(where: { $0.altitude != upright.altitude }) {
      altitude = samples.map(\.altitude)
    }
    if samples.contains(where: { $0.azimuth != 0 }) { azimuth = samples.map(\.azimuth) }
    if samples.contains(where: { $0.timestamp != 0 }) { time = samples.map(\.timestamp) }
  }

  /// The stroke.
  ///
  /// - Throws: A `DecodingError` for values that no stroke has.
  func element(in colorSpace: BoardColorSpace) throws -> StrokeElement {
    let count = x.count
    let others = [pressure?.count, altitude?.count, azimuth?.count, time?.count].compactMap { $0 }
    guard count > 0, y.count == count, others.allSatisfy({ $0 == count }), color.count == 4,
      let smoothing = StrokeSmoothing(documentName: smoothing, length: stabilizerLength),
      let color = colorSpace.cgColorSpace.flatMap({ CGColor(colorSpace: $0, components: color) })
    else { throw DrawingDocument.error("A stroke has values that do not belong together.") }
    let samples = (0..<count).map { index in
      StrokeSample(
        location: CGPoint(x: x[index], y: y[index]), pressure: pressure?[index],
        altitude: altitude?[index] ?? .pi / 2, azimuth: azimuth?[index] ?? 0,
        timestamp: time?[index] ?? 0)
    }
    guard let parts = parts.map(StrokeParts.init(places:)) ?? .whole,
      parts == .whole || brush.brush is any FreehandBrush
    else { throw DrawingDocument.error("The parts of a stroke are not in order.") }
    return StrokeElement(
      brush: brush.brush, style: StrokeStyle(color: color, width: width, opacity: opacity),
      smoothing: smoothing, samples: samples, parts: parts)
  }
}

extension StrokeParts {
  /// The first and the last place of each part; `nil` for an end without a place.
  fileprivate var places: [[CGFloat?]] {
    let bounds = bounds
    return stride(from: 0, to: bounds.count, by: 2).map {
      let end = bounds[$0 + 1]
      return [CGFloat(bounds[$0]), end < .greatestFiniteMagnitude ? CGFloat(end) : nil]
    }
  }

  /// Creates parts; `nil` when the places are not in order.
  fileprivate init?(places: [[CGFloat?]]) {
    var bounds: [Float] = []
    for part in places {
      guard part.count == 2, let start = part[0] else { return nil }
      bounds += [Float(start), part[1].map { Float($0) } ?? .greatestFiniteMagnitude]
    }
    self.init(bounds: bounds)
  }
}

extension BoardColorSpace {
  fileprivate var documentName: String { self == .sRGB ? "sRGB" : "displayP3" }

  init(documentName: String) throws {
    guard let space = Self.allCases.first(where: { $0.documentName == documentName }) else {
      throw DrawingDocument.error("There is no color space \(documentName).")
    }
    self = space
  }
}

extension StrokeSmoothing {
  fileprivate var documentName: String {
    switch self {
    case .none: "none"
    case .midpoint: "midpoint"
    case .stabilizer: "stabilizer"
    }
  }

  fileprivate init?(documentName: String, length: CGFloat?) {
    switch documentName {
    case "none": self = .none
    case "midpoint": self = .midpoint
    case "stabilizer": self = .stabilizer(length: length ?? 0)
    default: return nil
    }
  }
}
