// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import DrawingBoard
import SwiftUI
import UIKit

enum Sample_drawing_attributes_default_SwiftUI {
  struct ContentView: View {
    var body: some View {
      DrawingBoardView()
    }
  }
}
enum Sample_drawing_attributes_marker_SwiftUI {
  struct ContentView: View {
    var body: some View {
      DrawingBoardView(brush: MarkerBrush(), color: Color(uiColor: .systemTeal), width: 18)
    }
  }
}
enum Sample_drawing_attributes_stabilized_SwiftUI {
  struct ContentView: View {
    var body: some View {
      DrawingBoardView()
        .configured { control in
          control.smoothingRawValue = 2  // Stabilizer
        }
    }
  }
}
enum Sample_drawing_attributes_squared_SwiftUI {
  struct ContentView: View {
    var body: some View {
      DrawingBoardView()
        .configured { control in
          let tile = CGRect(x: 0, y: 0, width: 20, height: 20)
          let format = UIGraphicsImageRendererFormat()
          format.scale = 2
          let renderer = UIGraphicsImageRenderer(bounds: tile, format: format)
          control.drawingBackgroundImage = renderer.image { context in
            UIColor(red: 0.98, green: 0.98, blue: 0.95, alpha: 1).setFill()
            context.fill(tile)
            UIColor(red: 0.72, green: 0.82, blue: 0.92, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 19.5, width: 20, height: 0.5))
            context.fill(CGRect(x: 19.5, y: 0, width: 0.5, height: 20))
          }
          control.drawingBackgroundPlacement = .tile
        }
    }
  }
}
enum Sample_drawing_attributes_pencils_SwiftUI {
  struct ContentView: View {
    var body: some View {
      DrawingBoardView()
        .configured { control in
          control.drawingPolicy = .pencilOnly
        }
    }
  }
}
enum Sample_drawing_attributes_disabled_SwiftUI {
  struct ContentView: View {
    var body: some View {
      DrawingBoardView()
        .disabled(true)
    }
  }
}
#endif
