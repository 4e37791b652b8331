/// A thumb of a slider, counted from the least value.
public struct Thumb: RawRepresentable, Comparable, Hashable, Sendable {
  /// The thumb of the lower value.
  public static let lower = Thumb(rawValue: 0)

  /// The thumb of the upper value of a slider with two thumbs.
  public static let upper = Thumb(rawValue: 1)

  /// The playhead, which is beside the thumbs of the values.
  ///
  /// See ``SliderControl/playhead`` for where it can stand for a thumb.
  public static let playhead = Thumb(rawValue: ThumbNumbers.limit)

  /// The position of the thumb among all thumbs of the slider, from 0 for the least value.
  public let rawValue: Int

  /// Creates a thumb from its position.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns whether the first thumb is nearer to the least value.
  public static func < (first: Thumb, second: Thumb) -> Bool { first.rawValue < second.rawValue }
}

/// A set of thumbs.
public struct ThumbSet: OptionSet, Hashable, Sendable {
  /// One bit for each thumb.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a set of one thumb.
  public init(_ thumb: Thumb) { self.init(rawValue: 1 << thumb.rawValue) }

  /// The set of the lower thumb.
  public static let lower = ThumbSet(Thumb.lower)

  /// The set of the upper thumb of a slider with two thumbs.
  public static let upper = ThumbSet(Thumb.upper)

  /// The set of the playhead.
  public static let playhead = ThumbSet(Thumb.playhead)

  /// Both thumbs of a slider with two thumbs.
  public static let both: ThumbSet = [.lower, .upper]

  /// Returns whether the set contains a thumb.
  public func contains(_ thumb: Thumb) -> Bool { rawValue & 1 << thumb.rawValue != 0 }

  static func all(_ count: Int) -> ThumbSet { ThumbSet(rawValue: 1 << count - 1) }

  init(_ positions: some Sequence<Int>) {
    self.init(rawValue: positions.reduce(0) { $0 | 1 << $1 })
  }

  /// The thumbs of the set without the playhead, in ascending order.
  var thumbs: [Thumb] { (0..<ThumbNumbers.limit).map(Thumb.init).filter(contains) }

  var single: Thumb? {
    rawValue.nonzeroBitCount == 1 ? Thumb(rawValue: rawValue.trailingZeroBitCount) : nil
  }
}

/// The behavior of a slider when the thumb that the user moves meets another thumb.
public enum ThumbCollision: Int, CaseIterable, Equatable, Hashable, Sendable {
  /// The thumb stops at the least distance from its neighbor, and at the greatest.
  case stop

  /// The thumb pushes its neighbors, which stay where they were pushed to.
  ///
  /// It pushes at the least distance and pulls at the greatest.
  case push

  /// The thumb passes its neighbor, and the two exchange their roles.
  case swap
}

// One number for each thumb of a slider. The numbers are stored inline, so copying and changing them
// allocates nothing.
package struct ThumbNumbers: Equatable, Sendable, RandomAccessCollection {
  package static let limit = 8
  package let count: Int
  private var storage = SIMD8<Double>()

  package init(_ number: Double = 0, count: Int) {
    self.count = Swift.min(Swift.max(count, 1), Self.limit)
    for index in 0..<self.count { storage[index] = number }
  }

  // Creates numbers from a list of one to eight. Further ones are ignored.
  package init(_ list: some Collection<Double>) {
    self.init(count: list.count)
    for (index, number) in zip(indices, list) { storage[index] = number }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Double {
    get { storage[index] }
    set { storage[index] = newValue }
  }

  package subscript(thumb: Thumb) -> Double {
    get { storage[thumb.rawValue] }
    set { storage[thumb.rawValue] = newValue }
  }
}
