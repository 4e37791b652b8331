/// The ``DrawingElement``s of a step, which are encoded after the step was made.
///
/// Encoding takes longer than a touch may wait, so what was drawn stays as it is until the queue of the
/// store gets to it. Samples have nothing that the stored ones lack: see ``StrokeSession``.
package enum StepElements: Sendable {
  /// Encoded elements, a part of an array that other steps may share; without bytes the tiles alone have
  /// what was drawn.
  case bytes(ArraySlice<UInt8>)

  indirect case stroke(StrokeElement)

  /// What an eraser has left of earlier strokes.
  case cuts([ElementID: StrokeParts])

  indirect case image(ImageElement)

  /// The elements of two steps that became one, neither of them with an image, of which the tiles of a
  /// step of its own have the pixels.
  indirect case joined(StepElements, StepElements)

  /// No elements.
  package static let none = StepElements.bytes([])

  /// Returns the elements of two steps that become one.
  static func joining(_ first: StepElements, _ second: StepElements) -> StepElements {
    first.hasImage || second.hasImage ? .none : .joined(first, second)
  }

  /// A Boolean value that indicates whether the first element is an image.
  var hasImage: Bool {
    switch self {
    case .image: true
    case .bytes(let bytes):
      DrawingElement.startsWith(.image, bytes) || DrawingElement.startsWith(.detailedImage, bytes)
    case .stroke, .cuts, .joined: false
    }
  }

  /// The encoded elements.
  package var bytes: [UInt8] {
    if case .bytes(let bytes) = self { return Array(bytes) }
    MainThread.check()
    switch self {
    case .bytes(let bytes): return Array(bytes)
    case .stroke(let stroke): return DrawingElement.bytes(of: stroke)
    case .cuts(let cuts): return DrawingElement.bytes(of: cuts)
    case .image(let image): return DrawingElement.bytes(of: image)
    case .joined(let first, let second):
      let (first, second) = (first.bytes, second.bytes)
      // Of a step with pixels of its own, the tiles alone have everything.
      return first.isEmpty || second.isEmpty ? [] : first + second
    }
  }

  /// A Boolean value that indicates whether the tiles alone have what was drawn.
  var isEmpty: Bool { if case .bytes(let bytes) = self { bytes.isEmpty } else { false } }

  /// What erasers have left of earlier strokes; nothing of a step that has drawn strokes as well, which
  /// counts as one of pixels.
  var cuts: [(ElementID, StrokeParts)] {
    switch self {
    case .stroke, .image: return []
    case .bytes(let bytes) where !DrawingElement.startsWith(.cut, bytes): return []
    default: break
    }
    var cuts: [(ElementID, StrokeParts)] = []
    for head in heads ?? [] {
      guard case .cut(let id, let parts) = head else { return [] }
      cuts.append((id, parts))
    }
    return cuts
  }

  var isEncoded: Bool { if case .bytes = self { true } else { false } }

  /// The elements, in the order in which they were drawn.
  ///
  /// - Returns: ``DrawingElement/pixels`` alone when one of them is not known.
  func elements(colorSpace: BoardColorSpace) -> [DrawingElement] {
    switch self {
    case .bytes(let bytes): return DrawingElement.elements(of: Array(bytes), colorSpace: colorSpace)
    case .stroke(let stroke): return [.stroke(stroke.withoutEstimates)]
    case .cuts(let cuts):
      return cuts.sorted { $0.key < $1.key }.map { .cut($0.key, $0.value) }
    case .image(let image): return [.image(image)]
    case .joined(let first, let second):
      let all =
        first.elements(colorSpace: colorSpace) + second.elements(colorSpace: colorSpace)
      return all.contains { if case .pixels = $0 { true } else { false } } ? [.pixels] : all
    }
  }

  /// The elements without the samples of strokes; `nil` when one of them is not known.
  var heads: [DrawingElement.Head]? {
    switch self {
    case .bytes(let bytes): return DrawingElement.heads(of: Array(bytes))
    case .stroke(let stroke): return [.stroke(like: stroke.brush, stroke.parts)]
    case .image: return [.image]
    case .cuts(let cuts): return cuts.sorted { $0.key < $1.key }.map { .cut($0.key, $0.value) }
    case .joined(let first, let second):
      guard let first = first.heads, let second = second.heads else { return nil }
      return first + second
    }
  }

  /// The memory that they take in bytes, which is more than they take encoded.
  var byteCount: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .stroke(let stroke):
      256 + stroke.samples.count * MemoryLayout<StrokeSample>.stride
        + ((stroke.brush as? TextBrush)?.text.utf8.count ?? 0)
    case .cuts(let cuts):
      cuts.values.reduce(64) { $0 + 64 + $1.ranges.count * 2 * MemoryLayout<Double>.stride }
    case .image(let image):
      256 + image.tileCount * (Tile.byteCount + 128)
        + (image.detail == nil ? 0 : ImageDetail.byteLimit)
    case .joined(let first, let second): 48 + first.byteCount + second.byteCount
    }
  }
}

extension StepElements: Equatable {
  /// Returns whether both are encoded alike.
  package static func == (first: StepElements, second: StepElements) -> Bool {
    first.bytes == second.bytes
  }
}
