import ControlCore
import Documents
import Foundation
import Testing
import UIKit

@testable import Catalog

/// The command line, word by word.
struct CatalogCommandTests {
  @Test("Without arguments a window opens") func withoutArgumentsAWindowOpens() throws {
    #expect(try CatalogCommand(arguments: []) == .window(.last, PictureOptions()))
    #expect(
      try CatalogCommand(arguments: ["--page", "range-slider"])
        == .window(.page("range-slider"), PictureOptions()))
    let link = "controlkit://range-slider/labels?step=0.1#appearance=dark"
    let url = try #require(URL(string: link))
    #expect(
      try CatalogCommand(arguments: ["--link", link]) == .window(.link(url), PictureOptions()))
    #expect(
      try CatalogCommand(arguments: ["snapshot", "--link", link, "--output", "a.png"])
        == .snapshot(.link(url), PictureOptions(), output: "a.png"))
  }

  @Test("Commands are parsed") func verbsAreUnderstood() throws {
    #expect(try CatalogCommand(arguments: ["list"]) == .list(states: false))
    #expect(try CatalogCommand(arguments: ["list", "--states"]) == .list(states: true))
    #expect(try CatalogCommand(arguments: ["help"]) == .help)
    #expect(try CatalogCommand(arguments: ["--help"]) == .help)
    #expect(try CatalogCommand(arguments: ["snapshot", "-h"]) == .help)
    #expect(
      try CatalogCommand(arguments: ["gallery", "out"]) == .gallery(directory: "out", page: nil))
    #expect(
      try CatalogCommand(arguments: ["gallery", "out", "--page", "pulse"])
        == .gallery(directory: "out", page: "pulse"))
    #expect(
      try CatalogCommand(arguments: ["play", "touch.txt", "--output", "out"])
        == .play(script: "touch.txt", directory: "out"))
  }

  @Test("The live page has a port and a page") func theLivePageHasAPortAndAPage() throws {
    #expect(
      try CatalogCommand(arguments: ["live"]) == .live(.last, port: nil, PictureOptions()))
    var options = PictureOptions()
    options.appearance.style = .dark
    options.namesStyle = true
    #expect(
      try CatalogCommand(arguments: [
        "live", "--port", "8000", "--page", "range-slider", "--appearance", "dark",
      ]) == .live(.page("range-slider"), port: 8000, options))
  }

  @Test("Document commands take files") func documentsAreNamed() throws {
    var options = PictureOptions()
    options.appearance.contentSizeCategory = .extraLarge
    var render = RenderOptions(file: "a/Main.storyboard", output: "Main.png")
    render.scene = "list"
    #expect(
      try CatalogCommand(arguments: [
        "render", "a/Main.storyboard", "--scene", "list", "--text-size", "extraLarge",
      ]) == .render(render, options))
    #expect(
      try CatalogCommand(arguments: ["lint", "Card.xib"])
        == .lint(LintOptions(files: ["Card.xib"]), PictureOptions()))
  }

  @Test("Picture options are parsed") func pictureOptionsAreUnderstood() throws {
    var options = PictureOptions()
    options.state = "disabled"
    options.appearance.style = .dark
    options.namesStyle = true
    options.direction = .rightToLeft
    options.appearance.layoutDirection = .rightToLeft
    options.appearance.contentSizeCategory = .accessibilityExtraLarge
    options.scale = 3
    options.size = CGSize(width: 320, height: 568)
    options.design = .glass
    let arguments = [
      "snapshot", "range-slider", "--state", "disabled", "--appearance", "dark", "--direction",
      "rtl", "--content-size", "accessibilityXL", "--scale", "3", "--size", "320x568", "--design",
      "glass",
      "--output", "a.png",
    ]
    #expect(
      try CatalogCommand(arguments: arguments)
        == .snapshot(.page("range-slider"), options, output: "a.png"))
  }

  @Test("A language brings its direction") func aLanguageBringsItsDirection() throws {
    func options(_ arguments: String...) throws -> PictureOptions? {
      guard
        case .snapshot(_, let options, _) = try CatalogCommand(
          arguments: ["snapshot", "sticky"] + arguments)
      else { return nil }
      return options
    }
    #expect(try options("--language", "ar")?.language?.code == "ar")
    #expect(try options("--language", "ar")?.appearance.layoutDirection == .rightToLeft)
    #expect(try options("--language", "de")?.appearance.layoutDirection == .leftToRight)
    let forced = try options("--language", "he", "--direction", "ltr")
    #expect(forced?.appearance.layoutDirection == .leftToRight)
  }

  @Test(
    "Unknown arguments are named",
    arguments: [
      (["live", "--port", "0"], "65535"), (["live", "--port", "8000x"], "8000x"),
      (["live", "--port", "70000"], "70000"), (["live", "--state", "a"], "--page"),
      (["dance"], "dance"), (["gallery"], "folder"), (["snapshot"], "page"),
      (["list", "more"], "more"), (["list", "--scale", "2"], "--scale"),
      (["list", "--states", "--states"], "twice"), (["list", "--states", "more"], "more"),
      (["gallery", "out", "--states"], "--states"),
      (["snapshot", "a", "--scale", "9"], "--scale"), (["snapshot", "a", "--size", "0x4"], "0x4"),
      (["snapshot", "a", "--appearance"], "--appearance"), (["gallery", ""], "folder"),
      (["snapshot", "a", "--output", ""], "--output"), (["--page", "--scale", "2"], "--page"),
      (["--page", "a", "--page", "b"], "twice"), (["--state", "wide"], "--page"),
      (["snapshot", "a", "--language", "xx"], "zh-Hans"),
      (["--link", "range-slider"], "controlkit://"),
      (["--link", "controlkit://pulse", "--page", "pulse"], "exclude"),
    ])
  func errors(arguments: [String], mention: String) {
    #expect {
      _ = try CatalogCommand(arguments: arguments)
    } throws: {
      "\($0)".contains(mention) && !"\($0)".contains("\n")
    }
  }

  @Test("An error of the system about a file is one line with its path")
  func whatTheSystemSaysOfAFileIsOneLineWithItsPath() {
    do {
      _ = try Data(contentsOf: URL(fileURLWithPath: "/no/such/file"))
      Issue.record("there is such a file")
    } catch {
      #expect(
        CommandError(describing: error).description == "/no/such/file: No such file or directory")
    }
  }
}
