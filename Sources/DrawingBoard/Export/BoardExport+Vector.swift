import Foundation

/// Drawings as shapes instead of pixels.
extension BoardExport {
  /// Returns the picture on its background as a file of SVG, which stays sharp at every scale.
  ///
  /// Strokes and shapes are paths, text is text in the fonts of the device that shows the file, and
  /// erasers are masks. Imported images are images. Fills, and strokes whose samples the history no
  /// longer has, are images of the pixels that they changed. A stroke takes less than 1 KB on average.
  /// Colors are in sRGB.
  ///
  /// If pixels that are needed have left the history since the snapshot was made, the whole picture is
  /// one image.
  ///
  /// - Parameters:
  ///   - title: The title of the document. Default `nil`: none.
  ///   - progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: The bytes of the file.
  /// - Throws: A `CancellationError` if the task is canceled.
  @concurrent
  public func svgData(
    title: String? = nil, progress: ProgressHandler? = nil
  ) async throws -> Data {
    let picture = try vectorPicture { progress?($0 / 2) }
    var document = SVGDocument(size: size, scale: pixels.scale)
    let data = try document.write(picture, on: background, title: title) {
      // The last call comes when nothing is left to do.
      progress?(min(0.5 + $0 / 2, 0.99))
    }
    try Task.checkCancellation()
    progress?(1)
    return data
  }

  /// Returns the drawing as JSON: its strokes with brushes, styles and samples, and images of what is not
  /// a stroke.
  ///
  /// ``DrawingBoardControl/draw(json:)`` draws the file again, and <doc:VectorExport> documents it. The
  /// background is not part of it. If pixels that are needed have left the history since the snapshot
  /// was made, the whole picture is one image.
  ///
  /// - Parameter progress: A closure that receives the completed part. Default `nil`.
  /// - Returns: The bytes of the file; `nil` when a brush has values that JSON does not have.
  /// - Throws: A `CancellationError` if the task is canceled.
  @concurrent
  public func jsonData(progress: ProgressHandler? = nil) async throws -> Data? {
    var document = DrawingDocument(pixels: pixels)
    try write(to: &document) { progress?($0 * 0.8) }
    guard let data = try? document.encoded() else { return nil }
    try Task.checkCancellation()
    progress?(1)
    return data
  }

  /// The drawing as marks.
  func vectorPicture(progress: (Double) -> Void) throws -> VectorPicture {
    var picture = VectorPicture(scale: pixels.scale)
    try write(to: &picture, progress: progress)
    return picture
  }

  /// Sends the drawing to a target, or its pixels where they are all that is known.
  private func write(
    to target: inout some VectorTarget, progress: (Double) -> Void
  ) throws {
    try Task.checkCancellation()
    do {
      guard let source else { throw StorageError.closed }
      try source.write(to: &target, pixels: pixels, then: activeStroke, progress: progress)
    } catch is StorageError {
      target.removeAll()
      if let patch = pixels.patch { target.add(patch) }
    }
  }
}

extension BoardPixels {
  /// The whole picture; `nil` if memory is short.
  var patch: PixelPatch? {
    image().map { PixelPatch(rect: size.bounds, image: $0, removal: nil) }
  }
}
