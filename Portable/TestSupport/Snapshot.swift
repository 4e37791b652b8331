import Testing
import UIKit

/// Compares the composed window with its reference picture.
///
/// `RECORD_SNAPSHOTS=1` writes the reference instead. On failure the picture and the difference
/// are in `.build/snapshot-failures/`.
@MainActor public func expectSnapshot(
  of host: TestHost, named name: String? = nil, tolerance: SnapshotTolerance = .default,
  filePath: String = #filePath, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(
    of: host.snapshot(), named: name, tolerance: tolerance, filePath: filePath,
    function: function, sourceLocation: sourceLocation)
}

/// Compares the part of the composed window that `view` covers with its reference picture.
@MainActor public func expectSnapshot(
  of view: UIView, in host: TestHost, named name: String? = nil,
  tolerance: SnapshotTolerance = .default, filePath: String = #filePath,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  let scale = host.host.device.scale
  let frame = view.convert(view.bounds, to: host.window)
  let pixels = CGRect(
    x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
    height: frame.height * scale
  ).integral
  expectSnapshot(
    of: host.snapshot()?.cropping(to: pixels), named: name, tolerance: tolerance,
    filePath: filePath, function: function, sourceLocation: sourceLocation)
}

/// Compares a picture with its reference.
@MainActor public func expectSnapshot(
  of image: CGImage?, named name: String? = nil, tolerance: SnapshotTolerance = .default,
  filePath: String = #filePath, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard FontRequirement.isMet(sourceLocation: sourceLocation) else { return }
  let files = SnapshotFiles(
    filePath: filePath, function: function, name: name, fileExtension: "png")
  guard let image, let actual = Bitmap(image), let data = image.pngData() else {
    Issue.record("no picture was made for \(files.reference.path)", sourceLocation: sourceLocation)
    return
  }
  do {
    if let failure = try compare(actual, data: data, with: files, tolerance: tolerance) {
      Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(error, "snapshot \(files.reference.path)", sourceLocation: sourceLocation)
  }
}

/// What is wrong with the picture, or nil. Writes the files of a failure.
@MainActor private func compare(
  _ actual: Bitmap, data: Data, with files: SnapshotFiles, tolerance: SnapshotTolerance
) throws -> String? {
  let path = files.reference.path
  let reference = try referenceBitmap(at: files.reference)
  if SnapshotFiles.isRecording {
    if reference?.bytes != actual.bytes || reference?.width != actual.width {
      try SnapshotFiles.write(data, to: files.reference)
    }
    files.removeFailures()
    return nil
  }
  guard let reference else {
    try SnapshotFiles.write(data, to: files.actual)
    return """
      there is no reference picture \(path); the picture made now is \(files.actual.path). \
      Look at it, then record it with RECORD_SNAPSHOTS=1.
      """
  }
  guard
    let comparison = SnapshotComparison(reference, actual, component: tolerance.component)
  else {
    try SnapshotFiles.write(data, to: files.actual)
    return """
      the picture is \(actual.width)×\(actual.height) pixels, its reference \
      \(reference.width)×\(reference.height)
      reference: \(path)
      actual: \(files.actual.path)
      """
  }
  if comparison.passes(tolerance) {
    files.removeFailures()
    return nil
  }
  try SnapshotFiles.write(data, to: files.actual)
  if let difference = comparison.picture(over: reference).image()?.pngData() {
    try SnapshotFiles.write(difference, to: files.difference)
  }
  return """
    the picture differs from its reference: \(comparison.summary)
    reference: \(path)
    actual: \(files.actual.path)
    difference: \(files.difference.path)
    """
}

private func referenceBitmap(at url: URL) throws -> Bitmap? {
  guard FileManager.default.fileExists(atPath: url.path) else { return nil }
  return CGImage(pngData: try Data(contentsOf: url)).flatMap { Bitmap($0) }
}
