import ControlCore
import UIKit

/// What a declarative view sets on a board at every update.
struct DrawingBoardSettings {
  var isEnabled: Bool
  var brush: any Brush
  var color: UIColor
  var width: CGFloat

  /// Sets the properties, and calls `configuration` before brush and style are set.
  ///
  /// Enabling is set only where it differs, because it ends the active stroke.
  @MainActor
  func apply(to board: DrawingBoardControl, configuration: ((DrawingBoardControl) -> Void)? = nil) {
    if board.isEnabled != isEnabled { board.isEnabled = isEnabled }
    configuration?(board)
    board.brush = brush
    board.strokeColor = color
    board.strokeWidth = width
  }
}

/// An object that reports the history of a board, never during an update of its view.
@MainActor
final class DrawingBoardLink {
  /// The board; `nil` after it is released.
  private(set) weak var board: DrawingBoardControl?

  private var token: ObservationToken?

  /// Starts to follow the history of a board.
  ///
  /// - Parameters:
  ///   - board: The board. It is not retained.
  ///   - scope: The updates of the view.
  ///   - report: Called with the present history and after every change.
  init(
    _ board: DrawingBoardControl, scope: UpdateScope,
    report: @escaping @MainActor (DrawingHistory) -> Void
  ) {
    self.board = board
    token = board.observe(\.stepIndex, owner: self) { link, _ in
      guard let history = link.board?.history else { return }
      scope.afterUpdate { report(history) }
    }
    let history = board.history
    scope.afterUpdate { report(history) }
  }
}

#if canImport(SwiftUI)
  import ControlCore
  import SwiftUI
  import UIKit

  /// A SwiftUI view of a ``DrawingBoardControl``.
  ///
  ///     @StateObject private var board = DrawingBoardProxy()
  ///
  ///     DrawingBoardView(board, brush: MarkerBrush(), color: .blue, width: 12)
  ///     Button("Undo") { board.undo() }.disabled(!board.history.canUndo)
  ///
  /// Brush, color and width apply to strokes that begin later. Buttons around the board use the
  /// proxy, which follows the history. The environment determines whether the board is enabled. To
  /// undo the board's steps with the app's own actions, set the undo manager of the environment:
  ///
  ///     @Environment(\.undoManager) private var undoManager
  ///
  ///     DrawingBoardView(board).configured { $0.sharedUndoManager = undoManager }
  @MainActor
  public struct DrawingBoardView: UIViewRepresentable {
    private let proxy: DrawingBoardProxy?
    private let brush: any Brush
    private let color: Color
    private let width: CGFloat
    private var configuration: ((DrawingBoardControl) -> Void)?
    private var handler: ((DrawingBoardEvent) -> Void)?

    /// Creates a view of a board.
    ///
    /// - Parameters:
    ///   - proxy: The proxy of the board. Default `nil`.
    ///   - brush: The brush of strokes. Default a pencil.
    ///   - color: The color of strokes. Default black.
    ///   - width: The width of strokes in points. Default 4.
    public init(
      _ proxy: DrawingBoardProxy? = nil, brush: any Brush = PencilBrush(), color: Color = .black,
      width: CGFloat = 4
    ) {
      self.proxy = proxy
      self.brush = brush
      self.color = color
      self.width = width
    }

    /// Configures the control, for properties without a modifier such as background, identifier,
    /// limits and smoothing.
    ///
    /// The closure is called at every update, before brush and style are set. Closures of several
    /// calls are called in order.
    public func configured(_ body: @escaping (DrawingBoardControl) -> Void) -> Self {
      var copy = self
      let earlier = configuration
      copy.configuration = { board in
        earlier?(board)
        body(board)
      }
      return copy
    }

    /// Calls a closure with every event of the board.
    ///
    /// Events that an update of the view causes are sent after the update. Of several closures the
    /// last one is called.
    public func onBoardEvent(_ body: @escaping (DrawingBoardEvent) -> Void) -> Self {
      var copy = self
      copy.handler = body
      return copy
    }

    /// Returns a new proxy, which forwards the events of the board between updates of the view.
    public func makeCoordinator() -> DrawingBoardProxy {
      DrawingBoardProxy()
    }

    /// Creates the board.
    public func makeUIView(context: Context) -> DrawingBoardControl {
      let board = DrawingBoardControl(frame: .zero)
      let coordinator = context.coordinator
      board.eventHandler = { [weak coordinator] event in
        coordinator?.scope.afterUpdate { coordinator?.handler?(event) }
      }
      return board
    }

    /// Updates the board.
    public func updateUIView(_ board: DrawingBoardControl, context: Context) {
      let coordinator = context.coordinator
      coordinator.handler = handler
      let settings = DrawingBoardSettings(
        isEnabled: context.environment.isEnabled, brush: brush, color: UIColor(color),
        width: width)
      coordinator.scope.update {
        settings.apply(to: board, configuration: configuration)
        proxy?.attach(to: board, scope: coordinator.scope)
      }
    }

    /// Returns the proposed size.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView board: DrawingBoardControl, context: Context
    ) -> CGSize? {
      board.sizeThatFits(proposedWidth: proposal.width, proposedHeight: proposal.height)
    }
  }

  /// An observable object by which SwiftUI views control a board and follow its history.
  @MainActor
  public final class DrawingBoardProxy: ObservableObject {
    /// The history of the board.
    ///
    /// Empty until a board is shown.
    @Published public private(set) var history = DrawingHistory()

    /// The board; `nil` before it is shown and after it is released.
    public var board: DrawingBoardControl? { link?.board }

    private var link: DrawingBoardLink?
    fileprivate let scope = UpdateScope()
    fileprivate var handler: ((DrawingBoardEvent) -> Void)?

    /// Creates a proxy, for one ``DrawingBoardView``.
    public init() {}

    /// Undoes the shown step; see ``DrawingBoardControl/undo()``.
    @discardableResult
    public func undo() -> Bool { board?.undo() ?? false }

    /// Redoes the step that was undone last; see ``DrawingBoardControl/redo()``.
    @discardableResult
    public func redo() -> Bool { board?.redo() ?? false }

    /// Shows any step; see ``DrawingBoardControl/move(to:)``.
    @discardableResult
    public func move(to index: Int) -> Bool { board?.move(to: index) ?? false }

    /// Empties the board, as a step; see ``DrawingBoardControl/clear()``.
    @discardableResult
    public func clear() -> Bool { board?.clear() ?? false }

    fileprivate func attach(to board: DrawingBoardControl, scope: UpdateScope) {
      guard board !== self.board else { return }
      link = DrawingBoardLink(board, scope: scope) { [weak self] in self?.history = $0 }
    }
  }
#endif
