// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import DrawingBoard
import SwiftUI
import UIKit

enum Sample_drawing_history_growing_SwiftUI {
  struct ContentView: View {
    @StateObject private var proxy = DrawingBoardProxy()

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
          .configured { board in
            board.historyLimits.memoryByteLimit = 64 << 20
            board.isDrawingEnabled = false
            board.drawingBackgroundColor = UIColor(red: 0.06, green: 0.08, blue: 0.16, alpha: 1)
            board.sizePolicy = .extend
          }
        Text("Step \(proxy.history.index + 1) of \(proxy.history.count)")
        HStack {
          Button("First") { proxy.move(to: -1) }
          Button("Undo") { proxy.undo() }
          Button("Redo") { proxy.redo() }
          Button("Last") { proxy.move(to: proxy.history.count - 1) }
        }
      }
    }
  }
}
enum Sample_drawing_history_steps_SwiftUI {
  struct ContentView: View {
    @StateObject private var proxy = DrawingBoardProxy()

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
          .configured { board in
            board.historyLimits.stepLimit = 100
            board.isDrawingEnabled = false
            board.drawingBackgroundColor = UIColor(red: 0.06, green: 0.08, blue: 0.16, alpha: 1)
            board.sizePolicy = .extend
          }
        Text("Step \(proxy.history.index + 1) of \(proxy.history.count)")
        HStack {
          Button("First") { proxy.move(to: -1) }
          Button("Undo") { proxy.undo() }
          Button("Redo") { proxy.redo() }
          Button("Last") { proxy.move(to: proxy.history.count - 1) }
        }
      }
    }
  }
}
enum Sample_drawing_history_memory_SwiftUI {
  struct ContentView: View {
    @StateObject private var proxy = DrawingBoardProxy()

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
          .configured { board in
            board.historyLimits = HistoryLimits(residentRadius: 0, memoryByteLimit: 256 << 10)
            board.isDrawingEnabled = false
            board.drawingBackgroundColor = UIColor(red: 0.06, green: 0.08, blue: 0.16, alpha: 1)
            board.sizePolicy = .extend
          }
        Text("Step \(proxy.history.index + 1) of \(proxy.history.count)")
        HStack {
          Button("First") { proxy.move(to: -1) }
          Button("Undo") { proxy.undo() }
          Button("Redo") { proxy.redo() }
          Button("Last") { proxy.move(to: proxy.history.count - 1) }
        }
      }
    }
  }
}
enum Sample_drawing_history_joined_SwiftUI {
  struct ContentView: View {
    @StateObject private var proxy = DrawingBoardProxy()

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
          .configured { board in
            board.historyLimits.mergeInterval = 1
            board.isDrawingEnabled = false
            board.drawingBackgroundColor = UIColor(red: 0.06, green: 0.08, blue: 0.16, alpha: 1)
            board.sizePolicy = .extend
          }
        Text("Step \(proxy.history.index + 1) of \(proxy.history.count)")
        HStack {
          Button("First") { proxy.move(to: -1) }
          Button("Undo") { proxy.undo() }
          Button("Redo") { proxy.redo() }
          Button("Last") { proxy.move(to: proxy.history.count - 1) }
        }
      }
    }
  }
}
#endif
