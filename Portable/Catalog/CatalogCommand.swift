import CatalogApp
import Documents
import Foundation
import UIKit
import UIKitHost

/// What the catalog is asked to do on the command line.
enum CatalogCommand: Equatable {
  /// Opens a window; without a display it serves a page for a browser instead.
  case window(CatalogPlace, PictureOptions)
  /// Serves a page for a browser, on any free port or the one named.
  case live(CatalogPlace, port: Int?, PictureOptions)
  /// Prints the ids of all pages, or of all states as `PAGE/STATE`.
  case list(states: Bool)
  /// Writes a site with every page and state.
  case gallery(directory: String, page: String?)
  /// Writes the code of every state as files that a compiler reads.
  case samples(directory: String)
  /// Writes one picture.
  case snapshot(CatalogPlace, PictureOptions, output: String)
  /// Plays a script of touches and writes the pictures it asks for.
  case play(script: String, directory: String)
  /// Writes a picture of a document of Interface Builder.
  case render(RenderOptions, PictureOptions)
  /// Prints what is wrong with a document of Interface Builder.
  case lint(LintOptions, PictureOptions)
  /// Prints how far the frames of documents are from those that Xcode wrote into them.
  case rects(files: [String], views: Bool)
  /// Prints how it is used.
  case help

  static let usage = """
    usage: Catalog [--page PAGE | --link LINK] [picture options]
                                                        a window, or live without a display
           Catalog live [--port N] [--page PAGE | --link LINK] [picture options]
                                                        a page for a browser on this machine
           Catalog list [--states]                      the ids of all pages, or every PAGE/STATE
           Catalog gallery DIR [--page PAGE]            a site with every page, state and attribute
           Catalog samples DIR                          the code of every state, for a compiler
           Catalog snapshot PAGE|list|--link LINK --output FILE.png [picture options]
           Catalog play SCRIPT --output DIR             scripted touches
           Catalog render FILE --output FILE.png|DIR [--scene ID | --all-scenes] [--assets DIR]...
                  [--strict] [--compare FILE.png [--threshold 0…1]] [picture options]
                                                        a .xib or a scene of a .storyboard
           Catalog lint FILE|DIR... [--scene ID] [--sources DIR]... [--assets DIR]...
                  [--ignore RULE]... [--baseline FILE | --write-baseline FILE]
                  [--json | --sarif] [--strict] [picture options]
                                                        what is wrong with documents
           Catalog rects FILE... [--views]              how far frames are from those in documents;
                                                        scenes without frames do not count, nor do
                                                        those with views that the document says to
                                                        be misplaced or ambiguous
    exit codes: 0 done and nothing wrong  1 an error was found; with --strict lint fails with a
                warning, too, and render with anything that is not drawn as in the app; or --compare
                found more than the threshold  2 the command was not understood or a file cannot be
                read
    link: 'controlkit://PAGE/STATE?ATTRIBUTE=VALUE&…#SETTING=VALUE&…', as “Copy Link” gives it; settings are
          appearance, bold, contrast, design, direction, language, size, text-size and tint
    picture options: --state S  --appearance light|dark  --direction ltr|rtl
                     --content-size, or --text-size, extraSmall … extraExtraExtraLarge, accessibilityM … accessibilityXXXL
                     --scale 1|2|3  --size WIDTHxHEIGHT  --design classic|glass
                     --language ar|de|en|es|fr|he|it|ja|ko|nl|pt|zh-Hans
    """

