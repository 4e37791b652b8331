import Foundation
import Synchronization
import Testing
import UIKit

/// Runs `body`, and fails unless it misuses `api` for `reason`.
///
/// Misuse of anything else in `body`, or for another reason, fails the test as it does outside.
///
/// - Parameters:
///   - api: The name of the API that the misuse is reported for.
///   - reason: A part of the advice that tells this misuse of the API from others.
///   - sourceLocation: Where a failure is shown.
///   - body: What provokes the misuse.
/// - Returns: What `body` returns.
@discardableResult
public func expectMisuse<Result>(
  _ api: String, reason: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Result
) rethrows -> Result {
  let expectation = MisuseExpectation(api: api, reason: reason)
  defer { expectation.end(at: sourceLocation) }
  return try body()
}

/// Runs an asynchronous `body`, and fails unless it misuses `api` for `reason`.
@discardableResult
public func expectMisuse<Result>(
  _ api: String, reason: String, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Result
) async rethrows -> Result {
  let expectation = MisuseExpectation(api: api, reason: reason)
  defer { expectation.end(at: sourceLocation) }
  return try await body()
}

/// Collects the misuse of one API.
private final class MisuseExpectation: Sendable {
  private let api: String
  private let reason: String
  private let collected: CollectedMisuse
  private let id: Int

  init(api: String, reason: String) {
    let collected = CollectedMisuse()
    self.api = api
    self.reason = reason
    self.collected = collected
    id = MisuseLog.addCollector { misuse in
      let isExpected = misuse.api == api && misuse.advice.contains(reason)
      collected.add(misuse, isExpected: isExpected)
      return isExpected
    }
  }

  func end(at sourceLocation: SourceLocation) {
    MisuseLog.removeCollector(id)
    guard collected.expected.isEmpty else { return }
    Issue.record(
      "no misuse of \(api) for \"\(reason)\", but: \(collected.others.map(\.description))",
      sourceLocation: sourceLocation)
  }
}

/// The misuse that an expectation has seen, from any thread.
private final class CollectedMisuse: Sendable {
  private let storage = Mutex<(expected: [Misuse], others: [Misuse])>(([], []))

  var expected: [Misuse] { storage.withLock { $0.expected } }
  var others: [Misuse] { storage.withLock { $0.others } }

  func add(_ misuse: Misuse, isExpected: Bool) {
    storage.withLock {
      if isExpected { $0.expected.append(misuse) } else { $0.others.append(misuse) }
    }
  }
}
