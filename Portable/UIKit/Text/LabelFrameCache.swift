import QuartzCore
import TextLayout

/// The text frames a label made for the sizes it was asked about.
///
/// A frame serves every room in which its lines would come out the same, so the frame that was
/// measured is the one that is drawn.
final class LabelFrameCache {
  private struct Entry {
    var frame: TextFrame
    var scale: CGFloat
    var isJustified: Bool
    var fitsFont: Bool
  }

  private static let capacity = 3
  private var entries: [Entry] = []
  /// What the frames' colors, fonts and directions were resolved for.
  private var traits: UITraitCollection?
  /// How many frames were made, for tests.
  private(set) var builtFrames = 0

  /// A frame for the limits with the factor its fonts were scaled by.
  func frame(
    for limits: TextLimits, isJustified: Bool, fitsFont: Bool,
    make: () -> (frame: TextFrame, scale: CGFloat)
  ) -> (frame: TextFrame, scale: CGFloat) {
    if let index = entries.firstIndex(where: {
      $0.isJustified == isJustified && $0.fitsFont == fitsFont && serves($0, limits)
    }) {
      return (entries[index].frame, entries[index].scale)
    }
    let made = make()
    builtFrames += 1
    entries.append(
      Entry(frame: made.frame, scale: made.scale, isJustified: isJustified, fitsFont: fitsFont))
    if entries.count > Self.capacity { entries.removeFirst() }
    return made
  }

  /// Forgets the frames if they would look different under these traits.
  func use(_ newTraits: UITraitCollection) {
    guard let traits, traits !== newTraits else {
      traits = newTraits
      return
    }
    self.traits = newTraits
    if newTraits.hasDifferentColorAppearance(comparedTo: traits)
      || newTraits.layoutDirection != traits.layoutDirection
      || newTraits.preferredContentSizeCategory != traits.preferredContentSizeCategory
    {
      removeAll()
    }
  }

  func removeAll() {
    entries.removeAll()
  }

  private func serves(_ entry: Entry, _ limits: TextLimits) -> Bool {
    let frame = entry.frame
    if frame.limits == limits { return true }
    guard frame.limits.lines == limits.lines, !frame.isTruncated, entry.scale == 1,
      !entry.isJustified
    else { return false }
    let tolerance: CGFloat = 0.001
    return limits.width <= frame.limits.width && frame.size.width <= limits.width + tolerance
      && frame.size.height <= limits.height + tolerance
  }
}
