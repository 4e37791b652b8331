import Foundation
import TestSupport
import Testing
import UIKit

@testable import Documents

@MainActor
struct LintCommandTests {
  @Test("A folder is checked with all its documents") func aFolderIsCheckedWithAllItsDocuments()
    async throws
  {
    try await withFolder(["a/One.xib": Self.small, "Two.xib": Self.sound]) { folder in
      let findings = try await findings(LintOptions(files: [folder]), folder)
      #expect(findings == ["a/One.xib: warning small-target"])
    }
  }

  @Test("A warning fails a strict check only") func aWarningFailsAStrictCheckOnly() async throws {
    try await withFolder(["One.xib": Self.small]) { folder in
      var options = LintOptions(files: [folder + "/One.xib"])
      try await expect { try await LintCommand(options).run() == false }
      options.isStrict = true
      try await expect { try await LintCommand(options).run() }
    }
  }

  @Test("An error fails") func anErrorFails() async throws {
    try await withFolder(["One.xib": Self.wrong]) { folder in
      try await expect { try await LintCommand(LintOptions(files: [folder])).run() }
    }
  }

  @Test("An ignored rule finds nothing") func aRuleThatIsIgnoredFindsNothing() async throws {
    try await withFolder(["One.xib": Self.small]) { folder in
      var options = LintOptions(files: [folder])
      options.ignored = [.smallTarget]
      try await expect { try await findings(options, folder).isEmpty }
    }
  }

  @Test("A baseline accepts each of its findings once") func aBaselineAcceptsWhatItHasOnce()
    async throws
  {
    try await withFolder(["One.xib": Self.wrong]) { folder in
      var options = LintOptions(files: [folder])
      options.newBaseline = folder + "/baseline.json"
      try await expect { try await LintCommand(options).run() == false }
      options.newBaseline = nil
      options.baseline = folder + "/baseline.json"
      try await expect { try await LintCommand(options).run() == false }
      let all = try await LintCommand(options).findings(in: [folder + "/One.xib"])
      let baseline = try LintBaseline(contentsOf: folder + "/baseline.json")
      #expect(baseline.removing(from: all + all).count == all.count)
    }
  }

  @Test("The sources and assets of the app are read") func theSourcesAndAssetsOfTheAppAreRead()
    async throws
  {
    let source = "class StarsView: UIView { @IBInspectable var rating = 0 }"
    let files = ["One.xib": Self.stars, "Sources/StarsView.swift": source]
    try await withFolder(files) { folder in
      var options = LintOptions(files: [folder + "/One.xib"])
      try await expect { try await findings(options, folder) == ["One.xib: note app-class"] }
      options.sources = [folder + "/Sources"]
      let found = try await findings(options, folder)
      #expect(found == ["One.xib: note app-class", "One.xib: error unknown-key"])
    }
  }

  // In Objective-C a class of a library has no module in a document.
  @Test("An Objective-C class of a library is a note") func aClassOfALibraryInObjectiveCIsANote()
    async throws
  {
    let library = Self.stars.replacingOccurrences(of: "StarsView", with: "SWRevealView")
      .replacingOccurrences(
        of: #" customModule="[A-Za-z]+" customModuleProvider="target""#, with: "",
        options: .regularExpression)
    let files = ["One.xib": library, "Sources/StarsView.swift": "class StarsView: UIView {}"]
    try await withFolder(files) { folder in
      var options = LintOptions(files: [folder + "/One.xib"])
      options.sources = [folder + "/Sources"]
      let found = try await findings(options, folder)
      #expect(found == ["One.xib: note app-class"])
      // A name that is almost one of the app's is misspelled.
      let misspelled = library.replacingOccurrences(of: "SWRevealView", with: "StarView")
      try Data(misspelled.utf8).write(to: URL(fileURLWithPath: folder + "/One.xib"))
      try await expect { try await findings(options, folder) == ["One.xib: error unknown-class"] }
    }
  }

