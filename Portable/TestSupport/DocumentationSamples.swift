import Foundation

/// The code samples of Markdown files, and the Swift files that compile them.
///
/// A sample is a block that starts with three backticks and `swift`. It is named by its file and its
/// number: `QuickStart 1`. The Swift file has the same lines between two comments,
/// `// sample QuickStart 1` and `// end of sample`, at any indentation.
public enum DocumentationSamples {
  /// Returns the folder of the package that a source file belongs to.
  public static func packageFolder(of filePath: String = #filePath) -> URL {
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    while folder.pathComponents.count > 1,
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    {
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }

  /// Returns the Swift blocks of a Markdown file, by their names.
  public static func blocks(in markdown: URL) throws -> [String: String] {
    let name = markdown.deletingPathExtension().lastPathComponent
    var (samples, block): ([String: String], [String]?) = ([:], nil)
    for line in try lines(of: markdown) {
      if let open = block {
        if line == "```" {
          samples["\(name) \(samples.count + 1)"] = unindented(open)
          block = nil
        } else {
          block = open + [line]
        }
      } else if line == "```swift" {
        block = []
      }
    }
    return samples
  }

  /// Returns the marked regions of the Swift files in a folder, by their names.
  public static func regions(in folder: URL) throws -> [String: String] {
    var samples: [String: String] = [:]
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "swift" {
      var (name, region): (String?, [String]) = (nil, [])
      for line in try lines(of: file) {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text == "// end of sample", let ended = name {
          samples[ended] = unindented(region)
          (name, region) = (nil, [])
        } else if name != nil {
          region.append(line)
        } else if text.hasPrefix("// sample ") {
          name = String(text.dropFirst("// sample ".count))
        }
      }
    }
    return samples
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The lines without the indentation that all have, and without empty lines around them.
  private static func unindented(_ lines: [String]) -> String {
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }
}
