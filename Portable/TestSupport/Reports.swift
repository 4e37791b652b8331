import Foundation
import Synchronization
import Testing
import UIKit

/// Returns what the frameworks report while `body` runs, which then fails no test.
public func reports(during body: () throws -> Void) rethrows -> [String] {
  let expectation = ReportExpectation { _ in true }
  defer { expectation.end() }
  try body()
  return expectation.messages
}

/// Returns what the frameworks report while an asynchronous `body` runs, which then fails no test.
public func reports(
  isolation: isolated (any Actor)? = #isolation, during body: () async throws -> Void
) async rethrows -> [String] {
  let expectation = ReportExpectation { _ in true }
  defer { expectation.end() }
  try await body()
  return expectation.messages
}

/// Runs `body`, and fails unless the frameworks report something that contains `text`.
///
/// Any other report in `body` fails the test as it does outside.
///
/// - Parameters:
///   - text: A part of the message that tells it from others.
///   - sourceLocation: Where a failure is shown.
///   - body: What provokes the report.
/// - Returns: What `body` returns.
@discardableResult
public func expectReport<Result>(
  containing text: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Result
) rethrows -> Result {
  let expectation = ReportExpectation { $0.contains(text) }
  defer { expectation.end(requiring: text, at: sourceLocation) }
  return try body()
}

/// Runs an asynchronous `body`, and fails unless the frameworks report something that contains
/// `text`.
@discardableResult
public func expectReport<Result>(
  containing text: String, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Result
) async rethrows -> Result {
  let expectation = ReportExpectation { $0.contains(text) }
  defer { expectation.end(requiring: text, at: sourceLocation) }
  return try await body()
}

/// Collects reports from any thread.
private final class ReportExpectation: Sendable {
  private let collected: ReportList
  private let id: Int

  init(accepting isExpected: @escaping @Sendable (String) -> Bool) {
    let collected = ReportList()
    self.collected = collected
    id = PortableLog.addCollector { message in
      guard isExpected(message) else { return false }
      collected.add(message)
      return true
    }
  }

  var messages: [String] { collected.messages }

  func end() {
    PortableLog.removeCollector(id)
  }

  func end(requiring text: String, at sourceLocation: SourceLocation) {
    end()
    guard messages.isEmpty else { return }
    Issue.record("nothing reported contains \"\(text)\"", sourceLocation: sourceLocation)
  }
}

private final class ReportList: Sendable {
  private let storage = Mutex<[String]>([])

  var messages: [String] { storage.withLock { $0 } }

  func add(_ message: String) {
    storage.withLock { $0.append(message) }
  }
}
