import Foundation

/// A height at which a sheet rests.
///
/// A sheet is never higher than its content or than the space that its window leaves, so two detents
/// can lead to the same height.
public struct SheetDetent: Hashable, Sendable {
  /// The identity of the detent; detents with equal identities are equal.
  public let id: String

  private let resolve: @Sendable (CGFloat) -> CGFloat

  /// Creates a detent whose height is calculated.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - resolve: Returns the height in points for the maximum height in points. Non-finite and
  ///     negative heights count as 0.
  public init(id: String, resolve: @escaping @Sendable (_ maximum: CGFloat) -> CGFloat) {
    self.id = id
    self.resolve = resolve
  }

  /// A quarter of the maximum height.
  public static let small = SheetDetent(id: "small") { $0 / 4 }

  /// Half of the maximum height.
  public static let medium = SheetDetent(id: "medium") { $0 / 2 }

  /// The maximum height.
  public static let large = SheetDetent(id: "large") { $0 }

  /// Returns a detent with a constant height in points.
  public static func height(_ height: CGFloat) -> SheetDetent {
    SheetDetent(id: "height \(height)") { _ in height }
  }

  /// Returns the height of the rows in points.
  ///
  /// - Parameter maximum: The maximum height in points.
  /// - Returns: The height, between 0 and the maximum.
  public func height(maximum: CGFloat) -> CGFloat {
    min(resolve(maximum).asLength, maximum)
  }

  /// Returns a Boolean value that determines whether two detents have the same identity.
  public static func == (first: SheetDetent, second: SheetDetent) -> Bool {
    first.id == second.id
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

/// The heights between which a finger moves a sheet, and where the sheet comes to rest.
struct SheetDetentTrack: Equatable, Sendable {
  private(set) var heights: [CGFloat]

  init(heights: [CGFloat]) {
    self.heights = heights.sorted()
  }

  /// Returns the height of the sheet under a finger, and the distance that the finger has moved past
  /// the smallest or the greatest height; positive is down.
  func position(from start: CGFloat, translation: CGFloat) -> (height: CGFloat, excess: CGFloat) {
    guard let least = heights.first, let greatest = heights.last, translation.isFinite else {
      return (start, translation)
    }
    let wanted = start - translation
    let height = min(max(wanted, least), greatest)
    return (height, height - wanted)
  }

  /// Returns the index of the height that is nearest to where a movement would come to rest; `nil` without
  /// heights.
  func index(from height: CGFloat, glide: CGFloat) -> Int? {
    let target = height - (glide.isFinite ? glide : 0)
    return heights.indices.min { abs(heights[$0] - target) < abs(heights[$1] - target) }
  }
}