  // What the schema of OASIS for SARIF 2.1.0 requires.
  @Test("The interchange format has what its schema requires")
  func theInterchangeFormatHasWhatItsSchemaRequires() async throws {
    try await withFolder(["One.xib": Self.wrong, "Two.xib": Self.small]) { folder in
      let found = try await LintCommand(LintOptions(files: [folder]))
        .findings(in: [folder + "/One.xib", folder + "/Two.xib"])
      #expect(found.count > 1)
      let text = try LintReport.text(of: found, in: .sarif)
      let log = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
      let runs = try #require(log["runs"] as? [[String: Any]])
      let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
      #expect((driver["name"] as? String)?.isEmpty == false)
      let rules = try #require(driver["rules"] as? [[String: Any]])
      let ids = rules.compactMap { $0["id"] as? String }
      #expect(ids.count == rules.count && Set(ids).count == ids.count)
      let results = try #require(runs[0]["results"] as? [[String: Any]])
      #expect(results.count == found.count)
      for result in results {
        #expect((result["message"] as? [String: Any])?["text"] is String)
        #expect(["error", "warning", "note"].contains(result["level"] as? String))
        for location in try #require(result["locations"] as? [[String: Any]]) {
          let place = try #require(location["physicalLocation"] as? [String: Any])
          #expect(place["artifactLocation"] is [String: Any])
          let region = place["region"] as? [String: Any]
          #expect(region.map { ($0["startLine"] as? Int ?? 0) >= 1 } ?? true)
        }
      }
    }
  }

  @Test("A malformed document is an error") func aMalformedDocumentIsAnError() async throws {
    try await withFolder(["One.xib": String(Self.sound.prefix(200))]) { folder in
      let found = try await findings(LintOptions(files: [folder]), folder)
      #expect(found.count == 1)
      #expect(found.first?.contains(": error ") == true)
    }
  }

  @Test("The interchange format names rules, levels and lines")
  func theInterchangeFormatNamesRulesLevelsAndLines() throws {
    let finding = LintFinding(
      file: "./a b/One.xib",
      diagnostic: DocumentDiagnostic(.unknownKey, line: 7, "there is no \"such\" key"))
    let text = try LintReport.text(of: [finding], in: .sarif)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "unknown-key")
    #expect(result["level"] as? String == "error")
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let place = try #require(location as? [String: Any])
    #expect((place["artifactLocation"] as? [String: String])?["uri"] == "a%20b/One.xib")
    #expect((place["region"] as? [String: Int])?["startLine"] == 7)
  }

  @Test("The last line has the number of findings") func theLastLineCountsWhatWasFound() {
    let findings = [DocumentDiagnostic.Rule.missingObject, .smallTarget, .clippedText].map {
      LintFinding(file: "a.xib", diagnostic: DocumentDiagnostic($0, line: 1, ""))
    }
    #expect(
      LintReport.summary(of: findings, fileCount: 1, hidden: 2)
        == "1 document: 1 error, 2 warnings, 0 notes, 2 in the baseline")
  }

  @Test("A line of text has the form of a compiler's message") func aLineOfTextIsACompilersMessage()
    throws
  {
    let finding = LintFinding(
      file: "One.xib", diagnostic: DocumentDiagnostic(.unknownKey, line: 7, "no such key"))
    #expect(
      try LintReport.text(of: [finding], in: .text)
        == "One.xib:7: error: no such key [unknown-key]")
  }

  // MARK: Rendering

  @Test("A picture is compared with another one") func aPictureIsComparedWithAnotherOne()
    async throws
  {
    try await withFolder(["One.xib": Self.small, "Two.xib": Self.sound]) { folder in
      var options = RenderOptions(file: folder + "/One.xib", output: folder + "/one.png")
      try await expect { try await RenderCommand(options).run() == false }
      options.reference = folder + "/one.png"
      options.output = folder + "/again.png"
      try await expect { try await RenderCommand(options).run() == false }
      options.file = folder + "/Two.xib"
      try await expect { try await RenderCommand(options).run() }
      options.threshold = 1
      try await expect { try await RenderCommand(options).run() == false }
    }
  }

  @Test("A class of the app fails a strict picture") func aClassOfTheAppFailsAStrictPicture()
    async throws
  {
    try await withFolder(["One.xib": Self.stars]) { folder in
      var options = RenderOptions(file: folder + "/One.xib", output: folder + "/one.png")
      try await expect { try await RenderCommand(options).run() == false }
      options.isStrict = true
      try await expect { try await RenderCommand(options).run() }
    }
  }

  @Test("All scenes are drawn") func allScenesAreDrawn() async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Catalog/Documents/Controls.storyboard").standardizedFileURL
    try await withFolder([:]) { folder in
      var options = RenderOptions(file: file.path, output: folder + "/scenes")
      options.showsAllScenes = true
      try await expect { try await RenderCommand(options).run() == false }
      let pictures = try FileManager.default.contentsOfDirectory(atPath: folder + "/scenes")
      #expect(pictures.count == 4)
      #expect(pictures.allSatisfy { $0.hasSuffix(".png") })
    }
  }

  // MARK: Fixtures

  private static let sound = button(height: 44)
  private static let small = button(height: 30)
  private static let wrong = DocumentLintTests.view(
    inside: """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
        <connections><action selector="go:" destination="gone" eventType="touchUpInside" id="a"/>
        </connections>
      </button>
      """)
  private static let stars = DocumentLintTests.view(
    inside: """
      <view customClass="StarsView" customModule="App" customModuleProvider="target" id="i">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="ratnig">
            <real key="value" value="3"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </view>
      """)

  private static func button(height: Int) -> String {
    DocumentLintTests.view(
      inside: """
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
          <rect key="frame" x="20" y="20" width="100" height="\(height)"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <state key="normal" title="Go"/>
        </button>
        """)
  }

  private func findings(_ options: LintOptions, _ folder: String) async throws -> [String] {
    let files = options.files == [folder] ? try documents(in: folder) : options.files
    return try await LintCommand(options).findings(in: files).map {
      "\($0.file.dropFirst(folder.count + 1)): \($0.severity.rawValue) \($0.rule.rawValue)"
    }
  }

  private func documents(in folder: String) throws -> [String] {
    try FolderContents.files(in: URL(fileURLWithPath: folder), extensions: ["xib"]).map {
      // The folder for temporary files may be a link.
      folder + "/"
        + $0.path.components(separatedBy: (folder as NSString).lastPathComponent + "/")[1]
    }
  }

  private func expect(
    _ condition: @MainActor () async throws -> Bool, _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let isTrue = try await condition()
    #expect(isTrue, sourceLocation: location)
  }

  private func withFolder(
    _ files: [String: String], _ body: @MainActor (String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try await body(folder.path)
  }
}
