import Testing

/// Runs `body` for each element, and goes on with the next element after an error.
///
/// An error fails the test with the name of its element. So does a sequence without elements.
///
/// - Parameters:
///   - elements: The elements, none of which depends on the result of another.
///   - name: Returns what tells an element from the others.
///   - sourceLocation: Where a failure is shown.
///   - body: What is expected of an element; the name of the element belongs in its comments.
public func expectEach<Elements: Sequence>(
  _ elements: Elements, named name: (Elements.Element) -> String = { "\($0)" },
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Elements.Element) throws -> Void
) {
  var isEmpty = true
  for element in elements {
    isEmpty = false
    do { try body(element) } catch { record(error, of: name(element), sourceLocation) }
  }
  #expect(!isEmpty, "there is nothing to check", sourceLocation: sourceLocation)
}

/// Runs an asynchronous `body` for each element, and goes on with the next element after an error.
public nonisolated(nonsending) func expectEach<Elements: Sequence>(
  _ elements: Elements, named name: (Elements.Element) -> String = { "\($0)" },
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: nonisolated(nonsending) (Elements.Element) async throws -> Void
) async {
  var isEmpty = true
  for element in elements {
    isEmpty = false
    do { try await body(element) } catch { record(error, of: name(element), sourceLocation) }
  }
  #expect(!isEmpty, "there is nothing to check", sourceLocation: sourceLocation)
}

private func record(_ error: any Error, of name: String, _ sourceLocation: SourceLocation) {
  // The failed requirement has recorded an issue of its own, without the name.
  if error is ExpectationFailedError {
    Issue.record("\(name): ended by the requirement above", sourceLocation: sourceLocation)
  } else {
    Issue.record(error, "\(name)", sourceLocation: sourceLocation)
  }
}
