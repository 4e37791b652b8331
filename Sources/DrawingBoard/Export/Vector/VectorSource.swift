import Foundation

/// Steps of a history, to be exported or replayed on any thread while the history goes on.
struct VectorSource: Sendable {
  struct Step: Sendable {
    let id: UInt64
    let name: String
    let elements: StepElements
    let tiles: [(coordinate: TileCoordinate, id: TileID)]
  }

  let store: HistoryStore

  /// The tiles before the first step that are not blank.
  let initial: [TileCoordinate: TileID]

  let steps: [Step]
}

extension ImageStack {
  /// Returns the first steps, up to the shown one or another index, which is clamped.
  func vectorSource(through last: Int? = nil) -> VectorSource {
    store.state.withLock { state in
      let table = state.table
      let coordinates = table.slots.coordinates
      var initial: [TileCoordinate: TileID] = [:]
      for (slot, id) in table.slots.initial.enumerated() where table.hasPixels(id) {
        initial[coordinates[slot]] = id
      }
      let steps = (0..<min(max((last ?? table.index) + 1, 0), table.steps.count)).map { position in
        VectorSource.Step(
          id: table.steps[position].id, name: table.steps[position].name,
          elements: table.steps[position].elements,
          tiles: table.entries(ofStep: position).map {
            (coordinates[Int($0.slot)], $0.isBlank ? .blank : $0.id)
          })
      }
      return VectorSource(store: store, initial: initial, steps: steps)
    }
  }
}

/// Receives a drawing, step by step.
protocol VectorTarget {
  /// A Boolean value that determines whether fills and strokes with a texture, which no path shows, are
  /// added as strokes.
  var keepsAllStrokes: Bool { get }

  /// A Boolean value that determines whether strokes are added without the parts that were erased later.
  var takesParts: Bool { get }

  /// A Boolean value that indicates whether the target takes nothing more before it has been replaced.
  var isFull: Bool { get }

  mutating func add(_ stroke: StrokeElement, parts: StrokeParts)
  mutating func add(_ patch: PixelPatch)

  /// Adds an image as it was placed; like other pixels by default.
  mutating func add(image: PixelPatch)
  mutating func removeAll()
}

extension VectorTarget {
  mutating func add(image: PixelPatch) { add(image) }
}

extension VectorSource {
  /// Sends the drawing to a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - pixels: The size and color space of the picture.
  ///   - stroke: The active stroke, which is not a step yet.
  ///   - progress: Receives the completed part of the steps.
  /// - Throws: A `CancellationError` if the task is canceled, and ``StorageError`` when pixels that are
  ///   needed cannot be read.
  func write(
    to target: inout some VectorTarget, pixels: BoardPixels, then stroke: StrokeElement?,
    progress: (Double) -> Void
  ) throws {
    var shown: [TileCoordinate: TileID] = [:]
    func patch(_ tiles: some Sequence<(key: TileCoordinate, value: TileID)>) throws -> PixelPatch? {
      let changes = try tiles.map { coordinate, id in
        TileChange(
          coordinate: coordinate, before: try store.read(shown[coordinate] ?? .blank),
          after: try store.read(id))
      }
      return PixelPatch(changes, of: pixels.size, colorSpace: pixels.colorSpace)
    }
    if let patch = try patch(initial) { target.add(patch) }
    shown = initial
    let cuts = target.takesParts ? self.cuts(target, pixels) : VectorCuts()
    // The last step whose picture the target has as pixels.
    var latestImage: UInt64 = 0
    for (number, step) in steps.enumerated() {
      try Task.checkCancellation()
      let elements = step.elements.elements(colorSpace: pixels.colorSpace)
      let strokes = strokes(among: elements, target)
      if let strokes, !strokes.contains(where: \.isFill) || !cuts.changePicture(below: step.id) {
        for (number, stroke) in strokes.enumerated() {
          let parts = cuts.parts[ElementID(step: step.id, number: number)] ?? stroke.parts
          if !parts.isEmpty { target.add(stroke, parts: parts) }
        }
      } else if elements.count == 1, case .image(let image) = elements[0] {
        let after = Dictionary(step.tiles, uniquingKeysWith: { first, _ in first })
        let patch = try PixelPatch(image, in: pixels.size.bounds, colorSpace: pixels.colorSpace) {
          try after[$0].flatMap { try store.read($0) }
        }
        if let patch { target.add(image: patch) }
      } else if let first = cuts.steps[step.id], first > latestImage {
        // Its strokes have been added without what it has erased.
      } else if let patch = try patch(step.tiles.map { (key: $0.coordinate, value: $0.id) }) {
        target.add(patch)
      }
      for tile in step.tiles { shown[tile.coordinate] = tile.id == .blank ? nil : tile.id }
      if shown.isEmpty {
        target.removeAll()
      } else if target.isFull {
        target.removeAll()
        let whole = shown
        shown = [:]
        if let patch = try patch(whole) { target.add(patch) }
        shown = whole
        latestImage = step.id
      }
      progress(Double(number + 1) / Double(steps.count))
    }
    if let stroke { target.add(stroke, parts: .whole) }
  }

