import ImageIO
import UIKit
import UniformTypeIdentifiers

/// The way in which a drawing came about, as images.
extension BoardExport {
  /// Draws the steps of the drawing again, and passes images of the drawing at equal intervals.
  ///
  /// The first image shows the board before the first step, the last one the picture of the last step.
  /// What appears when is as in ``DrawingBoardControl/play(from:to:duration:)``. An image is released
  /// when the closure returns, unless it retains it. Use it to make a video.
  ///
  /// - Parameters:
  ///   - count: The number of images. Values less than 2 count as 2.
  ///   - first: The index of the step that the first image shows. Default -1. It is clamped.
  ///   - last: The index of the last step. Default `nil`: the step that was shown when the snapshot was
  ///     made. It is clamped.
  ///   - scale: As for ``image(scale:progress:)``.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  ///   - receive: A closure that receives each image with its index. An error that it throws ends the
  ///     method.
  /// - Returns: A Boolean value that is `false` if there are no steps between the two, or if memory is
  ///   short.
  /// - Throws: A `CancellationError` if the task is canceled, and ``StorageError`` if steps have left the
  ///   history since the snapshot was made.
  @concurrent @discardableResult
  public func drawReplay(
    count: Int, from first: Int = -1, to last: Int? = nil, scale: CGFloat? = nil,
    progress: ProgressHandler? = nil, receive: @Sendable (UIImage, Int) throws -> Void
  ) async throws -> Bool {
    try drawFrames(
      count: max(count, 2), from: first, to: last, scale: scale, progress: progress
    ) { image, index in
      let pointScale = CGFloat(image.width) / pixels.bounds.width
      try receive(UIImage(cgImage: image, scale: pointScale, orientation: .up), index)
    }
  }

  /// Returns an animated PNG file of how the drawing came about.
  ///
  /// Programs that know no animations show its first image, the finished drawing. It is shown for a
  /// moment, and the animation ends with it.
  ///
  /// - Parameters:
  ///   - first: The index of the step that is shown at first. Default -1. It is clamped.
  ///   - last: The index of the last step. Default `nil`: the step that was shown when the snapshot was
  ///     made. It is clamped.
  ///   - duration: The time of the animation in seconds. Default 5. It is clamped to 0.1…60; a value
  ///     that is not a number counts as the default.
  ///   - framesPerSecond: The number of images in a second. Default 12. It is clamped to 1…30.
  ///   - scale: As for ``image(scale:progress:)``. Default 1, because each image is stored whole.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: `nil` if there are no steps between the two, or if memory is short.
  /// - Throws: A `CancellationError` if the task is canceled, and ``StorageError`` if steps have left the
  ///   history since the snapshot was made.
  @concurrent
  public func animatedPNGData(
    from first: Int = -1, to last: Int? = nil, duration: TimeInterval = 5,
    framesPerSecond: Int = 12, scale: CGFloat? = 1, progress: ProgressHandler? = nil
  ) async throws -> Data? {
    let duration = duration.isNaN ? 5 : min(max(duration, 0.1), 60)
    let rate = min(max(framesPerSecond, 1), 30)
    let count = max(Int((duration * Double(rate)).rounded()), 2)
    let data = NSMutableData()
    guard
      let target = CGImageDestinationCreateWithData(
        data as CFMutableData, UTType.png.identifier as CFString, count + 1, nil)
    else { return nil }
    let png = kCGImagePropertyPNGDictionary as String
    let loops = [png: [kCGImagePropertyAPNGLoopCount as String: 0]]
    CGImageDestinationSetProperties(target, loops as CFDictionary)
    func add(_ image: CGImage, seconds: TimeInterval) {
      // A file in memory takes far less than the bitmaps of all images until the end.
      guard let file = UIImage(cgImage: image).pngData(),
        let source = CGImageSourceCreateWithData(file as CFData, nil)
      else { return }
      let delay = [png: [kCGImagePropertyAPNGDelayTime as String: seconds]]
      CGImageDestinationAddImageFromSource(target, source, 0, delay as CFDictionary)
    }
    if let finished = try frame(ofStep: last, scale: scale) { add(finished, seconds: 1) }
    // Writing the file is the rest.
    let drawing: ProgressHandler = { progress?($0 * 0.95) }
    let isDrawn = try drawFrames(
      count: count, from: first, to: last, scale: scale, progress: drawing
    ) { image, index in
      add(image, seconds: index < count - 1 ? 1 / Double(rate) : 1)
    }
    guard isDrawn, CGImageDestinationFinalize(target) else { return nil }
    try Task.checkCancellation()
    progress?(1)
    return data as Data
  }

  private func makeReplay(from first: Int, to last: Int?) throws -> BoardReplay? {
    guard let source else { return nil }
    let count = source.steps.count
    let start = min(max(first, -1), count - 1) + 1
    let end = min(max(last ?? count - 1, -1), count - 1) + 1
    guard start <= end,
      let canvas = BoardCanvas(
        size: pixels.size, scale: pixels.scale, colorSpace: pixels.colorSpace)
    else { return nil }
    return try BoardReplay(source, steps: start..<end, on: canvas)
  }

  /// Returns the picture of a step.
  private func frame(ofStep step: Int?, scale: CGFloat?) throws -> CGImage? {
    let shown = (source?.steps.count ?? 0) - 1
    guard let replay = try makeReplay(from: step ?? shown, to: step) else { return nil }
    return try render(replay, scale: scale)
  }

  private func drawFrames(
    count: Int, from first: Int, to last: Int?, scale: CGFloat?, progress: ProgressHandler?,
    _ receive: (CGImage, Int) throws -> Void
  ) throws -> Bool {
    guard let replay = try makeReplay(from: first, to: last), replay.stepCount > 0 else {
      return false
    }
    for index in 0..<count {
      _ = try replay.show(Double(index) / Double(count - 1))
      guard let image = try render(replay, scale: scale) else { return false }
      try receive(image, index)
      progress?(Double(index + 1) / Double(count))
    }
    return true
  }

  private func render(_ replay: BoardReplay, scale: CGFloat?) throws -> CGImage? {
    let picture = BoardPixels(copying: replay.canvas).image()
    return try render(scale: scale, progress: nil) { context in
      // A preview is part of the picture, so that one that clears does not clear the background.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      drawStrokes(picture, in: context)
      replay.session?.drawOverlay(in: context)
      context.endTransparencyLayer()
    }
  }
}
