import CoreGraphics

/// Steps of a history that are drawn again, stroke by stroke, into a picture of their own.
///
/// While a step is drawn, its strokes grow as they did. When it is complete, its tiles are those of the
/// history, byte for byte. A step of which the strokes are not known appears as a whole: clears, images,
/// erasers of strokes, and what the history has no samples of.
///
/// It leaves the history as it is. Use it on one thread at a time.
final class BoardReplay {
  /// The picture.
  let canvas: BoardCanvas

  /// The stroke that is being drawn; `nil` between strokes.
  private(set) var session: StrokeSession?

  private let source: VectorSource
  private let steps: ArraySlice<VectorSource.Step>
  private let timeline: ReplayTimeline
  private var moment = ReplayTimeline.Moment(step: 0, share: 0)

  /// The strokes of the next step, and how many of them and of the samples of another are drawn.
  private var strokes: [StrokeElement]?
  private var drawn = (strokes: 0, samples: 0)

  /// Creates a replay that shows the picture before its first step.
  ///
  /// - Parameters:
  ///   - source: The steps of the history.
  ///   - range: The steps to be replayed, which `source` has.
  ///   - canvas: A blank picture of the size, scale and color space of the history.
  /// - Throws: ``StorageError`` if the picture before the first step cannot be read.
  init(
    _ source: VectorSource, steps range: Range<Int>, on canvas: BoardCanvas
  ) throws(StorageError) {
    (self.canvas, self.source) = (canvas, source)
    steps = source.steps[range]
    timeline = ReplayTimeline(lengths: steps.map(\.elements.length))
    var tiles = source.initial
    for step in source.steps[..<range.lowerBound] {
      for tile in step.tiles { tiles[tile.coordinate] = tile.id }
    }
    try show(tiles)
  }

  /// Shows a later moment.
  ///
  /// - Parameter time: The part of the replay that has passed, from 0 to 1. Earlier moments than the
  ///   shown one have no effect.
  /// - Returns: The pixels that must be displayed again.
  /// - Throws: ``StorageError`` if tiles cannot be read.
  func show(_ time: Double) throws(StorageError) -> PixelRect {
    let next = timeline.moment(at: time)
    guard (next.step, next.share) > (moment.step, moment.share) else { return .zero }
    var dirty = PixelRect.zero
    if next.step > moment.step {
      dirty = try complete(upTo: next.step)
      (strokes, drawn) = (nil, (0, 0))
    }
    moment = next
    guard next.share > 0 else { return dirty }
    return dirty.union(draw(next.share))
  }

  /// The number of steps.
  var stepCount: Int { steps.count }

  /// The number of steps that are complete.
  var completeSteps: Int { moment.step }

  // MARK: Complete steps

  /// Shows the tiles of the steps that have become complete, the last of each.
  private func complete(upTo end: Int) throws(StorageError) -> PixelRect {
    var dirty = endStroke()
    var tiles: [TileCoordinate: TileID] = [:]
    for step in steps.dropFirst(moment.step).prefix(end - moment.step) {
      for tile in step.tiles { tiles[tile.coordinate] = tile.id }
    }
    dirty = dirty.union(try show(tiles))
    return dirty
  }

  private func endStroke() -> PixelRect {
    defer { session = nil }
    return session?.cancel() ?? .zero
  }

  @discardableResult
  private func show(_ tiles: [TileCoordinate: TileID]) throws(StorageError) -> PixelRect {
    guard !tiles.isEmpty else { return .zero }
    let (coordinates, ids) = (Array(tiles.keys), Array(tiles.values))
    let target = canvas.memory.tileTarget
    try source.store.read(ids) { target.write($1, at: coordinates[$0]) }
    return coordinates.reduce(PixelRect.zero) { $0.union($1.rect) }.intersection(
      canvas.size.bounds)
  }

  // MARK: The next step

  /// Draws the strokes of the next step as far as a part of its time allows.
  private func draw(_ share: Double) -> PixelRect {
    let strokes = strokes ?? strokesOfNextStep()
    self.strokes = strokes
    let time = share * Double(strokes.count)
    var dirty = PixelRect.zero
    while drawn.strokes < strokes.count {
      let stroke = strokes[drawn.strokes]
      let rest = time - Double(drawn.strokes)
      dirty = dirty.union(draw(stroke, share: min(rest, 1)))
      guard rest >= 1 else { break }
      dirty = dirty.union(session?.end().dirty ?? .zero)
      session = nil
      drawn = (drawn.strokes + 1, 0)
    }
    return dirty
  }

  private func strokesOfNextStep() -> [StrokeElement] {
    let step = steps[steps.startIndex + moment.step]
    var strokes: [StrokeElement] = []
    for element in step.elements.elements(colorSpace: canvas.colorSpace) {
      guard case .stroke(let stroke) = element else { return [] }
      strokes.append(stroke)
    }
    return strokes
  }

  /// Draws the samples of a stroke that a part of its time has.
  private func draw(_ stroke: StrokeElement, share: Double) -> PixelRect {
    guard let first = stroke.samples.first else { return .zero }
    var dirty = PixelRect.zero
    if session == nil {
      let session = stroke.session(on: canvas, parts: stroke.parts)
      self.session = session
      dirty = session.begin(at: first)
      drawn.samples = 1
    }
    guard let session else { return dirty }
    if !(stroke.brush is any FreehandBrush), share < 1, let last = stroke.samples.last {
      return dirty.union(session.move(to: [first.moved(to: last, share: CGFloat(share))]))
    }
    let count = stroke.sampleCount(at: share)
    guard count > drawn.samples else { return dirty }
    dirty = dirty.union(session.move(to: Array(stroke.samples[drawn.samples..<count])))
    drawn.samples = count
    return dirty
  }
}

extension StepElements {
  /// The bytes that the samples take, or about as many while they are not encoded.
  fileprivate var length: Int {
    switch self {
    case .bytes(let bytes): hasImage ? 0 : bytes.count
    case .stroke(let stroke): stroke.samples.count * 4
    case .cuts, .image: 0
    case .joined(let first, let second): first.length + second.length
    }
  }
}

extension StrokeElement {
  /// Returns the number of samples that a part of the time of the stroke has, at least 1.
  ///
  /// Where the samples have no times, each takes as long as the others.
  func sampleCount(at share: Double) -> Int {
    guard let first = samples.first, let last = samples.last, share < 1 else {
      return samples.count
    }
    let duration = last.timestamp - first.timestamp
    guard duration > 0 else { return max(Int(share * Double(samples.count)), 1) }
    let end = first.timestamp + share * duration
    return max(samples.prefix { $0.timestamp <= end }.count, 1)
  }
}

extension StrokeSample {
  /// Returns a sample on the way to another one, of which it has everything but the location.
  fileprivate func moved(to other: StrokeSample, share: CGFloat) -> StrokeSample {
    var sample = other
    sample.location = CGPoint(
      x: location.x + (other.location.x - location.x) * share,
      y: location.y + (other.location.y - location.y) * share)
    return sample
  }
}
