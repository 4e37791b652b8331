import DrawingBoard
import ActionSheet
import ControlCore
import Foundation
import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// The code that the catalog shows is compiled, run and compared with what it stands beside.
@MainActor
struct SnippetCompilationTests {
  typealias Sample = SnippetCompilation.Sample

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SAMPLES"] != nil

  @Test("The compiled files hold the code of every state")
  func theCompiledFilesHoldTheCodeOfEveryState() throws {
    let folder = Self.folder.appendingPathComponent("Samples")
    if Self.isRecording {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for (name, text) in SnippetCompilation.files {
      let file = Self.folder.appendingPathComponent(name)
      if Self.isRecording { try Data(text.utf8).write(to: file) }
      let found = try? String(contentsOf: file, encoding: .utf8)
      #expect(found == text, "\(name) is not what the catalog shows; run Scripts/samples.sh")
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(found.count == SnippetCompilation.files.count - 1, "a file that no state needs")
  }

  // MARK: Pictures

  private func run(_ sample: Sample) throws -> SnippetRun {
    try #require(SnippetSamples.all[sample.name], "\(sample.name): run Scripts/samples.sh")
  }

  /// A view alone in a window.
  ///
  /// - Parameters:
  ///   - control: The view.
  ///   - isFilling: Whether it has the size of the window, whatever fits it.
  private func picture(of control: UIView, isFilling: Bool = false) async -> Bitmap? {
    let host = TestHost(size: CGSize(width: 360, height: 420))
    control.frame = CGRect(
      x: 20, y: 20, width: 320,
      height: min(max(control.sizeThatFits(CGSize(width: 320, height: 380)).height, 44), 380))
    if isFilling {
      control.frame.size = CGSize(width: 320, height: 380)
    } else if control.intrinsicContentSize.width != UIView.noIntrinsicMetric {
      control.frame.size.width = min(control.intrinsicContentSize.width, 320)
    }
    host.window.addSubview(control)
    await host.advance(by: 0.5)
    return atRest(host).snapshot().flatMap { Bitmap($0) }
  }

  /// The host when its boards have drawn what they draw in the background.
  private func atRest(_ host: TestHost) -> TestHost {
    func finish(_ view: UIView) {
      (view as? DrawingBoardControl)?.drawElementsNow()
      for subview in view.subviews { finish(subview) }
    }
    finish(host.window)
    host.layout()
    return host
  }

  /// A window with a screen, after something was presented from it.
  private func picture(
    of screen: UIViewController, presenting: (UIViewController) -> Void = { _ in }
  ) async -> Bitmap? {
    let host = TestHost(rootViewController: screen)
    await host.advance(by: 0.1)
    presenting(screen)
    await host.advance(by: 2)
    let bitmap = atRest(host).snapshot().flatMap { Bitmap($0) }
    (screen as? any PresentingScreen)?.close(animated: false) {}
    await host.advance(by: 0.5)
    return bitmap
  }

  /// Numbers are written exactly, so no pixel differs.
  private func expectSame(_ one: Bitmap?, _ other: Bitmap?, _ name: String) throws {
    let comparison = try SnapshotComparison(#require(one), #require(other), component: 0)
    #expect(comparison?.differing.count == 0, "\(name)")
  }

  @Test("The code of a state makes the picture of the state")
  func theCodeOfAStateMakesThePictureOfTheState() async throws {
    for sample in SnippetCompilation.samples where sample.page.form.kind == .view {
      guard case .view(let make) = try run(sample) else { throw KindError(name: sample.name) }
      let subject = sample.make().subject
      let view = try #require(subject.control ?? subject.object as? UIView)
      try await expectSame(picture(of: make()), picture(of: view), sample.name)
    }
  }

  @Test("The code of a screen shows the subject of the state")
  func theCodeOfAScreenShowsTheSubjectOfTheState() async throws {
    for sample in SnippetCompilation.samples
    // The list that this code makes has the drawings of the app, not samples in a folder of the page.
    where sample.page.form.kind == .screen && sample.page.id != "stored-drawings" {
      guard case .screen(let make) = try run(sample) else { throw KindError(name: sample.name) }
      try await expectScreen(make(), toShow: sample.make().subject, sample.name)
    }
  }

  /// Compares the subject of a page, to which its screen has added nothing, with the view of its class in
  /// a screen that code has made; the whole screens where the subject is no view.
  private func expectScreen(
    _ screen: UIViewController, toShow subject: PageSubject, _ name: String
  ) async throws {
    guard let expected = subject.control ?? subject.object as? UIView else {
      let page = try #require(subject.screen, "\(name)")
      return try await expectSame(picture(of: screen), picture(of: page), name)
    }
    let host = TestHost(rootViewController: screen)
    await host.advance(by: 0.5)
    let found = try #require(
      Self.first(type(of: expected), in: screen.view), "\(name): no \(type(of: expected))")
    #expect(Self.values(of: found) == Self.values(of: expected), "\(name)")
    // A screen in a window would lay its view out again.
    found.removeFromSuperview()
    host.window.rootViewController = UIViewController()
    try await expectSame(
      picture(of: found, isFilling: true), picture(of: expected, isFilling: true), name)
    withExtendedLifetime((screen, subject.screen)) {}
  }

  private static func first(_ type: UIView.Type, in view: UIView) -> UIView? {
    Swift.type(of: view) == type
      ? view : view.subviews.lazy.compactMap { first(type, in: $0) }.first
  }

  /// The attributes of a view; of an image only whether there is one, because each is drawn anew.
  private static func values(of view: UIView) -> [String: InspectableValue] {
    guard let view = view as? any Inspectable else { return [:] }
    var values: [String: InspectableValue] = [:]
    for property in type(of: view).inspectableProperties {
      values[property.name] = property.value(in: view)
      if case .image(let image) = values[property.name] {
        values[property.name] = .bool(image != nil)
      }
    }
    return values
  }

  // Over two seconds, because fifty screens present something and are drawn whole, twice each.
  @Test("The code of a presentation presents what the state presents")
  func theCodeOfAPresentationPresentsWhatTheStatePresents() async throws {
    for sample in SnippetCompilation.samples where sample.page.form.kind == .presentation {
      guard case .presentation(let present) = try run(sample) else {
        throw KindError(name: sample.name)
      }
      let screens = try (0..<2).map { _ in try bareScreen(sample) }
      let expected = await picture(of: screens[0].screen) { _ in
        screens[0].screen.open(animated: true) {}
      }
      let found = await picture(of: screens[1].screen) {
        present(SnippetStage($0))
        ($0 as? QueueScreen)?.refresh()
      }
      try expectSame(found, expected, sample.name)
    }
  }

  /// A screen of a page in a state, without what the page adds to every state.
  private func bareScreen(
    _ sample: Sample
  ) throws -> (screen: any PresentingScreen, subject: PageSubject) {
    var subject = sample.page.make { _ in }
    if subject.screen is SheetScreen { subject = .sheet { _ in } }
    sample.state.apply(to: subject)
    return (try #require(subject.screen as? any PresentingScreen), subject)
  }

  private struct KindError: Error {
    let name: String
  }

  // MARK: Documents

  @Test("The runtime attributes of a state make the picture of the state")
  func theRuntimeAttributesOfAStateMakeThePictureOfTheState() async throws {
    for sample in SnippetCompilation.samples
    where sample.page.form.kind == .view && sample.page.form.document != nil {
      let (subject, source) = sample.make()
      let control = try #require(subject.control)
      let snippet = source.snippet()
      // Images of the catalog have no name in a document, and are in the comment below it.
      if snippet.attributes.contains(where: { $0.element == nil }) { continue }
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(snippet.lines(.interfaceBuilder).joined(separator: "\n"))
        </objects></document>
        """
      let nib = UINib(data: Data(text.utf8), bundle: nil)
      let loaded = try #require(nib.instantiate(withOwner: nil).first as? UIView, "\(sample.name)")
      #expect(loaded.frame.width > 0 && loaded.frame.height > 0, "\(sample.name)")
      sample.state.setUp?(PageSubject(object: loaded))
      if let slider = control as? MultiSliderControl, let loaded = loaded as? MultiSliderControl {
        loaded.thumbValues = slider.thumbValues
      }
      try await expectSame(picture(of: loaded), picture(of: control), sample.name)
    }
  }
}
