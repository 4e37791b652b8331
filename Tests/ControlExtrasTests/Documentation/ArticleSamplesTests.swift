import ControlCore
import Foundation
import TestSupport
import Testing

@testable import ControlExtras
@_spi(Host) import UIKit

/// The samples of the articles in the documentation catalog.
@MainActor
struct ArticleSamplesTests {
  nonisolated static let articles = [
    "ResumingAnimations", "ChildStacks", "GettingStarted", "StateContent", "StickyHeaders",
    "ForwardingTouches",
  ]
  nonisolated static let catalog = DocumentationSamples.packageFolder()
    .appendingPathComponent("Sources/ControlExtras/ControlExtras.docc")

  @Test("Every sample of an article is compiled, line by line", arguments: articles)
  func samplesAreCompiled(article: String) throws {
    let compiled = try DocumentationSamples.regions(
      in: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    let file = Self.catalog.appendingPathComponent("Articles/\(article).md")
    let shown = try DocumentationSamples.blocks(in: file)
    #expect(!shown.isEmpty)
    #expect(compiled.filter { $0.key.hasPrefix("\(article) ") } == shown)
  }

  @Test("The catalog has no other articles, and the landing page no samples")
  func allArticles() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.catalog.appendingPathComponent("Articles").path)
    #expect(files.sorted() == Self.articles.map { "\($0).md" }.sorted())
    let landing = Self.catalog.appendingPathComponent("ControlExtras.md")
    #expect(try DocumentationSamples.blocks(in: landing).isEmpty)
  }

  // MARK: Running them

  private func makeScrollView() -> UIScrollView {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    return scrollView
  }

  @Test("The screen of the first article has a header, a footer and a button that stays selected")
  func gettingStarted() throws {
    let controller = ProfileViewController(style: .plain)
    let host = TestHost(rootViewController: controller)
    host.layout()
    #expect(controller.header.frame.height == 200)
    #expect(controller.tableView.contentInset.top == 200)
    #expect(controller.tableView.contentInset.bottom == 56)
    let button = controller.followButton
    host.touches.down(in: button, at: CGPoint(x: 100, y: 20))
    host.touches.up()
    #expect(button.isSelected)
    button.isHighlighted = true
    #expect(button.currentTitle == "Following")
  }

  @Test("The header of the sample shrinks and fades its title, and the footer reports its changes")
  func sticky() {
    let host = TestHost()
    let scrollView = host.add(makeScrollView())
    let header = addHeader(to: scrollView)
    host.layout()
    #expect(header.frame.height == 300)
    let titleHeader = TitleHeaderView(headerLayout: header.headerLayout)
    header.removeFromSuperview()
    #expect(scrollView.contentInset == .zero)
    scrollView.addSubview(titleHeader)
    host.layout()
    #expect(titleHeader.titleLabel.alpha == 1)
    scrollView.contentOffset.y = 800
    #expect(titleHeader.titleLabel.alpha == 0)
    #expect(titleHeader.frame.height == 88)
    titleHeader.removeFromSuperview()

    var changes: [Bool] = []
    let footer = addFooter(to: scrollView) { changes.append($0) }
    host.layout()
    scrollView.contentOffset.y = 830
    #expect(footer.isShown)
    scrollView.contentOffset.y = 850
    #expect(!footer.isShown)
    scrollView.contentOffset.y = 840
    #expect(changes == [false, true])
  }

  @Test("The buttons of the samples show the content that the article describes")
  func stateContent() {
    let button = makePlayButton()
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.currentTitle == "Pause" && button.currentTitleColor == .systemRed)
    #expect(shownCombination(of: button, among: [.normal, .selected]) == .selected)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentTitle == "Pause" && button.currentTitleColor == .systemGray)

    let likeButton = makeLikeButton()
    TestHost().add(likeButton)
    #expect(likeButton.configuration?.title == "Like")
    likeButton.isSelected = true
    likeButton.updateConfiguration()
    #expect(likeButton.configuration?.title == "Liked")
  }

  @Test("The animations of the samples return with the window, complete, and stop")
  func animations() {
    let host = TestHost()
    let view = SpinnerView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.start()
    #expect(view.spinner.animation(forKey: "turn") == nil)
    host.add(view)
    #expect(view.spinner.animation(forKey: "turn") != nil)
    view.removeFromSuperview()
    host.add(view)
    #expect(view.spinner.animation(forKey: "turn") != nil)
    view.stop()
    #expect(view.spinner.animation(forKey: "turn") == nil)

    var completions = 0
    let resumer = AnimationResumer(view: view)
    fadeIn(view.layer, with: resumer) { completions += 1 }
    host.advance(by: 1)
    #expect(completions == 1)

    var stops = 0
    let indicator = host.add(makeSearchIndicator { stops += 1 })
    #expect(indicator.runningRings == 3)
    host.touches.down(in: indicator, at: CGPoint(x: 100, y: 100))
    host.touches.up()
    #expect(stops == 1)
  }

  @Test("The notes of the sample are stacked with the heights of their texts")
  func childStacks() {
    let controller = JournalViewController()
    let host = TestHost(rootViewController: controller)
    host.advanceFrames(3)
    let long = String(repeating: "Wednesday: a long walk. ", count: 20)
    controller.addNote(long)
    host.advanceFrames(3)
    let frames = controller.stackedChildren.map(\.view.frame)
    #expect(frames.count == 3)
    #expect(frames[0].height > 2 * frames[1].height)
    #expect(frames[1].minY == frames[0].maxY + 12)
    controller.removeLastNote()
    #expect(controller.stackedChildren.count == 2)
  }

  @Test("The views of the samples pass touches on")
  func touches() {
    let host = TestHost()
    let toolbar = host.add(ToolbarView(frame: CGRect(x: 100, y: 100, width: 200, height: 24)))
    #expect(host.view.hitTest(CGPoint(x: 110, y: 95), with: nil) === toolbar.closeControl)
    #expect(host.view.hitTest(CGPoint(x: 200, y: 95), with: nil) === host.view)

    let edge = host.add(EdgeView(frame: CGRect(x: 0, y: 300, width: 200, height: 100)))
    host.touches.down(in: edge, at: CGPoint(x: 10, y: 10))
    host.touches.move(in: edge, to: CGPoint(x: 60, y: 10))
    host.touches.up()
    #expect(edge.distance == 60)

    var shown = 0
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in }
    let portrait = host.add(makePortrait(of: image) { shown += 1 })
    host.touches.down(in: portrait, at: CGPoint(x: 30, y: 30))
    host.touches.up()
    #expect(shown == 1)
  }

  @Test("The controller of the sample counts taps on its scroll view, not drags")
  func scrollViewTaps() {
    let controller = CanvasViewController()
    let host = TestHost(rootViewController: controller)
    host.layout()
    controller.scrollView.contentSize = CGSize(width: 390, height: 3000)
    host.touches.down(in: controller.scrollView, at: CGPoint(x: 100, y: 400))
    host.advance(by: 0.2)
    host.touches.up()
    #expect(controller.tapCount == 1)
    host.touches.down(in: controller.scrollView, at: CGPoint(x: 100, y: 400))
    host.touches.move(to: CGPoint(x: 100, y: 300))
    host.touches.move(to: CGPoint(x: 100, y: 200))
    host.touches.up()
    #expect(controller.tapCount == 1)
  }
}
