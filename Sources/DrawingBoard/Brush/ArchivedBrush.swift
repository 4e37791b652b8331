import Foundation

/// A brush in an archive: one of the kit, or one that ``BrushRegistry`` has.
///
/// Other brushes of an app have no archived form: their types need not be known when the archive is read.
struct ArchivedBrush: Codable {
  /// A brush of each type of the kit, with its standard values.
  static let brushes: [any Brush & Codable] = [
    PencilBrush(), PenBrush(), MarkerBrush(), HighlighterBrush(), EraserBrush(), LineBrush(),
    ArrowBrush(), RectangleBrush(), EllipseBrush(), PolygonBrush(), FillBrush(),
    TextBrush(text: ""),
  ]

  /// The names of all brushes that can be read: those of the kit, then those of the app.
  static var names: [String] { brushes.map(typeName) + BrushRegistry.ids }

  /// The brushes that were read last, by their names and values.
  ///
  /// Most strokes have the brush of the stroke before.
  private static let latest = Locked<[String: (values: Data, brush: any Brush)]>([:])

  /// The brush.
  let brush: any Brush

  /// The name of the brush: that of its type, or of an app's brush the identifier.
  let name: String

  private enum CodingKeys: String, CodingKey {
    case type
    case values
  }

  /// Creates the archived form of a brush; `nil` for a brush that has none.
  init?(_ brush: any Brush) {
    guard let name = Self.builtInName(of: brush) ?? BrushRegistry.id(of: brush) else { return nil }
    (self.brush, self.name) = (brush, name)
  }

  /// Reads a brush from its name and ``values``; `nil` for others.
  init?(name: String, values: Data) {
    self.name = name
    if values.isEmpty, let standard = Self.builtIn(name) {
      brush = standard
      return
    }
    guard let standard = Self.standard(name) else { return nil }
    let known = Self.latest.withLock { $0[name] }
    if let known, known.values == values, type(of: known.brush) == type(of: standard) {
      brush = known.brush
      return
    }
    func read<Value: Brush & Codable>(like standard: Value) -> (any Brush)? {
      try? JSONDecoder().decode(Value.self, from: values)
    }
    guard let brush = read(like: standard) else { return nil }
    Self.latest.withLock { $0[name] = (values, brush) }
    self.brush = brush
  }

  /// A brush of the type that has a name.
  static func standard(_ name: String) -> (any Brush & Codable)? {
    builtIn(name) ?? BrushRegistry.brush(name)
  }

  /// A brush of the kit whose type has a name.
  static func builtIn(_ name: String) -> (any Brush & Codable)? { builtIns[name] }

  private static let builtIns = Dictionary(uniqueKeysWithValues: brushes.map { (typeName($0), $0) })

  /// The name of a brush of the kit; `nil` for others.
  static func builtInName(of brush: any Brush) -> String? {
    brushes.contains { type(of: $0) == type(of: brush) } ? typeName(brush) : nil
  }

  private static func typeName(_ brush: any Brush) -> String { String(describing: type(of: brush)) }

  /// The values of the brush as JSON; `nil` for values that JSON has not.
  ///
  /// They are empty for the standard ones of the kit, which stay the same in all versions.
  var values: Data? {
    if Self.builtIn(name)?.isSame(as: brush) == true { return Data() }
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
    self.name = name
    brush = try type(of: standard).init(from: container.superDecoder(forKey: .values))
  }

  /// Writes the brush.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .type)
    try (brush as? any Encodable)?.encode(to: container.superEncoder(forKey: .values))
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
