// Names that Darwin, Dispatch and the Objective-C module have on Apple's platforms.

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
