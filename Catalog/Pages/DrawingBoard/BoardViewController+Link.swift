import DrawingBoard
import UIKit

/// What a link has of a board: the tool, the history, and what was drawn.
extension BoardViewController {
  static let settings = [
    PageSetting(
      "tool", text: { (screen: BoardViewController) in screen.toolbar.selectedToolID },
      value: { $0.isEmpty ? nil : $0 }, set: { $0.toolbar.selectedToolID = $1 }),
    PageSetting(
      "width",
      text: { (screen: BoardViewController) in
        NumberText.code(Double(screen.toolbar.selectedWidth))
      }, value: { text in Double(text).flatMap { $0.isFinite && $0 > 0 ? CGFloat($0) : nil } },
      set: { $0.toolbar.selectedWidth = $1 }),
    PageSetting("history", isOn: \BoardViewController.isHistoryShown),
    PageSetting(
      "drawing", text: { (screen: BoardViewController) in screen.drawing.text },
      value: { DrawingText.drawing($0) == nil ? nil : $0 }, set: { $0.drawing.text = $1 }),
  ]

  /// What was drawn after the sample.
  struct Drawing {
    /// The drawing as text in a link; `nil` for the sample as it is.
    var text: String?

    /// The number of steps that the sample has.
    var sampleCount = 0

    /// The number of steps of the sample that are left; `nil` before the sample is drawn.
    var kept: Int?
  }

  /// Draws what a link has over the sample, and follows what is drawn then.
  func drawLinked() {
    drawing.sampleCount = board.stepIndex + 1
    defer { drawing.kept = min(drawing.kept ?? drawing.sampleCount, board.stepIndex + 1) }
    guard let (kept, json) = drawing.text.flatMap(DrawingText.drawing) else { return }
    drawing.kept = kept
    if kept < drawing.sampleCount { board.move(to: kept - 1) }
    if let json, (try? board.draw(json: json)) == nil { drawing.text = nil }
  }

  /// Notes what an event has changed, for the next link.
  func drawingChanged(by event: DrawingBoardEvent) {
    guard let kept = drawing.kept else { return }
    switch event {
    case .committed, .corrected:
      // What erases strokes changes steps of the sample, which a link then has as they are.
      let erasesStrokes = (board.brush as? EraserBrush).map { $0.mode != .pixels } ?? false
      drawing.kept = erasesStrokes ? 0 : min(kept, board.stepIndex)
    case .undid, .redid, .jumped, .historyErased:
      drawing.kept = min(kept, board.stepIndex + 1)
    case .expired: drawing.kept = 0
    default: return
    }
    write()
  }

  private func write() {
    writing?.cancel()
    guard let kept = drawing.kept else { return }
    guard kept < drawing.sampleCount || board.stepIndex + 1 > kept else {
      drawing.text = nil
      return
    }
    let export = board.export()
    writing = Task { [weak self] in
      guard let json = try? await export?.jsonData(), !Task.isCancelled else { return }
      self?.drawing.text = DrawingText.text(json, kept: kept)
    }
  }
}
