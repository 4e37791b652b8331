// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import DrawingBoard
import Foundation
import SwiftUI
import UIKit

enum Sample_drawing_export_transparent_SwiftUI {
  struct ContentView: View {
    @StateObject private var proxy = DrawingBoardProxy()
    @State private var file: Data?

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
        Button("Export") {
          Task { file = try await exportedFile() }
        }
      }
    }

    private func exportedFile() async throws -> Data? {
      guard let export = proxy.board?.export(includesBackground: false) else { return nil }
      return try await export.pngData(scale: 2)
    }
  }
}
enum Sample_drawing_export_jpeg_SwiftUI {
  struct ContentView: View {
    let photo: UIImage
    @StateObject private var proxy = DrawingBoardProxy()
    @State private var file: Data?

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
          .configured { board in
            board.drawingBackgroundImage = photo
          }
        Button("Export") {
          Task { file = try await exportedFile() }
        }
      }
    }

    private func exportedFile() async throws -> Data? {
      guard let export = proxy.board?.export() else { return nil }
      return try await export.jpegData(scale: 2)
    }
  }
}
enum Sample_drawing_export_heic_SwiftUI {
  struct ContentView: View {
    let photo: UIImage
    @StateObject private var proxy = DrawingBoardProxy()
    @State private var file: Data?

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
          .configured { board in
            board.drawingBackgroundImage = photo
          }
        Button("Export") {
          Task { file = try await exportedFile() }
        }
      }
    }

    private func exportedFile() async throws -> Data? {
      guard let export = proxy.board?.export() else { return nil }
      return try await export.heicData(scale: 2)
    }
  }
}
enum Sample_drawing_export_apng_SwiftUI {
  struct ContentView: View {
    @StateObject private var proxy = DrawingBoardProxy()
    @State private var file: Data?

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
        Button("Export") {
          Task { file = try await exportedFile() }
        }
      }
    }

    private func exportedFile() async throws -> Data? {
      guard let export = proxy.board?.export() else { return nil }
      return try await export.animatedPNGData(duration: 3)
    }
  }
}
enum Sample_drawing_export_pdf_SwiftUI {
  struct ContentView: View {
    @StateObject private var proxy = DrawingBoardProxy()
    @State private var file: Data?

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
          .configured { board in
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
          }
        Button("Export") {
          Task { file = try await exportedFile() }
        }
      }
    }

    private func exportedFile() async throws -> Data? {
      guard let export = proxy.board?.export() else { return nil }
      return try await export.pdfData(title: "Drawing")
    }
  }
}
enum Sample_drawing_export_svg_SwiftUI {
  struct ContentView: View {
    @StateObject private var proxy = DrawingBoardProxy()
    @State private var file: Data?

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
        Button("Export") {
          Task { file = try await exportedFile() }
        }
      }
    }

    private func exportedFile() async throws -> Data? {
      guard let export = proxy.board?.export() else { return nil }
      return try await export.svgData(title: "Drawing")
    }
  }
}
enum Sample_drawing_export_json_SwiftUI {
  struct ContentView: View {
    @StateObject private var proxy = DrawingBoardProxy()
    @State private var file: Data?

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
        Button("Export") {
          Task { file = try await exportedFile() }
        }
      }
    }

    private func exportedFile() async throws -> Data? {
      guard let export = proxy.board?.export() else { return nil }
      return try await export.jsonData()
    }
  }
}
#endif
