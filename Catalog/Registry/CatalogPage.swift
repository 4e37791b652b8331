import ControlCore
import UIKit

/// One page of the catalog, described once for the list, the page, the gallery and the tests.
@MainActor
public struct CatalogPage {
  /// A function that a page's subject reports its events to, in one line each.
  typealias Report = @MainActor (_ event: String) -> Void

  /// The page's name on the command line, such as `range-slider`.
  public let id: String

  /// The page's name in the app.
  public let title: String

  /// The module that a reader imports.
  public let module: String

  /// One line on what the control is for.
  public let summary: String

  /// More words that a search finds the page by.
  public let keywords: [String]

  /// The article of the documentation that explains it, by module and name.
  public let article: String

  /// The system symbol of its row, and the color behind it.
  let symbol: String
  let color: UIColor

  /// The states that can be shown, the first of them at the start.
  public let states: [PageState]

  /// What surrounds the code of a state in each language.
  let form: CodeForm

  /// What a link has beside the attributes.
  var settings: [PageSetting] = []

  /// Makes what a state sets up; each state gets a new one.
  let make: @MainActor (_ report: @escaping Report) -> PageSubject
}

extension CatalogPage {
  /// The address of the article.
  public var articleURL: URL? {
    let parts = article.split(separator: "/")
    guard parts.count == 2 else { return nil }
    return URL(
      string: "https://github.com/controlkit/ControlKit/blob/main/Sources/"
        + "\(parts[0])/\(parts[0]).docc/Articles/\(parts[1]).md")
  }

  /// Makes the controller that shows the page.
  ///
  /// - Parameters:
  ///   - state: The state to show it in, one of its own or one derived from it; the first unless given.
  ///   - opens: Whether what the state presents is presented when the page appears.
  func makeViewController(
    showing state: PageState? = nil, opens: Bool = false
  ) -> PageViewController {
    PageViewController(page: self, state: state, opens: opens)
  }
}

/// What a page shows: an object that a state sets up, and where it is seen.
@MainActor
struct PageSubject {
  /// The object that states set up.
  let object: AnyObject

  /// The view whose attributes can be set; `nil` for a page without attributes.
  var control: (any Inspectable)?

  /// The screen that shows the object; `nil` if the control stands on a card.
  var screen: UIViewController?

  /// Whether the card has a frame around the control, which would not be seen without.
  var isFramed = false

  /// Returns the value in words, to show above the control.
  var readout: @MainActor () -> String = { "" }

  /// Returns the lines of code for what a touch has changed and no attribute holds.
  var liveCode: @MainActor () -> [String] = { [] }

  /// The values of the attributes, by name; empty for a page without attributes.
  var values: [String: InspectableValue] {
    guard let control else { return [:] }
    return type(of: control).inspectableProperties.reduce(into: [:]) { values, property in
      values[property.name] = property.value(in: control)
    }
  }

  /// Makes the changes of a link.
  func apply(_ changes: [PageChange]) {
    for change in changes { change.apply(self) }
  }

  /// A control on a card.
  static func control<Subject: Inspectable & Control>(
    _ control: Subject, isFramed: Bool = false,
    readout: @escaping @MainActor (Subject) -> String,
    liveCode: @escaping @MainActor (Subject) -> [String] = { _ in [] }
  ) -> PageSubject {
    PageSubject(
      object: control, control: control, isFramed: isFramed, readout: { readout(control) },
      liveCode: { liveCode(control) })
  }

  /// A screen of its own.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - object: What states set up; the screen unless given.
  ///   - control: The control whose attributes can be set, if any.
  ///   - liveCode: Returns the lines of code for what a touch has changed and no attribute holds.
  static func screen<Screen: UIViewController>(
    _ screen: Screen, object: AnyObject? = nil, control: (any Inspectable)? = nil,
    liveCode: @escaping @MainActor (Screen) -> [String] = { _ in [] }
  ) -> PageSubject {
    PageSubject(
      object: object ?? screen, control: control, screen: screen, liveCode: { liveCode(screen) })
  }
}

/// A screen that presents what a state has set up, and takes it away.
@MainActor
protocol PresentingScreen: UIViewController {
  /// Presents what the state has set up; the screen is in a window.
  ///
  /// - Parameters:
  ///   - animated: Whether it is animated.
  ///   - completion: Called when it is presented.
  func open(animated: Bool, completion: @escaping @MainActor () -> Void)

  /// Takes away everything that the screen has presented.
  ///
  /// - Parameters:
  ///   - animated: Whether it is animated.
  ///   - completion: Called when nothing is presented, at once if nothing was.
  func close(animated: Bool, completion: @escaping @MainActor () -> Void)

  /// Keeps what a queue of the screen presents out of rects in the window.
  func reserve(_ rects: [CGRect])

  /// The rects in the window that the code of the state reserves in a queue.
  var stateRects: [CGRect] { get }
}

extension PresentingScreen {
  func reserve(_ rects: [CGRect]) {}

  var stateRects: [CGRect] { [] }
}

/// A state that a page can be shown in.
@MainActor
public struct PageState {
  /// The state's name on the command line.
  public let id: String

  /// The state's name in the app, in English.
  public let title: String

  /// The heading of the state in a menu of all; empty for none.
  package var group = ""

  /// Sets what no attribute can; `Scripts/state-code.py` reads its code from the sources.
  let setUp: (@MainActor (PageSubject) -> Void)?

  /// Sets the attributes afterwards; their code comes from their values.
  var configure: @MainActor (PageSubject) -> Void

  /// Shows in use what is open, such as a sheet under a finger; no part of the code.
  let pose: @MainActor (PageSubject) -> Void

  /// What a link changes afterwards.
  var changes: [PageChange] = []

  /// Brings a subject of the page to the state.
  func apply(to subject: PageSubject) {
    setUp?(subject)
    configure(subject)
    subject.apply(changes)
  }

  /// Returns a maker of the states of a page whose object is of one type.
  static func of<Subject: AnyObject>(_: Subject.Type) -> Maker<Subject> { Maker() }

  /// A maker of states for an object of one type.
  @MainActor
  struct Maker<Subject: AnyObject> {
    /// Makes a state that sets attributes alone.
    func callAsFunction(
      _ id: String, _ title: String,
      configure: @escaping @MainActor (Subject) -> Void
    ) -> PageState {
      PageState(
        id: id, title: title, setUp: nil, configure: Self.cast(configure), pose: { _ in })
    }

    /// Makes a state.
    ///
    /// - Parameters:
    ///   - id: Its name on the command line.
    ///   - title: Its name in the app.
    ///   - setUp: Sets what no attribute can.
    ///   - configure: Sets the attributes.
    ///   - pose: Shows in use what is open.
    func callAsFunction(
      _ id: String, _ title: String, setUp: (@MainActor (Subject) -> Void)? = nil,
      configure: @escaping @MainActor (Subject) -> Void = { _ in },
      pose: @escaping @MainActor (Subject) -> Void = { _ in }
    ) -> PageState {
      PageState(
        id: id, title: title, setUp: setUp.map(Self.cast), configure: Self.cast(configure),
        pose: Self.cast(pose))
    }

    private static func cast(
      _ change: @escaping @MainActor (Subject) -> Void
    ) -> @MainActor (PageSubject) -> Void {
      { if let object = $0.object as? Subject { change(object) } }
    }
  }
}

extension [PageState] {
  /// Returns the states under a heading.
  @MainActor
  func group(_ title: String) -> [PageState] {
    map { state in
      var state = state
      state.group = title
      return state
    }
  }
}
