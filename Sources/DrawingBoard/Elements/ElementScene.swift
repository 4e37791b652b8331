import CoreGraphics

/// What a part of the shown picture consists of, from which it is drawn at any scale.
///
/// Strokes that are still elements are drawn again, with what erasers have left of them. What is below
/// them, and what other steps have drawn, is pixels of the board.
///
/// It is read on any thread while the history goes on. What has been read is what one step shows.
package struct ElementScene: Sendable {
  /// What a scene is read from.
  package struct Source: Sendable {
    let store: HistoryStore

    /// The size of the picture in pixels.
    let size: PixelSize

    /// The number of pixels of the picture on each side of a point.
    let scale: CGFloat

    let colorSpace: BoardColorSpace

    /// Creates a source.
    package init(
      store: HistoryStore, size: PixelSize, scale: CGFloat, colorSpace: BoardColorSpace
    ) {
      (self.store, self.size, self.scale, self.colorSpace) = (store, size, scale, colorSpace)
    }
  }

  private enum Mark {
    case stroke(StrokeElement, StrokeParts)
    case pixels(PixelPatch)

    /// An image, and what it has beyond the pixels of the board.
    case image(PixelPatch, DetailImage)
  }

  private let source: Source

  /// What is drawn, from the bottom up, and the pixels of the board where it is.
  private var marks: [(mark: Mark, bounds: PixelRect)] = []

  /// The pixels that the ink of a stroke may reach beyond those that its step has changed.
  private static let reach = 2

  /// Reads the strokes and pixels of a part of the picture.
  ///
  /// - Parameters:
  ///   - source: The drawing.
  ///   - area: The part, in pixels of the board.
  ///   - decoded: The elements of steps that have been decoded.
  /// - Throws: ``StorageError`` when a tile cannot be read, and ``Moved`` when the history has lost steps
  ///   meanwhile.
  package init(_ source: Source, area: PixelRect, decoded: ElementCache) throws {
    self.source = source
    let area = area.outset(by: Self.reach).intersection(source.size.bounds)
    let table = source.store.state.withLock { ScannedSteps($0.table, in: area) }
    let steps = table.steps.map { step in
      (step: step, elements: decoded.elements(of: step, colorSpace: source.colorSpace))
    }
    let areDrawn = steps.map { Self.isDrawn($0.elements, in: table) }
    let pixelSteps = zip(steps, areDrawn).filter { !$1 }.map(\.0.step.id)
    let tiles = try source.store.state.withLock {
      try ScannedTiles($0.table, of: pixelSteps, after: table, in: area)
    }
    try add(tiles.initial, bounds: area)
    for (position, (step, elements)) in steps.enumerated() {
      try Task.checkCancellation()
      guard areDrawn[position] else {
        if tiles.blankSteps.contains(step.id) {
          marks = []
        } else if elements.count == 1, case .image(let image) = elements[0] {
          try add(image, tiles.changes[step.id] ?? [], in: area)
        } else {
          try add(tiles.changes[step.id] ?? [], bounds: step.bounds)
        }
        continue
      }
      for (number, element) in elements.enumerated() {
        guard case .stroke(let stroke) = element else { continue }
        let id = ElementID(step: step.id, number: number)
        let parts = table.parts(of: id) ?? stroke.parts
        if !parts.isEmpty {
          marks.append((.stroke(stroke, parts), step.bounds.outset(by: Self.reach)))
        }
      }
    }
  }

  /// Returns whether the elements of a step are drawn, and not its pixels.
  ///
  /// Cuts draw nothing themselves, unless they have cut a stroke that is gone.
  private static func isDrawn(_ elements: [DrawingElement], in table: ScannedSteps) -> Bool {
    let cuts = elements.count { if case .cut = $0 { true } else { false } }
    return (cuts == 0 || cuts == elements.count)
      && elements.allSatisfy { element in
        switch element {
        case .stroke(let stroke): !(stroke.brush is FillBrush)
        case .cut(let id, _): table.contains(id.step)
        // The tiles have the pixels of an image.
        case .pixels, .image: false
        }
      }
  }

  private mutating func add(
    _ image: ImageElement, _ tiles: [ScannedTiles.Change], in area: PixelRect
  ) throws {
    let after = Dictionary(
      tiles.map { ($0.coordinate, $0.after) }, uniquingKeysWith: { first, _ in first })
    let patch = try PixelPatch(image, in: area, colorSpace: source.colorSpace) { coordinate in
      try after[coordinate].flatMap { try source.store.read($0) }
    }
    guard let patch else { return }
    let mark = image.detail.map { Mark.image(patch, DetailImage($0)) } ?? .pixels(patch)
    marks.append((mark, patch.rect.outset(by: Self.reach)))
  }

  private mutating func add(_ tiles: [ScannedTiles.Change], bounds: PixelRect) throws {
    let changes = try tiles.map { tile in
      TileChange(
        coordinate: tile.coordinate, before: try source.store.read(tile.before),
        after: try source.store.read(tile.after))
    }
    guard let patch = PixelPatch(changes, of: source.size, colorSpace: source.colorSpace) else {
      return
    }
    marks.append((.pixels(patch), bounds.outset(by: Self.reach)))
  }

  /// Draws a piece of the picture.
  ///
  /// - Parameters:
  ///   - rect: The pixels of the piece in the picture at its scale.
  ///   - scale: The number of pixels of the piece on each side of a point.
  /// - Returns: `nil` if memory is short.
  /// - Throws: A `CancellationError` if the task is canceled.
  package func image(of rect: PixelRect, scale: CGFloat) throws -> CGImage? {
    guard let piece = ElementPiece(rect, scale: scale, colorSpace: source.colorSpace) else {
      return nil
    }
    let points = piece.points
    let area = PixelRect(
      covering: CGRect(
        x: points.minX * source.scale, y: points.minY * source.scale,
        width: points.width * source.scale, height: points.height * source.scale))
    for (mark, bounds) in marks where !bounds.intersection(area).isEmpty {
      try Task.checkCancellation()
      switch mark {
      case .stroke(let element, let parts): piece.draw(element, parts: parts)
      case .pixels(let patch): piece.draw(patch, scale: source.scale)
      case .image(let patch, let detail):
        // At the scale of the board the picture has the image as it was placed.
        if scale > source.scale, let image = detail.image {
          piece.draw(image, in: detail.frame, of: patch, scale: source.scale)
        } else {
          piece.draw(patch, scale: source.scale)
        }
      }
    }
    let share = scale / source.scale
    piece.clear(
      outside: PixelSize(
        width: Int((CGFloat(source.size.width) * share - 0.001).rounded(.up)),
        height: Int((CGFloat(source.size.height) * share - 0.001).rounded(.up))))
    return piece.image()
  }

  /// The history has lost steps since it was read.
  struct Moved: Error {}
}

