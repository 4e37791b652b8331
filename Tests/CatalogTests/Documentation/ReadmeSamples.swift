// The samples of README.md, compiled as in an app: without testable imports.

// sample README 1
import RangeSlider
import UIKit

@MainActor
func makePriceSlider(pricesChanged: @escaping (ClosedRange<CGFloat>) -> Void) -> UIView {
  let slider = RangeSliderControl()
  slider.maximumValue = 500
  slider.lowerValue = 120
  slider.upperValue = 340
  slider.addAction(
    UIAction { [weak slider] _ in
      if let slider { pricesChanged(slider.lowerValue...slider.upperValue) }
    }, for: .valueChanged)
  return slider
}
// end of sample

// sample README 3
import ActionSheet
import UIKit

@MainActor
func present(_ offer: UIViewController, then alert: UIViewController, in scene: UIWindowScene) {
  let queue = PresentationQueue.shared(for: scene)
  queue.enqueue(offer)
  queue.enqueue(
    alert, as: PresentationRequest(policy: .interrupt(resuming: true), priority: .high))
}
// end of sample

// sample README 4
import DrawingBoard
import UIKit

@MainActor
func makeBoard(for sketchID: UUID) -> (DrawingBoardControl, DrawingToolbarControl) {
  let board = DrawingBoardControl()
  board.boardID = sketchID
  let toolbar = DrawingToolbarControl()
  toolbar.board = board
  return (board, toolbar)
}
// end of sample

// Compiled where there is SwiftUI: see CONTRIBUTING.md.
#if canImport(SwiftUI)
  // sample README 2
  import RangeSlider
  import SwiftUI

  struct PriceFilter: View {
    @State private var prices = 120.0...340.0

    var body: some View {
      RangeSliderView(value: $prices, in: 0...500, step: 10)
        .configured { $0.showsValueLabels = true }
    }
  }
// end of sample
#endif
