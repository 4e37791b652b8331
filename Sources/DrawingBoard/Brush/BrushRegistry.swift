import Foundation

/// The brushes of an app whose strokes stay strokes in drawings.
///
/// A drawing stores the identifier of a brush and its values as JSON beside the samples of a stroke, so that
/// the stroke can be erased in parts, drawn crisp when the picture is zoomed, and exported as a path.
/// Register the brushes of the app before it shows a board:
///
///     BrushRegistry.register(ReedBrush(), id: "com.example.reed")
///
/// A stroke whose brush is not registered is shown by its pixels, and undo brings it back as well. The
/// drawing keeps what it has stored of it: when the brush is registered again, its strokes are strokes.
///
/// The methods can be called on any thread.
public enum BrushRegistry {
  private static let brushes = Locked<[String: any Brush & Codable]>([:])

  /// Registers the type of a brush.
  ///
  /// Changing the identifier, or the values that the type encodes, makes stored strokes pixels. What a
  /// later version of the type draws with the same values, it also draws for stored strokes.
  ///
  /// - Parameters:
  ///   - brush: A brush of the type.
  ///   - id: The identifier, such as "com.example.reed".
  /// - Returns: `false`, and nothing has changed, if the identifier is empty or has another type, or if the
  ///   type has another identifier. The brushes of the kit have theirs already.
  @discardableResult
  public static func register(_ brush: some Brush & Codable, id: String) -> Bool {
    guard !id.isEmpty, ArchivedBrush.builtInName(of: brush) == nil,
      ArchivedBrush.builtIn(id) == nil
    else { return false }
    return brushes.withLock { brushes in
      let known = brushes.first { type(of: $0.value) == type(of: brush) }?.key
      guard known == nil || known == id, brushes[id] == nil || known == id else { return false }
      brushes[id] = brush
      return true
    }
  }

  /// The identifier of a brush's type; `nil` if it is not registered.
  static func id(of brush: any Brush) -> String? {
    brushes.withLock { $0.first { type(of: $0.value) == type(of: brush) }?.key }
  }

  /// A brush of the type that has an identifier.
  static func brush(_ id: String) -> (any Brush & Codable)? { brushes.withLock { $0[id] } }

  /// The registered identifiers, in alphabetic order.
  static var ids: [String] { brushes.withLock { $0.keys.sorted() } }

  /// Removes a type, as if the app had never registered it.
  static func remove(_ id: String) { brushes.withLock { _ = $0.removeValue(forKey: id) } }
}