/// The detail of an image, decoded for the first piece that has some of it.
private final class DetailImage: Sendable {
  private let detail: ImageDetail
  private let decoded = Locked<CGImage??>(nil)

  init(_ detail: ImageDetail) { self.detail = detail }

  /// The place of the whole image in pixels of the board.
  var frame: CGRect { detail.frame }

  /// The image; `nil` if it cannot be read.
  var image: CGImage? {
    decoded.withLock { decoded in
      if let decoded { return decoded }
      let image = detail.image
      decoded = .some(image)
      return image
    }
  }
}

/// The steps that a part of the picture consists of.
private struct ScannedSteps {
  /// The steps, the oldest first.
  private(set) var steps: [HistoryStep] = []

  /// What later steps have left of strokes.
  private var cuts: [ElementID: StrokeParts] = [:]

  /// The identifiers of all steps up to the shown one, in increasing order.
  private(set) var first: UInt64?
  private(set) var last: UInt64 = 0
  private var known: Set<UInt64> = []

  init(_ table: HistoryTable, in area: PixelRect) {
    first = table.steps.first?.id
    last = table.shownStepID
    for position in 0..<max(table.index + 1, 0) {
      let step = table.steps[position]
      if !step.elements.isEmpty { known.insert(step.id) }
      if !step.bounds.intersection(area).isEmpty { steps.append(step) }
      for (id, parts) in step.elements.cuts { cuts[id] = parts }
    }
  }

