// Names that Darwin, Dispatch and the Objective-C module have on Apple's platforms.

/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The greatest finite number of single precision.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// The greatest finite number of single precision.
public let HUGE: Float = .greatestFiniteMagnitude

/// Runs a closure. There is no pool here: objects are released when their last owner is.
///
/// - Parameter body: What to run.
/// - Returns: The closure's result.
/// - Throws: What the closure throws.
public func autoreleasepool<E: Error, Result: ~Copyable>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result {
  try body()
}
