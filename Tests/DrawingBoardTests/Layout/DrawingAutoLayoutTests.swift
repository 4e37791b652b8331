import TestSupport
import Testing

@testable import DrawingBoard

/// The board, its toolbar and its history under constraints.
@MainActor struct DrawingAutoLayoutTests {
  private static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
  ]

  /// A board takes any size and has none of its own.
  @Test("A board takes the size of its constraints", arguments: ConstrainedPlace.allCases)
  func aBoardTakesTheSizeOfItsConstraints(_ place: ConstrainedPlace) {
    let board = DrawingBoardControl()
    let stage = ConstrainedStage(board, in: place, height: 120)
    stage.layOut()
    #expect(board.bounds.size == CGSize(width: stage.width, height: 120))
    #expect(
      board.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test("A history takes the size of its constraints", arguments: ConstrainedPlace.allCases)
  func aHistoryTakesTheSizeOfItsConstraints(_ place: ConstrainedPlace) {
    for textSize in Self.textSizes {
      let history = DrawingHistoryControl()
      let stage = ConstrainedStage(history, in: place, height: 200, contentSize: textSize)
      stage.layOut()
      #expect(history.bounds.size == CGSize(width: stage.width, height: 200))
    }
  }

  @Test("A toolbar is as high as its rows", arguments: ConstrainedPlace.allCases)
  func aToolbarIsAsHighAsItsRows(_ place: ConstrainedPlace) {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      for textSize in Self.textSizes {
        let toolbar = DrawingToolbarControl()
        let stage = ConstrainedStage(
          toolbar, in: place, direction: direction, contentSize: textSize)
        stage.layOut()
        #expect(toolbar.bounds.width == stage.width)
        #expect(toolbar.bounds.height == ToolbarLayout.height(width: stage.width))
      }
    }
  }

  @Test("A wide toolbar has one row") func aWideToolbarHasOneRow() {
    let toolbar = DrawingToolbarControl()
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    let host = TestHost(size: CGSize(width: 1000, height: 600))
    host.view.addSubview(toolbar)
    let width = toolbar.widthAnchor.constraint(equalToConstant: 800)
    NSLayoutConstraint.activate([
      toolbar.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: host.view.bottomAnchor), width,
    ])
    host.layout()
    #expect(toolbar.frame == CGRect(x: 0, y: 544, width: 800, height: 56))
    width.constant = 400
    host.layout()
    #expect(toolbar.frame == CGRect(x: 0, y: 496, width: 400, height: 104))
  }

  @Test("No change invalidates a size that the view does not determine")
  func noChangeInvalidatesASizeThatIsNotItsOwn() {
    let board = DrawingBoardControl()
    #expect(invalidations(of: board) { board.overrideUserInterfaceStyle = .dark } == 0)
    let toolbar = DrawingToolbarControl()
    #expect(invalidations(of: toolbar) { toolbar.board = board } == 0)
    #expect(invalidations(of: toolbar) { toolbar.frame.size.width = 380 } == 0)
    #expect(invalidations(of: toolbar) { toolbar.frame.size.width = 900 } == 1)
  }
}
