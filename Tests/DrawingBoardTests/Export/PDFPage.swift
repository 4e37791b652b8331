import Foundation
import TestSupport
import Testing
import UIKit

/// A PDF file as poppler's tools read it.
struct PDFPage {
  /// The page, at two pixels for each point of it.
  let image: CGImage

  /// What `pdfinfo` says.
  let information: [String: String]

  init(_ data: Data) throws {
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("page.pdf")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try data.write(to: file)
    let picture = folder.url.appendingPathComponent("page")
    _ = try Self.run(
      "pdftocairo", ["-png", "-singlefile", "-transp", "-r", "144", file.path, picture.path])
    let bytes = try Data(contentsOf: picture.appendingPathExtension("png"))
    image = try #require(UIImage(data: bytes)?.cgImage)
    var information: [String: String] = [:]
    for line in try Self.run("pdfinfo", [file.path]).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      information[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    self.information = information
  }

  private static func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(
      process.terminationStatus == 0, "\(tool) of poppler-utils is missing or cannot read the file")
    return String(decoding: data, as: UTF8.self)
  }
}