  /// What erasers have left of strokes that are added to a target.
  private func cuts(_ target: some VectorTarget, _ pixels: BoardPixels) -> VectorCuts {
    let positions = Dictionary(
      steps.indices.map { (steps[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    var (cuts, cuttable): (VectorCuts, [UInt64: [Bool]]) = (VectorCuts(), [:])
    func canBeCut(_ id: ElementID) -> Bool {
      guard let position = positions[id.step] else { return false }
      let known =
        cuttable[id.step]
        ?? strokes(
          among: steps[position].elements.elements(colorSpace: pixels.colorSpace), target)?
        .map { target.keepsAllStrokes || $0.canBeCut } ?? []
      cuttable[id.step] = known
      return known.indices.contains(id.number) && known[id.number]
    }
    for step in steps {
      let parts = step.elements.cuts
      guard let first = parts.map(\.0.step).min(), parts.allSatisfy({ canBeCut($0.0) }) else {
        continue
      }
      for (id, parts) in parts { cuts.parts[id] = parts }
      cuts.steps[step.id] = first
    }
    return cuts
  }

  /// The strokes of a step; `nil` when it has drawn something else, or pixels have to stand for them.
  private func strokes(
    among elements: [DrawingElement], _ target: some VectorTarget
  ) -> [StrokeElement]? {
    var strokes: [StrokeElement] = []
    for element in elements {
      guard case .stroke(let stroke) = element, target.keepsAllStrokes || stroke.isPath
      else { return nil }
      strokes.append(stroke)
    }
    return strokes
  }
}

/// Strokes of which a part is erased by a later step.
private struct VectorCuts {
  /// What is left of them.
  var parts: [ElementID: StrokeParts] = [:]

  /// The steps that have erased nothing else, each with the first step whose strokes it has cut.
  var steps: [UInt64: UInt64] = [:]

  /// Returns whether the picture that a step was drawn on is shown without what was erased after it.
  func changePicture(below step: UInt64) -> Bool {
    steps.contains { eraser, first in eraser > step && first < step }
  }
}

extension StrokeElement {
  /// A Boolean value that indicates whether the stroke depends on the picture below it.
  fileprivate var isFill: Bool { brush is FillBrush }

  /// A Boolean value that indicates whether paths show parts of the stroke.
  ///
  /// Dashes of a path begin anew in each of its parts.
  fileprivate var canBeCut: Bool { (brush as? any FreehandBrush)?.dashes.isEmpty ?? true }

  /// A Boolean value that indicates whether paths or a text show the stroke.
  fileprivate var isPath: Bool {
    !isFill && (brush as? any FreehandBrush)?.texture == nil
      && (parts == .whole || canBeCut)
  }
}
