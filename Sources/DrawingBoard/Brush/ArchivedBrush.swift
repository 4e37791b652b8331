import Foundation

/// A brush of the kit in an archive.
///
/// Brushes of an app have no archived form: their types need not be known when the archive is read.
struct ArchivedBrush: Codable {
  private static let types: [any (Brush & Codable).Type] = [
    PencilBrush.self, PenBrush.self, MarkerBrush.self, HighlighterBrush.self, EraserBrush.self,
    LineBrush.self, ArrowBrush.self, RectangleBrush.self, EllipseBrush.self, PolygonBrush.self,
    FillBrush.self, TextBrush.self,
  ]

  /// The brush.
  let brush: any Brush

  private enum CodingKeys: String, CodingKey {
    case type
    case values
  }

  /// Creates the archived form of a brush; `nil` for a brush that is not one of the kit's.
  init?(_ brush: any Brush) {
    guard Self.types.contains(where: { $0 == type(of: brush) }) else { return nil }
    self.brush = brush
  }

  /// Reads a brush.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .type)
    guard let type = Self.types.first(where: { String(describing: $0) == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "There is no brush \(name).")
    }
    brush = try type.init(from: container.superDecoder(forKey: .values))
  }

  /// Writes the brush.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(String(describing: type(of: brush)), forKey: .type)
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
