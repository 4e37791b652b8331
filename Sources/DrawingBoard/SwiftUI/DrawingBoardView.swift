#if canImport(SwiftUI)
  import ControlCore
  import SwiftUI
  import UIKit

  /// A board to draw on for SwiftUI.
  ///
  ///     @StateObject private var board = DrawingBoardProxy()
  ///
  ///     DrawingBoardView(board, brush: MarkerBrush(), color: .blue, width: 12)
  ///     Button("Undo") { board.undo() }.disabled(!board.history.canUndo)
  ///
  /// Brush, colour and width count for strokes that begin from then on. The proxy is what buttons
  /// around the board use; it follows the history. Enabledness comes from the environment.
  @MainActor
  public struct DrawingBoardView: UIViewRepresentable {
    private let proxy: DrawingBoardProxy?
    private let brush: any Brush
    private let color: Color
    private let width: CGFloat
    private var configuration: ((DrawingBoardControl) -> Void)?
    private var handler: ((DrawingBoardEvent) -> Void)?

    /// Makes a board.
    ///
    /// - Parameters:
    ///   - proxy: What undoes, redoes and clears from outside; default none.
    ///   - brush: What strokes are drawn with; default a pencil.
    ///   - color: Their colour; default black.
    ///   - width: Their width in points; default 4.
    public init(
      _ proxy: DrawingBoardProxy? = nil, brush: any Brush = PencilBrush(), color: Color = .black,
      width: CGFloat = 4
    ) {
      self.proxy = proxy
      self.brush = brush
      self.color = color
      self.width = width
    }

    /// Sets what SwiftUI has no words for: background, identity, limits, smoothing.
    ///
    /// The closure runs at every update, before brush and style are set. Several calls add up.
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
    /// Events that an update of the view itself brings about come after it. Of several closures the
    /// last one is called.
    public func onBoardEvent(_ body: @escaping (DrawingBoardEvent) -> Void) -> Self {
      var copy = self
      copy.handler = body
      return copy
    }

    /// What outlives the updates of the view.
    @MainActor
    public final class Coordinator {
      fileprivate var handler: ((DrawingBoardEvent) -> Void)?
      fileprivate var isUpdating = false

      fileprivate func received(_ event: DrawingBoardEvent) {
        guard isUpdating else { return handler?(event) ?? () }
        // SwiftUI takes no changes of state in the midst of an update.
        Task { @MainActor [weak self] in self?.handler?(event) }
      }
    }

    /// Makes what carries events.
    public func makeCoordinator() -> Coordinator {
      Coordinator()
    }

    /// Makes the board.
    public func makeUIView(context: Context) -> DrawingBoardControl {
      let board = DrawingBoardControl(frame: .zero)
      let coordinator = context.coordinator
      board.eventHandler = { [weak coordinator] in coordinator?.received($0) }
      return board
    }

    /// Brings the board up to date.
    public func updateUIView(_ board: DrawingBoardControl, context: Context) {
      let coordinator = context.coordinator
      coordinator.handler = handler
      coordinator.isUpdating = true
      defer { coordinator.isUpdating = false }
      if board.isEnabled != context.environment.isEnabled {
        board.isEnabled = context.environment.isEnabled
      }
      configuration?(board)
      board.brush = brush
      board.strokeColor = UIColor(color)
      board.strokeWidth = width
      proxy?.attach(to: board)
    }

    /// All of the room that is offered.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView board: DrawingBoardControl, context: Context
    ) -> CGSize? {
      board.sizeThatFits(proposal.replacingUnspecifiedDimensions(by: .zero))
    }
  }

  /// What SwiftUI's buttons use a board by, and what tells them of its history.
  @MainActor
  public final class DrawingBoardProxy: ObservableObject {
    /// The history; empty until a board is shown.
    @Published public private(set) var history = DrawingHistory()

    /// The board that is shown; `nil` before, and after it has gone.
    public private(set) weak var board: DrawingBoardControl?

    private var token: ObservationToken?

    /// Makes a proxy of no board yet.
    public init() {}

    /// Takes the latest step back; see ``DrawingBoardControl/undo()``.
    @discardableResult
    public func undo() -> Bool { board?.undo() ?? false }

    /// Does the step again that was taken back last; see ``DrawingBoardControl/redo()``.
    @discardableResult
    public func redo() -> Bool { board?.redo() ?? false }

    /// Shows any step; see ``DrawingBoardControl/move(to:)``.
    @discardableResult
    public func move(to index: Int) -> Bool { board?.move(to: index) ?? false }

    /// Empties the board, as a step; see ``DrawingBoardControl/clear()``.
    @discardableResult
    public func clear() -> Bool { board?.clear() ?? false }

    fileprivate func attach(to board: DrawingBoardControl) {
      guard board !== self.board else { return }
      self.board = board
      token = board.history.observe(owner: self) { proxy, change in
        proxy.history = change.newValue
      }
      // What is published in the midst of an update comes after it.
      Task { @MainActor [weak self, weak board] in
        if let board { self?.history = board.history.value }
      }
    }
  }
#endif