  func parts(of id: ElementID) -> StrokeParts? { cuts[id] }

  func contains(_ step: UInt64) -> Bool { known.contains(step) }
}

/// The pixels that some steps have changed, and those before the first step.
private struct ScannedTiles {
  struct Change {
    let coordinate: TileCoordinate
    let before: TileID
    let after: TileID
  }

  private(set) var initial: [Change] = []
  private(set) var changes: [UInt64: [Change]] = [:]

  /// The steps after which nothing is left in the part.
  private(set) var blankSteps: Set<UInt64> = []

  init(
    _ table: HistoryTable, of ids: [UInt64], after scanned: ScannedSteps, in area: PixelRect
  ) throws {
    guard table.steps.first?.id == scanned.first, table.shownStepID == scanned.last else {
      throw ElementScene.Moved()
    }
    let grid = TileGrid(covering: area)
    let slots = grid.compactMap { table.slots.slot(of: $0) }
    for slot in slots {
      let id = table.slots.initial[Int(slot)]
      guard table.hasPixels(id) else { continue }
      initial.append(
        Change(coordinate: table.slots.coordinates[Int(slot)], before: .blank, after: id))
    }
    guard !ids.isEmpty else { return }
    let wanted = Set(ids)
    for position in 0...table.index {
      let id = table.steps[position].id
      guard wanted.contains(id) else { continue }
      let entries = table.entries(ofStep: position)
      changes[id] = entries.compactMap { entry in
        let coordinate = table.slots.coordinates[Int(entry.slot)]
        guard !coordinate.rect.intersection(area).isEmpty else { return nil }
        return Change(
          coordinate: coordinate,
          before: table.hasPixels(entry.previous) ? entry.previous : .blank,
          after: entry.isBlank ? .blank : entry.id)
      }
      if entries.contains(where: \.isBlank),
        slots.allSatisfy({ !table.hasPixels(table.state(of: $0, atStep: position)) })
      {
        blankSteps.insert(id)
      }
    }
  }
}

/// The elements of the steps that were decoded last.
///
/// Decoding takes a small part of what drawing takes, but a step is drawn again whenever the picture rests.
package final class ElementCache: Sendable {
  /// The largest number of samples that are kept: some 16 MB.
  static let sampleLimit = 200_000

  private struct Contents {
    /// The elements by the step, with the bytes that they were decoded from.
    var steps: [UInt64: (bytes: ArraySlice<UInt8>, elements: [DrawingElement])] = [:]

    var sampleCount = 0
  }

  private let contents = Locked(Contents())

  /// Creates a cache without elements.
  package init() {}

  /// The elements of a step, decoded now if need be.
  func elements(of step: HistoryStep, colorSpace: BoardColorSpace) -> [DrawingElement] {
    guard case .bytes(let bytes) = step.elements else {
      return step.elements.elements(colorSpace: colorSpace)
    }
    let known = contents.withLock { $0.steps[step.id] }
    // The late force of a pencil changes a step.
    if let known, known.bytes == bytes { return known.elements }
    let elements = DrawingElement.elements(of: Array(bytes), colorSpace: colorSpace)
    // A brush that is not known may be registered later.
    if case .pixels? = elements.first { return elements }
    let count = elements.reduce(1) { $0 + $1.sampleCount }
    contents.withLock { contents in
      if contents.sampleCount + count > Self.sampleLimit { contents = Contents() }
      contents.steps[step.id] = (bytes, elements)
      contents.sampleCount += count
    }
    return elements
  }

  /// Forgets all elements.
  func removeAll() { contents.withLock { $0 = Contents() } }
}

extension DrawingElement {
  fileprivate var sampleCount: Int {
    switch self {
    case .stroke(let stroke): stroke.samples.count
    // As much memory as these samples take.
    case .image(let image):
      image.tileCount * 256 + (image.detail == nil ? 0 : ImageDetail.byteLimit / 64)
    case .cut, .pixels: 0
    }
  }
}

extension PixelRect {
  /// Returns the rectangle with more pixels on each side; an empty one stays empty.
  func outset(by count: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(
      x: x - count, y: y - count, width: width + 2 * count, height: height + 2 * count)
  }
}
