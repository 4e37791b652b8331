import Foundation
import UIKit

/// Drawings in the form of ``BoardExport/jsonData(progress:)``.
extension DrawingBoardControl {
  /// Draws what a JSON file contains over the picture, each element as a step.
  ///
  /// Strokes are drawn by their brushes, at the scale of the board, so that they can be undone, redrawn
  /// and exported as strokes again. On a blank board of the same size, scale and color space the
  /// picture becomes the same, byte for byte. Colors are converted to the color space of the board. The
  /// call returns when all is drawn.
  ///
  /// - Parameter data: The bytes of the file.
  /// - Returns: A Boolean value that indicates whether the picture has changed. It is `false` while the
  ///   board is not editable or a stroke is active.
  /// - Throws: A `DecodingError` if the data is not of this form, is of a later version, or names a
  ///   brush that is not known. Nothing has been drawn then.
  @discardableResult
  public func draw(json data: Data) throws -> Bool {
    let document = try DrawingDocument(data)
    let colorSpace = try BoardColorSpace(documentName: document.colorSpace)
    let elements = try document.elements.map {
      try DocumentElement($0, colorSpace: colorSpace, scale: document.scale)
    }
    guard isEditable, activeStroke == nil, let canvas, !isEndingStroke else { return false }
    finishTextEntry()
    var hasChanged = false
    for element in elements {
      let (name, result, elements) = element.draw(on: canvas)
      surface.setNeedsDisplay(result.dirty)
      for change in result.changes { surface.setNeedsDisplay(change.coordinate.rect) }
      if push(result.changes, named: name, elements: elements) {
        hasChanged = true
      }
    }
    return hasChanged
  }
}

/// An element of a file that has been read.
enum DocumentElement {
  case stroke(StrokeElement)
  case pixels(UIImage, removal: UIImage?, frame: CGRect)
  case image(UIImage, frame: CGRect)

  /// Reads an element.
  ///
  /// - Throws: A `DecodingError` for values that no element has.
  init(_ element: DrawingDocument.Element, colorSpace: BoardColorSpace, scale: CGFloat) throws {
    if let stroke = element.stroke {
      self = .stroke(try stroke.element(in: colorSpace))
      return
    }
    guard let patch = element.image, patch.frame.count == 4, scale.isFinite, scale > 0,
      let image = UIImage(data: patch.png),
      patch.removal == nil || patch.removal.flatMap({ UIImage(data: $0) }) != nil
    else { throw DrawingDocument.error("An element is neither a stroke nor an image.") }
    let parts = patch.frame.map { CGFloat($0) / scale }
    let frame = CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    self =
      patch.isPlaced == true
      ? .image(image, frame: frame)
      : .pixels(image, removal: patch.removal.flatMap { UIImage(data: $0) }, frame: frame)
  }

  /// Draws the element as one change.
  func draw(on canvas: BoardCanvas) -> (
    name: String, change: (dirty: PixelRect, changes: [TileChange]), elements: StepElements
  ) {
    switch self {
    case .stroke(let stroke):
      let session = stroke.session(on: canvas, parts: stroke.parts)
      guard let first = stroke.samples.first else { return (session.name, (.zero, []), .none) }
      session.begin(at: first)
      session.move(to: Array(stroke.samples.dropFirst()))
      let change = session.end()
      guard session.stroke.elements == nil, var element = session.element else {
        return (session.name, change, .none)
      }
      element.parts = stroke.parts
      return (session.name, change, .stroke(element))
    case .image(let image, let frame):
      let imported = canvas.importImage(in: frame) { context in
        if let image = image.cgImage { context.drawUpright(image, in: frame) }
      }
      return (
        DrawingStep.imageName, (imported.dirty, imported.changes), .image(imported.element)
      )
    case .pixels(let image, let removal, let frame):
      let reverted = canvas.revert()
      let area = canvas.pixels(covering: frame)
      canvas.capture(area)
      canvas.context.saveGState()
      canvas.context.clip(to: canvas.points(of: area))
      if let removal = removal?.cgImage {
        canvas.context.setBlendMode(.destinationOut)
        canvas.context.drawUpright(removal, in: frame)
        canvas.context.setBlendMode(.normal)
      }
      if let image = image.cgImage { canvas.context.drawUpright(image, in: frame) }
      canvas.context.restoreGState()
      return (DrawingStep.imageName, (reverted.union(area), canvas.commit()), .none)
    }
  }
}
