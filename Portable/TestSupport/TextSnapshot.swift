import Testing
import UIKit

/// Compares the tree of layers below `layer`, written out as text, with its reference file.
@MainActor public func expectLayerTree(
  of layer: CALayer, named name: String? = nil, filePath: String = #filePath,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectText(
    layerTreeDescription(layer), named: name, filePath: filePath, function: function,
    sourceLocation: sourceLocation)
}

/// Compares the tree of layers below `layer` with `expected`, written in the test.
@MainActor public func expectLayerTree(
  of layer: CALayer, equals expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectText(layerTreeDescription(layer), equals: expected, sourceLocation: sourceLocation)
}

/// Compares text with its reference file.
@MainActor public func expectText(
  _ text: String, named name: String? = nil, filePath: String = #filePath,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  let files = SnapshotFiles(
    filePath: filePath, function: function, name: name, fileExtension: "txt")
  let lines = trimmed(text)
  do {
    if SnapshotFiles.isRecording {
      try SnapshotFiles.write(Data((lines + "\n").utf8), to: files.reference)
      return files.removeFailures()
    }
    guard FileManager.default.fileExists(atPath: files.reference.path) else {
      Issue.record(
        """
        there is no reference \(files.reference.path); record it with RECORD_SNAPSHOTS=1. \
        The text is:
        \(lines)
        """, sourceLocation: sourceLocation)
      return
    }
    let reference = try String(contentsOf: files.reference, encoding: .utf8)
    guard let difference = firstDifference(of: lines, from: trimmed(reference)) else {
      return files.removeFailures()
    }
    try SnapshotFiles.write(Data((lines + "\n").utf8), to: files.actual)
    Issue.record(
      """
      the text differs from its reference: \(difference)
      reference: \(files.reference.path)
      actual: \(files.actual.path)
      """, sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, "snapshot \(files.reference.path)", sourceLocation: sourceLocation)
  }
}

/// Compares text line by line; space at the ends of lines and empty lines around do not count.
func expectText(
  _ text: String, equals expected: String, sourceLocation: SourceLocation
) {
  let (actual, wanted) = (trimmed(text), trimmed(expected))
  guard let difference = firstDifference(of: actual, from: wanted) else { return }
  Issue.record("\(difference)\nthe whole text:\n\(actual)", sourceLocation: sourceLocation)
}

private func trimmed(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    .joined(separator: "\n")
    .trimmingCharacters(in: .newlines)
}

private func firstDifference(of text: String, from reference: String) -> String? {
  guard text != reference else { return nil }
  let actual = text.components(separatedBy: "\n")
  let wanted = reference.components(separatedBy: "\n")
  for line in 0..<max(actual.count, wanted.count) {
    let one = line < wanted.count ? wanted[line] : nil
    let two = line < actual.count ? actual[line] : nil
    if one != two {
      return """
        line \(line + 1)
          expected: \(one ?? "(nothing)")
          actual:   \(two ?? "(nothing)")
        """
    }
  }
  return nil
}
