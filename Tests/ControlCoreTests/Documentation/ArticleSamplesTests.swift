import ControlCore
import Foundation
import TestSupport
import Testing

/// The samples of the articles in the documentation catalog.
@MainActor
struct ArticleSamplesTests {
  nonisolated static let articles = [
    "Feedback", "GettingStarted", "HitShapes", "InterfaceBuilder", "ObservingValues",
  ]
  nonisolated static let catalog = DocumentationSamples.packageFolder()
    .appendingPathComponent("Sources/ControlCore/ControlCore.docc")

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
    // The table of key paths has a test of its own, and no samples.
    #expect(files.sorted() == (Self.articles + ["KeyPaths"]).map { "\($0).md" }.sorted())
    let landing = Self.catalog.appendingPathComponent("ControlCore.md")
    #expect(try DocumentationSamples.blocks(in: landing).isEmpty)
  }

  // MARK: Running them

  private func makeReview() -> (host: TestHost, controller: ReviewViewController) {
    let controller = ReviewViewController()
    let host = TestHost(rootViewController: controller)
    host.layout()
    return (host, controller)
  }

  @Test("The rating control has the size of its dots, and a touch beside them sets the rating")
  func rating() {
    let (host, controller) = makeReview()
    let control = controller.ratingControl
    #expect(control.bounds.size == CGSize(width: 132, height: 20))
    host.touches.down(in: control, at: CGPoint(x: 70, y: -8))
    host.touches.up()
    #expect(control.rating == 3)
    #expect(controller.label.text == "3 of 5")
    #expect(control.accessibilityValue == "3")
    host.touches.down(in: control, at: CGPoint(x: 70, y: -20))
    host.touches.move(in: control, to: CGPoint(x: 10, y: 10))
    host.touches.up()
    #expect(control.rating == 3)
  }

  @Test("The rating control is mirrored from right to left, and adjustable with VoiceOver")
  func mirroredRating() {
    let (host, controller) = makeReview()
    let control = controller.ratingControl
    control.semanticContentAttribute = .forceRightToLeft
    host.layout()
    host.touches.down(in: control, at: CGPoint(x: 70, y: 10))
    host.touches.move(in: control, to: CGPoint(x: 5, y: 10))
    host.touches.up()
    #expect(control.rating == 5)
    control.accessibilityIncrement()
    #expect(control.rating == 5)
    control.accessibilityDecrement()
    #expect(control.rating == 4)
  }

  @Test("A control from an archive has its parts once")
  func parts() throws {
    let control = BadgeControl(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    control.layoutIfNeeded()
    let copy = try archived(control)
    copy.layoutIfNeeded()
    #expect(copy.subviews.map(\.frame) == [CGRect(x: 64, y: 0, width: 16, height: 16)])
  }

  private func archived<View: UIView>(_ view: View) throws -> View {
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View)
  }

  @Test("The shapes of the samples contain the points that the article describes")
  func shapes() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
    #expect(imageAndLabel.contains(CGPoint(x: 40, y: 4), in: bounds))
    #expect(!imageAndLabel.contains(CGPoint(x: 150, y: 4), in: bounds))
    #expect(imageAndLabel.contains(CGPoint(x: 150, y: 10), in: bounds))
    let rounded = RoundedView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!rounded.point(inside: CGPoint(x: 2, y: 2), with: nil))
  }

  @Test("Rings, capsules and paths contain the points that the article describes")
  func figures() {
    let dial = makeDial()
    #expect(!dial.point(inside: CGPoint(x: 60, y: 60), with: nil))
    #expect(dial.point(inside: CGPoint(x: 100, y: 60), with: nil))
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 60)
    #expect(!capsuleWithoutCenter.contains(CGPoint(x: 100, y: 30), in: bounds))
    #expect(capsuleWithoutCenter.contains(CGPoint(x: 20, y: 30), in: bounds))
    let triangle = makeTriangle()
    #expect(triangle.contains(CGPoint(x: 100, y: 50), in: bounds))
    #expect(!triangle.contains(CGPoint(x: 5, y: 5), in: bounds))
  }

  @Test("A star is hit where its image is opaque")
  func star() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    let control = makeStarControl(image: image)
    #expect(control.point(inside: CGPoint(x: 20, y: 50), with: nil))
    #expect(!control.point(inside: CGPoint(x: 80, y: 50), with: nil))
  }

  @Test("Neighbors with extended shapes divide the space between them")
  func neighbors() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let controls = [40.0, 90].map { x in
      Control(frame: CGRect(x: x, y: 40, width: 30, height: 30))
    }
    controls.forEach(container.addSubview)
    extendShapes(of: controls)
    #expect(container.hitTest(CGPoint(x: 79, y: 50), with: nil) === controls[0])
    #expect(container.hitTest(CGPoint(x: 81, y: 50), with: nil) === controls[1])
  }

  @Test("The samples of the observation follow a scroll view, a value and events")
  func observation() async {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 300)
    let progressView = ReadingProgressView()
    progressView.follow(scrollView)
    #expect(progressView.progress == 0)
    scrollView.contentOffset.y = 50
    #expect(progressView.progress == 0.25)

    let volumeControl = VolumeControl()
    let label = VolumeLabel()
    label.show(volumeControl)
    #expect(label.text == "50 %")
    volumeControl.volume = 0.75
    #expect(label.text == "75 %")

    let control = RatingControl()
    let ratings = Task { await collectRatings(of: control, count: 2) }
    while !control.events.hasSubscribers { await Task.yield() }
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    #expect(await ratings.value == [1, 2])
  }

  @Test("The inspectable properties of the samples are set by name")
  func inspectable() {
    let control = RatingControl()
    control.setValue(2, forKey: "rating")
    control.setValue(3, forKey: "maximumRating")
    #expect(control.rating == 2 && control.maximumRating == 3)

    let slider = PriceSlider(frame: .zero)
    slider.setValue(240, forKey: "upperValue")
    #expect(slider.maximumValue == 500 && slider.upperValue == 240)
  }

  @Test("The feedback of the sample goes to its sinks")
  func feedback() {
    let host = TestHost()
    let control = host.add(StepControl(frame: CGRect(x: 50, y: 50, width: 80, height: 44)))
    let haptics = RecordingHapticSink()
    let announcements = RecordingAnnouncementSink()
    control.hapticSink = haptics
    control.announcementSink = announcements
    host.touches.down(in: control, at: CGPoint(x: 40, y: 20))
    host.touches.up()
    #expect(haptics.prepareCount == 1 && haptics.played == [.selection])
    #expect(announcements.announced == ["Step 1"])
    control.hapticSink = SilentHapticSink()
    host.touches.down(in: control, at: CGPoint(x: 40, y: 20))
    host.touches.up()
    #expect(control.step == 2 && haptics.played.count == 1)
  }
}
