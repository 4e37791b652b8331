import CoreGraphics

/// A drawing as marks, in groups of which each is erased as one.
///
/// An eraser moves below marks that it does not touch and joins the erasers there, so that few groups
/// contain each other.
struct VectorPicture: VectorTarget {
  /// Marks, and the erasers of these marks and of all groups before.
  struct Group {
    var marks: [VectorMark] = []

    /// Strokes of erasers, and patches that replace what is below them.
    var erasers: [VectorMark] = []
  }

  private(set) var groups = [Group()]
  private var bounds: [[CGRect]] = [[]]
  let scale: CGFloat

  /// The greatest number of groups within each other.
  ///
  /// Readers of XML refuse documents that are nested by some hundreds.
  private static let depthLimit = 64

  init(scale: CGFloat) { self.scale = scale }

  var keepsAllStrokes: Bool { false }

  var takesParts: Bool { true }

  var isFull: Bool { groups.count > Self.depthLimit }

  mutating func add(_ stroke: StrokeElement, parts: StrokeParts) {
    for mark in stroke.marks(scale: scale, parts: parts) ?? [] { add(mark) }
  }

  mutating func add(_ patch: PixelPatch) { add(.pixels(patch)) }

  mutating func removeAll() { (groups, bounds) = ([Group()], [[]]) }

  /// A Boolean value that indicates whether a mark needs the picture below it as one image.
  var isBlended: Bool {
    groups.contains { group in
      group.marks.contains {
        if case .path(let path) = $0 { path.blendMode != .normal } else { false }
      }
    }
  }

  private mutating func add(_ mark: VectorMark) {
    let box = mark.bounds(scale: scale)
    if mark.erases { erase(with: mark, within: box) }
    guard mark.paints else { return }
    if let last = groups.indices.last, groups[last].erasers.isEmpty {
      groups[last].marks.append(mark)
      bounds[last].append(box)
    } else {
      groups.append(Group(marks: [mark]))
      bounds.append([box])
    }
  }

  private mutating func erase(with eraser: VectorMark, within box: CGRect) {
    for (number, group) in groups.enumerated().reversed() {
      if let touched = bounds[number].lastIndex(where: { $0.intersects(box) }) {
        erase(eraser, in: number, after: touched)
        return
      }
      // Erasers may change places.
      if number > 0, !groups[number - 1].erasers.isEmpty, group.erasers.isEmpty {
        guard
          groups[..<number].indices.contains(where: { bounds[$0].contains { $0.intersects(box) } })
        else { return }
        groups[number - 1].erasers.append(eraser)
        return
      }
    }
  }

  /// Erases the marks of a group up to one, and what is below them.
  private mutating func erase(_ eraser: VectorMark, in number: Int, after mark: Int) {
    if mark == groups[number].marks.count - 1 || !groups[number].erasers.isEmpty {
      groups[number].erasers.append(eraser)
      return
    }
    let rest = Group(marks: Array(groups[number].marks[(mark + 1)...]))
    let boxes = Array(bounds[number][(mark + 1)...])
    groups[number].marks.removeSubrange((mark + 1)...)
    bounds[number].removeSubrange((mark + 1)...)
    groups[number].erasers = [eraser]
    groups.insert(rest, at: number + 1)
    bounds.insert(boxes, at: number + 1)
  }
}
