// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import DrawingBoard
import Foundation
import SwiftUI

enum Sample_drawing_recovery_board_SwiftUI {
  struct ContentView: View {
    let id: UUID
    @StateObject private var proxy = DrawingBoardProxy()
    @State private var state = DrawingStorageState.opening

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
          .configured { board in
            board.boardID = id
          }
          .onBoardEvent { event in
            if case .storageChanged(let newState) = event { state = newState }
          }
        if let message {
          HStack {
            Text(message)
            Button("Retry") { proxy.board?.retry() }
          }
        }
      }
    }

    private var message: String? {
      switch state {
      case .memory, .opening, .stored: nil
      case .suspended: "Your last changes are not saved yet."
      case .readOnly(.inUse): "This drawing is open in another window."
      case .readOnly: "This drawing cannot be changed."
      case .failed: "This drawing cannot be opened."
      }
    }
  }
}
enum Sample_drawing_recovery_memory_SwiftUI {
  struct ContentView: View {
    var body: some View {
      DrawingBoardView()
    }
  }
}
enum Sample_drawing_recovery_failed_SwiftUI {
  struct ContentView: View {
    let id: UUID
    @StateObject private var proxy = DrawingBoardProxy()
    @State private var state = DrawingStorageState.opening

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
          .configured { board in
            board.boardID = id
          }
          .onBoardEvent { event in
            if case .storageChanged(let newState) = event { state = newState }
          }
        if let message {
          HStack {
            Text(message)
            Button("Retry") { proxy.board?.retry() }
          }
        }
      }
    }

    private var message: String? {
      switch state {
      case .memory, .opening, .stored: nil
      case .suspended: "Your last changes are not saved yet."
      case .readOnly(.inUse): "This drawing is open in another window."
      case .readOnly: "This drawing cannot be changed."
      case .failed: "This drawing cannot be opened."
      }
    }
  }
}
enum Sample_drawing_recovery_read_only_SwiftUI {
  struct ContentView: View {
    let id: UUID
    @StateObject private var proxy = DrawingBoardProxy()
    @State private var state = DrawingStorageState.opening

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
          .configured { board in
            board.boardID = id
          }
          .onBoardEvent { event in
            if case .storageChanged(let newState) = event { state = newState }
          }
        if let message {
          HStack {
            Text(message)
            Button("Retry") { proxy.board?.retry() }
          }
        }
      }
    }

    private var message: String? {
      switch state {
      case .memory, .opening, .stored: nil
      case .suspended: "Your last changes are not saved yet."
      case .readOnly(.inUse): "This drawing is open in another window."
      case .readOnly: "This drawing cannot be changed."
      case .failed: "This drawing cannot be opened."
      }
    }
  }
}
enum Sample_drawing_recovery_suspended_SwiftUI {
  struct ContentView: View {
    let id: UUID
    @StateObject private var proxy = DrawingBoardProxy()
    @State private var state = DrawingStorageState.opening

    var body: some View {
      VStack {
        DrawingBoardView(proxy)
          .configured { board in
            board.boardID = id
          }
          .onBoardEvent { event in
            if case .storageChanged(let newState) = event { state = newState }
          }
        if let message {
          HStack {
            Text(message)
            Button("Retry") { proxy.board?.retry() }
          }
        }
      }
    }

    private var message: String? {
      switch state {
      case .memory, .opening, .stored: nil
      case .suspended: "Your last changes are not saved yet."
      case .readOnly(.inUse): "This drawing is open in another window."
      case .readOnly: "This drawing cannot be changed."
      case .failed: "This drawing cannot be opened."
      }
    }
  }
}
#endif
