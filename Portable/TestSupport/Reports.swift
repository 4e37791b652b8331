import Foundation
import Testing
import UIKit

/// The messages the portable frameworks reported while `body` ran.
@MainActor public func reports(during body: () throws -> Void) rethrows -> [String] {
  let collected = ReportList()
  let sink = PortableLog.sink
  PortableLog.sink = { collected.append($0) }
  defer { PortableLog.sink = sink }
  try body()
  return collected.messages
}

/// Fails unless `body` makes the portable frameworks report something that contains `text`.
@MainActor public func expectReport(
  containing text: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) rethrows {
  let messages = try reports(during: body)
  if !messages.contains(where: { $0.contains(text) }) {
    Issue.record(
      "nothing reported contains \"\(text)\"; reported was: \(messages)",
      sourceLocation: sourceLocation)
  }
}

/// A list any thread may add to.
// `@unchecked`: every access to `storage` holds the lock.
private final class ReportList: @unchecked Sendable {
  private let lock = NSLock()
  private var storage: [String] = []

  var messages: [String] { lock.withLock { storage } }

  func append(_ message: String) {
    lock.withLock { storage.append(message) }
  }
}
