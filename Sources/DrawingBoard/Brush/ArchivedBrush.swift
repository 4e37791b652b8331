import Foundation

/// A brush of the kit in an archive.
///
/// Brushes of an app have no archived form: their types need not be known when the archive is read.
struct ArchivedBrush: Codable {
  /// A brush of each type, with its standard values.
  static let brushes: [any Brush & Codable] = [
    PencilBrush(), PenBrush(), MarkerBrush(), HighlighterBrush(), EraserBrush(), LineBrush(),
    ArrowBrush(), RectangleBrush(), EllipseBrush(), PolygonBrush(), FillBrush(),
    TextBrush(text: ""),
  ]

  /// The brush.
  let brush: any Brush

  private enum CodingKeys: String, CodingKey {
    case type
    case values
  }

  /// Creates the archived form of a brush; `nil` for a brush that is not one of the kit's.
  init?(_ brush: any Brush) {
    guard Self.brushes.contains(where: { type(of: $0) == type(of: brush) }) else { return nil }
    self.brush = brush
  }

  /// Reads a brush from its name and ``values``; `nil` for others.
  init?(name: String, values: Data) {
    guard let standard = Self.standard(name) else { return nil }
    guard !values.isEmpty else {
      brush = standard
      return
    }
    func read<Value: Brush & Codable>(like standard: Value) -> (any Brush)? {
      try? JSONDecoder().decode(Value.self, from: values)
    }
    guard let brush = read(like: standard) else { return nil }
    self.brush = brush
  }

  /// The brush of a type's name with its standard values; `nil` for a name that is not known.
  static func standard(_ name: String) -> (any Brush & Codable)? { standards[name] }

  private static let standards = Dictionary(
    uniqueKeysWithValues: brushes.map { (String(describing: type(of: $0)), $0) })

  /// The name of the brush's type.
  var name: String { String(describing: type(of: brush)) }

  /// The values of the brush as JSON, empty for the standard ones; `nil` for values that JSON has not.
  var values: Data? {
    if Self.standard(name)?.isSame(as: brush) == true { return Data() }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (brush as? any Encodable).flatMap { try? encoder.encode($0) }
  }

  /// Reads a brush.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .type)
    guard let standard = Self.standard(name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "There is no brush \(name).")
    }
    brush = try type(of: standard).init(from: container.superDecoder(forKey: .values))
  }

  /// Writes the brush.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .type)
    try (brush as? any Encodable)?.encode(to: container.superEncoder(forKey: .values))
  }

  /// The brush as bytes; `nil` if it cannot be encoded.
  var data: Data? { try? PropertyListEncoder().encode(self) }

  /// Reads a brush from bytes; `nil` for others.
  init?(data: Data) {
    guard let brush = try? PropertyListDecoder().decode(Self.self, from: data) else { return nil }
    self = brush
  }
}

extension Brush {
  /// Returns a Boolean value that indicates whether another brush is the same.
  ///
  /// Brushes of one type that are not `Equatable` are the same if they have the same name.
  func isSame(as other: any Brush) -> Bool {
    guard let other = other as? Self else { return false }
    guard let brush = self as? any Equatable else { return name == other.name }
    return brush.equals(other)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