  /// Reads the arguments, without the program's name.
  init(arguments: [String]) throws {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    var reader = ArgumentReader(arguments)
    guard let verb = reader.nextWord() else {
      let (place, options) = try Self.opening(&reader)
      try reader.finish()
      self = .window(place, options)
      return
    }
    switch verb {
    case "list": self = .list(states: try reader.flag("states"))
    case "live":
      let port = try reader.port()
      let (place, options) = try Self.opening(&reader)
      self = .live(place, port: port, options)
    case "help": self = .help
    case "gallery":
      self = .gallery(
        directory: try reader.word("a folder"), page: try reader.option("page"))
    case "samples": self = .samples(directory: try reader.word("a folder"))
    case "snapshot":
      let link = try reader.link()
      let page = try link == nil ? reader.word("the id of a page") : "link"
      let output = try reader.option("output")
      self = .snapshot(
        link.map { .link($0) } ?? .page(page), try PictureOptions(&reader),
        output: output ?? "\(page).png")
    case "play":
      let script = try reader.word("a script")
      self = .play(script: script, directory: try reader.option("output") ?? ".")
    case "render":
      self = .render(try RenderOptions(&reader), try PictureOptions(&reader))
    case "lint":
      self = .lint(try LintOptions(&reader), try PictureOptions(&reader))
    case "rects":
      var files = [try reader.word("a document")]
      while let file = reader.nextWord() { files.append(file) }
      self = .rects(files: files, views: try reader.flag("views"))
    default: throw CommandError("there is no command '\(verb)'; 'help' lists those there are")
    }
    try reader.finish()
  }

  /// What a window or a page for a browser opens on.
  private static func opening(
    _ reader: inout ArgumentReader
  ) throws -> (CatalogPlace, PictureOptions) {
    let page = try reader.option("page")
    let link = try reader.link()
    let options = try PictureOptions(&reader)
    if page != nil, link != nil { throw CommandError("--page and --link exclude each other") }
    if page == nil, options.state != nil { throw CommandError("--state needs a --page") }
    return (link.map { .link($0) } ?? page.map { .page($0) } ?? .last, options)
  }

  /// Opens a window or a page for a browser and returns when it is closed.
  ///
  /// - Returns: Whether the command has one; the others `run()`.
  @MainActor
  func open() throws -> Bool {
    switch self {
    case .window(let place, let options):
      try WindowCommand(place: place, options: options.showing(.user())).run()
    case .live(let place, let port, let options):
      try LiveCommand(place: place, port: port, options: options.showing(.user())).run()
    case .list, .gallery, .samples, .snapshot, .play, .render, .lint, .rects, .help: return false
    }
    return true
  }

  /// Prints or writes what the command makes, and does nothing if it opens something.
  ///
  /// - Returns: Whether a check failed.
  @MainActor
  func run() async throws -> Bool {
    switch self {
    case .window, .live: break
    case .list(let states):
      print((states ? PageIndex.stateNames : PageIndex.ids).joined(separator: "\n"))
    case .help: print(Self.usage)
    case .gallery(let directory, let page):
      var gallery = GalleryCommand(directory: URL(fileURLWithPath: directory))
      if let page { gallery.pages = [try PageIndex.page(page)] }
      let count = try await gallery.run()
      print("\(count) pictures, see \(directory)/index.html")
    case .samples(let directory):
      let count = try SamplesCommand(directory: URL(fileURLWithPath: directory)).run()
      print("the code of \(count) states, see \(directory)")
    case .snapshot(let place, let options, let output):
      let shown = options.showing(nil)
      let stage: PageStage =
        switch place {
        case .link(let url): await PageStage(link: url, options: shown)
        case .page("list"), .last: try await PageStage(page: nil, options: shown)
        case .page(let page): try await PageStage(page: page, options: shown)
        }
      try stage.write(to: URL(fileURLWithPath: output))
    case .render(let options, let picture):
      CatalogLanguage.show(picture.language)
      return try await RenderCommand(options, picture.documentSetup).run()
    case .lint(let options, let picture):
      CatalogLanguage.show(picture.language)
      return try await LintCommand(options, picture.documentSetup).run()
    case .rects(let files, let views):
      await DocumentRects.compare(files, showsViews: views)
    case .play(let script, let directory):
      let data = try Data(contentsOf: URL(fileURLWithPath: script))
      guard let text = String(data: data, encoding: .utf8) else {
        throw CommandError("\(script): a script is text in UTF-8")
      }
      try await PlayCommand(script: text, directory: URL(fileURLWithPath: directory)).run()
    }
    return false
  }
}
