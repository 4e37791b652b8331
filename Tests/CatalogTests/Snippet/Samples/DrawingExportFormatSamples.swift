// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import DrawingBoard
import UIKit

enum Sample_drawing_export_transparent {
  @MainActor
  static func makeBoard() -> DrawingBoardControl {
    let board = DrawingBoardControl()
    return board
  }

  @MainActor
  static func exportedFile(of board: DrawingBoardControl) async throws -> Data? {
    guard let export = board.export(includesBackground: false) else { return nil }
    return try await export.pngData(scale: 2)
  }
}
enum Sample_drawing_export_jpeg {
  @MainActor
  static func makeBoard(over photo: UIImage) -> DrawingBoardControl {
    let board = DrawingBoardControl()
    board.drawingBackgroundImage = photo
    return board
  }

  @MainActor
  static func exportedFile(of board: DrawingBoardControl) async throws -> Data? {
    guard let export = board.export() else { return nil }
    return try await export.jpegData(scale: 2)
  }
}
enum Sample_drawing_export_heic {
  @MainActor
  static func makeBoard(over photo: UIImage) -> DrawingBoardControl {
    let board = DrawingBoardControl()
    board.drawingBackgroundImage = photo
    return board
  }

  @MainActor
  static func exportedFile(of board: DrawingBoardControl) async throws -> Data? {
    guard let export = board.export() else { return nil }
    return try await export.heicData(scale: 2)
  }
}
enum Sample_drawing_export_apng {
  @MainActor
  static func makeBoard() -> DrawingBoardControl {
    let board = DrawingBoardControl()
    return board
  }

  @MainActor
  static func exportedFile(of board: DrawingBoardControl) async throws -> Data? {
    guard let export = board.export() else { return nil }
    return try await export.animatedPNGData(duration: 3)
  }
}
enum Sample_drawing_export_pdf {
  @MainActor
  static func makeBoard() -> DrawingBoardControl {
    let board = DrawingBoardControl()
    let tile = CGRect(x: 0, y: 0, width: 20, height: 20)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: tile, format: format)
    board.drawingBackgroundImage = renderer.image { context in
      UIColor(red: 0.98, green: 0.98, blue: 0.95, alpha: 1).setFill()
      context.fill(tile)
      UIColor(red: 0.72, green: 0.82, blue: 0.92, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 19.5, width: 20, height: 0.5))
      context.fill(CGRect(x: 19.5, y: 0, width: 0.5, height: 20))
    }
    board.drawingBackgroundPlacement = .tile
    return board
  }

  @MainActor
  static func exportedFile(of board: DrawingBoardControl) async throws -> Data? {
    guard let export = board.export() else { return nil }
    return try await export.pdfData(title: "Drawing")
  }
}
enum Sample_drawing_export_svg {
  @MainActor
  static func makeBoard() -> DrawingBoardControl {
    let board = DrawingBoardControl()
    return board
  }

  @MainActor
  static func exportedFile(of board: DrawingBoardControl) async throws -> Data? {
    guard let export = board.export() else { return nil }
    return try await export.svgData(title: "Drawing")
  }
}
enum Sample_drawing_export_json {
  @MainActor
  static func makeBoard() -> DrawingBoardControl {
    let board = DrawingBoardControl()
    return board
  }

  @MainActor
  static func exportedFile(of board: DrawingBoardControl) async throws -> Data? {
    guard let export = board.export() else { return nil }
    return try await export.jsonData()
  }
}
