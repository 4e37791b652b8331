import CoreGraphics

/// The strokes of the shown picture, and the picture drawn again with some of them cut.
///
/// A tile is drawn again from the state before the first stroke on it that is cut: the strokes since,
/// what is left of the cut ones, and, of steps without elements, the pixels that they changed. With
/// nothing cut the result is the shown picture, byte for byte.
///
/// It is used by one thread, while the history stays as it is.
///
/// - Complexity: Drawing again takes what the strokes on the tiles take, in those tiles.
package final class ElementRedraw {
  /// A stroke of the picture.
  struct Item {
    let id: ElementID

    /// The step that has drawn it.
    let position: Int

    /// The pixels that may have changed.
    let bounds: PixelRect
  }

  /// The strokes that can be cut, in the order in which they were drawn.
  private(set) var items: [Item] = []

  /// What is left of the strokes of which a part is gone.
  private(set) var cuts: [ElementID: StrokeParts] = [:]

  private let stack: ImageStack
  private let scratch: BoardCanvas

  /// The elements of each step; none where its pixels are what it has drawn.
  private var steps: [(elements: StepElements, bounds: PixelRect, id: UInt64)] = []

  /// The strokes that were parts from the beginning.
  private var drawnParts: [ElementID: StrokeParts] = [:]

  /// The elements of the steps that were needed so far, by their positions.
  ///
  /// Reading all at once would take long and much memory, of which an eraser needs what lies below it.
  private var elements: [Int: [DrawingElement]] = [:]

  /// Reads the strokes of the shown picture.
  ///
  /// `nil` when memory is short.
  package init?(of stack: ImageStack, on canvas: BoardCanvas) {
    guard
      let scratch = BoardCanvas(
        size: canvas.size, scale: canvas.scale, colorSpace: canvas.colorSpace)
    else { return nil }
    (self.stack, self.scratch) = (stack, scratch)
    for (position, step) in stack.steps.prefix(stack.index + 1).enumerated() {
      add(step, at: position)
    }
    items.removeAll { cuts[$0.id]?.isEmpty == true }
  }

  private func add(_ step: HistoryStep, at position: Int) {
    guard let heads = step.elements.heads else {
      return steps.append((.none, step.bounds, step.id))
    }
    var (drawn, stepCuts): ([(brush: any Brush, parts: StrokeParts)?], [ElementID: StrokeParts])
    (drawn, stepCuts) = ([], [:])
    for head in heads {
      switch head {
      case .stroke(let brush, _) where brush is FillBrush:
        return steps.append((.none, step.bounds, step.id))
      case .stroke(let brush, let parts): drawn.append((brush, parts))
      case .image: drawn.append(nil)
      case .cut(let id, let parts) where items.contains(where: { $0.id == id }):
        stepCuts[id] = parts
      case .cut: return addCut(step)
      }
    }
    // Steps that were joined may have both; what is cut has no place between strokes.
    guard drawn.isEmpty || stepCuts.isEmpty else { return addCut(step) }
    cuts.merge(stepCuts) { $1 }
    for (number, stroke) in drawn.enumerated() {
      guard let stroke else { continue }
      let id = ElementID(step: step.id, number: number)
      if stroke.parts != .whole { drawnParts[id] = stroke.parts }
      if (stroke.brush as? any FreehandBrush)?.blendMode != .erase {
        items.append(Item(id: id, position: position, bounds: step.bounds))
      }
    }
    steps.append((step.elements, stepCuts.isEmpty ? step.bounds : .zero, step.id))
  }

  /// What a step has drawn; nothing where its pixels are that.
  private func elements(ofStep position: Int) -> [DrawingElement] {
    if let known = elements[position] { return known }
    let read = steps[position].elements.elements(colorSpace: scratch.colorSpace).filter {
      switch $0 {
      case .stroke, .image: true
      case .cut, .pixels: false
      }
    }
    elements[position] = read
    return read
  }

  /// The stroke of an item; `nil` when it cannot be read.
  func element(of item: Item) -> StrokeElement? {
    let elements = elements(ofStep: item.position)
    guard elements.indices.contains(item.id.number),
      case .stroke(let stroke) = elements[item.id.number]
    else { return nil }
    return stroke
  }

  /// Adds a step that has cut a stroke which is not known any more.
  ///
  /// Its pixels show what was below that stroke, so the strokes there cannot be cut any more.
  private func addCut(_ step: HistoryStep) {
    items.removeAll { !$0.bounds.intersection(step.bounds).isEmpty }
    steps.append((.none, step.bounds, step.id))
  }

  /// What is left of a stroke.
  func parts(of id: ElementID) -> StrokeParts { cuts[id] ?? drawnParts[id] ?? .whole }

  /// Cuts strokes, and draws the tiles again that may have had what is gone.
  ///
  /// - Throws: ``StorageError`` when a tile cannot be read. Nothing is cut then.
  func cut(
    _ parts: [ElementID: StrokeParts], on tiles: Set<TileCoordinate>
  ) throws(StorageError) -> [TileUpdate] {
    let before = cuts
    cuts.merge(parts) { $1 }
    do throws(StorageError) {
      let updates = try draw(tiles)
      items.removeAll { cuts[$0.id]?.isEmpty == true }
      return updates
    } catch {
      cuts = before
      throw error
    }
  }

  /// Draws tiles again.
  ///
  /// - Throws: ``StorageError`` when one cannot be read.
  func draw(_ tiles: Set<TileCoordinate>) throws(StorageError) -> [TileUpdate] {
    let area = tiles.reduce(PixelRect.zero) { $0.union($1.rect) }
    let first = firstCut(in: area)
    var base: [TileUpdate] = []
    for tile in tiles {
      base.append(
        TileUpdate(coordinate: tile, pixels: try stack.pixels(at: tile, step: first - 1)))
    }
    scratch.apply(base)
    scratch.drawnTiles = tiles
    for position in first..<steps.count {
      let step = steps[position]
      guard !step.bounds.intersection(area).isEmpty else { continue }
      let elements = elements(ofStep: position)
      if elements.isEmpty { try drawPixels(ofStep: position, on: tiles) }
      for (number, element) in elements.enumerated() {
        switch element {
        case .stroke(let stroke):
          let parts = parts(of: ElementID(step: step.id, number: number))
          if !parts.isEmpty { stroke.draw(on: scratch, parts: parts) }
        case .image(let image): try draw(image, ofStep: position, on: tiles)
        case .cut, .pixels: break
        }
      }
    }
    return tiles.map {
      TileUpdate(coordinate: $0, pixels: scratch.memory.tile(at: $0))
    }
  }

  /// The first step with a stroke of which a part is gone in some pixels.
  private func firstCut(in area: PixelRect) -> Int {
    let known = Set(cuts.keys.map(\.step))
    return steps.firstIndex {
      known.contains($0.id) && !$0.bounds.intersection(area).isEmpty
    } ?? steps.count
  }

  /// Draws an image over the tiles that it covers.
  private func draw(
    _ image: ImageElement, ofStep position: Int, on tiles: Set<TileCoordinate>
  ) throws(StorageError) {
    let changed = Set(stack.tiles(ofStep: position))
    for tile in tiles where !tile.rect.intersection(image.rect).isEmpty {
      let result = changed.contains(tile) ? try stack.pixels(at: tile, step: position) : nil
      let pixels = TilePixels.drawing(
        image.pixels(at: tile, of: result), over: scratch.memory.tile(at: tile))
      scratch.memory.write(pixels, at: tile)
    }
  }

  /// Writes the pixels that a step has changed.
  private func drawPixels(
    ofStep position: Int, on tiles: Set<TileCoordinate>
  ) throws(StorageError) {
    for tile in tiles.intersection(stack.tiles(ofStep: position)) {
      let before = try stack.pixels(at: tile, step: position - 1)
      let after = try stack.pixels(at: tile, step: position)
      let pixels = TilePixels.replacing(
        where: before, differsFrom: after, in: scratch.memory.tile(at: tile))
      scratch.memory.write(pixels, at: tile)
    }
  }
}

extension ImageStack {
  /// The tiles that a step has changed.
  func tiles(ofStep position: Int) -> [TileCoordinate] {
    store.state.withLock { state in
      state.table.entries(ofStep: position).map { state.table.slots.coordinates[Int($0.slot)] }
    }
  }
}

extension TilePixels {
  /// Returns pixels with those of `after` wherever that differs from `before`; `nil` is blank.
  static func replacing(
    where before: TilePixels?, differsFrom after: TilePixels?, in pixels: TilePixels?
  ) -> TilePixels? {
    func words(_ tile: TilePixels?) -> [UInt32] {
      tile?.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
        ?? Array(repeating: 0, count: Tile.byteCount / Tile.bytesPerPixel)
    }
    let (old, new) = (words(before), words(after))
    var result = words(pixels)
    for position in result.indices where old[position] != new[position] {
      result[position] = new[position]
    }
    return result.withUnsafeBytes { TilePixels(copying: $0) }.unlessBlank
  }
}
