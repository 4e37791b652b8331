// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import DrawingBoard
import SwiftUI

enum Sample_stored_drawings_drawings_SwiftUI {
  struct ContentView: View {
    @State private var drawings: [StoredDrawing] = []

    var body: some View {
      List {
        ForEach(drawings) { drawing in
          HStack {
            Text("\(drawing.stepCount) steps, \(drawing.byteCount / 1024) KB")
            Button("Duplicate") { perform { try await drawing.duplicate() } }
            Button("Remove") { perform { try await drawing.remove() } }
          }
        }
      }
      .task { drawings = (try? await StoredDrawing.all()) ?? [] }
    }

    private func perform(_ work: @escaping @Sendable () async throws -> Void) {
      Task {
        try await work()
        drawings = try await StoredDrawing.all()
      }
    }
  }
}
enum Sample_stored_drawings_none_SwiftUI {
  struct ContentView: View {
    @State private var drawings: [StoredDrawing] = []

    var body: some View {
      List {
        ForEach(drawings) { drawing in
          HStack {
            Text("\(drawing.stepCount) steps, \(drawing.byteCount / 1024) KB")
            Button("Duplicate") { perform { try await drawing.duplicate() } }
            Button("Remove") { perform { try await drawing.remove() } }
          }
        }
      }
      .task { drawings = (try? await StoredDrawing.all()) ?? [] }
    }

    private func perform(_ work: @escaping @Sendable () async throws -> Void) {
      Task {
        try await work()
        drawings = try await StoredDrawing.all()
      }
    }
  }
}
enum Sample_stored_drawings_damaged_SwiftUI {
  struct ContentView: View {
    @State private var drawings: [StoredDrawing] = []

    var body: some View {
      List {
        ForEach(drawings) { drawing in
          HStack {
            Text("\(drawing.stepCount) steps, \(drawing.byteCount / 1024) KB")
            Button("Duplicate") { perform { try await drawing.duplicate() } }
            Button("Remove") { perform { try await drawing.remove() } }
          }
        }
      }
      .task { drawings = (try? await StoredDrawing.all()) ?? [] }
    }

    private func perform(_ work: @escaping @Sendable () async throws -> Void) {
      Task {
        try await work()
        drawings = try await StoredDrawing.all()
      }
    }
  }
}
#endif
