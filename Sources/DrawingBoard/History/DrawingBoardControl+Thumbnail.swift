import UIKit

/// Small pictures of steps.
extension DrawingBoardControl {
  /// A picture of what a step changed, with what was around it then, over nothing.
  ///
  /// - Parameters:
  ///   - index: The step, from 0; others have no thumbnail.
  ///   - size: The size in points, within 1 and 512 each way.
  /// - Returns: `nil` when the step cannot be read, or changed nothing that is on the board.
  public func thumbnail(ofStep index: Int, size: CGSize) -> UIImage? {
    let steps = stack.steps
    guard let canvas, steps.indices.contains(index) else { return nil }
    let scale = max(traitCollection.displayScale, 1)
    func pixels(_ length: CGFloat) -> Int {
      length.isFinite ? Int(min(max(length, 1), 512) * scale) : 1
    }
    let wanted = PixelSize(width: pixels(size.width), height: pixels(size.height))
    guard
      let plan = StepThumbnail(of: steps[index].bounds, in: canvas.size, size: wanted),
      let image = try? plan.image(pixels: { try stack.pixels(at: $0, step: index) })
    else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// What tells a step from all others, also when its place changes.
  func stepIdentifier(at index: Int) -> UInt64? {
    let steps = stack.steps
    return steps.indices.contains(index) ? steps[index].id : nil
  }
}
