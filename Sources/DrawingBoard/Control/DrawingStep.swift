import ControlCore
import Foundation

/// A value that describes one step of a drawing's history.
public struct DrawingStep: Equatable, Sendable {
  /// The place of the step in the history, from 0.
  public let index: Int

  /// The name that the step is stored with, such as "Rectangle".
  public let storedName: String

  /// The time at which the step was made.
  public let date: Date

  /// The name of the step in the user's language, as within a sentence: "rectangle".
  ///
  /// Names other than the kit's own are returned as they were stored.
  public var name: String {
    Self.text(of: storedName)?.text ?? storedName
  }

  /// The name of the step in the user's language, as a title: "Rectangle".
  public var title: String { name.withFirstLetterUppercased }

  /// The name of the step in the user's language, as the Undo and Redo items of menus show it:
  /// "Dashed Line".
  ///
  /// Names other than the kit's own are returned as they were stored.
  public var actionName: String { actionName(language: DrawingBoardString.language) }

  /// The name of the step as menus show it in a language, given by its code such as `de`.
  func actionName(language: String) -> String {
    guard let name = Self.text(of: storedName)?.text(language: language) else { return storedName }
    // English capitalizes every word of a menu item; the other languages do not.
    guard language.hasPrefix("en") else { return name.withFirstLetterUppercased }
    return name.split(separator: " ").map { String($0).withFirstLetterUppercased }
      .joined(separator: " ")
  }

  /// The text of a name that is the kit's own; `nil` for others.
  static func text(of storedName: String) -> DrawingBoardString? {
    texts[storedName]
  }

  /// The stored name of a step that cleared the board.
  static let clearName = "Clear"

  /// The stored name of a step that imported an image.
  static let imageName = "Image"

  private static let texts: [String: DrawingBoardString] = [
    "Pencil": .pencil, "Pen": .pen, "Marker": .marker,
    "Highlighter": .highlighter, "Line": .line, "Dashed Line": .dashedLine,
    "Arrow": .arrow, "Rectangle": .rectangle, "Ellipse": .ellipse,
    "Polygon": .polygon, "Star": .star, "Eraser": .eraser, "Fill": .fill,
    "Text": .textBrush, clearName: .clear, imageName: .image,
  ]
}

/// A value that describes where a drawing is in its history.
public struct DrawingHistory: Equatable, Sendable {
  /// The number of steps.
  public var count = 0

  /// The index of the shown step; -1 is the board before the first step.
  public var index = -1

  /// A number that changes whenever steps are added, dropped or expire, even if their count is the
  /// same.
  public var revision = 0

  /// A Boolean value that indicates whether there is a step to undo.
  public var canUndo: Bool { index >= 0 }

  /// A Boolean value that indicates whether there is a step to redo.
  public var canRedo: Bool { index + 1 < count }

  /// Creates an empty history.
  public init() {}
}
