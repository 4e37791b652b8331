import TestSupport
import Testing

@MainActor struct LargeTitleWheelTests {
  private let host: TestHost
  private let navigation: UINavigationController
  private let scroll = UIScrollView(frame: .zero)

  init() {
    let page = UIViewController()
    page.title = "Settings"
    page.view.backgroundColor = .white
    scroll.frame = page.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 100, height: 3000)
    page.view.addSubview(scroll)
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      rootViewController: navigation)
    host.layout()
  }

  private func turn(_ distance: CGFloat) {
    host.touches.scroll(by: CGVector(dx: 0, dy: distance), at: CGPoint(x: 195, y: 500))
  }

  @Test("The title returns fully when the wheel goes back")
  func theTitleReturnsFullyWhenTheWheelGoesBack() {
    turn(-200)
    host.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 44)
    for _ in 0..<10 { turn(40) }
    host.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(scroll.contentOffset.y == -143)
  }

  @Test(
    "The title is not left half collapsed",
    arguments: [(-20, 96), (-40, 44)] as [(CGFloat, CGFloat)])
  func theTitleIsNotLeftHalfCollapsed(distance: CGFloat, height: CGFloat) {
    turn(distance)
    host.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == height)
  }
}
