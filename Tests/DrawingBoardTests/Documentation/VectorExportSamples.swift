// The samples of VectorExport.md, compiled as in an app: without testable imports.

import DrawingBoard
import UIKit

extension SketchViewController {
  // sample VectorExport 1
  func saveVectors(to url: URL) async throws {
    guard let export = board.export() else { return }
    let file = try await export.svgData(title: "Sketch") { part in
      Task { @MainActor in self.title = "\(Int(part * 100)) %" }
    }
    try file.write(to: url)
  }
  // end of sample

  // sample VectorExport 2
  func copyDrawing(from other: DrawingBoardControl) async throws {
    guard let file = try await other.export()?.jsonData() else { return }
    try board.draw(json: file)
  }
  // end of sample
}
