import ControlExtras
import TestSupport
import Testing

/// U7: the header in real scroll views, scrolled by fingers.
@MainActor
struct StickyHeaderViewTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 40
    var sections = 2

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func numberOfSections(in tableView: UITableView) -> Int { sections }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private final class Delegate: NSObject, UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  private static let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  private let collapsing = StickyHeaderLayout(
    minimumHeight: 60, maximumHeight: 200, expansion: .atTop, isPinned: true,
    reservation: .restingHeight)

  private func makeScrollView(contentHeight: CGFloat = 3000) -> UIScrollView {
    let scrollView = UIScrollView(frame: Self.bounds)
    scrollView.contentSize = CGSize(width: 390, height: contentHeight)
    return scrollView
  }

  private func makeHeader(
    _ layout: StickyHeaderLayout? = nil, in scrollView: UIScrollView
  ) -> StickyHeaderView {
    let header = StickyHeaderView(headerLayout: layout ?? collapsing)
    scrollView.addSubview(header)
    return header
  }

  // MARK: Following

  @Test("The resting header has no stretch, with the height reserved in the inset")
  func rest() {
    let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let scrollView = host.add(makeScrollView())
    let header = makeHeader(in: scrollView)
    host.layout()
    #expect(scrollView.contentInset.top == 200)
    #expect(scrollView.contentOffset.y == -247)
    #expect(header.frame == CGRect(x: 0, y: -200, width: 390, height: 200))
    #expect(header.placement?.stretchFactor == 1)
  }

  @Test("A finger that moves the content up collapses and pins the header, step by step")
  func drag() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    let header = makeHeader(in: scrollView)
    var bottoms: [CGFloat] = []
    header.placementChanged = { [weak header, weak scrollView] _ in
      guard let header, let scrollView else { return }
      #expect(isClose(header.frame.minY, scrollView.contentOffset.y))
      bottoms.append(header.frame.height)
    }
    host.touches.drag(
      from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), steps: 30, duration: 1)
    #expect(bottoms.count > 20)
    #expect(bottoms == bottoms.sorted(by: >))
    #expect(header.frame.height == 60)
    host.advance(by: 3)
    #expect(isClose(header.frame.minY, scrollView.contentOffset.y))
    #expect(header.frame.height == 60)
  }

  @Test("A header pulled down by a finger stretches, and rests after the bounce")
  func overscroll() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    let header = makeHeader(
      StickyHeaderLayout(minimumHeight: 100, reservation: .restingHeight), in: scrollView)
    host.touches.down(CGPoint(x: 195, y: 300))
    host.touches.glide(to: CGPoint(x: 195, y: 500))
    #expect(header.frame.height > 130)
    #expect(isClose(header.frame.minY, scrollView.contentOffset.y))
    #expect(isClose(header.frame.maxY, 0))
    host.touches.up()
    host.advance(by: 3)
    #expect(header.frame == CGRect(x: 0, y: -100, width: 390, height: 100))
  }

  @Test("Without bounces a header neither stretches nor leaves its place")
  func bouncesOff() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    scrollView.bounces = false
    let header = makeHeader(
      StickyHeaderLayout(minimumHeight: 100, reservation: .restingHeight), in: scrollView)
    host.touches.down(CGPoint(x: 195, y: 300))
    host.touches.glide(to: CGPoint(x: 195, y: 500))
    #expect(header.frame == CGRect(x: 0, y: -100, width: 390, height: 100))
    host.touches.up()
  }

  @Test("Content shorter than the bounds leaves a header at rest")
  func shortContent() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView(contentHeight: 100))
    scrollView.alwaysBounceVertical = true
    var layout = collapsing
    layout.expansion = .immediate
    let header = makeHeader(layout, in: scrollView)
    host.touches.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400))
    host.advance(by: 3)
    #expect(header.frame == CGRect(x: 0, y: -200, width: 390, height: 200))
  }

  @Test("The app's delegate receives every step")
  func delegate() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    let delegate = Delegate()
    scrollView.delegate = delegate
    let header = makeHeader(in: scrollView)
    let before = delegate.count
    scrollView.contentOffset.y = 40
    scrollView.contentOffset.y = 50
    #expect(scrollView.delegate === delegate)
    #expect(delegate.count == before + 2)
    header.removeFromSuperview()
    #expect(scrollView.delegate === delegate)
  }

  @Test("A new layout value takes effect at once")
  func newLayout() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    let header = makeHeader(in: scrollView)
    header.headerLayout.maximumHeight = 260
    #expect(scrollView.contentInset.top == 260)
    #expect(header.frame == CGRect(x: 0, y: -260, width: 390, height: 260))
    #expect(scrollView.contentOffset.y == -260)
    header.minimumHeight = 80
    header.isPinned = false
    header.maximumHeight = 120
    #expect(header.headerLayout.minimumHeight == 80)
    #expect(header.frame.height == 120)
  }

  // MARK: Surroundings

  @Test("A header follows a rotation and a new width")
  func rotation() async {
    let host = TestHost()
    let scrollView = makeScrollView()
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.add(scrollView)
    let header = makeHeader(in: scrollView)
    host.host.resize(to: CGSize(width: 844, height: 390))
    await host.advance(by: 1)
    #expect(scrollView.bounds.width == 844)
    #expect(header.frame == CGRect(x: 0, y: scrollView.contentOffset.y, width: 844, height: 200))
    scrollView.frame.size = CGSize(width: 300, height: 500)
    host.layout()
    #expect(header.frame.width == 300)
    #expect(header.frame.height == 200)
  }

  @Test("A new safe area moves a pinned header in the middle of the content")
  func safeArea() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    let header = makeHeader(in: scrollView)
    scrollView.contentOffset.y = 700
    #expect(header.frame.minY == 700)
    host.rootViewController.additionalSafeAreaInsets.top = 50
    host.advance(by: 0.1)
    #expect(scrollView.adjustedContentInset.top == 250)
    #expect(header.frame.minY == scrollView.contentOffset.y + 50)
  }

  @Test("Changes of the inset by the user are kept")
  func userInset() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    scrollView.contentInset.top = 12
    let header = makeHeader(in: scrollView)
    #expect(scrollView.contentInset.top == 212)
    scrollView.contentInset.top += 30
    #expect(header.frame.minY == -200)
    header.removeFromSuperview()
    #expect(scrollView.contentInset.top == 42)
  }

  @Test("A keyboard's inset and its removal do not cover content with the header")
  func keyboardInset() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    let header = makeHeader(in: scrollView)
    for bottom in [300, 0] as [CGFloat] {
      scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
      scrollView.scrollIndicatorInsets = scrollView.contentInset
      #expect(scrollView.contentInset.top == 200)
      #expect(scrollView.contentInset.bottom == bottom)
      #expect(header.frame.minY == -200)
    }
    header.removeFromSuperview()
    #expect(scrollView.contentInset == .zero)
  }

  @Test("A refresh control's inset moves the header down with the content")
  func refreshInset() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    let header = makeHeader(in: scrollView)
    // While it turns, a refresh control keeps 60 points of inset and the content below them.
    scrollView.contentInset.top += 60
    scrollView.contentOffset.y = -260
    #expect(header.frame == CGRect(x: 0, y: -200, width: 390, height: 200))
    scrollView.contentInset.top -= 60
    scrollView.contentOffset.y = -200
    #expect(header.frame == CGRect(x: 0, y: -200, width: 390, height: 200))
    #expect(scrollView.contentInset.top == 200)
  }

  @Test("The scroll indicator stays below the visible part of the header")
  func indicator() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    scrollView.verticalScrollIndicatorInsets.top = 5
    let header = makeHeader(in: scrollView)
    #expect(scrollView.verticalScrollIndicatorInsets.top == 205)
    scrollView.contentOffset.y = 900
    #expect(scrollView.verticalScrollIndicatorInsets.top == 65)
    header.removeFromSuperview()
    #expect(scrollView.verticalScrollIndicatorInsets.top == 5)
  }

  // MARK: Coming and going

  @Test("Detaching removes exactly the added inset")
  func detach() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    scrollView.contentInset = UIEdgeInsets(top: 0.1, left: 3, bottom: 7, right: 4)
    scrollView.verticalScrollIndicatorInsets.top = 0.3
    let header = makeHeader(
      StickyHeaderLayout(minimumHeight: 123.456789, reservation: .restingHeight), in: scrollView)
    header.removeFromSuperview()
    #expect(scrollView.contentInset == UIEdgeInsets(top: 0.1, left: 3, bottom: 7, right: 4))
    #expect(scrollView.verticalScrollIndicatorInsets.top == 0.3)
    #expect(header.scrollView == nil)
    #expect(header.placement == nil)
    #expect(header.autoresizingMask == [])
    #expect(header.layer.zPosition == 0)
    let frame = header.frame
    scrollView.contentOffset.y = 500
    #expect(header.frame == frame)
  }

  @Test("A header moved to another scroll view leaves nothing behind and starts again")
  func anotherScrollView() {
    let host = TestHost()
    let first = host.add(makeScrollView())
    let second = host.add(makeScrollView())
    let header = makeHeader(in: first)
    second.addSubview(header)
    #expect(first.contentInset.top == 0)
    #expect(second.contentInset.top == 200)
    #expect(header.scrollView === second)
    second.contentOffset.y = 400
    first.contentOffset.y = 90
    #expect(header.frame.minY == 400)
  }

  @Test("In a plain superview a header is a plain view")
  func plainSuperview() async {
    let host = TestHost()
    let header = StickyHeaderView(headerLayout: collapsing)
    header.frame = CGRect(x: 10, y: 20, width: 200, height: 90)
    host.add(header)
    host.view.frame.size.width += 100
    await host.advance(by: 0.1)
    #expect(header.frame == CGRect(x: 10, y: 20, width: 200, height: 90))
    #expect(header.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 200))
    let scrollView = host.add(makeScrollView())
    scrollView.addSubview(header)
    #expect(header.frame.height == 200)
    host.add(header)
    #expect(scrollView.contentInset.top == 0)
    #expect(header.scrollView == nil)
  }

  @Test("The header continues after it left its window, as in tabs and reused cells")
  func offWindow() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    let header = makeHeader(in: scrollView)
    scrollView.removeFromSuperview()
    scrollView.contentOffset.y = 600
    #expect(header.frame.minY == 600)
    host.add(scrollView)
    scrollView.contentOffset.y = 500
    #expect(header.frame.minY == 500)
    #expect(scrollView.contentInset.top == 200)
  }

  @Test("Header and scroll view are released in either order")
  func endOfLife() {
    let host = TestHost()
    let kept = StickyHeaderView(headerLayout: collapsing)
    expectReleased(in: host) { host in
      let scrollView = host.add(makeScrollView())
      scrollView.addSubview(kept)
      scrollView.removeFromSuperview()
      return [scrollView]
    }
    #expect(kept.scrollView == nil)
    let other = host.add(makeScrollView())
    other.addSubview(kept)
    other.contentOffset.y = 300
    #expect(kept.frame.minY == 300)
    expectReleased(in: host) { _ in
      let header = makeHeader(in: other)
      header.removeFromSuperview()
      return [header]
    }
    other.contentOffset.y = 400
    #expect(kept.frame.minY == 400)
    expectReleased(in: host) { host in
      let scrollView = host.add(makeScrollView())
      let header = makeHeader(in: scrollView)
      scrollView.removeFromSuperview()
      return [scrollView, header]
    }
  }

  // MARK: Tables

  @Test("In a table a header covers cells and section headers, however many appear")
  func tableAbove() {
    let host = TestHost()
    let rows = Rows()
    rows.sections = 20
    rows.count = 6
    let table = UITableView(frame: Self.bounds, style: .plain)
    table.dataSource = rows
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    host.add(table)
    var layout = collapsing
    layout.reservation = .nothing
    let header = makeHeader(layout, in: table)
    host.layout()
    for _ in 0..<6 {
      host.touches.drag(
        from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200), steps: 5, duration: 0.2)
      host.advance(by: 1)
      rows.count += 1
      table.reloadData()
      host.advance(by: 0.1)
      table.contentOffset.y += 10
      host.layout()
      table.contentOffset.y += 1
      #expect(isClose(header.frame.minY, table.contentOffset.y))
      let section = table.subviews.first {
        $0 is UITableViewHeaderFooterView && $0.frame.intersects(header.frame)
      }
      #expect(section != nil)
      #expect(host.window.hitTest(CGPoint(x: 195, y: 10), with: nil) === header)
    }
  }

  @Test("A header behind the content is covered by cells and section headers")
  func tableBehind() {
    let host = TestHost()
    let rows = Rows()
    let table = UITableView(frame: Self.bounds, style: .plain)
    table.dataSource = rows
    host.add(table)
    let header = makeHeader(in: table)
    header.isBehindContent = true
    table.contentOffset.y = 400
    host.layout()
    table.contentOffset.y = 500
    let hit = host.window.hitTest(CGPoint(x: 195, y: 30), with: nil)
    #expect(hit !== header)
    #expect(hit?.isDescendant(of: table) == true)
    #expect(header.layer.zPosition < 0)
    header.isBehindContent = false
    #expect(host.window.hitTest(CGPoint(x: 195, y: 30), with: nil) === header)
  }

  @Test("A header behind the content is in front of the table's background")
  func tableBackground() {
    let host = TestHost()
    let rows = Rows()
    let table = UITableView(frame: Self.bounds, style: .plain)
    let background = UIView()
    background.backgroundColor = .yellow
    table.backgroundView = background
    table.dataSource = rows
    host.add(table)
    let header = makeHeader(in: table)
    header.backgroundColor = .red
    header.isBehindContent = true
    host.layout()
    table.contentOffset.y = -200
    #expect(table.subviews.first === background)
    #expect(host.color(at: CGPoint(x: 195, y: 40))?.green == 0)
  }

  @Test("With the minimum height reserved, section headers stop below the header")
  func sectionHeaders() {
    let host = TestHost()
    let rows = Rows()
    let table = UITableView(frame: Self.bounds, style: .plain)
    table.dataSource = rows
    host.add(table)
    var layout = collapsing
    layout.reservation = .minimumHeight
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 140))
    let header = makeHeader(layout, in: table)
    host.layout()
    #expect(header.frame == CGRect(x: 0, y: -60, width: 390, height: 200))
    table.contentOffset.y = 500
    host.layout()
    let section = table.headerView(forSection: 0)
    #expect(header.frame.maxY == 560)
    #expect(section?.frame.minY == 560)
  }
}
