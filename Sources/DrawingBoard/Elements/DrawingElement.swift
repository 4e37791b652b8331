/// What a step has drawn, as it is stored beside the tiles that it changed.
///
/// The tiles are what undo and the display need; the elements are what can be drawn again, at any scale.
/// Of a step whose elements are not known, because they are gone or from a later version of the kit, the
/// tiles still show what it has drawn.
///
/// In the bytes of a step, ``StepElements``, each element is its length, its kind and its own bytes.
enum DrawingElement: Sendable {
  /// Pixels, of which the tiles alone have everything.
  case pixels

  case stroke(StrokeElement)

  /// What an eraser has left of an earlier stroke.
  case cut(ElementID, StrokeParts)

  case image(ImageElement)

  /// The kinds of elements by their numbers.
  enum Kind: Int, CaseIterable {
    case stroke = 1
    case cut = 2
    case image = 3

    /// A stroke of which parts alone were drawn.
    case parts = 4

    /// An image that is finer than the board.
    case detailedImage = 5
  }

  /// The bytes of a step with one stroke; none when the stroke cannot be stored.
  static func bytes(of stroke: StrokeElement) -> [UInt8] {
    guard let bytes = stroke.bytes else { return [] }
    var (writer, element) = (ElementWriter(), ElementWriter())
    if stroke.parts == .whole {
      element.add(Kind.stroke.rawValue)
    } else {
      let bounds = stroke.parts.bounds
      element.add(Kind.parts.rawValue)
      element.add(bounds.count)
      for bound in bounds { element.add(bound) }
    }
    writer.add(element.bytes + bytes)
    return writer.bytes
  }

  /// The bytes of a step with one image.
  static func bytes(of image: ImageElement) -> [UInt8] {
    var (writer, element, detail) = (ElementWriter(), ElementWriter(), ElementWriter())
    let isDetailed = image.detail?.write(to: &detail) == true
    let kind = isDetailed ? Kind.detailedImage : .image
    image.write(to: &element)
    writer.add([UInt8(kind.rawValue)] + detail.bytes + element.bytes)
    return writer.bytes
  }

  /// The bytes of a step that has cut strokes.
  static func bytes(of cuts: [ElementID: StrokeParts]) -> [UInt8] {
    var writer = ElementWriter()
    for (id, parts) in cuts.sorted(by: { $0.key < $1.key }) {
      var element = ElementWriter()
      element.add(Kind.cut.rawValue)
      element.add(Int(clamping: id.step))
      element.add(id.number)
      for bound in parts.bounds { element.add(bound) }
      writer.add(element.bytes)
    }
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
        switch Kind(rawValue: try element.number()) {
        case .stroke:
          elements.append(.stroke(try StrokeElement(element.remaining, colorSpace: colorSpace)))
        case .parts:
          let parts = try parts(from: &element)
          var stroke = try StrokeElement(element.remaining, colorSpace: colorSpace)
          stroke.parts = parts
          elements.append(.stroke(stroke))
        case .cut:
          let (id, parts) = try cut(from: &element)
          elements.append(.cut(id, parts))
        case .image: elements.append(.image(try ImageElement(&element)))
        case .detailedImage:
          let detail = try ImageDetail(&element)
          elements.append(.image(try ImageElement(&element, detail: detail)))
        case nil: return [.pixels]
        }
      }
    } catch {
      return [.pixels]
    }
    return elements.isEmpty ? [.pixels] : elements
  }

  /// An element without samples, which take most of the time of reading one.
  enum Head {
    /// Parts of a stroke of a brush that is like another one, whatever their values.
    case stroke(like: any Brush, StrokeParts)

    case cut(ElementID, StrokeParts)
    case image
  }

  /// The elements of a step without the samples of its strokes; `nil` when one of them is not known.
  static func heads(of bytes: [UInt8]) -> [Head]? {
    var reader = ElementReader(bytes)
    var heads: [Head] = []
    do {
      while !reader.isAtEnd {
        var element = ElementReader(try reader.block())
        let kind = Kind(rawValue: try element.number())
        switch kind {
        case .stroke, .parts:
          let parts = kind == .parts ? try parts(from: &element) : .whole
          let name = String(decoding: try element.block(), as: UTF8.self)
          guard let brush = ArchivedBrush.standard(name) else { return nil }
          heads.append(.stroke(like: brush, parts))
        case .cut:
          let (id, parts) = try cut(from: &element)
          heads.append(.cut(id, parts))
        case .image, .detailedImage: heads.append(.image)
        case nil: return nil
        }
      }
    } catch {
      return nil
    }
    return heads.isEmpty ? nil : heads
  }

  /// Returns whether the first element of a step is of a kind, which follows the length of the element.
  static func startsWith(_ kind: Kind, _ bytes: ArraySlice<UInt8>) -> Bool {
    guard let end = bytes.firstIndex(where: { $0 < 0x80 }), end + 1 < bytes.endIndex else {
      return false
    }
    return Int(bytes[end + 1]) == kind.rawValue
  }

  private static func parts(from reader: inout ElementReader) throws -> StrokeParts {
    let count = try reader.number()
    // Each bound has four bytes, so that a wrong number takes no memory.
    guard (0...reader.remaining.count / 4).contains(count) else { throw ElementReader.Unreadable() }
    var bounds: [Float] = []
    for _ in 0..<count { bounds.append(try reader.float()) }
    guard let parts = StrokeParts(bounds: bounds) else { throw ElementReader.Unreadable() }
    return parts
  }

  private static func cut(
    from reader: inout ElementReader
  ) throws -> (id: ElementID, parts: StrokeParts) {
    let (step, number) = (try reader.number(), try reader.number())
    var bounds: [Float] = []
    while !reader.isAtEnd { bounds.append(try reader.float()) }
    guard let step = UInt64(exactly: step), let parts = StrokeParts(bounds: bounds) else {
      throw ElementReader.Unreadable()
    }
    return (ElementID(step: step, number: number), parts)
  }
}

/// The name of an element.
package struct ElementID: Hashable, Comparable, Sendable {
  /// The number of the step that has drawn it.
  let step: UInt64

  /// The place among the elements of the step.
  let number: Int

  package static func < (first: ElementID, second: ElementID) -> Bool {
    (first.step, first.number) < (second.step, second.number)
  }
}
