import ControlCore
import UIKit

/// One page of the catalog, described once for the list, the inspector, the gallery and the tests.
@MainActor
public struct CatalogPage {
  /// What a page shows.
  enum Content {
    /// A live control with its attributes.
    case control(Showcase)

    /// A screen of its own.
    case screen(Screen)
  }

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

  /// The system symbol of its row, and the color behind it.
  let symbol: String
  let color: UIColor

  let content: Content

  /// The states that can be shown, the first of them at the start.
  public var states: [PageState] {
    switch content {
    case .control(let showcase): showcase.states
    case .screen(let screen): screen.states
    }
  }
}

/// A control on a page: how it is made, what can be set, and what it says when it is touched.
@MainActor
struct Showcase {
  /// Makes the control, with its defaults.
  let make: @MainActor () -> any Inspectable & Control

  /// The states that can be shown.
  let states: [PageState]

  /// The control's value in words, to show beside it.
  let readout: @MainActor (Control) -> String

  /// Has every event of the control told in a line, without the page's id.
  let connect:
    @MainActor (_ control: Control, _ sent: @escaping @MainActor (String) -> Void) -> Void

  /// The lines of code for what a touch changes and no attribute holds.
  var liveCode: @MainActor (Control) -> [String] = { _ in [] }

  /// Makes the lines of the control's own SwiftUI view; `nil` for a control without one.
  var swiftUI: (@MainActor (Snippet) -> [String])?

  /// Whether the page draws a frame around the control, which would not be seen without.
  var isFramed = false
}

/// A page that is more than one control: what it shows in each of its states.
@MainActor
struct Screen {
  /// The states that can be shown.
  let states: [PageState]

  /// Makes the page's controller for a state.
  let make: @MainActor (PageState) -> UIViewController
}

/// A state that a page can be shown in.
@MainActor
public struct PageState {
  /// The state's name on the command line.
  public let id: String

  /// The state's name in the app, in English.
  public let title: String

  /// The heading of the state in a menu of all; empty for none.
  var group = ""

  /// What ``setUp`` does in Swift, to a control named `control`.
  let code: [String]

  /// Sets what no attribute can.
  let setUp: @MainActor (Control) -> Void

  /// Sets the attributes, afterwards.
  let configure: @MainActor (Control) -> Void

  init(
    _ id: String, _ title: String, configure: @escaping @MainActor (Control) -> Void = { _ in }
  ) {
    self.init(id, title, code: [], setUp: { _ in }, configure: configure)
  }

  init(
    _ id: String, _ title: String, code: [String],
    setUp: @escaping @MainActor (Control) -> Void,
    configure: @escaping @MainActor (Control) -> Void = { _ in }
  ) {
    self.id = id
    self.title = title
    self.code = code
    self.setUp = setUp
    self.configure = configure
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
