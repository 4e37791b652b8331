/// What a step has drawn, as it is stored beside the tiles that it changed.
///
/// The tiles are what undo and the display need; the elements are what can be drawn again, at any scale.
/// Of a step whose elements are not known, because they are gone or from a later version of the kit, the
/// tiles still show what it has drawn.
///
/// In the bytes of a step each element is its length, its kind and its own bytes.
enum DrawingElement: Sendable {
  /// Pixels, of which the tiles alone have everything.
  case pixels

  case stroke(StrokeElement)

  private static let strokeKind = 1

  /// The bytes of a step with one element.
  static func bytes(of element: StrokeElement?) -> [UInt8] {
    guard let bytes = element?.bytes else { return [] }
    var (writer, element) = (ElementWriter(), ElementWriter())
    element.add(strokeKind)
    writer.add(element.bytes + bytes)
    return writer.bytes
  }

  /// The elements of a step, in the order in which they were drawn.
  ///
  /// - Returns: ``pixels`` alone when one of them is not known.
  static func elements(of bytes: [UInt8], colorSpace: BoardColorSpace) -> [DrawingElement] {
    var reader = ElementReader(bytes)
    var elements: [DrawingElement] = []
    do {
      while !reader.isAtEnd {
        var element = ElementReader(try reader.block())
        guard try element.number() == strokeKind else { return [.pixels] }
        elements.append(.stroke(try StrokeElement(element.remaining, colorSpace: colorSpace)))
      }
    } catch {
      return [.pixels]
    }
    return elements.isEmpty ? [.pixels] : elements
  }

  /// The bytes of two steps that become one; none when one of them has none.
  static func joined(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    first.isEmpty || second.isEmpty ? [] : first + second
  }
}
